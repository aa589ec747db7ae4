/** Connect four with what a search asks of a game: no column recommends itself, and only the end tells who wins. */
import { below } from '@vesper/kernel';
import type { Brain, Event, Game, Words } from '@vesper/kernel';
import { connectFour as rules } from './connectFour.ts';
import type { ConnectFour, ConnectFourView, Drop } from './connectFour.ts';

const brain: Brain<ConnectFour> = {
  stage: () => 0,
  appeals(_s, _d, _legal, n, out) {
    for (let i = 0; i < n; i++) out[i] = 1;
  },
  shares(_s, out) {
    out[0] = out[1] = 0.5;
  },
  /** Plays on at random, as a plain UCT does. */
  policy: (_s, _d, legal, n, rng) => legal[below(rng, n)],
};

const words: Words<ConnectFourView> = {
  seat: (_view, seat) => `Seat ${seat + 1}`,
  status: () => 'Connect four',
  prompt: () => 'Drop a disc',
  choice: (_view, _open, column) => `Column ${Number(column) + 1}`,
  refusal: () => 'This column is full',
  reasons: ['full'],
  event: () => undefined,
  line: line => line,
  twin: () => [],
  options: {},
};

export const connectFour: Game<ConnectFour, ConnectFourView, Event, Drop> = {
  ...rules,
  about: { kind: 'rivals', minutes: '5', line: 'Four in a row.' },
  words,
  manual: { title: rules.name, chapters: [] },
  brain,
};
