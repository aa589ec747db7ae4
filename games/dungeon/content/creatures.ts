/** The creatures: eleven monsters and the ghost. */
import { cost } from './costs.ts';
import type { Attack, BattleOption, Cost, Creature, CreatureCard, CreatureKind, Year } from './types.ts';

export const Goblin: CreatureKind = 0;
export const Slime: CreatureKind = 1;
export const Troll: CreatureKind = 2;
export const Witch: CreatureKind = 3;
export const Vampire: CreatureKind = 4;
export const Ghost: CreatureKind = 5;
export const Golem: CreatureKind = 6;
export const Dragon: CreatureKind = 7;
export const Demon: CreatureKind = 8;
export const Cockatrice: CreatureKind = 9;
export const EvilEye: CreatureKind = 10;
export const Elderbeast: CreatureKind = 11;
export const CREATURE_KINDS = 12;

/** Troll tokens in the box; there are as many Trolls (DUN-3.2, DUN-R53). */
export const TROLL_TOKENS = 3;

const standard = (damage: number): Attack => ({ reach: 'standard', damage });
const anyone = (damage: number): Attack => ({ reach: 'anyone', damage });
const everyone = (damage: number): Attack => ({ reach: 'everyone', damage });

const PLAIN: BattleOption = {
  id: 'attack',
  attacks: [],
  followUp: 0,
  food: 0,
  hypnosis: false,
  poison: 0,
  preventsConquering: false,
  skipsHealing: false,
  returns: false,
};

function option(id: string, attacks: readonly Attack[], parts: Partial<BattleOption> = {}): BattleOption {
  return { ...PLAIN, id, attacks, ...parts };
}

const NO_BARS = { priests: false, paladin: false, first: false };

function creature(
  id: string,
  name: string,
  tiles: readonly [number, number],
  price: Cost,
  options: readonly BattleOption[],
  text: string,
  parts: Partial<CreatureCard> = {},
): CreatureCard {
  return {
    id,
    name,
    plural: `${name}s`,
    fs: false,
    tiles,
    monster: true,
    cost: price,
    upkeep: price,
    options,
    rage: 0,
    bars: NO_BARS,
    staysUpIdle: false,
    tokens: 0,
    skipsFast: false,
    skipsSlow: false,
    text,
    ...parts,
  };
}

export const creatures: readonly CreatureCard[] = [
  creature(
    'MON-GOB',
    'Goblin',
    [2, 1],
    cost({ food: 1 }),
    [option('attack', [standard(2)], { followUp: 1 })],
    'Hits the first for 2. If that finishes him, the next one is hit for 1.',
  ),
  creature(
    'MON-SLI',
    'Slime',
    [2, 1],
    cost({ food: 1 }),
    [option('attack', [everyone(1)]), option('clog', [], { preventsConquering: true })],
    'Burns everyone for 1, or clogs the passage: no attack, no fatigue, no conquest.',
  ),
  creature(
    'MON-TRO',
    'Troll',
    [2, 1],
    cost({ food: 2 }),
    [option('attack', [standard(3)]), option('feast', [standard(4)], { food: 1 })],
    'Hits the first for 3, or for 4 after a snack of 1 food. Lends a Troll token as long as it stays.',
    { tokens: 1 },
  ),
  creature(
    'MON-WIT',
    'Witch',
    [2, 1],
    cost({ food: 1, evil: 1 }),
    [option('attack', [standard(4)]), option('hexes', [anyone(1), anyone(1)])],
    'Hits the first for 4, or hexes twice for 1, the same victim or two.',
    { plural: 'Witches' },
  ),
  creature(
    'MON-VAM',
    'Vampire',
    [2, 1],
    cost({ evil: 2 }),
    [option('attack', [anyone(3)]), option('sip', [anyone(2)], { returns: true })],
    'Bites anyone for 3, or for 2 and is home before dawn, face up. Never a priest, never the paladin.',
    { bars: { priests: true, paladin: true, first: false }, staysUpIdle: true },
  ),
  creature(
    'GHO',
    'Ghost',
    [2, 1],
    cost({ evil: 1 }),
    [option('attack', [anyone(2)])],
    'Chills anyone but the first for 2. Not a monster: any number may haunt one battle.',
    { monster: false, bars: { priests: false, paladin: false, first: true } },
  ),
  creature(
    'MON-GOL',
    'Golem',
    [0, 2],
    cost({ traps: 1, gold: 1 }),
    [option('attack', [standard(4)], { returns: true })],
    'Hits the first for 4 and is ready for the next round.',
    { staysUpIdle: true },
  ),
  creature(
    'MON-DRA',
    'Dragon',
    [0, 2],
    cost({ food: 2, evil: 2 }),
    [option('attack', [everyone(2)], { skipsHealing: true })],
    'Scorches everyone for 2; nobody heals this round.',
  ),
  creature(
    'MON-DEM',
    'Demon',
    [0, 2],
    cost({ monsters: 1, evil: 1 }),
    [option('attack', [anyone(7)], { preventsConquering: true })],
    'Tears at anyone but the paladin for 7; then no fatigue, no conquest. Eats one of your monsters as pay.',
    { bars: { priests: false, paladin: true, first: false } },
  ),
  creature(
    'MON-COC',
    'Cockatrice',
    [2, 1],
    cost({ food: 1 }),
    [option('attack', [anyone(1)], { poison: 1 })],
    'Pecks anyone for 1 and leaves 1 poison, which bites at the end of the battle.',
    { fs: true },
  ),
  creature(
    'MON-EYE',
    'Evil Eye',
    [2, 1],
    cost({ gold: 1, evil: 1 }),
    [option('attack', [standard(3)], { hypnosis: true })],
    'Calls anyone to the front of the line, for good, and hits him for 3.',
    { fs: true },
  ),
  creature(
    'MON-ELD',
    'Elderbeast',
    [0, 2],
    cost({ imps: 1 }),
    [option('attack', [standard(4)])],
    'Hits the first for 4. While it fights, no fast spell works.',
    { fs: true, skipsFast: true },
  ),
];

/** A monster under Metamorphosis (C206). */
export const sheep: BattleOption = option('sheep', [standard(1)]);

function stack(year: Year): CreatureKind[] {
  return creatures.flatMap((card, kind) => Array.from({ length: card.tiles[year - 1] }, () => kind));
}

/** The kind of every tile, silver before gold. */
export const creatureOf: readonly CreatureKind[] = [...stack(1), ...stack(2)];
export const CREATURES = 32;
/** The first tile with a gold back. */
export const FIRST_GOLD_CREATURE: Creature = 16;

/** The tiles of a year's stack. */
export function creatureTiles(year: Year, fs: boolean): Creature[] {
  const found: Creature[] = [];
  for (let tile = 0; tile < CREATURES; tile++) {
    if (tile >= FIRST_GOLD_CREATURE === (year === 2) && (fs || !creatures[creatureOf[tile]].fs)) found.push(tile);
  }
  return found;
}

/** `isMonster[tile]`: false for ghosts. */
export const isMonster: readonly boolean[] = creatureOf.map(kind => creatures[kind].monster);
