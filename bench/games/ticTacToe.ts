/** Tic-tac-toe on the kernel, with the same masks as the hand-written loop: what differs is the kernel. */
import { andThen, finish, no } from '@vesper/kernel';
import type { AskFrame, Decision, Rules, State } from '@vesper/kernel';

interface Mark extends AskFrame {
  readonly ask: 'mark';
}

interface TicTacToe extends State<Mark> {
  /** The cells that each seat has marked, one bit per cell. */
  marks: number[];
  /** The cells that anybody has marked. */
  marked: number;
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ALL_CELLS = 0o777;
const LINES = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
/** By marks. */
const HAS_LINE = Array.from({ length: ALL_CELLS + 1 }, (_, marks) => LINES.some(line => (marks & line) === line));
/** Frames never change, so these two serve all matches. */
const TURNS: readonly Mark[] = [
  { ask: 'mark', seat: 0 },
  { ask: 'mark', seat: 1 },
];

/** By whether the cell is marked: looked up, because nobody could guess the way of a branch. */
const REFUSALS = [undefined, no('TTT-2', 'taken')];

const mark: Decision<TicTacToe, Mark, number> = {
  rule: 'TTT-1',
  candidates: () => CELLS,
  refuse: (s, _d, cell) => REFUSALS[(s.marked >> cell) & 1],
  choose(s, { seat }, cell) {
    s.marks[seat] |= 1 << cell;
    s.marked |= 1 << cell;
    if (HAS_LINE[s.marks[seat]])
      finish(s, {
        winners: [seat],
        places: seat === 0 ? [1, 2] : [2, 1],
        scores: seat === 0 ? [1, 0] : [0, 1],
        sheet: [],
      });
    else if (s.marked === ALL_CELLS) finish(s, { winners: [0, 1], places: [1, 1], scores: [0, 0], sheet: [] });
    else andThen(s, TURNS[1 - seat]);
  },
};

export const ticTacToe: Rules<TicTacToe, { marks: readonly number[] }, Mark> = {
  id: 'tic-tac-toe',
  name: 'Tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: (seats, _options, chance) => ({
    agenda: [TURNS[0]],
    chance,
    outcome: null,
    seats,
    marks: [0, 0],
    marked: 0,
  }),
  steps: {},
  decisions: { mark },
  view: s => ({ marks: s.marks.slice() }),
  imagine: () => {},
};
