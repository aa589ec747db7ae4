/**
 * Adventure maps as the rules read them. Signs: `#` wall, `.` floor, `,` rough, `w` deep water, `+` closed door, `=` locked door,
 * `S` searchable, `f` flames, `^` snare, `E` entry, `X` exit, `1`–`4` spawn points, `A`, `B` features.
 */
import { adventureMaps } from './adventureMaps.ts';
import type { MapId } from './ids.ts';
import { spaceNamed } from './numbers.ts';
import type { Area } from './types.ts';

/** What a space is. The order matters: everything from WALL on lets nobody stand on it. */
export const FLOOR = 0;
export const ROUGH = 1;
export const WATER = 2;
export const SNARE = 3;
export const ENTRY = 4;
export const EXIT = 5;
export const WALL = 6;
/** Closed; a door that was opened is floor. */
export const DOOR = 7;
export const LOCKED = 8;
export const SEARCHABLE = 9;
export const FEATURE_A = 10;
export const FEATURE_B = 11;

export const SPACES = 100;

const TERRAIN: { readonly [sign: string]: number } = {
  '#': WALL,
  '.': FLOOR,
  ',': ROUGH,
  w: WATER,
  '+': DOOR,
  '=': LOCKED,
  S: SEARCHABLE,
  f: FLOOR,
  '^': SNARE,
  E: ENTRY,
  X: EXIT,
  '1': FLOOR,
  '2': FLOOR,
  '3': FLOOR,
  '4': FLOOR,
  A: FEATURE_A,
  B: FEATURE_B,
};

export interface MapBoard {
  readonly id: MapId;
  readonly name: string;
  /** By space. */
  readonly terrain: readonly number[];
  readonly flames: readonly number[];
  readonly entries: readonly number[];
  readonly exits: readonly number[];
  /** The spawn points 1–4; -1 = the map has none of that number. */
  readonly spawns: readonly number[];
  readonly isDark: readonly boolean[];
}

/** By space: whether it lies in one of the areas. */
export function within(areas: readonly Area[]): readonly boolean[] {
  return Array.from({ length: SPACES }, (_, space) => areas.some(area => isWithin(space, area)));
}

export function isWithin(space: number, [from, to]: Area): boolean {
  const a = spaceNamed(from);
  const b = spaceNamed(to);
  const row = Math.floor(space / 10);
  const column = space % 10;
  return row >= Math.floor(a / 10) && row <= Math.floor(b / 10) && column >= a % 10 && column <= b % 10;
}

export const maps: readonly MapBoard[] = adventureMaps.map(({ id, name, lines, dark }) => {
  const signs = lines.join('');
  const where = (sign: string): number[] =>
    Array.from({ length: SPACES }, (_, space) => space).filter(space => signs[space] === sign);
  return {
    id,
    name,
    terrain: Array.from({ length: SPACES }, (_, space) => TERRAIN[signs[space]]),
    flames: where('f'),
    entries: where('E'),
    exits: where('X'),
    spawns: ['1', '2', '3', '4'].map(sign => signs.indexOf(sign)),
    isDark: within(dark),
  };
});

export function mapNamed(id: MapId): MapBoard {
  return maps.find(map => map.id === id)!;
}
