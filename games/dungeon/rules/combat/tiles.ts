/** DUN-4.14–4.16, DUN-R34, DUN-R35: where a battle may be fought, and what there is room for. */
import type { Seat } from '@vesper/kernel';
import { CELLS, ENTRANCE, neighbours } from '../../content/grid.ts';
import { improvements } from '../../content/improvements.ts';
import { MONSTERS_IN_ROOM, MONSTERS_IN_TUNNEL, TRAPS_IN_TUNNEL, rooms } from '../../content/rooms.ts';
import type { Cell, CreatureKind } from '../../content/types.ts';
import { EARTH, NONE } from '../../state.ts';
import type { DungeonState, Tile } from '../../state.ts';
import { improvementOf, isRoom, roomOf } from '../../table.ts';

/** The unconquered tiles of minimal walking distance from the entrance. Conquered tiles are walked through. */
export function nearestTiles(s: DungeonState, seat: Seat): Cell[] {
  const { dungeon, conquered } = s.players[seat];
  const seen: boolean[] = Array.from({ length: CELLS }, () => false);
  seen[ENTRANCE] = true;
  let front: Cell[] = [ENTRANCE];
  while (front.length > 0) {
    const found = front.filter(cell => conquered[cell] === 0);
    if (found.length > 0) return found.sort((a, b) => a - b);
    const next: Cell[] = [];
    for (const cell of front) {
      for (const beside of neighbours[cell]) {
        if (seen[beside] || dungeon[beside] === EARTH) continue;
        seen[beside] = true;
        next.push(beside);
      }
    }
    front = next;
  }
  return [];
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
