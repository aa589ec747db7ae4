import { describe, expect, it } from 'vitest';
import { interval } from '../statistics.ts';

describe('the interval of a ratio', () => {
  it('is formed within each round, where both sides met the same weather', () => {
    const found = interval([20, 200, 2], [10, 100, 1]);
    expect(found.mean).toBeCloseTo(2);
    expect(found.low).toBeCloseTo(2);
    expect(found.high).toBeCloseTo(2);
  });

  it("is as wide as Student's t says for so few rounds", () => {
    const { mean, low, high } = interval([Math.exp(0.1), Math.exp(0.3)], [1, 1]);
    expect(Math.log(mean)).toBeCloseTo(0.2);
    expect(Math.log(high)).toBeCloseTo(0.2 + 12.71 * 0.1);
    expect(Math.log(low)).toBeCloseTo(0.2 - 12.71 * 0.1);
  });

  it('of one round is unbounded', () => {
    expect(interval([2], [1])).toEqual({ mean: 2, low: 0, high: Infinity });
  });
});
