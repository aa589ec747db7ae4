/** The Dungeon Setup cards (DS). Index n is DS n + 1. */
import { at } from './grid.ts';
import type { Cell, SetupCardRow } from './types.ts';

/** Cells written as in the manual: 'c3r1 c3r2'. */
function tunnels(cells: string): Cell[] {
  return cells.split(' ').map(cell => at(Number(cell[1]), Number(cell[3])));
}

/** The normal start: three in a straight line (DUN-3.27). */
export const START_TUNNELS: readonly Cell[] = tunnels('c3r1 c3r2 c3r3');

const STRAIGHT = 'c3r1 c3r2 c3r3';

const rows: readonly (readonly [
  string,
  string,
  food: number,
  gold: number,
  imps: number,
  traps: number,
  evil: number,
])[] = [
  ['Straight Shaft', STRAIGHT, 4, 3, 3, 0, 0],
  ['Shallow Dungeon', 'c3r1 c2r1 c4r1 c1r1', 3, 3, 3, 0, 0],
  ['Deep Shaft', 'c3r1 c3r2 c3r3 c3r4', 3, 3, 3, 0, 0],
  ['Crossroads', 'c3r1 c3r2 c2r2 c4r2', 2, 3, 3, 1, 0],
  ['West Hook', 'c3r1 c2r1 c2r2 c2r3', 3, 4, 2, 0, 0],
  ['East Hook', 'c3r1 c4r1 c4r2 c4r3', 4, 3, 2, 0, 0],
  ['Imp Nursery', 'c3r1 c3r2', 3, 3, 5, 0, 0],
  ['Rich Seam', STRAIGHT, 2, 5, 3, 0, 0],
  ['Full Larder', STRAIGHT, 6, 2, 3, 0, 0],
  ['Armed Gate', 'c3r1 c3r2', 3, 2, 3, 2, 0],
  ['Broad Front', 'c3r1 c2r1 c4r1 c4r2', 3, 2, 4, 0, 0],
  ['Hidden Annex', 'c3r1 c3r2 c3r3 c4r3 c5r3', 3, 2, 3, 0, 0],
  ['Infamous Family', STRAIGHT, 4, 4, 4, 0, 2],
  ['Respectable Front', STRAIGHT, 3, 3, 3, 0, -2],
  ['Old Ruin', 'c3r1 c3r2 c3r3 c2r3 c4r3', 3, 2, 2, 1, 0],
];

export const setupCards: readonly SetupCardRow[] = rows.map(([name, cells, food, gold, imps, traps, evil], index) => ({
  id: `DS${String(index + 1).padStart(2, '0')}`,
  name,
  tunnels: tunnels(cells),
  food,
  gold,
  imps,
  traps,
  evil,
}));
export const SETUP_CARDS = 15;
