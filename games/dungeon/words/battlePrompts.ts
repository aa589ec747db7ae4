/** What a combat asks. */
import type { CombatAsk, PlanPart } from '../agenda/combat.ts';
import { combatCards } from '../content/combatCards.ts';
import { GuardGosling } from '../content/pets.ts';
import type { CombatCard } from '../content/types.ts';
import type { DungeonView } from '../view.ts';
import { costText } from './amounts.ts';
import type { Details, SpellDetails } from './details.ts';
import { cardOf } from './lair.ts';
import { cardName, cellName, petName, theCreature, tileName, trapName } from './names.ts';
import type { Prompt } from './prompts.ts';

export const battlePrompts: Readonly<Record<CombatAsk['ask'], Prompt>> = {
  planBattle: { yours: (view, d) => plans[d.part](view, d), theirs: 'plans the battle' },
  freePrisoner: {
    yours: () => 'there is nowhere left to fight: which prisoner goes free?',
    theirs: 'plans the battle',
  },
  trapOrder: { yours: () => 'which trap springs first?', theirs: 'springs the traps' },
  trapTarget: {
    yours: (_view, { trap }) => `${trapName(trap)}: who is hit?`,
    theirs: 'aims a trap',
  },
  catapultMonster: { yours: () => 'Monster Catapult: whom do you throw?', theirs: 'loads the catapult' },
  suggestionOrder: { yours: () => 'Suggestion: with whom do you talk first?', theirs: 'argues with monsters' },
  suggestion: {
    yours: (view, { creature }) =>
      `Suggestion: ${theCreature(creature)} wants ${costText(cardOf(view, creature).cost)} to stay`,
    theirs: 'argues with monsters',
  },
  wordOfPeace: { yours: () => 'Word of Peace: call the monsters off?', theirs: 'hears a Word of Peace' },
  spellCreature: { yours: (_view, d) => victim((d as unknown as SpellDetails).card), theirs: 'is under a spell' },
  spellTrap: {
    yours: (_view, d) => `${cardName((d as unknown as SpellDetails).card)}: which trap do you lose?`,
    theirs: 'loses a trap',
  },
  jailbreak: { yours: () => 'Jailbreak: which prisoner walks free?', theirs: 'has an open cell' },
  activate: { yours: () => 'who acts next?', theirs: 'sends in the creatures' },
  attackWith: {
    yours: (_view, { creature }) => `what does ${theCreature(creature)} do?`,
    theirs: 'sends in the creatures',
  },
  attackTarget: {
    yours: (_view, { creature, hypnosis }) =>
      hypnosis ? `whom does ${theCreature(creature)} call to the front?` : `whom does ${theCreature(creature)} attack?`,
    theirs: 'picks a victim',
  },
  petTarget: { yours: (_view, { pet }) => `${petName(pet)}: who is hit?`, theirs: 'picks a victim' },
  usePet: {
    yours: (_view, { pet }) =>
      pet === GuardGosling ? 'your tile is about to fall. Use a pet?' : 'a slow spell is about to be cast. Use a pet?',
    theirs: 'may use a pet',
  },
  extraTile: { yours: () => 'Pathfinding: which tile falls as well?', theirs: 'loses another tile' },
};

const plans: { readonly [Part in PlanPart]: (view: DungeonView, d: Details) => string } = {
  tile: () => 'plan the battle: on which tile?',
  traps: (view, d) => `plan the battle ${where(view, d)}: set a trap?`,
  monsters: (view, d) => `plan the battle ${where(view, d)}: send a monster?`,
  ghosts: (view, d) => `plan the battle ${where(view, d)}: send a ghost?`,
  commit: (view, d) => `your plan for ${where(view, d).replace(/^(in|at) /, '')} is made`,
};

/** `in the Mint`, `in the tunnel at C2`. */
function where(view: DungeonView, { seat }: Details): string {
  const { plan, dungeon } = view.players[seat];
  const name = tileName(dungeon[plan.cell]);
  return `in the ${name} at ${cellName(plan.cell)}`;
}

function victim(card: CombatCard): string {
  const name = cardName(card);
  switch (combatCards[card].spell.do) {
    case 'withdraw':
      return `${name}: which monster goes home?`;
    case 'sheep':
      return `${name}: which monster turns into a sheep?`;
    case 'knockOutGhost':
      return `${name}: which ghost falls asleep?`;
    default:
      return `${name}: which monster is cast out?`;
  }
}
