/** The traps: nine kinds, three more with Festival Season, three cards of each. */
import type { Trap, TrapCard } from './types.ts';

export const RollingStone: Trap = 0;
export const FireWall: Trap = 2;
export const TrapDoor: Trap = 3;
export const PoisonedDart: Trap = 4;
export const AntiMagicDart: Trap = 5;
export const PoisonedMeal: Trap = 6;
export const KamikazeImp: Trap = 8;
export const Cacophony: Trap = 11;
export const COPIES = 3;

const NO_COST = { food: 0, gold: 0, imps: 0, monsters: 0, marks: 0 };

function trap(id: string, name: string, text: string, parts: Partial<TrapCard>): TrapCard {
  return {
    id,
    name,
    fs: false,
    cost: NO_COST,
    each: 0,
    first: 0,
    second: 0,
    last: 0,
    chosen: 0,
    bards: 0,
    withoutBards: 0,
    mortal: false,
    poison: 0,
    antimagic: false,
    hushes: false,
    preventsConquering: false,
    text,
    ...parts,
  };
}

export const traps: readonly TrapCard[] = [
  trap('TR-RS', 'Rolling Stone', 'The first takes 3.', { first: 3 }),
  trap('TR-PE', 'Pendulum', 'The second takes 3.', { second: 3 }),
  trap('TR-FW', 'Fire Wall', 'Everyone takes 1, the last one 2.', { each: 1, last: 1 }),
  trap('TR-TD', 'Trap Door', 'The first takes 2. No fatigue, no conquest this round.', {
    first: 2,
    preventsConquering: true,
  }),
  trap('TR-PD', 'Poisoned Dart', 'Anyone takes 1 and carries 2 poison.', { chosen: 1, poison: 2 }),
  trap(
    'TR-AD',
    'Anti-magic Dart',
    'Anyone takes 1. A wizard then spoils all spells of the round, a priest the healing.',
    {
      chosen: 1,
      antimagic: true,
    },
  ),
  trap('TR-PM', 'Poisoned Meal', 'Costs 1 food. The first takes all he can still bear.', {
    cost: { ...NO_COST, food: 1 },
    mortal: true,
  }),
  trap('TR-CR', 'Cursed Ring', 'Costs 1 gold. Everyone takes 1. No fatigue, no conquest this round.', {
    cost: { ...NO_COST, gold: 1 },
    each: 1,
    preventsConquering: true,
  }),
  trap('TR-KI', 'Kamikaze Imp', 'Costs an imp, for good. The first takes 3, everyone else 1.', {
    cost: { ...NO_COST, imps: 1 },
    each: 1,
    first: 2,
  }),
  trap('TR-MC', 'Monster Catapult', 'Costs a monster that is not in the battle. Anyone takes 5.', {
    fs: true,
    cost: { ...NO_COST, monsters: 1 },
    chosen: 5,
  }),
  trap('TR-PL', 'Plague', 'Costs a red mark. Everyone takes 2.', {
    fs: true,
    cost: { ...NO_COST, marks: 1 },
    each: 2,
  }),
  trap('TR-CA', 'Cacophony', 'All courage is lost and every bard takes 2; with no bard about, the first takes 1.', {
    fs: true,
    bards: 2,
    withoutBards: 1,
    hushes: true,
  }),
];

/** The whole trap deck, unshuffled. */
export function trapDeck(fs: boolean): Trap[] {
  return traps.flatMap((card, kind) => (fs || !card.fs ? Array.from({ length: COPIES }, () => kind) : []));
}
