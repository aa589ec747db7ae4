/** Which tables a game must be tried at: every number of seats with the options in all combinations, or in all pairs. */
import { optionObjection } from '@vesper/kernel';
import type { Game, Options, OptionSpec } from '@vesper/kernel';

export interface TableSetup {
  readonly seats: number;
  readonly options: Options;
}

type Value = boolean | string | number;

/** With more combinations than this, pairs must do. */
const MOST = 48;

/**
 * The tables of a game, the one with all defaults first for each number of seats. Options that do not go together are left
 * out.
 *
 * @example
 * setupsOf(salem, 2); // only tables for two
 */
export function setupsOf(game: Game, seats?: number): TableSetup[] {
  const counts: number[] = [];
  for (let n = game.seats.min; n <= game.seats.max; n++) if (seats === undefined || n === seats) counts.push(n);
  const names = Object.keys(game.options);
  const factors: Value[][] = [counts, ...names.map(name => valuesOf(game.options[name]))];
  const tableOf = ([n, ...values]: readonly Value[]): TableSetup => ({
    seats: n as number,
    options: Object.fromEntries(names.map((name, i) => [name, values[i]])),
  });
  const isRow = (row: readonly Value[]): boolean => isOffered(game, tableOf(row));
  const isMeant = (row: readonly Value[], factor: number): boolean =>
    factor === 0 || meansSomething(game, tableOf(row), names[factor - 1]);
  const bound = boundBy(game);
  const isBound = (factor: number): boolean => bound.has(factor === 0 ? 'seats' : names[factor - 1]);
  const product = factors.reduce((total, values) => total * values.length, 1);
  const rows = product <= MOST ? allRows(factors).filter(isRow) : pairRows(factors, { isRow, isMeant, isBound });
  const defaults = counts.map((n): Value[] => [n, ...names.map(name => game.options[name].default)]);
  const found = new Map([...defaults, ...rows].map(row => [JSON.stringify(row), tableOf(row)]));
  return [...found.values()];
}

function valuesOf(spec: OptionSpec): Value[] {
  if (spec.kind === 'flag') return [spec.default, !spec.default];
  if (spec.kind === 'oneOf') return [...new Set([spec.default, ...spec.values])];
  return [...new Set([spec.default, spec.min, spec.max])];
}

function allRows(factors: readonly Value[][]): Value[][] {
  return factors.reduce<Value[][]>((rows, values) => rows.flatMap(row => values.map(value => [...row, value])), [[]]);
}

/** What may stand together. */
interface Terms {
  isRow(row: readonly Value[]): boolean;
  /** Whether the value of a factor makes a difference in this row. */
  isMeant(row: readonly Value[], factor: number): boolean;
  /** Whether something depends on the factor, or it on something. */
  isBound(factor: number): boolean;
}

/**
 * Rows in which every two values of different factors that may meet do so at least once, where both mean something; each
 * row takes what is new to most pairs.
 */
function pairRows(factors: readonly Value[][], { isRow, isMeant, isBound }: Terms): Value[][] {
  const open = new Set<string>();
  for (let i = 0; i < factors.length; i++) {
    for (let j = i + 1; j < factors.length; j++) {
      for (let a = 0; a < factors[i].length; a++)
        for (let b = 0; b < factors[j].length; b++) open.add(`${i} ${a} ${j} ${b}`);
    }
  }
  const rowOf = (row: Row): Value[] => factors.map((values, k) => values[row.get(k) ?? 0]);
  const [bound, free] = [true, false].map(wanted => [...factors.keys()].filter(k => isBound(k) === wanted));
  const rows: Value[][] = [];
  while (open.size > 0) {
    const [pair] = open;
    const [i, a, j, b] = pair.split(' ').map(Number);
    const begun = new Map([
      [i, a],
      [j, b],
    ]);
    const lawful = completed(begun, bound, factors, open, row => {
      const values = rowOf(row);
      return isRow(values) && isMeant(values, i) && isMeant(values, j);
    });
    const found = lawful && completed(lawful, free, factors, open, () => true);
    open.delete(pair); // also where no row may have both
    if (found === undefined) continue;
    const row = rowOf(found);
    const meant = [...found].filter(([k]) => isMeant(row, k));
    for (const [k, v] of meant) for (const [l, w] of meant) open.delete(`${k} ${v} ${l} ${w}`);
    rows.push(row);
  }
  return rows;
}

/** By factor, which of its values. */
type Row = ReadonlyMap<number, number>;

/** The row with values for all of these factors: of the first that has none yet, what is new to most pairs is tried first. */
function completed(
  row: Row,
  wanted: readonly number[],
  factors: readonly Value[][],
  open: ReadonlySet<string>,
  isRow: (row: Row) => boolean,
): Row | undefined {
  const k = wanted.find(factor => !row.has(factor));
  if (k === undefined) return isRow(row) ? row : undefined;
  const fresh = factors[k].map(
    (_, v) => [...row].filter(([l, w]) => open.has(k < l ? `${k} ${v} ${l} ${w}` : `${l} ${w} ${k} ${v}`)).length,
  );
  const values = [...fresh.keys()].toSorted((v, w) => fresh[w] - fresh[v]);
  for (const v of values) {
    const found = completed(new Map([...row, [k, v]]), wanted, factors, open, isRow);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The options that depend on others, and those. */
function boundBy({ options: specs }: Game): ReadonlySet<string> {
  return new Set(
    Object.entries(specs).flatMap(([name, { onlyWhen = {}, without = [], differsFrom = [] }]) => {
      const others = [...Object.keys(onlyWhen), ...without.flatMap(({ when }) => Object.keys(when)), ...differsFrom];
      return others.length === 0 ? [] : [name, ...others];
    }),
  );
}

/** Whether it makes a difference beside the others, so that another value may be chosen. */
function meansSomething({ options: specs }: Game, { seats, options }: TableSetup, name: string): boolean {
  const [, another] = valuesOf(specs[name]);
  return another === undefined || optionObjection(specs, options, seats, name, another)?.kind !== 'onlyWhen';
}

function isOffered({ options: specs }: Game, { seats, options }: TableSetup): boolean {
  return Object.entries(options).every(
    ([name, value]) => optionObjection(specs, options, seats, name, value) === undefined,
  );
}
