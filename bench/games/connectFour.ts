/** Connect four on the kernel: seven columns, six rows, four in a line win. */
import { finish, no, andThen } from '@vesper/kernel';
import type { AskFrame, Decision, Rules, State } from '@vesper/kernel';

interface Drop extends AskFrame {
  readonly ask: 'drop';
}

interface ConnectFour extends State<Drop> {
  /** Column by column from the bottom, framed by a border so that no line runs off the board; else as below. */
  cells: number[];
  /** Discs in each column. */
  heights: number[];
  dropped: number;
}

const EMPTY = -1;
const COLUMNS = [0, 1, 2, 3, 4, 5, 6];
const ROWS = 6;
/** From a cell to the one in the next column; the cell above a full column belongs to the border. */
const STRIDE = ROWS + 1;
/** One column of border on the left, one on the right. */
const CELLS = (COLUMNS.length + 2) * STRIDE + 1;
/** Upwards, to the right, and the two diagonals. */
const DIRECTIONS = [1, STRIDE, STRIDE + 1, STRIDE - 1];

const full = no('C4-2', 'full');

const drop: Decision<ConnectFour, Drop, number> = {
  rule: 'C4-1',
  candidates: () => COLUMNS,
  refuse: (s, _d, column) => (s.heights[column] === ROWS ? full : undefined),
  choose(s, { seat }, column) {
    const cell = (column + 1) * STRIDE + 1 + s.heights[column];
    s.cells[cell] = seat;
    s.heights[column]++;
    s.dropped++;
    if (completesLine(s.cells, cell, seat)) {
      finish(s, { winners: [seat], scores: seat === 0 ? [1, 0] : [0, 1], sheet: [] });
    } else if (s.dropped === COLUMNS.length * ROWS) finish(s, { winners: [0, 1], scores: [0, 0], sheet: [] });
    else andThen(s, { ask: 'drop', seat: 1 - seat });
  },
};

function completesLine(cells: readonly number[], cell: number, seat: number): boolean {
  for (let i = 0; i < DIRECTIONS.length; i++) {
    const step = DIRECTIONS[i];
    let length = 1;
    for (let at = cell + step; cells[at] === seat; at += step) length++;
    for (let at = cell - step; cells[at] === seat; at -= step) length++;
    if (length >= 4) return true;
  }
  return false;
}

export const connectFour: Rules<ConnectFour, { cells: readonly number[] }, Drop> = {
  id: 'connect-four',
  name: 'Connect four',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: (_seats, _options, chance) => ({
    agenda: [{ ask: 'drop', seat: 0 }],
    chance,
    outcome: null,
    cells: new Array<number>(CELLS).fill(EMPTY),
    heights: [0, 0, 0, 0, 0, 0, 0],
    dropped: 0,
  }),
  steps: {},
  decisions: { drop },
  view: s => ({ cells: s.cells.slice() }),
  imagine: () => {},
};
