/** Creatures and Afflictions as the rules read them. */
import { afflictions } from './afflictions.ts';
import { creatures } from './creatures.ts';
import type { FoeId } from './ids.ts';
import { KEYWORD, KEYWORDS, TYPE } from './numbers.ts';
import { EMPTY_ROW, writeModifiers, writeRow } from './rows.ts';
import type { Affliction, Creature, FoePower, SkirmishSide } from './things.ts';
import type { Dice, Keyword, Keywords, ModifiersId, RowId } from './types.ts';

export interface FoeCard {
  readonly id: FoeId;
  readonly name: string;
  readonly isAffliction: boolean;
  /** An index into TYPES. */
  readonly type: number;
  readonly isRanged: boolean;
  readonly range: number;
  readonly might: number;
  readonly defense: number;
  /** Of an Affliction: per character. */
  readonly vita: number;
  readonly stride: number;
  readonly dice: Dice;
  /** By keyword: its number; 1 for those without; 0 = it has it not. */
  readonly keywords: readonly number[];
  readonly mods: ModifiersId;
  readonly hit: RowId;
  readonly start: RowId;
  readonly death: RowId;
  readonly half: RowId;
  readonly every: RowId;
  /** Every so many turns; 0 = never. */
  readonly everyTurns: number;
  readonly lore: number;
  readonly coins: number;
  readonly skirmish: CompiledSkirmish | null;
}

interface CompiledSkirmish extends Omit<SkirmishSide, 'hit' | 'won'> {
  readonly hit: RowId;
  readonly won: RowId;
}

/** By keyword. */
export function keywordNumbers(keywords: Keywords): readonly number[] {
  const numbers = KEYWORDS.map(() => 0);
  for (const [keyword, n] of Object.entries(keywords)) numbers[KEYWORD[keyword as Keyword]] = Number(n);
  return numbers;
}

const rowOn = (powers: readonly FoePower[], on: FoePower['on']): RowId => {
  const found = powers.find(power => power.on === on);
  return found === undefined ? EMPTY_ROW : writeRow(found.effects);
};

const everyTurns = (powers: readonly FoePower[]): number => {
  for (const power of powers) if (power.on === 'every') return power.turns;
  return 0;
};

function compiled(foe: Creature | Affliction): FoeCard {
  const { powers } = foe;
  const skirmish = 'skirmish' in foe ? foe.skirmish : null;
  return {
    id: foe.id,
    name: foe.name,
    isAffliction: skirmish === null,
    type: TYPE[foe.type],
    isRanged: foe.behaviour === 'ranged',
    range: foe.range,
    might: foe.might,
    defense: foe.defense,
    vita: foe.vita,
    stride: foe.stride,
    dice: foe.dice,
    keywords: keywordNumbers(foe.keywords),
    mods: writeModifiers(foe.passive),
    hit: rowOn(powers, 'hit'),
    start: rowOn(powers, 'start'),
    death: rowOn(powers, 'death'),
    half: rowOn(powers, 'half'),
    every: rowOn(powers, 'every'),
    everyTurns: everyTurns(powers),
    lore: foe.lore,
    coins: foe.coins,
    skirmish: skirmish === null ? null : { ...skirmish, hit: writeRow(skirmish.hit), won: writeRow(skirmish.won) },
  };
}

export const foeKinds: readonly FoeCard[] = [...creatures, ...afflictions].map(compiled);

const kindOf = new Map<string, number>();
foeKinds.forEach(({ id }, kind) => kindOf.set(id, kind));
/** The number of a foe's card. */
export function foeNamed(id: FoeId): number {
  return kindOf.get(id)!;
}
