/** Tic-tac-toe: the smallest game on the kernel, and the first page of the tutorial. One state, one decision. */
import { finish, no, andThen } from '../../index.ts';
import type { AskFrame, Decision, Rules, State } from '../../index.ts';

interface Mark extends AskFrame {
  readonly ask: 'mark';
}

export interface TicTacToe extends State<Mark> {
  /** Nine cells, row by row; -1 = empty, else the seat that marked it. */
  cells: number[];
  marked: number;
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
// The lines through each cell, as pairs of the two other cells.
const LINES = [
  [1, 2, 3, 6, 4, 8],
  [0, 2, 4, 7],
  [0, 1, 5, 8, 4, 6],
  [4, 5, 0, 6],
  [3, 5, 1, 7, 0, 8, 2, 6],
  [3, 4, 2, 8],
  [7, 8, 0, 3, 4, 2],
  [6, 8, 1, 4],
  [6, 7, 2, 5, 0, 4],
];

const taken = no('TTT-2', 'taken');

const mark: Decision<TicTacToe, Mark, number> = {
  rule: 'TTT-1',
  candidates: () => CELLS,
  refuse: (s, _d, cell) => (s.cells[cell] >= 0 ? taken : undefined),
  choose(s, { seat }, cell) {
    s.cells[cell] = seat;
    s.marked++;
    if (completesLine(s.cells, cell, seat)) {
      finish(s, {
        winners: [seat],
        places: seat === 0 ? [1, 2] : [2, 1],
        scores: seat === 0 ? [1, 0] : [0, 1],
        sheet: [],
      });
    } else if (s.marked === 9) finish(s, { winners: [0, 1], places: [1, 1], scores: [0, 0], sheet: [] });
    else andThen(s, { ask: 'mark', seat: 1 - seat });
  },
};

function completesLine(cells: readonly number[], cell: number, seat: number): boolean {
  const lines = LINES[cell];
  for (let i = 0; i < lines.length; i += 2) {
    if (cells[lines[i]] === seat && cells[lines[i + 1]] === seat) return true;
  }
  return false;
}

export const ticTacToe: Rules<TicTacToe, { cells: readonly number[] }, Mark> = {
  id: 'tic-tac-toe',
  name: 'Tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: (seats, _options, chance) => ({
    agenda: [{ ask: 'mark', seat: 0 }],
    chance,
    outcome: null,
    seats,
    cells: [-1, -1, -1, -1, -1, -1, -1, -1, -1],
    marked: 0,
  }),
  steps: {},
  decisions: { mark },
  view: s => ({ cells: s.cells.slice() }),
  imagine: () => {},
};
