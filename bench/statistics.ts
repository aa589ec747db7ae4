/** A value measured once per round. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
  return { median, min: sorted[0], max: sorted[sorted.length - 1] };
}

/** Ratios are formed within each round, where both sides met the same load, and only then summarised. */
export function ratio(above: readonly number[], below: readonly number[]): Spread {
  return spread(above.map((value, round) => value / below[round]));
}

export function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map(item => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** The mean of something and where it lies with a confidence of 95 %. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Student's t at 97.5 % for 1, 2, 3 … degrees of freedom; from 30 on it is taken as 2. */
const STUDENT = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1, 2.09, 2.09,
  2.08, 2.07, 2.07, 2.06, 2.06, 2.06, 2.05, 2.05, 2.05,
];

/** The ratio of two things that were measured side by side in each round: its geometric mean; one round proves nothing. */
export function interval(above: readonly number[], below: readonly number[]): Interval {
  const logs = above.map((value, round) => Math.log(value / below[round]));
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  const variance = logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (logs.length - 1);
  const margin = logs.length < 2 ? Infinity : (STUDENT[logs.length - 2] ?? 2) * Math.sqrt(variance / logs.length);
  return { mean: Math.exp(mean), low: Math.exp(mean - margin), high: Math.exp(mean + margin) };
}

export function written({ mean, low, high }: Interval): string {
  const short = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '?');
  return `${short(mean)} [${short(low)}..${short(high)}]`;
}
