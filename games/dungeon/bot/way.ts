/** The way into a dungeon: which tiles a party comes to first. */
import { CELLS, ENTRANCE, neighbours } from '../content/grid.ts';
import type { Cell } from '../content/types.ts';
import { EARTH, IMPROVED, ROOM } from '../state.ts';
import type { Player, Tile } from '../state.ts';

const steps: number[] = Array.from({ length: CELLS }, () => 0);
const front: Cell[] = [];

/** Fills `steps`: walking distance from the entrance, c3r1 = 1; 0 = no way (DUN-R34). */
function walk({ dungeon }: Player): void {
  for (let cell = 0; cell < CELLS; cell++) steps[cell] = 0;
  front.length = 0;
  if (dungeon[ENTRANCE] === EARTH) return;
  steps[ENTRANCE] = 1;
  front.push(ENTRANCE);
  for (let i = 0; i < front.length; i++) {
    for (const beside of neighbours[front[i]]) {
      if (steps[beside] > 0 || dungeon[beside] === EARTH) continue;
      steps[beside] = steps[front[i]] + 1;
      front.push(beside);
    }
  }
}

/** Where a battle is preferred among equally near tiles: improved tunnels, plain ones, rooms last. */
function reluctance(tile: Tile): number {
  if (tile >= ROOM) return 0.5;
  return tile >= IMPROVED ? 0 : 0.2;
}

/** The unconquered tiles as a party comes to them, nearest first. */
export function tilesInOrder(player: Player, out: Cell[]): void {
  walk(player);
  out.length = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (steps[cell] === 0 || player.conquered[cell] === 1) continue;
    const order = steps[cell] + reluctance(player.dungeon[cell]);
    let i = out.length;
    out.push(cell);
    for (; i > 0 && steps[out[i - 1]] + reluctance(player.dungeon[out[i - 1]]) > order; i--) out[i] = out[i - 1];
    out[i] = cell;
  }
}

/** The unconquered tiles that a party can be met on now (DUN-R34). */
export function nearest(player: Player): Cell[] {
  const found: Cell[] = [];
  tilesInOrder(player, found);
  return found.filter(cell => steps[cell] === steps[found[0]]);
}

/** Walking distance of a cell that is dug, or would be dug beside what is there. */
export function stepsTo(player: Player, cell: Cell): number {
  walk(player);
  if (steps[cell] > 0) return steps[cell];
  let least = 0;
  for (const beside of neighbours[cell]) {
    if (steps[beside] > 0 && (least === 0 || steps[beside] < least)) least = steps[beside];
  }
  return least + 1;
}
