import { below, fastChance } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { cautiousMean, mean, spread, studentQuantile, wilson } from '../statistics.ts';
import type { Estimate } from '../statistics.ts';

describe('shares', () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%d of %d have the published interval', (wins, games, low, high) => {
    const share = wilson(wins, games);
    expect(share.value).toBe(wins / games);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  it('say nothing without games', () => {
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });

  it('never leave 0 to 1', () => {
    expect(wilson(7, 7).high).toBeCloseTo(1, 12);
    expect(wilson(7, 7).high).toBeLessThanOrEqual(1);
    expect(wilson(0, 7).low).toBeGreaterThanOrEqual(0);
  });
});

describe('means', () => {
  it.each([
    [1, 12.706],
    [10, 2.2281],
    [30, 2.0423],
    [31, 2.0395],
    [40, 2.0211],
    [60, 2.0003],
    [120, 1.9799],
    [1e9, 1.96],
  ])('use the quantile of Student for %d degrees of freedom', (freedom, quantile) => {
    expect(studentQuantile(freedom)).toBeCloseTo(quantile, 3);
  });

  it('have the interval of Student', () => {
    const { value, low, high } = mean([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(value).toBe(5);
    expect(low).toBeCloseTo(3.2125, 4);
    expect(high).toBeCloseTo(6.7875, 4);
  });

  it('know nothing about the spread of a single value', () => {
    expect(mean([3])).toEqual({ value: 3, low: 3, high: 3 });
  });

  it('come with the middle and the ends', () => {
    expect(spread([9, 1, 4, 2])).toMatchObject({ least: 1, median: 3, most: 9 });
    expect(spread([10, 9, 100])).toMatchObject({ least: 9, median: 10, most: 100 });
  });
});

/** What one try comes to, and on average; how far apart tries can be. */
interface Luck {
  readonly name: string;
  readonly mean: number;
  readonly reach: number;
  once(rng: number[]): number;
}

const dice = (rng: number[]): number => below(rng, 6) + below(rng, 6) + below(rng, 6) - 7.5;

/** Differences as choices make them: mostly none, now and then a swing. */
const lucks: readonly Luck[] = [
  { name: 'one swing in 60', mean: 0.3 / 60, reach: 0.3, once: rng => (below(rng, 60) === 0 ? 0.3 : 0) },
  { name: 'one swing in 150', mean: 0.5 / 150, reach: 0.5, once: rng => (below(rng, 150) === 0 ? 0.5 : 0) },
  {
    name: 'a small gain, and one great loss in 40',
    mean: (39 * 0.02 - 0.4) / 40,
    reach: 0.42,
    once: rng => (below(rng, 40) === 0 ? -0.4 : 0.02),
  },
  {
    name: 'swings both ways beside a little noise',
    mean: 0.05,
    reach: 0.8,
    once: rng => 0.05 + 0.01 * dice(rng) + (below(rng, 50) === 0 ? (below(rng, 2) === 0 ? 0.4 : -0.4) : 0),
  },
  { name: 'dice', mean: 0.1, reach: 0.6, once: rng => 0.1 + 0.04 * dice(rng) },
];

/** How many of 2,000 intervals have the true mean in them. */
function coverage({ mean: truth, once }: Luck, tries: number, of: (values: number[]) => Estimate): number {
  const rng = fastChance('coverage');
  let within = 0;
  for (let i = 0; i < 2000; i++) {
    const { low, high } = of(Array.from({ length: tries }, () => once(rng)));
    if (low <= truth && truth <= high) within++;
  }
  return within / 2000;
}

describe('cautious means', () => {
  it.each(lucks)('have the true mean in 95 % of the intervals of 96 tries: $name', luck => {
    expect(coverage(luck, 96, values => cautiousMean(values, luck.reach))).toBeGreaterThanOrEqual(0.95);
  });

  it.each(lucks)('and nearly so with 24 tries: $name', luck => {
    expect(coverage(luck, 24, values => cautiousMean(values, luck.reach))).toBeGreaterThanOrEqual(0.93);
  });

  it('where Student is sure of what was not met', () => {
    const [, rare] = lucks;
    expect(coverage(rare, 96, values => mean(values))).toBeLessThan(0.6);
  });

  it('are hardly wider where everything was met', () => {
    const values = Array.from({ length: 96 }, (_, i) => (i % 2 === 0 ? 0.3 : -0.1));
    const usual = mean(values);
    const cautious = cautiousMean(values, 0.4);
    expect(cautious.value).toBe(usual.value);
    expect(cautious.high - cautious.low).toBeGreaterThan(usual.high - usual.low);
    expect(cautious.high - cautious.low).toBeLessThan(1.04 * (usual.high - usual.low));
  });
});
