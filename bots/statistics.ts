/** The little statistics that reports need. Only arithmetic and square roots, so every machine gets the same digits. */

/** A number we are 95 % sure lies between `low` and `high`. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How a quantity is spread over the games. */
export interface Spread {
  readonly mean: Estimate;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

const Z = 1.959963984540054;

/** A share of successes with Wilson's score interval, which stays sensible near 0 % and 100 % and for few trials. */
export function wilson(successes: number, trials: number): Estimate {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const value = successes / trials;
  const z2 = (Z * Z) / trials;
  const centre = (value + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((value * (1 - value)) / trials + z2 / (4 * trials))) / (1 + z2);
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** How sure one wants to be: 95 %; or 99 %, where many things are compared at once. */
export type Sureness = 'usual' | 'almost';

/** By how much the interval is wider with 99 % than with 95 %. */
const ALMOST = 2.5758293035489004 / Z;

/** A mean with Student's interval. With fewer than two values nothing is known about the spread: low = high = value. */
export function mean(values: readonly number[], sureness: Sureness = 'usual'): Estimate {
  const n = values.length;
  if (n === 0) return { value: 0, low: 0, high: 0 };
  const value = sum(values) / n;
  if (n === 1) return { value, low: value, high: value };
  const variance = sum(values.map(x => (x - value) * (x - value))) / (n - 1);
  const half = studentQuantile(n - 1) * Math.sqrt(variance / n) * (sureness === 'almost' ? ALMOST : 1);
  return { value, low: value - half, high: value + half };
}

/**
 * A mean of tries among which something rare may be missing: the interval of Student as if two tries more had been made, one
 * that lies as far above the mean as anything could reach and one as far below. What was not met in n tries is, at 95 %,
 * rarer than 3 / n; the two allow for nearly as much.
 */
export function cautiousMean(values: readonly number[], reach: number): Estimate {
  const n = values.length + 2;
  const value = sum(values) / values.length;
  const squares = sum(values.map(x => (x - value) * (x - value))) + 2 * reach * reach;
  const half = studentQuantile(n - 1) * Math.sqrt(squares / (n - 1) / n);
  return { value, low: value - half, high: value + half };
}

/** By how much the first is greater than the second, each measured by itself (Newcombe). */
export function difference(a: Estimate, b: Estimate): Estimate {
  const value = a.value - b.value;
  return {
    value,
    low: value - Math.sqrt((a.value - a.low) ** 2 + (b.high - b.value) ** 2),
    high: value + Math.sqrt((a.high - a.value) ** 2 + (b.value - b.low) ** 2),
  };
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { mean: mean(values), least: sorted[0], median, most: sorted[sorted.length - 1] };
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

// The 97.5 % quantile of Student's distribution for 1 to 30 degrees of freedom.
const STUDENT = [
  12.7062, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.306, 2.26216, 2.22814, 2.20099, 2.17881, 2.16037,
  2.14479, 2.13145, 2.11991, 2.10982, 2.10092, 2.09302, 2.08596, 2.07961, 2.07387, 2.06866, 2.0639, 2.05954, 2.05553,
  2.05183, 2.04841, 2.04523, 2.04227,
];

/** Beyond the table, Fisher's expansion around the normal quantile; right to five digits there. */
export function studentQuantile(freedom: number): number {
  if (freedom <= STUDENT.length) return STUDENT[freedom - 1];
  const z2 = Z * Z;
  const first = (Z * (z2 + 1)) / 4;
  const second = (Z * ((5 * z2 + 16) * z2 + 3)) / 96;
  const third = (Z * (((3 * z2 + 19) * z2 + 17) * z2 - 15)) / 384;
  return Z + (first + (second + third / freedom) / freedom) / freedom;
}
