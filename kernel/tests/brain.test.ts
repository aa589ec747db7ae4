import { describe, expect, it } from 'vitest';
import {
  advance,
  apply,
  asking,
  chanceOf,
  choiceKey,
  fastChance,
  isTogether,
  quickChoice,
  sharesOf,
  start,
  toShares,
} from '../index.ts';
import type { Choice } from '../index.ts';
import { wicks } from './toys/wicks/game.ts';

describe('shares', () => {
  it('add up to one, and a lead of the scale has e times as much', () => {
    const shares = [1, 3, -400];
    toShares(shares, 3, 2);
    expect(shares[0] + shares[1] + shares[2]).toBeCloseTo(1, 12);
    expect(shares[1] / shares[0]).toBeCloseTo(Math.E, 12);
    expect(shares[2]).toBeGreaterThanOrEqual(0);
  });

  it('leave what stands behind them alone, and nothing for what has no appeal at all', () => {
    const weights = [0, -Infinity, 7];
    toShares(weights, 2, 1);
    expect(weights).toEqual([1, 0, 7]);
  });

  it('of those who win together are a chance', () => {
    expect(chanceOf(0, 5)).toBe(0.5);
    expect(chanceOf(5, 5) / (1 - chanceOf(5, 5))).toBeCloseTo(Math.E, 12);
    expect([chanceOf(1e6, 1), chanceOf(-1e6, 1)]).toEqual([1, 0]);
  });

  it('are the truth when a match is over', () => {
    const { state } = start(wicks, { seats: 3, seed: 'truth' });
    const over = (winners: number[]) => ({
      ...state,
      outcome: { winners, places: [1, 1, 1], scores: [0, 0, 0], sheet: [] },
    });
    const shares: number[] = [];
    sharesOf(wicks, over([2]), shares);
    expect(shares).toEqual([0, 0, 1]);
    sharesOf(wicks, over([0, 2]), shares);
    expect(shares).toEqual([0.5, 0, 0.5]);
    sharesOf({ ...wicks, together: true }, over([0, 1, 2]), shares);
    expect(shares).toEqual([1, 1, 1]);
    sharesOf({ ...wicks, together: true }, over([]), shares);
    expect(shares).toEqual([0, 0, 0]);
  });
});

describe('a quick choice', () => {
  const { state } = start(wicks, { seats: 2, seed: 'quick' });
  const among = (weights: readonly number[]): Set<Choice> => {
    const appeals: typeof wicks.brain.appeals = (_s, _d, _legal, n, out) => {
      for (let i = 0; i < n; i++) out[i] = weights[i];
    };
    const rng = fastChance('quick');
    const game = { ...wicks, brain: { ...wicks.brain, appeals } };
    const made = Array.from({ length: 200 }, () =>
      quickChoice(game, state, { ask: 'bid', seat: 0 }, ['a', 'b', 'c', 'stale'], 3, rng),
    );
    return new Set(made);
  };

  it('is the weightiest, or nearly', () => {
    expect(among([1, 2, 4])).toEqual(new Set(['c']));
    expect(among([1, 3.5, 4])).toEqual(new Set(['b', 'c']));
    expect(among([0, 1, 0])).toEqual(new Set(['b']));
  });

  it('is the policy of a game that has one', () => {
    const game = { ...wicks, brain: { ...wicks.brain, policy: () => 'mine' } };
    expect(quickChoice(game, state, { ask: 'bid', seat: 0 }, ['a'], 1, [1, 2, 3, 4])).toBe('mine');
  });
});

it('who is asked next is known inside sealed lanes, too', () => {
  const { state: s } = start(wicks, { seats: 3, seed: 'lanes' });
  const out: Choice[] = [];
  const asked: string[] = [];
  for (let n; (n = advance(wicks, s, out)) > 0 && isTogether(s);) {
    const { ask, seat } = asking(s)!;
    asked.push(`${seat} ${ask}`);
    apply(wicks, s, out[n - 1]);
  }
  expect(asked).toEqual(['0 bid', '0 shield', '1 bid', '1 shield', '2 bid', '2 shield']);
  while (advance(wicks, s, out) > 0) apply(wicks, s, out[0]);
  expect(asking(s)).toBeNull();
});

it('choices have keys', () => {
  expect([3, 'three', { to: 3, by: [1] }].map(choiceKey)).toEqual([3, 'three', '{"to":3,"by":[1]}']);
});
