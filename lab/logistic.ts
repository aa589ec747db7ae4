/** Logistic regression: how likely something is, read from numbers. Plain Newton steps, the same result on every machine. */
import { toShares } from '@vesper/kernel';

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
  const units = unitsOf(seen.map(({ numbers }) => numbers));
  const rows = seen.map(({ numbers }) => [1, ...numbers.map((x, i) => (x - units[i].mean) / units[i].spread)]);
  const ridges = [0, ...units.map(() => ridge)];
  const found = climb(ridges, (at, slope, bend) =>
    rows.forEach((row, n) => {
      const chance = 1 / (1 + Math.exp(-product(at, row)));
      addTimes(slope, row, seen[n].truth - chance);
      addSquare(bend, row, chance * (1 - chance));
    }),
  );
  const coefficients = units.map(({ spread }, i) => found[i + 1] / spread);
  const shift = units.reduce((sum, { mean }, i) => sum + coefficients[i] * mean, 0);
  return { intercept: found[0] - shift, coefficients };
}

/**
 * The same of rivals, one of whom wins: a share is the larger, the more one's numbers speak for it than those of the others.
 *
 * @example
 * const coefficients = fitRivals([[{ numbers: [1.5], truth: 1 }, { numbers: [0.5], truth: 0 }], …], 10);
 */
export function fitRivals(seen: readonly (readonly Observation[])[], ridge: number): readonly number[] {
  const apart = seen.map(rivals => lessMean(rivals.map(({ numbers }) => numbers)));
  const units = unitsOf(apart.flat());
  const tables = apart.map(rows => rows.map(row => row.map((x, i) => x / units[i].spread)));
  const ridges = units.map(() => ridge);
  const found = climb(ridges, (at, slope, bend) =>
    tables.forEach((rows, n) => {
      const shares = sharesBy(at, rows);
      const expected = ridges.map(() => 0);
      rows.forEach((row, i) => {
        addTimes(slope, row, seen[n][i].truth - shares[i]);
        addTimes(expected, row, shares[i]);
        addSquare(bend, row, shares[i]);
      });
      addSquare(bend, expected, -1);
    }),
  );
  return units.map(({ spread }, i) => found[i] / spread);
}

/** A choice that was tried in a position: what was seen of every rival then, and what its chooser had in the end. */
interface TriedChoice {
  readonly rivals: readonly (readonly number[])[];
  readonly truth: number;
}

/** The same position with several choices. */
export interface Position {
  readonly seat: number;
  readonly tried: readonly TriedChoice[];
}

/**
 * What matches were won with is not what wins them: who is ahead has more of everything. Here coefficients are corrected by
 * positions in which only one choice differed: by how much more its chooser had than by another. `hold` keeps them where
 * they are where little is known, as `ridge` keeps them small.
 */
export function correctByChoices(
  coefficients: readonly number[],
  positions: readonly Position[],
  hold: number,
): readonly number[] {
  const all = positions.flatMap(({ tried }) => tried);
  const units = unitsOf(all.flatMap(({ rivals }) => lessMean(rivals)));
  const start = coefficients.map((x, i) => x * units[i].spread);
  const rows: (readonly number[])[] = [];
  const truths: number[] = [];
  for (const { seat, tried } of positions) {
    const tables = tried.map(({ rivals }) => rivals.map(row => row.map((x, i) => x / units[i].spread)));
    const chances = tables.map(table => sharesBy(start, table));
    const chance = meanOf(chances.map(shares => shares[seat]));
    // How a share changes with what speaks for its seat more than for the others.
    const leads = tables.map((table, n) => {
      const lead = table[seat].slice();
      table.forEach((row, other) => {
        if (other !== seat) addTimes(lead, row, -chances[n][other] / (1 - chances[n][seat]));
      });
      return lead.map(x => x * chance * (1 - chance));
    });
    rows.push(...lessMean(leads));
    const truth = meanOf(tried.map(choice => choice.truth));
    truths.push(...tried.map(choice => choice.truth - truth));
  }
  const variance = meanOf(truths.map(truth => truth ** 2));
  const slope = start.map(() => 0);
  const bend = start.map((_, i) => start.map((__, j) => (i === j ? hold : 0)));
  rows.forEach((row, n) => {
    addTimes(slope, row, (truths[n] - product(start, row)) / variance);
    addSquare(bend, row, 1 / variance);
  });
  const change = solved(bend, slope);
  return units.map(({ spread }, i) => (start[i] + change[i]) / spread);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, x) => sum + x, 0) / values.length;
}

/** Newton's steps to where the slope is 0; what was seen adds to the slope, and to how fast it falls. */
function climb(
  ridges: readonly number[],
  addSeen: (at: readonly number[], slope: number[], bend: readonly number[][]) => void,
): number[] {
  const found = ridges.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const slope = found.map((x, i) => -ridges[i] * x);
    const bend = ridges.map((ridge, i) => ridges.map((_, j) => (i === j ? ridge : 0)));
    addSeen(found, slope, bend);
    const change = solved(bend, slope);
    change.forEach((by, i) => (found[i] += by));
    if (change.every(by => Math.abs(by) < SMALL)) break;
  }
  return found;
}

export function chanceBy({ intercept, coefficients }: Logistic, numbers: readonly number[]): number {
  return 1 / (1 + Math.exp(-intercept - product(coefficients, numbers)));
}

/** By rival. */
export function sharesBy(coefficients: readonly number[], numbers: readonly (readonly number[])[]): readonly number[] {
  const shares = numbers.map(row => product(coefficients, row));
  toShares(shares, shares.length, 1);
  return shares;
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
function unitsOf(rows: readonly (readonly number[])[]): readonly Unit[] {
  return rows[0].map((_, i) => {
    const mean = rows.reduce((sum, row) => sum + row[i], 0) / rows.length;
    const square = rows.reduce((sum, row) => sum + (row[i] - mean) ** 2, 0) / rows.length;
    return { mean, spread: Math.sqrt(square) || 1 };
  });
}

/** What all have alike tells rivals nothing. */
function lessMean(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const means = rows[0].map((_, i) => rows.reduce((sum, row) => sum + row[i], 0) / rows.length);
  return rows.map(row => row.map((x, i) => x - means[i]));
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

function addTimes(to: number[], row: readonly number[], times: number): void {
  for (let i = 0; i < row.length; i++) to[i] += times * row[i];
}

function addSquare(to: readonly number[][], row: readonly number[], times: number): void {
  for (let i = 0; i < row.length; i++) addTimes(to[i], row, times * row[i]);
}
