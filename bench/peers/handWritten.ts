/**
 * The limit: each game as one loop over bit masks and a few bytes, its dice included. Such a program cannot be paused,
 * copied, saved, explained or used for another game.
 */
import { count, DRAWN } from '../tally.ts';
import type { Tally } from '../tally.ts';

// sfc32, in module variables.
let a = 0x9e3779b9 | 0;
let b = 0x243f6a88 | 0;
let c = 0xb7e15162 | 0;
let d = 1;

/** A number from 0 to n − 1. Slightly biased, by less than one in 2²⁸ for n up to 9: nothing that could be noticed. */
function below(n: number): number {
  const sum = (a + b + d) | 0;
  d = (d + 1) | 0;
  a = b ^ (b >>> 9);
  b = (c + (c << 3)) | 0;
  c = (((c << 21) | (c >>> 11)) + sum) | 0;
  return ((sum >>> 0) * n * 2 ** -32) | 0;
}

/** Whether the nine cells of a mask contain a line, for all 512 masks. */
const ticTacToeLine = new Uint8Array(512);
for (const line of [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]) {
  for (let mask = 0; mask < 512; mask++) if ((mask & line) === line) ticTacToeLine[mask] = 1;
}

const legal = new Int32Array(9);

export function ticTacToe(tally: Tally): void {
  let mine = 0;
  let theirs = 0;
  for (let steps = 1; ; steps++) {
    let n = 0;
    for (let free = ~(mine | theirs) & 511; free !== 0; free &= free - 1) legal[n++] = free & -free;
    mine |= legal[below(n)];
    if (ticTacToeLine[mine] === 1) return count(tally, steps, (steps - 1) & 1);
    if (steps === 9) return count(tally, steps, DRAWN);
    const next = theirs;
    theirs = mine;
    mine = next;
  }
}

/** Where four neighbouring bits are set, for all masks of a line of seven cells. */
const fourInLine = new Uint8Array(128);
for (let mask = 0; mask < 128; mask++)
  fourInLine[mask] = (mask & (mask >> 1) & (mask >> 2) & (mask >> 3)) === 0 ? 0 : 1;

// For each of the two seats 37 masks of seven bits, one for every line of the board.
const ROW = 0; // 6 rows
const COLUMN = 6; // 7 columns
const RISING = 13; // 12 diagonals, by column − row + 5
const FALLING = 25; // 12 diagonals, by column + row
const SEAT = 37;
const lines = new Uint8Array(2 * SEAT);
const heights = new Uint8Array(7);

export function connectFour(tally: Tally): void {
  lines.fill(0);
  heights.fill(0);
  let seat = 0;
  for (let steps = 1; ; steps++) {
    let n = 0;
    for (let column = 0; column < 7; column++) if (heights[column] < 6) legal[n++] = column;
    const column = legal[below(n)];
    const row = heights[column]++;
    const bit = 1 << column;
    const own = seat * SEAT;
    const won =
      fourInLine[(lines[own + ROW + row] |= bit)] |
      fourInLine[(lines[own + COLUMN + column] |= 1 << row)] |
      fourInLine[(lines[own + RISING + column - row + 5] |= bit)] |
      fourInLine[(lines[own + FALLING + column + row] |= bit)];
    if (won === 1) return count(tally, steps, seat);
    if (steps === 42) return count(tally, steps, DRAWN);
    seat = 1 - seat;
  }
}
