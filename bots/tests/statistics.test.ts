import { describe, expect, it } from 'vitest';
import { mean, spread, studentQuantile, wilson } from '../statistics.ts';

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
