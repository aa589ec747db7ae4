/** Connect four on the kernel, with the same masks as the hand-written loop: what differs is the kernel. */
import { andThen, finish, no } from '@vesper/kernel';
import type { AskFrame, Decision, Rules, State } from '@vesper/kernel';

export interface Drop extends AskFrame {
  readonly ask: 'drop';
}

export interface ConnectFour extends State<Drop> {
  /** Every line of the board as a mask: the first seat's discs, and a byte higher the second seat's. */
  lines: number[];
  /** Discs in each column. */
  heights: number[];
  dropped: number;
}

const COLUMNS = [0, 1, 2, 3, 4, 5, 6];
const ROWS = 6;

// Where the lines begin: rows, columns, the diagonals that rise (by column − row) and those that fall (by column + row).
const ROW = 0;
const COLUMN = ROW + ROWS;
const RISING = COLUMN + COLUMNS.length;
const FALLING = RISING + COLUMNS.length + ROWS - 1;
const NO_DISCS = Array.from({ length: FALLING + COLUMNS.length + ROWS - 1 }, () => 0);

/** Frames never change, so these two serve all matches. */
const TURNS: readonly Drop[] = [
  { ask: 'drop', seat: 0 },
  { ask: 'drop', seat: 1 },
];

const full = no('C4-2', 'full');

const drop: Decision<ConnectFour, Drop, number> = {
  rule: 'C4-1',
  candidates: () => COLUMNS,
  refuse: (s, _d, column) => (s.heights[column] === ROWS ? full : undefined),
  choose(s, { seat }, column) {
    const row = s.heights[column]++;
    s.dropped++;
    if (completesLine(s.lines, 8 * seat, column, row)) {
      finish(s, {
        winners: [seat],
        places: seat === 0 ? [1, 2] : [2, 1],
        scores: seat === 0 ? [1, 0] : [0, 1],
        sheet: [],
      });
    } else if (s.dropped === COLUMNS.length * ROWS)
      finish(s, { winners: [0, 1], places: [1, 1], scores: [0, 0], sheet: [] });
    else andThen(s, TURNS[1 - seat]);
  },
};

/** Adds a disc to the four lines through its cell. */
function completesLine(lines: number[], byte: number, column: number, row: number): boolean {
  const inRow = 1 << (byte + column);
  return (
    hasFour((lines[ROW + row] |= inRow)) ||
    hasFour((lines[COLUMN + column] |= 1 << (byte + row))) ||
    hasFour((lines[RISING + column - row + ROWS - 1] |= inRow)) ||
    hasFour((lines[FALLING + column + row] |= inRow))
  );
}

/** Whether either seat has four neighbours; no line is longer than seven, so the bytes do not touch. */
function hasFour(line: number): boolean {
  return (line & (line >> 1) & (line >> 2) & (line >> 3)) !== 0;
}

export interface ConnectFourView {
  readonly lines: readonly number[];
}

export const connectFour: Rules<ConnectFour, ConnectFourView, Drop> = {
  id: 'connect-four',
  name: 'Connect four',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: (seats, _options, chance) => ({
    agenda: [TURNS[0]],
    chance,
    outcome: null,
    seats,
    lines: NO_DISCS.slice(),
    heights: [0, 0, 0, 0, 0, 0, 0],
    dropped: 0,
  }),
  steps: {},
  decisions: { drop },
  view: s => ({ lines: s.lines.slice() }),
  imagine: () => {},
};
