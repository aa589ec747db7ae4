/** Everybody who can stand in a line: adventurers by year and class, then the paladins, then the illusion. */
import type { Adventurer, AdventurerCard, Class, Year } from './types.ts';

export const WARRIOR: Class = 0;
export const THIEF: Class = 1;
export const PRIEST: Class = 2;
export const WIZARD: Class = 3;
export const BARD: Class = 4;
export const PALADIN: Class = 5;
export const DECOY: Class = 6;
export const CLASS_NAMES = ['warrior', 'thief', 'priest', 'wizard', 'bard', 'paladin', 'illusion'] as const;

/** Points for an imprisoned adventurer (DUN-6.4). */
export const PRISONER_POINTS = 2;

const NOBODY: AdventurerCard = {
  id: '',
  name: '',
  class: WARRIOR,
  year: 0,
  fs: false,
  rank: 0,
  hitPoints: 0,
  trap: 0,
  magic: 0,
  heart: 0,
  note: 0,
  points: 0,
};

const RANKS = [
  [1, 2, 2, 3],
  [1, 2, 3, 4],
];
const WARRIOR_HIT_POINTS = [
  [3, 4, 4, 5],
  [5, 6, 7, 8],
];
const HIT_POINTS = [
  [3, 3, 4, 4],
  [4, 5, 5, 6],
];
const SYMBOLS = [
  [1, 2, 1, 2],
  [2, 2, 3, 3],
];
/** Four of each class per year, weakest first. */
const NAMES = [
  ['Farmhand', 'Guardsman', 'Mercenary', 'Axeman', 'Sergeant', 'Veteran', 'Champion', 'Warlord'],
  ['Urchin', 'Lockpick', 'Burglar', 'Cutpurse', 'Tomb Robber', 'Saboteur', 'Shadow', 'Guildmaster'],
  ['Novice', 'Confessor', 'Friar', 'Deacon', 'Prior', 'Inquisitor', 'Abbot', 'Bishop'],
  ['Apprentice', 'Conjurer', 'Alchemist', 'Sage', 'Enchanter', 'Seer', 'Magister', 'Archmage'],
  ['Busker', 'Piper', 'Troubadour', 'Skald', 'Balladeer', 'Court Singer', 'Laureate', 'Maestro'],
];
const LETTERS = ['W', 'T', 'P', 'Z', 'B'];

function adventurer(year: Year, kind: Class, index: number): AdventurerCard {
  const symbols = SYMBOLS[year - 1][index];
  const number = 4 * (year - 1) + index;
  return {
    ...NOBODY,
    id: `A${LETTERS[kind]}${number + 1}`,
    name: NAMES[kind][number],
    class: kind,
    year,
    fs: kind === BARD,
    rank: RANKS[year - 1][index],
    hitPoints: (kind === WARRIOR ? WARRIOR_HIT_POINTS : HIT_POINTS)[year - 1][index],
    trap: kind === THIEF ? symbols : 0,
    heart: kind === PRIEST ? symbols : 0,
    magic: kind === WIZARD ? symbols : 0,
    note: kind === BARD ? symbols : 0,
    points: PRISONER_POINTS,
  };
}

function paladin(
  id: string,
  name: string,
  year: Year,
  rank: number,
  hitPoints: number,
  points: number,
): AdventurerCard {
  const symbols = year + 1;
  return {
    ...NOBODY,
    id,
    name,
    class: PALADIN,
    year,
    rank,
    hitPoints,
    trap: symbols,
    magic: symbols,
    heart: symbols,
    points,
  };
}

const drawn = [1, 2].flatMap(year =>
  [WARRIOR, THIEF, PRIEST, WIZARD, BARD].flatMap(kind => [0, 1, 2, 3].map(index => adventurer(year, kind, index))),
);

export const adventurers: readonly AdventurerCard[] = [
  ...drawn,
  paladin('PAL-E1', 'Elf Paladin', 1, 1, 4, 4),
  paladin('PAL-H1', 'Human Paladin', 1, 2, 5, 5),
  paladin('PAL-D1', 'Dwarf Paladin', 1, 3, 6, 6),
  paladin('PAL-E2', 'Elf High Paladin', 2, 1, 7, 4),
  paladin('PAL-H2', 'Human High Paladin', 2, 2, 8, 5),
  paladin('PAL-D2', 'Dwarf High Paladin', 2, 3, 9, 6),
  ...[0, 1, 2, 3].map(seat => ({
    ...NOBODY,
    id: `ILLUSION${seat}`,
    name: 'Illusion',
    class: DECOY,
    hitPoints: 1,
  })),
];

/** Adventurer tiles; the paladins follow. */
export const ADVENTURER_TILES = 40;
export const FIRST_PALADIN: Adventurer = 40;
export const PALADINS = 6;
/** The decoy of C201 in the line of seat n is `FIRST_ILLUSION` + n: never imprisoned, never a survivor (DUN-R67). */
export const FIRST_ILLUSION: Adventurer = 46;
export const ADVENTURERS = 50;

export function isPaladin(adventurer: Adventurer): boolean {
  return adventurer >= FIRST_PALADIN && adventurer < FIRST_ILLUSION;
}

export function isIllusion(adventurer: Adventurer): boolean {
  return adventurer >= FIRST_ILLUSION;
}

/** The adventurer tiles of a year. */
export function adventurerTiles(year: Year, fs: boolean): Adventurer[] {
  const found: Adventurer[] = [];
  for (let tile = 0; tile < ADVENTURER_TILES; tile++) {
    if (adventurers[tile].year === year && (fs || !adventurers[tile].fs)) found.push(tile);
  }
  return found;
}

/** Ranks of the paladins that wait in the tent, by the option `paladins`, weakest first (DUN-R61). */
const TENT: readonly (readonly number[])[] = [[], [2], [1, 3], [1, 2, 3]];

/** The tent of a year, weakest first. */
export function tent(year: Year, paladins: number): Adventurer[] {
  return TENT[paladins].map(rank => FIRST_PALADIN + 3 * (year - 1) + rank - 1);
}
