/** Tic-tac-toe on the kernel, with the same masks as the hand-written loop: what differs is the kernel. */
import { andThen, finish, no } from '@vesper/kernel';
import type { AskFrame, Decision, Rules, State } from '@vesper/kernel';

interface Mark extends AskFrame {
  readonly ask: 'mark';
}

interface TicTacToe extends State<Mark> {
  /** The cells that each seat has marked, one bit per cell. */
  marks: number[];
  marked: number;
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const LINES = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

const taken = no('TTT-2', 'taken');

const mark: Decision<TicTacToe, Mark, number> = {
  rule: 'TTT-1',
  candidates: () => CELLS,
  refuse: (s, _d, cell) => (((s.marks[0] | s.marks[1]) & (1 << cell)) !== 0 ? taken : undefined),
  choose(s, { seat }, cell) {
    s.marks[seat] |= 1 << cell;
    s.marked++;
    if (hasLine(s.marks[seat])) {
      finish(s, { winners: [seat], scores: seat === 0 ? [1, 0] : [0, 1], sheet: [] });
    } else if (s.marked === CELLS.length) finish(s, { winners: [0, 1], scores: [0, 0], sheet: [] });
    else andThen(s, { ask: 'mark', seat: 1 - seat });
  },
};

function hasLine(marks: number): boolean {
  for (let i = 0; i < LINES.length; i++) if ((marks & LINES[i]) === LINES[i]) return true;
  return false;
}

export const ticTacToe: Rules<TicTacToe, { marks: readonly number[] }, Mark> = {
  id: 'tic-tac-toe',
  name: 'Tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: (_seats, _options, chance) => ({
    agenda: [{ ask: 'mark', seat: 0 }],
    chance,
    outcome: null,
    marks: [0, 0],
    marked: 0,
  }),
  steps: {},
  decisions: { mark },
  view: s => ({ marks: s.marks.slice() }),
  imagine: () => {},
};
