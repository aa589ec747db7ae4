/** The dungeon: five columns, four rows, the entrance above the third column. */
import type { Cell, CellCard, Zone } from './types.ts';

export const COLUMNS = 5;
export const ROWS = 4;
export const CELLS = 20;

export const UPPER: Zone = 0;
export const LOWER: Zone = 1;
export const OUTER: Zone = 2;
export const INNER: Zone = 3;
export const ANYWHERE: Zone = -1;

/** The cell at a column and row, both counted from 1 as in the manual. */
export function at(column: number, row: number): Cell {
  return (row - 1) * COLUMNS + column - 1;
}

/** c3r1: the only cell next to the entrance. */
export const ENTRANCE: Cell = at(3, 1);

export const ALL_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);

function isInside(column: number, row: number): boolean {
  return column >= 1 && column <= COLUMNS && row >= 1 && row <= ROWS;
}

function cellCard(cell: Cell): CellCard {
  const column = (cell % COLUMNS) + 1;
  const row = Math.floor(cell / COLUMNS) + 1;
  const isOuter = column === 1 || column === COLUMNS || row === 1 || row === ROWS;
  const around = [
    [column, row - 1],
    [column - 1, row],
    [column + 1, row],
    [column, row + 1],
  ];
  return {
    id: `c${column}r${row}`,
    column,
    row,
    x: 100 + 200 * (column - 1),
    y: 160 + 150 * (row - 1),
    neighbours: around.filter(([c, r]) => isInside(c, r)).map(([c, r]) => at(c, r)),
    zones: [row <= 2 ? UPPER : LOWER, isOuter ? OUTER : INNER],
  };
}

export const cells: readonly CellCard[] = ALL_CELLS.map(cellCard);

/** `neighbours[cell]`, above, left, right, below. */
export const neighbours: readonly (readonly Cell[])[] = cells.map(cell => cell.neighbours);

/** `isInZone[zone][cell]`. */
export const isInZone: readonly (readonly boolean[])[] = [UPPER, LOWER, OUTER, INNER].map(zone =>
  cells.map(cell => cell.zones.includes(zone)),
);

/** `squares[cell]`: every 2×2 block that contains it, as its three other cells (DUN-R17). */
export const squares: readonly (readonly (readonly Cell[])[])[] = cells.map(({ column, row }) => {
  const found: Cell[][] = [];
  for (const dc of [-1, 1]) {
    for (const dr of [-1, 1]) {
      if (!isInside(column + dc, row + dr)) continue;
      found.push([at(column + dc, row), at(column, row + dr), at(column + dc, row + dr)]);
    }
  }
  return found;
});
