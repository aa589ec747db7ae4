/** The same small game on every server: four seats claim 64 cells in turn; a full board is cleared, LAPS times. */
import { finish, tell } from '@vesper/kernel';
import type { AskFrame, Decision, Event, Game, State } from '@vesper/kernel';

export const CELLS = 64;
export const SEATS = 4;
/** A match of 512 choices is a long one. */
const LAPS = 8;

interface Claim extends AskFrame {
  readonly ask: 'claim';
}

interface ClaimState extends State<Claim> {
  /** -1 = free, else the seat that holds it. */
  cells: number[];
  claimed: number;
  lap: number;
}

/** A free cell, anywhere. */
export function anyFree(board: readonly number[]): number {
  let cell = Math.floor(Math.random() * CELLS);
  while (board[cell] !== -1) cell = (cell + 1) % CELLS;
  return cell;
}

const cells = Array.from({ length: CELLS }, (_, i) => i);

function freeCells(board: readonly number[]): number[] {
  const free: number[] = [];
  for (const cell of cells) if (board[cell] < 0) free.push(cell);
  return free;
}

const claim: Decision<ClaimState, Claim, number> = {
  rule: 'CLM-1',
  candidates: s => freeCells(s.cells),
  choose(s, { seat }, cell) {
    s.cells[cell] = seat;
    tell(s, { event: 'claimed', rule: 'CLM-1', seat, cell } as Event);
    if (++s.claimed === CELLS) {
      s.cells.fill(-1);
      s.claimed = 0;
      s.lap++;
    }
    if (s.lap < LAPS) s.agenda.push({ ask: 'claim', seat: (seat + 1) % SEATS });
    else finish(s, { winners: [0], places: [1, 2, 2, 2], scores: [1, 0, 0, 0], sheet: [] });
  },
};

const claimGame: Game<ClaimState, { readonly cells: readonly number[] }, Event, Claim> = {
  id: 'claim',
  name: 'Claim',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  options: {},
  about: { kind: 'Measurement', minutes: '1', line: 'Claim cells.' },
  setup: (seats, _options, chance) => ({
    agenda: [{ ask: 'claim', seat: 0 }],
    chance,
    outcome: null,
    seats,
    cells: cells.map(() => -1),
    claimed: 0,
    lap: 0,
  }),
  steps: {},
  decisions: { claim },
  view: s => ({ cells: s.cells.slice() }),
  imagine: () => {},
  words: {
    seat: (_view, seat) => `Seat ${seat}`,
    status: () => '',
    prompt: () => '',
    choice: (_view, _open, choice) => JSON.stringify(choice),
    refusal: () => '',
    reasons: [],
    event: () => undefined,
    line: line => line,
    twin: () => [],
    options: {},
  },
  manual: { title: 'Claim', chapters: [] },
  brain: {
    stage: s => s.lap,
    appeals: (_s, _d, _legal, n, out) => {
      for (let i = 0; i < n; i++) out[i] = 1;
    },
    shares: (s, out) => {
      for (let seat = 0; seat < s.seats; seat++) out[seat] = 1 / s.seats;
    },
    policy: (_s, _d, legal) => legal[0],
  },
};

export const gameIds = ['claim'];

export async function loadGame(): Promise<Game> {
  return claimGame;
}
