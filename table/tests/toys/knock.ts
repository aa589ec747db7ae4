/** A game for tests: seats hold stones in secret, and in turn each may knock with one or let it pass. */
import { finish, no, pick, toShares } from '@vesper/kernel';
import type { AskFrame, Decision, Game, State } from '@vesper/kernel';

interface Knock extends AskFrame {
  readonly ask: 'knock';
}

export interface KnockState extends State<Knock> {
  /** By seat; nobody else knows. */
  stones: number[];
  knocks: number[];
  turn: number;
  /** Nobody listens before this turn. */
  readonly deaf: number;
  /** Everybody knows how many stones everybody has. */
  readonly open: boolean;
}

interface KnockView {
  readonly stones: number | null;
  readonly knocks: readonly number[];
  readonly turn: number;
}

const TURNS = 12;
const noStone = no('KNO-1', 'noStone');

const knock: Decision<KnockState, Knock, 'knock' | 'pass'> = {
  rule: 'KNO-1',
  candidates: () => ['knock', 'pass'],
  refuse: (s, { seat }, c) => (c === 'knock' && s.stones[seat] === 0 ? noStone : undefined),
  choose(s, { seat }, c) {
    if (c === 'knock') {
      s.stones[seat]--;
      s.knocks[seat]++;
    }
    if (++s.turn < TURNS) return void s.agenda.push({ ask: 'knock', seat: (seat + 1) % s.stones.length });
    finish(s, { winners: s.knocks.map((_, i) => i), places: s.knocks.map(() => 1), scores: s.knocks, sheet: [] });
  },
  passing: {
    choice: 'pass',
    moment: () => 'turn',
    matters: s => s.turn >= s.deaf,
    isOpen: s => s.open,
  },
};

export const knockGame: Game<KnockState, KnockView, never, Knock> = {
  id: 'knock',
  name: 'Knock',
  version: 1,
  seats: { min: 1, max: 4 },
  /** So many stones each; -1 = none, or one, by chance. */
  options: {
    stones: { kind: 'number', min: -1, max: 12, default: -1 },
    deaf: { kind: 'number', min: 0, max: 12, default: 0 },
    open: { kind: 'flag', default: false },
  },
  about: { kind: 'Test', minutes: '1', line: 'Knock, or not.' },
  setup(seats, options, chance) {
    const s: KnockState = {
      agenda: [{ ask: 'knock', seat: 0 }],
      chance,
      outcome: null,
      seats,
      stones: [],
      knocks: Array.from({ length: seats }, () => 0),
      turn: 0,
      deaf: Number(options.deaf),
      open: options.open === true,
    };
    for (let seat = 0; seat < seats; seat++) s.stones.push(options.stones === -1 ? pick(s, 2) : Number(options.stones));
    return s;
  },
  steps: {},
  decisions: { knock },
  view: (s, viewer) => ({
    stones: viewer === 'spectator' ? null : s.stones[viewer],
    knocks: s.knocks.slice(),
    turn: s.turn,
  }),
  imagine(s, viewer, rng) {
    s.stones = s.stones.map((n, seat) => (seat === viewer ? n : rng[0] % 2));
  },
  words: {
    seat: (_view, seat) => `Seat ${seat}`,
    status: () => '',
    prompt: () => 'Knock?',
    choice: (_view, _open, choice) => JSON.stringify(choice),
    refusal: () => 'You have no stone.',
    reasons: ['noStone'],
    event: () => undefined,
    line: line => line,
    twin: () => [],
    moments: { turn: { label: 'Your turn', explain: '' } },
    options: {
      stones: { label: 'Stones', explain: '' },
      deaf: { label: 'Deaf', explain: '' },
      open: { label: 'Open', explain: '' },
    },
  },
  manual: { title: 'Knock', chapters: [] },
  brain: {
    stage: s => s.turn,
    appeals(_s, _d, legal, n, out) {
      for (let i = 0; i < n; i++) out[i] = legal[i] === 'knock' ? 1 : 0.5;
    },
    shares(s, out) {
      for (let seat = 0; seat < s.seats; seat++) out[seat] = s.knocks[seat];
      toShares(out, s.seats, 1);
    },
  },
};
