/** What setup, events, adventurers and production ask. */
import { say, whose } from '@vesper/kernel';
import type { SeasonAsks } from '../agenda/seasons.ts';
import { NONE } from '../state.ts';
import { costText } from './amounts.ts';
import { busy } from './busy.ts';
import type { Prompts } from './catalogue.ts';
import { cardOf } from './lair.ts';
import { specialName } from './names.ts';
import { creature, gold as coins, item, lord } from './voice.ts';

export const seasonPrompts: Prompts<SeasonAsks> = {
  chooseSetup: { yours: () => 'choose how your dungeon begins', theirs: busy('chooses a setup card') },
  putAway: {
    yours: ({ frame }) => `which order starts out of reach? (${frame.left} to choose)`,
    theirs: busy('puts two orders out of reach'),
  },
  prisonerOrMark: {
    yours: ({ frame }) => `a red mark is due (${frame.left} to settle). Take it, or let a prisoner go?`,
    theirs: busy('settles a red mark'),
  },
  payNext: { yours: () => 'Pay Day: whom do you settle with next?', theirs: busy('settles with the creatures') },
  payDay: {
    yours: ({ view, frame }) =>
      say`Pay Day: the ${creature(frame.creature)} wants ${costText(cardOf(view, frame.creature).upkeep)}`,
    theirs: busy('settles with the creatures'),
  },
  witchHunt: {
    yours: ({ frame }) => `${specialName(frame.card)}: which monster do you give up?`,
    theirs: busy('faces the hunters'),
  },
  earthquake: {
    yours: ({ frame }) => `${specialName(frame.card)}: which tile caves in? (${frame.left} to go)`,
    theirs: busy('watches the dungeon shake'),
  },
  monsterStrike: {
    yours: ({ frame }) => say`${specialName(frame.card)}: what does the ${creature(frame.creature)} get?`,
    theirs: busy('bargains with the strikers'),
  },
  inspection: {
    yours: ({ frame }) => `${specialName(frame.card)}: what do you hand over?`,
    theirs: busy('receives the inspectors'),
  },
  turnDown: {
    yours: ({ frame: { left, card } }) =>
      `${specialName(card)}: which monster goes to sleep?${left > 1 ? ` (${left} to go)` : ''}`,
    theirs: busy('sends a monster to sleep'),
  },
  lanternParade: {
    yours: ({ frame: { card, gold } }) => say`${specialName(card)}: pay ${coins(gold)} to be liked?`,
    theirs: busy('hears the music'),
  },
  feedMonster: {
    yours: ({ frame }) => say`whom does the ${creature(frame.creature)} eat?`,
    theirs: busy('feeds a Demon'),
  },
  payTrap: {
    yours: ({ frame }) =>
      frame.creature === NONE
        ? 'which trap do you give up?'
        : say`which trap do you give up for the ${creature(frame.creature)}?`,
    theirs: busy('gives up a trap'),
  },
  giveItem: {
    yours: ({ view, frame }) => say`who gets ${whose(lord(view, frame.colour))} ${item(frame.item)}?`,
    theirs: busy('hands over a gift'),
  },
  produce: { yours: () => 'Production: what works next?', theirs: busy('runs the rooms') },
  dig: {
    yours({ frame: { source, done, left } }) {
      if (source !== 'order') return 'where is the tunnel dug?';
      return done === 0 ? `where do you dig? (up to ${left})` : `where do you dig next? (up to ${left} more)`;
    },
    theirs: busy('digs'),
  },
  draftPet: { yours: () => 'the Festival begins: which pet do you take?', theirs: busy('picks a pet') },
  keep: {
    yours: ({ frame: { what, left } }) => `keep which ${what === 'pets' ? 'pet' : 'trap'}? (${left} to keep)`,
    theirs: busy('looks through cards'),
  },
};
