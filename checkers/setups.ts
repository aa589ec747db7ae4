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
  const product = factors.reduce((total, values) => total * values.length, 1);
  const rows = product <= MOST ? allRows(factors) : pairRows(factors);
  const defaults = counts.map((n): Value[] => [n, ...names.map(name => game.options[name].default)]);
  const found = new Map<string, TableSetup>();
  for (const [n, ...values] of [...defaults, ...rows]) {
    const table = { seats: n as number, options: Object.fromEntries(names.map((name, i) => [name, values[i]])) };
    if (isOffered(game, table)) found.set(JSON.stringify(table), table);
  }
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

/** Rows in which every two values of different factors meet at least once; each row takes what is new to most pairs. */
function pairRows(factors: readonly Value[][]): Value[][] {
  const open = new Set<string>();
  for (let i = 0; i < factors.length; i++) {
    for (let j = i + 1; j < factors.length; j++) {
      for (let a = 0; a < factors[i].length; a++)
        for (let b = 0; b < factors[j].length; b++) open.add(`${i} ${a} ${j} ${b}`);
    }
  }
  const rows: Value[][] = [];
  while (open.size > 0) {
    const [i, a, j, b] = [...open][0].split(' ').map(Number);
    const row = new Map([
      [i, a],
      [j, b],
    ]);
    const fresh = (k: number, v: number): number =>
      [...row].filter(([l, w]) => open.has(k < l ? `${k} ${v} ${l} ${w}` : `${l} ${w} ${k} ${v}`)).length;
    for (let k = 0; k < factors.length; k++) {
      if (row.has(k)) continue;
      let best = 0;
      for (let v = 1; v < factors[k].length; v++) if (fresh(k, v) > fresh(k, best)) best = v;
      row.set(k, best);
    }
    for (const [k, v] of row) for (const [l, w] of row) open.delete(`${k} ${v} ${l} ${w}`);
    rows.push(factors.map((values, k) => values[row.get(k)!]));
  }
  return rows;
}

function isOffered({ options: specs }: Game, { seats, options }: TableSetup): boolean {
  return Object.entries(options).every(
    ([name, value]) => optionObjection(specs, options, seats, name, value) === undefined,
  );
}
