/** DUN-4.14–4.16, DUN-R34, DUN-R35: where a battle may be fought, and what there is room for. */
import type { Seat } from '@vesper/kernel';
import { CELLS, COLUMNS, ENTRANCE, ROWS, at } from '../../content/grid.ts';
import { improvements } from '../../content/improvements.ts';
import { MONSTERS_IN_ROOM, MONSTERS_IN_TUNNEL, TRAPS_IN_TUNNEL, rooms } from '../../content/rooms.ts';
import type { Cell, CreatureKind } from '../../content/types.ts';
import { EARTH, NONE } from '../../state.ts';
import type { DungeonState, Player, Tile } from '../../state.ts';
import { improvementOf, isRoom, roomOf } from '../../asking.ts';

// Sets of cells are numbers here, a bit per cell: planning asks for them all the time.
const ALL = (1 << CELLS) - 1;
const LEFT_COLUMN = columnOf(1);
const RIGHT_COLUMN = columnOf(COLUMNS);

function columnOf(column: number): number {
  let set = 0;
  for (let row = 1; row <= ROWS; row++) set |= 1 << at(column, row);
  return set;
}

function besideOf(set: number): number {
  const sideways = ((set & ~RIGHT_COLUMN) << 1) | ((set & ~LEFT_COLUMN) >> 1);
  return (sideways | (set << COLUMNS) | (set >> COLUMNS)) & ALL;
}

/** The unconquered tiles of minimal walking distance from the entrance, as a set. Conquered tiles are walked through. */
export function nearestSet({ dungeon, conquered }: Player): number {
  let fallen = 0;
  let tiles = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (dungeon[cell] !== EARTH) tiles |= 1 << cell;
    if (conquered[cell] === 1) fallen |= 1 << cell;
  }
  let seen = 0;
  let front = 1 << ENTRANCE;
  while (front !== 0) {
    const found = front & ~fallen;
    if (found !== 0) return found;
    seen |= front;
    front = besideOf(front) & tiles & ~seen;
  }
  return 0;
}

export function isIn(set: number, cell: Cell): boolean {
  return (set & (1 << cell)) !== 0;
}

export function hasSeveral(set: number): boolean {
  return (set & (set - 1)) !== 0;
}

/** The last cell of a set that is not empty: of a single one that one. */
export function lastOf(set: number): Cell {
  return 31 - Math.clz32(set);
}

export function nearestTiles(s: DungeonState, seat: Seat): Cell[] {
  const set = nearestSet(s.players[seat]);
  const found: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (isIn(set, cell)) found.push(cell);
  return found;
}

/** DUN-4.15, DUN-4.16. */
export function monsterLimit(tile: Tile): number {
  if (isRoom(tile)) return MONSTERS_IN_ROOM;
  const improvement = improvementOf(tile);
  return improvement === NONE ? MONSTERS_IN_TUNNEL : improvements[improvement].monsters;
}

export function trapLimit(tile: Tile): number {
  if (isRoom(tile)) return rooms[roomOf(tile)].traps;
  const improvement = improvementOf(tile);
  return improvement === NONE ? TRAPS_IN_TUNNEL : improvements[improvement].traps;
}

/** DUN-R60: it is saved from its first conquest. */
export function holdsOnce(tile: Tile): boolean {
  const improvement = improvementOf(tile);
  return improvement !== NONE && improvements[improvement].reinforced;
}

/** Gold for every trap on this tile (DUN-R35). */
export function surcharge(tile: Tile): number {
  return isRoom(tile) ? rooms[roomOf(tile)].surcharge : 0;
}

/** DUN-R43: what a room adds to every attack number of a creature. */
export function roomBonus(tile: Tile, kind: CreatureKind): number {
  return isRoom(tile) ? rooms[roomOf(tile)].bonus[kind] : 0;
}

/** DUN-5.29. */
export function skipsSpells(tile: Tile): boolean {
  return isRoom(tile) && rooms[roomOf(tile)].skipsSpells;
}

/** RM21: what every bard takes here; NONE = bards may play. */
export function bardDamage(tile: Tile): number {
  return isRoom(tile) ? rooms[roomOf(tile)].bardDamage : NONE;
}
