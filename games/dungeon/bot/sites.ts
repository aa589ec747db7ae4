/** Where to dig and where to build: long ways, room for rooms, rooms far from the entrance. */
import { CELLS, ENTRANCE, INNER, LOWER, OUTER, UPPER, cells, isInZone, neighbours, squares } from '../content/grid.ts';
import { improvements } from '../content/improvements.ts';
import { rooms } from '../content/rooms.ts';
import type { Cell, Improvement, Room } from '../content/types.ts';
import { refuseDig } from '../rules/grid.ts';
import { EARTH, ROOM } from '../state.ts';
import type { DungeonState, Player } from '../state.ts';
import { isRoom, isTunnel } from '../asking.ts';
import { stepsTo } from './way.ts';

const ZONES = [UPPER, LOWER, OUTER, INNER];

/** How many neighbours of a cell are dug. */
function contacts({ dungeon }: Player, cell: Cell): number {
  let n = 0;
  for (const beside of neighbours[cell]) if (dungeon[beside] !== EARTH) n++;
  return n;
}

/** A cell where a room could stand. */
function isSite(player: Player, cell: Cell): boolean {
  if (!isTunnel(player.dungeon[cell]) || player.conquered[cell] === 1) return false;
  for (const beside of neighbours[cell]) if (isRoom(player.dungeon[beside])) return false;
  return true;
}

/** Earth that could not be dug any more if this cell were. */
function wasted(player: Player, cell: Cell): number {
  let n = 0;
  for (const block of squares[cell]) {
    let dug = 0;
    for (const other of block) if (player.dungeon[other] !== EARTH) dug++;
    if (dug === 2) n++;
  }
  return n;
}

export function digAppeal(player: Player, cell: Cell): number {
  let appeal = 0.15 * Math.min(5, stepsTo(player, cell)) - 0.25 * wasted(player, cell) - 0.2 * contacts(player, cell);
  let nextToRoom = false;
  for (const beside of neighbours[cell]) if (isRoom(player.dungeon[beside])) nextToRoom = true;
  if (nextToRoom) return appeal - 0.3;
  for (const zone of ZONES) {
    if (!isInZone[zone][cell]) continue;
    let sites = 0;
    for (let other = 0; other < CELLS; other++) if (isInZone[zone][other] && isSite(player, other)) sites++;
    appeal += sites === 0 ? 0.35 : sites === 1 ? 0.15 : 0;
  }
  return appeal;
}

/** Rooms far from the entrance, where they spoil few other sites. */
export function roomCellAppeal(player: Player, room: Room, cell: Cell): number {
  let appeal = 0.3 * Math.min(6, stepsTo(player, cell));
  for (const beside of neighbours[cell]) if (isSite(player, beside)) appeal -= 0.2;
  // Where two monsters may fight beside each other, the first battles are not lost ground.
  if (rooms[room].traps > 1 || rooms[room].skipsSpells) appeal -= 0.1 * stepsTo(player, cell);
  return cell === ENTRANCE ? appeal - 1 : appeal;
}

/** Cells that can be dug now; digging opens more. */
export function diggable(player: Player): number {
  let n = 0;
  for (let cell = 0; cell < CELLS; cell++) if (refuseDig(player, cell) === undefined) n++;
  return n;
}

/** Improved tunnels belong where the first battles are, but for those with more to mine. */
export function improvementCellAppeal(player: Player, improvement: Improvement, cell: Cell): number {
  const far = stepsTo(player, cell);
  const { miners, reinforced } = improvements[improvement];
  if (miners > 1) return far;
  return reinforced ? -far : -far - 0.1;
}

/** What an earthquake should leave standing: rooms, then what lies deep. */
export function tileWorth(player: Player, cell: Cell): number {
  return (player.dungeon[cell] >= ROOM ? 5 : 1) + 0.05 * stepsTo(player, cell) + 0.02 * cells[cell].row;
}

/** Conquered tiles that are best taken back: rooms first. */
export function restoreAppeal(s: DungeonState, player: Player, cell: Cell): number {
  return player.dungeon[cell] >= ROOM ? 4 : s.year;
}
