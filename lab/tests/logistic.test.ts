import { below, fastChance } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { areaUnderCurve, chanceBy, correctByChoices, fitLogistic, fitRivals, sharesBy } from '../logistic.ts';
import type { Observation, Position } from '../logistic.ts';

/** Seen often, with the chance that 0.5 + 2a − 30b promises; the third number never differs. */
function seen(times: number): Observation[] {
  const rng = fastChance('seen');
  const random = () => below(rng, 1_000_000) / 1_000_000;
  return Array.from({ length: times }, () => {
    const [a, b] = [random() - 0.5, (random() - 0.5) / 10];
    const chance = 1 / (1 + Math.exp(-(0.5 + 2 * a - 30 * b)));
    return { numbers: [a, b, 7], truth: Number(random() < chance) };
  });
}

describe('logistic regression', () => {
  it('finds what each number is worth, whatever its unit, and nothing in what never differs', () => {
    const { intercept, coefficients } = fitLogistic(seen(20_000), 1);
    expect(intercept).toBeCloseTo(0.5, 0);
    expect(Math.abs(coefficients[0] - 2)).toBeLessThan(0.2);
    expect(Math.abs(coefficients[1] + 30)).toBeLessThan(2);
    expect(coefficients[2]).toBe(0);
  });

  it('finds the same every time, and less the more it is held back', () => {
    const few = seen(200);
    expect(fitLogistic(few, 10)).toEqual(fitLogistic(few, 10));
    const [loose, tight] = [1, 1000].map(ridge => Math.abs(fitLogistic(few, ridge).coefficients[0]));
    expect(tight).toBeLessThan(loose / 2);
  });

  it('promises what comes true', () => {
    const known = seen(5000);
    const fitted = fitLogistic(known, 1);
    const promised = known.reduce((sum, { numbers }) => sum + chanceBy(fitted, numbers), 0);
    const came = known.reduce((sum, { truth }) => sum + truth, 0);
    expect(promised).toBeCloseTo(came, 3);
  });
});

/** Two or three rivals, of whom one wins: the likelier, the more 2a − 30b says so; the third number is the same for all. */
function rivals(times: number): Observation[][] {
  const rng = fastChance('rivals');
  const random = () => below(rng, 1_000_000) / 1_000_000;
  return Array.from({ length: times }, (_, i) => {
    const numbers = Array.from({ length: 2 + (i % 2) }, () => [random() - 0.5, (random() - 0.5) / 10, i]);
    let luck = random();
    const winner = sharesBy([2, -30, 0], numbers).findIndex(share => (luck -= share) < 0);
    return numbers.map((own, seat) => ({ numbers: own, truth: Number(seat === winner) }));
  });
}

describe('logistic regression of rivals', () => {
  it('finds what each number is worth, and nothing in what all have alike', () => {
    const [a, b, alike] = fitRivals(rivals(10_000), 1);
    expect(Math.abs(a - 2)).toBeLessThan(0.2);
    expect(Math.abs(b + 30)).toBeLessThan(2);
    expect(alike).toBe(0);
  });

  it('gives shares that add up to one', () => {
    const shares = sharesBy(
      [2, -30],
      [0.1, 0.3, 0.5].map(a => [a, 0]),
    );
    expect(shares[0] + shares[1] + shares[2]).toBeCloseTo(1);
    expect(shares[2]).toBeGreaterThan(shares[0]);
  });
});

/** Two rivals, of whom the stronger has more of the first number; only the second makes a difference to who wins. */
function confounded(times: number): { readonly tables: Observation[][]; readonly positions: Position[] } {
  const rng = fastChance('confounded');
  const random = () => below(rng, 1_000_000) / 500_000 - 1;
  const wins = (odds: number): number => Number((random() + 1) / 2 < 1 / (1 + Math.exp(-odds)));
  const tables: Observation[][] = [];
  const positions: Position[] = [];
  for (let i = 0; i < times; i++) {
    const strength = [random(), random()].map(x => 2 * x);
    const rivalsNow = strength.map(x => [x + random(), random()]);
    const tried = Array.from({ length: 4 }, () => {
      const own = [rivalsNow[0][0] + random(), rivalsNow[0][1] + random()];
      const truth = wins(strength[0] - strength[1] + 1.5 * (own[1] - rivalsNow[1][1]));
      return { rivals: [own, rivalsNow[1]], truth };
    });
    positions.push({ seat: 0, tried });
    const [{ rivals: numbers, truth }] = tried;
    tables.push(numbers.map((row, seat) => ({ numbers: row, truth: seat === 0 ? truth : 1 - truth })));
  }
  return { tables, positions };
}

describe('coefficients corrected by choices', () => {
  const { tables, positions } = confounded(6000);
  const taken = fitRivals(tables, 1);

  it('tell what wins from what only goes along with winning', () => {
    expect(taken[0]).toBeGreaterThan(0.4);
    const [alongside, causes] = correctByChoices(taken, positions, 1);
    expect(Math.abs(alongside)).toBeLessThan(0.15);
    expect(causes).toBeGreaterThan(1);
  });

  it('stay where they are the more they are held', () => {
    const [loose, firm] = [1, 1_000_000].map(hold => correctByChoices(taken, positions, hold)[0]);
    expect(firm).toBeCloseTo(taken[0], 1);
    expect(Math.abs(loose - taken[0])).toBeGreaterThan(0.3);
  });
});

describe('the area under the curve', () => {
  it('is 1 where the likelier always came true, a half where nothing is told, 0 where the opposite came', () => {
    const judged = (...rows: readonly (readonly [number, number])[]) =>
      rows.map(([chance, truth]) => ({ chance, truth }));
    expect(areaUnderCurve(judged([0.2, 0], [0.3, 0], [0.6, 1]))).toBe(1);
    expect(areaUnderCurve(judged([0.4, 0], [0.4, 1], [0.4, 1]))).toBe(0.5);
    expect(areaUnderCurve(judged([0.9, 0], [0.1, 1]))).toBe(0);
    expect(areaUnderCurve(judged([0.1, 0], [0.2, 1], [0.3, 0], [0.4, 1]))).toBe(0.75);
  });
});
