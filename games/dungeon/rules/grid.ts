/** DUN-R17, DUN-R19: where tunnels may be dug and rooms built, and what an earthquake may take. */
import { no } from '@vesper/kernel';
import type { Objection, Refusal } from '@vesper/kernel';
import type { Ask } from '../agenda.ts';
import { ANYWHERE, CELLS, ENTRANCE, isInZone, neighbours, squares } from '../content/grid.ts';
import { rooms } from '../content/rooms.ts';
import type { Cell, Room } from '../content/types.ts';
import { EARTH, TUNNEL } from '../state.ts';
import type { DungeonState, Player, Tile } from '../state.ts';
import { isRoom, isTunnel } from '../asking.ts';

const cellIsDug = no('DUN-R17', 'cellIsDug');
const notAdjacent = no('DUN-R17', 'notAdjacent');
const wouldBeSquare = no('DUN-R17', 'wouldBeSquare');

export function refuseDig(player: Player, cell: Cell): Refusal | undefined {
  const { dungeon } = player;
  if (dungeon[cell] !== EARTH) return cellIsDug;
  if (!touchesTile(dungeon, cell)) return notAdjacent;
  return completesSquare(dungeon, cell) ? wouldBeSquare : undefined;
}

function touchesTile(dungeon: readonly Tile[], cell: Cell): boolean {
  const around = neighbours[cell];
  for (let i = 0; i < around.length; i++) if (dungeon[around[i]] !== EARTH) return true;
  return false;
}

function completesSquare(dungeon: readonly Tile[], cell: Cell): boolean {
  const blocks = squares[cell];
  for (let i = 0; i < blocks.length; i++) {
    const others = blocks[i];
    if (dungeon[others[0]] !== EARTH && dungeon[others[1]] !== EARTH && dungeon[others[2]] !== EARTH) return true;
  }
  return false;
}

export function canDig(player: Player): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (refuseDig(player, cell) === undefined) return true;
  return false;
}

const notATunnel = no('DUN-R19', 'notATunnel');
const isConquered = no('DUN-R19', 'isConquered');
const nextToRoom = no('DUN-R19', 'nextToRoom');
const wrongZone = no('DUN-R19', 'wrongZone', (_s: DungeonState, { room }: Ask<'placeRoom'>) => ({ room }));

export function refuseRoom(player: Player, room: Room, cell: Cell): Objection | undefined {
  const { dungeon, conquered } = player;
  if (!isTunnel(dungeon[cell])) return notATunnel;
  if (conquered[cell] !== 0) return isConquered;
  const { zone } = rooms[room];
  if (zone !== ANYWHERE && !isInZone[zone][cell]) return wrongZone;
  const around = neighbours[cell];
  for (let i = 0; i < around.length; i++) if (isRoom(dungeon[around[i]])) return nextToRoom;
  return undefined;
}

export function canBuild(player: Player, room: Room): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (refuseRoom(player, room, cell) === undefined) return true;
  return false;
}

const notPlainTunnel = no('DUN-R60', 'notPlainTunnel');

/** UO8: an unconquered plain tunnel. */
export function refuseImprovement(player: Player, cell: Cell): Refusal | undefined {
  return player.dungeon[cell] === TUNNEL && player.conquered[cell] === 0 ? undefined : notPlainTunnel;
}

export function canImprove(player: Player): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (refuseImprovement(player, cell) === undefined) return true;
  return false;
}

/** SE3: everything but this tile still hangs together with the entrance. */
export function staysConnected(player: Player, without: Cell): boolean {
  const { dungeon } = player;
  let reached = 1 << ENTRANCE;
  let all = 0;
  for (let cell = 0; cell < CELLS; cell++) if (dungeon[cell] !== EARTH && cell !== without) all |= 1 << cell;
  for (let grown = 0; grown !== reached;) {
    grown = reached;
    for (let cell = 0; cell < CELLS; cell++) {
      if ((reached & (1 << cell)) === 0) continue;
      const around = neighbours[cell];
      for (let i = 0; i < around.length; i++) reached |= all & (1 << around[i]);
    }
  }
  return reached === all;
}
