/** What a search does with a plan: one die decides, and each bet wins on so many of its faces. */
import { fastChance, finish, open, roll, start } from '@vesper/kernel';
import type { AskFrame, Brain, Decision, Game, State } from '@vesper/kernel';
import { salem } from '@vesper/games/salem';
import { describe, expect, it } from 'vitest';
import { inTries, think } from '../bot.ts';
import { search } from '../search/search.ts';
import type { Found, Reach } from '../search/search.ts';

interface Bets extends State<AskFrame> {
  readonly faces: readonly number[];
}

/** What nobody asks here. */
const { about, words, manual } = salem;

const bet: Decision<Bets, AskFrame, number> = {
  rule: 'BET-1',
  candidates: ({ faces }) => faces.map((_, i) => i),
  choose(s, _d, c) {
    const hasWon = roll(s, 6) <= s.faces[c];
    finish(s, { winners: hasWon ? [0] : [], places: [hasWon ? 1 : 2], scores: [Number(hasWon)], sheet: [] });
  },
};

/** The first bet is planned; later ones recommend themselves less. */
const brain: Brain<Bets> = {
  stage: () => 0,
  appeals: (_s, _d, _legal, n, out) => {
    for (let i = 0; i < n; i++) out[i] = 1 / (i + 1);
  },
  shares: (_s, out) => void (out[0] = 0.5),
  lookahead: {
    samples: 1,
    follow: 0,
    isSettled: () => false,
    shortlist: (_s, _d, legal) => [legal[0]],
    plans: 1,
    weighs: 0.006,
  },
};

function foundAmong(faces: readonly number[], most: number, seed = 'luck', reach: Reach = 'near'): Found {
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
    setup: (seats, _options, chance) => ({ agenda: [{ ask: 'bet', seat: 0 }], chance, outcome: null, seats, faces }),
    steps: {},
    decisions: { bet },
    view: () => ({}),
    imagine: () => {},
    copy: s => ({ ...s, agenda: s.agenda.slice(), chance: s.chance.slice() }),
    brain,
  };
  const match = start(game, { seats: 1, seed: 'bets' });
  const [decision] = open(match);
  return search(think(game, match, decision), fastChance(seed), inTries(most), reach);
}

describe('a plan', () => {
  it('is given up for what is clearly better, even where that recommends itself least', () => {
    expect(foundAmong([3, 5, 3, 2], 400).choice).toBe(1);
    expect(foundAmong([2, 1, 2, 1, 2, 5], 400).choice).toBe(5);
  });

  it('is kept where nothing is, after ever so many tries', () => {
    for (let i = 0; i < 20; i++) expect(foundAmong([4, 4, 3, 1], 400, `luck ${i}`).choice).toBe(0);
    for (let i = 0; i < 20; i++) expect(foundAmong([4, 3, 3, 2], 15, `luck ${i}`).choice).toBe(0);
  });

  it('is given up after few tries for what is much better', () => {
    expect(foundAmong([1, 6], 20).choice).toBe(1);
  });

  it('is tried no longer than anything might be better', () => {
    const { tried } = foundAmong([6, 1, 1], 10_000);
    expect(tried.reduce((sum, { tries }) => sum + tries, 0)).toBeLessThan(40);
  });

  it('is doubted for longer by who has many tries: what an Expert calls a trifle may still be better', () => {
    const triesFor = (reach: Reach): number => {
      const { tried } = foundAmong([3, 3], 10_000, 'luck', reach);
      return tried.reduce((sum, { tries }) => sum + tries, 0);
    };
    expect(triesFor('far')).toBeGreaterThan(triesFor('near'));
  });

  it('is held against others with the same luck: what comes to the same is not taken for better', () => {
    const { choice, tried } = foundAmong([3, 3], 1000);
    expect(choice).toBe(0);
    expect(tried[0].sum).toBe(tried[1].sum);
  });
});
