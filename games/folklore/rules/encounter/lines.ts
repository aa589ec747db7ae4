/** FOL-R35: lines from centre to centre, and what they cross. */
import { DOOR, LOCKED, SPACES, WALL } from '../../content/maps.ts';

const SIDE = 10;
const SPAN = 2 * SIDE - 1;

/** Spaces as offsets from where the line begins, in pairs: rows, columns. */
interface Line {
  /** Crossed, without the two ends. */
  readonly crossed: readonly number[];
  /** Two spaces on both sides of a corner through which the line passes exactly, in fours. */
  readonly corners: readonly number[];
}

function lineTo(rows: number, columns: number): Line {
  const crossed: number[] = [];
  const touched: number[] = [];
  const width = Math.abs(rows) + Math.abs(columns);
  const signRow = Math.sign(rows);
  const signColumn = Math.sign(columns);
  for (let r = 0; r <= Math.abs(rows); r++) {
    for (let c = 0; c <= Math.abs(columns); c++) {
      const row = r * signRow;
      const column = c * signColumn;
      if ((row === 0 && column === 0) || (row === rows && column === columns)) continue;
      const off = Math.abs(columns * row - rows * column) * 2;
      if (off < width) crossed.push(row, column);
      else if (off === width) touched.push(row, column);
    }
  }
  return { crossed, corners: cornersAmong(touched, signRow, signColumn, rows, columns) };
}

/** Of the spaces that the line only touches, those that face each other across one corner. */
function cornersAmong(
  touched: readonly number[],
  signRow: number,
  signColumn: number,
  rows: number,
  columns: number,
): number[] {
  const corners: number[] = [];
  for (let i = 0; i < touched.length; i += 2) {
    for (let j = 0; j < touched.length; j += 2) {
      const isAcross = touched[j] === touched[i] + signRow && touched[j + 1] === touched[i + 1] - signColumn;
      // On both sides: the line leaves one to its left and the other to its right.
      const left = columns * touched[i] - rows * touched[i + 1];
      const right = columns * touched[j] - rows * touched[j + 1];
      if (isAcross && left * right < 0) corners.push(touched[i], touched[i + 1], touched[j], touched[j + 1]);
    }
  }
  return corners;
}

/** By rows and columns, each from -9. */
const lines: readonly Line[] = Array.from({ length: SPAN * SPAN }, (_, i) =>
  lineTo(Math.floor(i / SPAN) - (SIDE - 1), (i % SPAN) - (SIDE - 1)),
);

const lineBetween = (a: number, b: number): Line =>
  lines[(Math.trunc(b / SIDE) - Math.trunc(a / SIDE) + SIDE - 1) * SPAN + (b % SIDE) - (a % SIDE) + SIDE - 1];

/** Offsets of the spaces between two that the line crosses, in pairs of rows and columns. */
export const crossedBetween = (a: number, b: number): readonly number[] => lineBetween(a, b).crossed;

const hides = (terrain: number): boolean => terrain === WALL || terrain === DOOR || terrain === LOCKED;

function isSeen(terrain: readonly number[], a: number, b: number): boolean {
  const { crossed, corners } = lineBetween(a, b);
  for (let i = 0; i < crossed.length; i += 2) if (hides(terrain[a + crossed[i] * SIDE + crossed[i + 1]])) return false;
  for (let i = 0; i < corners.length; i += 4) {
    const one = a + corners[i] * SIDE + corners[i + 1];
    const other = a + corners[i + 2] * SIDE + corners[i + 3];
    if (hides(terrain[one]) && hides(terrain[other])) return false;
  }
  return true;
}

/** By two spaces: 1 = they see each other. */
export function sightOn(terrain: readonly number[]): Uint8Array {
  const sight = new Uint8Array(SPACES * SPACES);
  for (let a = 0; a < SPACES; a++) {
    for (let b = 0; b < SPACES; b++) sight[a * SPACES + b] = isSeen(terrain, a, b) ? 1 : 0;
  }
  return sight;
}
