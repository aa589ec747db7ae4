/** 8, 9, 14, 15: dungeons are dug, built and conquered as they may be. */
import { asked, sum } from '@vesper/checkers';
import type { Seat } from '@vesper/kernel';
import { Pathfinding } from '../../content/combatCards.ts';
import { CELLS, ENTRANCE, cells } from '../../content/grid.ts';
import { rooms } from '../../content/rooms.ts';
import type { Cell } from '../../content/types.ts';
import { EARTH, ROOM } from '../../state.ts';
import type { DungeonState, Player } from '../../state.ts';
import { isFighting } from './look.ts';
import type { Broken } from './look.ts';

const COLUMNS = 5;

function isSquare({ dungeon }: Player, corner: Cell): boolean {
  return [corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1].every(cell => dungeon[cell] !== EARTH);
}

function reached({ dungeon }: Player): Set<Cell> {
  const found = new Set<Cell>();
  const open = dungeon[ENTRANCE] === EARTH ? [] : [ENTRANCE];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (found.has(cell)) continue;
    found.add(cell);
    for (const next of cells[cell].neighbours) if (dungeon[next] !== EARTH) open.push(next);
  }
  return found;
}

/** 8. */
export const dungeonsHangTogether: Broken = s => {
  for (let seat = 0; seat < s.seats; seat++) {
    const player = s.players[seat];
    const tiles = player.dungeon.filter(tile => tile !== EARTH).length;
    if (tiles === 0 && s.phase === 'setup') continue;
    if (player.dungeon[ENTRANCE] === EARTH) return `seat ${seat} has nothing at the entrance`;
    if (reached(player).size !== tiles) return `the dungeon of seat ${seat} does not hang together`;
    for (let cell = 0; cell < CELLS - COLUMNS; cell++) {
      if (cell % COLUMNS !== COLUMNS - 1 && isSquare(player, cell))
        return `seat ${seat} has a square at ${cells[cell].id}`;
    }
    for (let cell = 0; cell < CELLS; cell++) {
      if (player.conquered[cell] === 1 && player.dungeon[cell] === EARTH)
        return `earth is conquered at ${cells[cell].id}`;
    }
  }
  return undefined;
};

/** 9. */
export const roomsKeepApart: Broken = s => {
  for (const { dungeon } of s.players) {
    for (let cell = 0; cell < CELLS; cell++) {
      if (dungeon[cell] < ROOM) continue;
      const { zone, name } = rooms[dungeon[cell] - ROOM];
      if (zone >= 0 && !cells[cell].zones.includes(zone)) return `${name} is outside its zone`;
      if (cells[cell].neighbours.some(next => dungeon[next] >= ROOM)) return `${name} is next to another room`;
    }
  }
  return undefined;
};

/** 14. */
export const conquestsHaveTheirTime: Broken = (s, before) => {
  if (before === null) return undefined;
  for (let seat = 0; seat < s.seats; seat++) {
    for (let cell = 0; cell < CELLS; cell++) {
      const change = changeOf(s, before, seat, cell);
      if (change > 0 && !isFighting(before)) return `a tile of seat ${seat} was conquered outside a battle`;
      if (change < 0 && asked(before)?.ask !== 'restore') return `a tile of seat ${seat} was freed without restoration`;
    }
  }
  return undefined;
};

function changeOf(s: DungeonState, before: DungeonState, seat: Seat, cell: Cell): number {
  return s.players[seat].conquered[cell] - before.players[seat].conquered[cell];
}

/** 15: one tile a round, and one more with Pathfinding. */
export const conquestsAreCounted: Broken = s => {
  let most = 0;
  for (let year = 1; year <= s.year; year++) {
    const cards = s.combatCards[year - 1];
    const up = year < s.year ? cards : cards.slice(0, s.revealed);
    most += up.length + up.filter(card => card === Pathfinding).length;
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const conquered = sum(s.players[seat].conquered);
    if (conquered > most) return `${conquered} tiles of seat ${seat} are conquered after ${most} chances`;
  }
  return undefined;
};
