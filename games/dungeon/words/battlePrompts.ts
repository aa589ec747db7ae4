/** What a combat asks. */
import { say } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import type { CombatAsks } from '../agenda/combat.ts';
import { combatCards } from '../content/combatCards.ts';
import { pets } from '../content/pets.ts';
import type { Spell } from '../content/types.ts';
import type { DungeonView } from '../view.ts';
import { costText } from './amounts.ts';
import { busy } from './busy.ts';
import type { Prompts } from './catalogue.ts';
import { cardOf } from './lair.ts';
import { cardName, cellName, tileName } from './names.ts';
import { creature, pet, planned } from './voice.ts';

export const battlePrompts: Prompts<CombatAsks> = {
  planBattle: {
    yours({ view, seat, frame: { part } }) {
      if (part === 'tile') return 'plan the battle: on which tile?';
      const where = battleTile(view, seat);
      if (part === 'commit') return `your plan for ${where} is made`;
      const question = { traps: 'set a trap?', monsters: 'send a monster?', ghosts: 'send a ghost?' }[part];
      return `plan the battle in ${where}: ${question}`;
    },
    theirs: busy('plans the battle'),
  },
  freePrisoner: {
    yours: () => 'there is nowhere left to fight: which prisoner goes free?',
    theirs: busy('plans the battle'),
  },
  trapOrder: { yours: () => 'which trap springs first?', theirs: busy('springs the traps') },
  trapTarget: { yours: ({ frame }) => say`${planned(frame.trap)}: who is hit?`, theirs: busy('aims a trap') },
  catapultMonster: {
    yours: ({ frame }) => say`${planned(frame.trap)}: whom do you throw?`,
    theirs: busy('picks a monster to throw'),
  },
  suggestionOrder: {
    yours: ({ frame }) => `${cardName(frame.card)}: with whom do you talk first?`,
    theirs: busy('argues with monsters'),
  },
  suggestion: {
    yours: ({ view, frame }) =>
      say`${cardName(frame.card)}: the ${creature(frame.creature)} wants ${costText(cardOf(view, frame.creature).cost)} to stay`,
    theirs: busy('argues with monsters'),
  },
  wordOfPeace: {
    yours: ({ frame }) => `${cardName(frame.card)}: call the monsters off?`,
    theirs: busy('is asked for peace'),
  },
  spellCreature: {
    yours: ({ frame: { card } }) => `${cardName(card)}: ${VICTIMS[combatCards[card].spell.do] ?? 'who is struck?'}`,
    theirs: busy('is under a spell'),
  },
  spellTrap: {
    yours: ({ frame }) => `${cardName(frame.card)}: which trap do you lose?`,
    theirs: busy('loses a trap'),
  },
  jailbreak: {
    yours: ({ frame }) => `${cardName(frame.card)}: which prisoner walks free?`,
    theirs: busy('has an open cell'),
  },
  activate: { yours: () => 'who acts next?', theirs: busy('sends in the creatures') },
  attackWith: {
    yours: ({ frame }) => say`what does the ${creature(frame.creature)} do?`,
    theirs: busy('sends in the creatures'),
  },
  attackTarget: {
    yours: ({ frame }) =>
      say`whom does the ${creature(frame.creature)} ${frame.hypnosis ? 'call to the front' : 'attack'}?`,
    theirs: busy('picks a victim'),
  },
  petTarget: { yours: ({ frame }) => say`${pet(frame.pet)}: who is hit?`, theirs: busy('picks a victim') },
  usePet: {
    yours: ({ frame }) =>
      pets[frame.pet].moment === 'conquering'
        ? 'your tile is about to fall. Use a pet?'
        : 'a slow spell is about to be cast. Use a pet?',
    theirs: busy('may use a pet'),
  },
  extraTile: {
    yours: ({ frame }) => `${cardName(frame.card)}: which tile falls as well?`,
    theirs: busy('loses another tile'),
  },
};

/** `the Mint at C2`. */
function battleTile({ players }: DungeonView, seat: Seat): string {
  const { plan, dungeon } = players[seat];
  return `the ${tileName(dungeon[plan.cell])} at ${cellName(plan.cell)}`;
}

/** What a spell does to the one who is chosen. */
const VICTIMS: { readonly [word in Spell['do']]?: string } = {
  withdraw: 'which monster goes home?',
  sheep: 'which monster turns into a sheep?',
  banish: 'which monster is cast out?',
  knockOutGhost: 'which ghost falls asleep?',
};
