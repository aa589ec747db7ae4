/** Logistic regression: how likely something is, read from numbers. Plain Newton steps, the same result on every machine. */

/** What was seen, and whether it came true: 1 or 0. */
export interface Observation {
  readonly numbers: readonly number[];
  readonly truth: number;
}

export interface Logistic {
  readonly intercept: number;
  readonly coefficients: readonly number[];
}

const MOST_STEPS = 25;
const SMALL = 1e-8;

/**
 * `ridge` keeps coefficients small that little is known of, whatever their unit: as if so many observations spoke for 0.
 *
 * @example
 * const { intercept, coefficients } = fitLogistic([{ numbers: [1.5], truth: 1 }, …], 10);
 */
export function fitLogistic(seen: readonly Observation[], ridge: number): Logistic {
  const units = unitsOf(seen);
  const rows = seen.map(({ numbers }) => [1, ...numbers.map((x, i) => (x - units[i].mean) / units[i].spread)]);
  const size = units.length + 1;
  const found = zeros(size);
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = found.map((x, i) => (i === 0 ? 0 : -ridge * x));
    const bend = Array.from({ length: size }, (_, i) => zeros(size).map((_zero, j) => (i === j && i > 0 ? ridge : 0)));
    rows.forEach((row, n) => {
      const chance = 1 / (1 + Math.exp(-product(found, row)));
      const sure = chance * (1 - chance);
      for (let i = 0; i < size; i++) {
        slope[i] += (seen[n].truth - chance) * row[i];
        for (let j = 0; j < size; j++) bend[i][j] += sure * row[i] * row[j];
      }
    });
    const change = solved(bend, slope);
    change.forEach((by, i) => (found[i] += by));
    if (change.every(by => Math.abs(by) < SMALL)) break;
  }
  const coefficients = units.map(({ spread }, i) => found[i + 1] / spread);
  const shift = units.reduce((sum, { mean }, i) => sum + coefficients[i] * mean, 0);
  return { intercept: found[0] - shift, coefficients };
}

export function chanceBy({ intercept, coefficients }: Logistic, numbers: readonly number[]): number {
  return 1 / (1 + Math.exp(-intercept - product(coefficients, numbers)));
}

/** Of a pair of which one came true, how often that one had been called likelier; half is chance. */
export function areaUnderCurve(judged: readonly { readonly chance: number; readonly truth: number }[]): number {
  const sorted = judged.toSorted((a, b) => a.chance - b.chance);
  let trues = 0;
  let ranks = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to].chance === sorted[from].chance) to++;
    for (let i = from; i < to; i++) {
      trues += sorted[i].truth;
      ranks += (sorted[i].truth * (from + to + 1)) / 2; // who is called as likely shares a rank
    }
    from = to;
  }
  return (ranks - (trues * (trues + 1)) / 2) / (trues * (sorted.length - trues));
}

interface Unit {
  readonly mean: number;
  readonly spread: number;
}

/** Numbers that never differ get a spread of 1, and a coefficient of 0. */
function unitsOf(seen: readonly Observation[]): readonly Unit[] {
  return seen[0].numbers.map((_, i) => {
    const mean = seen.reduce((sum, { numbers }) => sum + numbers[i], 0) / seen.length;
    const square = seen.reduce((sum, { numbers }) => sum + (numbers[i] - mean) ** 2, 0) / seen.length;
    return { mean, spread: Math.sqrt(square) || 1 };
  });
}

/** Gauss, with the largest pivot: `matrix` · result = `right`. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++) {
      if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i;
    }
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const times = rows[i][column] / rows[column][column];
      for (let j = column; j <= size; j++) rows[i][j] -= times * rows[column][j];
    }
  }
  return rows.map((row, i) => row[size] / row[i]);
}

function product(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

function zeros(n: number): number[] {
  return Array.from({ length: n }, () => 0);
}
