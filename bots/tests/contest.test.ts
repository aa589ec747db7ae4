/** What a search does where appeals are to scale: one card decides, and each bet wins on some of them. */
import { below, fastChance, finish, open, start } from '@vesper/kernel';
import type { AskFrame, Brain, Decision, Game, State } from '@vesper/kernel';
import { salem } from '@vesper/games/salem';
import { describe, expect, it } from 'vitest';
import { inTries, think } from '../bot.ts';
import { search } from '../search/search.ts';
import type { Found } from '../search/search.ts';

interface Bets extends State<AskFrame> {
  /** By bet: how many of the cards win. */
  readonly wins: readonly number[];
  readonly appeal: readonly number[];
  /** Face down: nobody knows it. */
  card: number;
}

const CARDS = 12;
/** What nobody asks here. */
const { about, words, manual } = salem;

const bet: Decision<Bets, AskFrame, number> = {
  rule: 'BET-1',
  candidates: ({ wins }) => wins.map((_, i) => i),
  choose(s, _d, c) {
    const hasWon = s.card < s.wins[c];
    finish(s, { winners: hasWon ? [0] : [], places: [hasWon ? 1 : 2], scores: [Number(hasWon)], sheet: [] });
  },
};

const brain: Brain<Bets> = {
  stage: () => 0,
  appeals: ({ appeal }, _d, _legal, n, out) => {
    for (let i = 0; i < n; i++) out[i] = appeal[i];
  },
  shares: (_s, out) => void (out[0] = 0.5),
  lookahead: { samples: 1, follow: 0, isSettled: () => false, shortlist: (_s, _d, legal) => legal, weighs: 0.01 },
};

function foundAmong(wins: readonly number[], appeal: readonly number[], most: number, seed = 'luck'): Found {
  const game: Game<Bets> = {
    id: 'bets',
    name: 'Bets',
    version: 1,
    about,
    words,
    manual,
    together: true,
    seats: { min: 1, max: 1 },
    options: {},
    setup: (seats, _options, chance) => ({
      agenda: [{ ask: 'bet', seat: 0 }],
      chance,
      outcome: null,
      seats,
      wins,
      appeal,
      card: 0,
    }),
    steps: {},
    decisions: { bet },
    view: () => ({}),
    imagine: (s, _viewer, rng) => void (s.card = below(rng, CARDS)),
    copy: s => ({ ...s, agenda: s.agenda.slice(), chance: s.chance.slice() }),
    brain,
  };
  const match = start(game, { seats: 1, seed: 'bets' });
  const [decision] = open(match);
  return search(think(game, match, decision), fastChance(seed), inTries(most), 'near');
}

const triesOf = ({ tried }: Found): number => tried.reduce((sum, { tries }) => sum + tries, 0);

describe('choices that are held against each other', () => {
  it('what is better is found, even where it recommends itself least', () => {
    expect(foundAmong([4, 4, 10, 4], [8, 4, 1, 4], 400).choice).toBe(2);
  });

  it('with hardly a try, what recommends itself is chosen', () => {
    for (let i = 0; i < 10; i++) expect(foundAmong([6, 7], [1, 9], 2, `luck ${i}`).choice).toBe(1);
  });

  it('what comes to the same is not taken for better: all are tried at the same tables', () => {
    const found = foundAmong([6, 6, 6], [3, 2, 1], 300);
    expect(found.choice).toBe(0);
    const [favourite, ...rivals] = found.tried;
    for (const { tries } of rivals) expect(tries).toBeLessThanOrEqual(favourite.tries);
  });

  it('goes on no longer than it may, and no longer than anything may be better', () => {
    expect(triesOf(foundAmong([3, 6, 3, 9], [1, 1, 1, 1], 15))).toBeLessThanOrEqual(15);
    expect(triesOf(foundAmong([12, 1, 1], [4, 1, 1], 10_000))).toBeLessThan(100);
  });
});
