/** What setup, events, adventurers and production ask. */
import type { SeasonAsk } from '../agenda/seasons.ts';
import { NONE } from '../state.ts';
import { costText } from './amounts.ts';
import type { SpecialDetails } from './details.ts';
import { cardOf } from './lair.ts';
import { itemName, specialName, theCreature } from './names.ts';
import type { Prompt } from './prompts.ts';
import { colourName } from './voice.ts';

export const seasonPrompts: Readonly<Record<SeasonAsk['ask'], Prompt>> = {
  chooseSetup: { yours: () => 'choose how your dungeon begins', theirs: 'chooses a setup card' },
  putAway: {
    yours: (_view, { left }) => `which order starts out of reach? (${left} to choose)`,
    theirs: 'puts two orders out of reach',
  },
  prisonerOrMark: {
    yours: (_view, { left }) => `a red mark is due (${left} to settle). Take it, or let a prisoner go?`,
    theirs: 'settles a red mark',
  },
  payNext: { yours: () => 'Pay Day: whom do you settle with next?', theirs: 'settles with the creatures' },
  payDay: {
    yours: (view, { creature }) => `Pay Day: ${theCreature(creature)} wants ${costText(cardOf(view, creature).upkeep)}`,
    theirs: 'settles with the creatures',
  },
  witchHunt: { yours: () => 'Witch Hunt: which monster do you give up?', theirs: 'faces the Witch Hunt' },
  earthquake: {
    yours: (_view, { left }) => `Earthquake: which tile caves in? (${left} to go)`,
    theirs: 'watches the dungeon shake',
  },
  monsterStrike: {
    yours: (_view, { creature }) => `Monster Strike: what does ${theCreature(creature)} get?`,
    theirs: 'bargains with the strikers',
  },
  inspection: { yours: () => 'Safety Inspection: what do you hand over?', theirs: 'receives the inspectors' },
  turnDown: {
    yours(_view, d) {
      const { left, card } = d as unknown as SpecialDetails;
      return `${specialName(card)}: which monster goes to sleep?${left > 1 ? ` (${left} to go)` : ''}`;
    },
    theirs: 'sends a monster to sleep',
  },
  lanternParade: { yours: () => 'Lantern Parade: pay 2 gold to be liked?', theirs: 'considers the Lantern Parade' },
  feedMonster: {
    yours: (_view, { creature }) => `whom does ${theCreature(creature)} eat?`,
    theirs: 'feeds a Demon',
  },
  payTrap: {
    yours: (_view, { creature }) =>
      creature === NONE ? 'which trap do you give up?' : `which trap do you give up for ${theCreature(creature)}?`,
    theirs: 'gives up a trap',
  },
  giveItem: {
    yours: (view, { colour, item }) =>
      colour === view.viewer
        ? `who gets your ${itemName(item)}?`
        : `who gets ${colourName(colour)}’s ${itemName(item)}?`,
    theirs: 'hands over a gift',
  },
  produce: { yours: () => 'Production: what works next?', theirs: 'runs the rooms' },
  dig: {
    yours(_view, { source, done, left }) {
      if (source !== 'order') return 'where is the tunnel dug?';
      return done === 0 ? `where do you dig? (up to ${left})` : `where do you dig next? (up to ${left} more)`;
    },
    theirs: 'digs',
  },
  draftPet: { yours: () => 'the Festival begins: which pet do you take?', theirs: 'picks a pet' },
  keep: {
    yours: (_view, { what, left }) => `keep which ${what === 'pets' ? 'pet' : 'trap'}? (${left} to keep)`,
    theirs: 'looks through cards',
  },
};
