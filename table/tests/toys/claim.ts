/** A game for tests and measurements: in turn, each seat claims one of 64 cells. Every seat has a secret lucky cell. */
import { finish, firstOf, mix, no, placesBy, tell, toShares } from '@vesper/kernel';
import type { AskFrame, Decision, Game, State } from '@vesper/kernel';

interface Claim extends AskFrame {
  readonly ask: 'claim';
}

export interface ClaimState extends State<Claim> {
  /** -1 = free, else the seat that holds it. */
  cells: number[];
  claimed: number;
  /** A cell that counts double for its seat; only the seat knows it. */
  lucky: number[];
}

interface ClaimView {
  readonly cells: readonly number[];
  readonly lucky: number | null;
}

const CELLS = Array.from({ length: 64 }, (_, i) => i);
const taken = no('CLM-2', 'taken');

const claim: Decision<ClaimState, Claim, number> = {
  rule: 'CLM-1',
  candidates: () => CELLS,
  refuse: (s, _d, cell) => (s.cells[cell] >= 0 ? taken : undefined),
  choose(s, { seat }, cell) {
    s.cells[cell] = seat;
    s.claimed++;
    tell(s, { event: 'claimed', rule: 'CLM-1', seat, cell } as Parameters<typeof tell>[1]);
    if (s.claimed < s.cells.length) return void s.agenda.push({ ask: 'claim', seat: (seat + 1) % s.lucky.length });
    const scores = s.lucky.map((cell, i) => s.cells.filter(c => c === i).length + (s.cells[cell] === i ? 1 : 0));
    const places = placesBy(scores.length, (a, b) => scores[b] - scores[a]);
    finish(s, { winners: firstOf(places), places, scores, sheet: [] });
  },
};

export const claimGame: Game<ClaimState, ClaimView, never, Claim> = {
  id: 'claim',
  name: 'Claim',
  version: 1,
  seats: { min: 1, max: 4 },
  options: { cells: { kind: 'number', min: 4, max: 64, default: 64 } },
  about: { kind: 'Test', minutes: '1', line: 'Claim cells.' },
  setup(seats, options, chance) {
    const cells = CELLS.slice(0, options.cells as number);
    const order = cells.slice();
    mix(chance, order);
    return {
      agenda: [{ ask: 'claim', seat: 0 }],
      chance,
      outcome: null,
      seats,
      cells: cells.map(() => -1),
      claimed: 0,
      lucky: order.slice(0, seats),
    };
  },
  steps: {},
  decisions: { claim: { ...claim, candidates: s => (s.cells.length === 64 ? CELLS : CELLS.slice(0, s.cells.length)) } },
  view: (s, viewer) => ({ cells: s.cells.slice(), lucky: viewer === 'spectator' ? null : s.lucky[viewer] }),
  imagine(s, viewer, rng) {
    const others = CELLS.slice(0, s.cells.length).filter(cell => viewer === 'spectator' || cell !== s.lucky[viewer]);
    mix(rng, others);
    s.lucky = s.lucky.map((cell, seat) => (seat === viewer ? cell : others[seat]));
  },
  words: {
    seat: (_view, seat) => `Seat ${seat}`,
    status: () => '',
    prompt: () => 'Claim a cell',
    choice: (_view, _open, choice) => JSON.stringify(choice),
    refusal: () => 'Taken',
    reasons: ['taken'],
    event(_view, event) {
      const { seat, cell } = event as unknown as { readonly seat: number; readonly cell: number };
      return `Seat ${seat} claims cell ${cell}.`;
    },
    line: line => line,
    twin: () => [],
    options: { cells: { label: 'Cells', explain: '' } },
  },
  manual: { title: 'Claim', chapters: [] },
  brain: {
    stage: s => s.claimed,
    appeals: (_s, _d, legal, n, out) => {
      for (let i = 0; i < n; i++) out[i] = legal[i] === legal[0] ? 2 : 1;
    },
    shares(s, out) {
      for (let seat = 0; seat < s.seats; seat++) out[seat] = s.cells.filter(c => c === seat).length;
      toShares(out, s.seats, 1);
    },
  },
};
