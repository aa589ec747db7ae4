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
