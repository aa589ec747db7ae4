/** What `npm run bench:table` prints: lines of results, goals, and two trees beside each other. */
import { interval, written } from '../statistics.ts';
import type { Interval } from '../statistics.ts';
import type { Contender } from './clients.ts';
import type { Result } from './measure.ts';

const names: { readonly [contender in Contender]: string } = {
  sqlite: 'Vesper, SQLite, durable',
  postgres: 'Vesper, PostgreSQL, durable',
  colyseus: 'Colyseus, memory',
  boardgameio: 'boardgame.io, memory',
  sockets: 'sockets alone',
};

/** All rounds of one contender at one number of tables. */
export class Results {
  private readonly rounds = new Map<string, Result[]>();

  add(contender: Contender, tables: number, result: Result): void {
    const key = `${contender} ${tables}`;
    this.rounds.set(key, [...(this.rounds.get(key) ?? []), result]);
  }

  all(contender: Contender, tables: number, of: (result: Result) => number): number[] {
    return (this.rounds.get(`${contender} ${tables}`) ?? []).map(of);
  }
}

const rate = (result: Result): number => result.rate;
const p99 = (result: Result): number => result.p99;
const cpu = (result: Result): number => result.cpu;

export function line(contender: Contender, tables: number, result: Result, tree = ''): string {
  const { p50, memory, loadCpu } = result;
  return (
    `${String(tables).padStart(5)} tables  ${names[contender].padEnd(28)} ${tree}` +
    `${rate(result).toFixed(0).padStart(6)} choices/s   ` +
    `to the last screen p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99(result).toFixed(1).padStart(7)} ms   ` +
    `server ${cpu(result).toFixed(0).padStart(4)} µs/choice  ${memory.toFixed(0).padStart(4)} KB/table   load ${(loadCpu * 100).toFixed(0)} % of a core`
  );
}

// ── Goals ────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Goal {
  readonly name: string;
  readonly above: Contender;
  readonly below: Contender;
  readonly of: (result: Result) => number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** By the server's processor time, which a busy machine disturbs least; the rest is good to know. */
const goals: readonly Goal[] = [
  { name: 'boardgame.io ÷ SQLite, µs/choice', above: 'boardgameio', below: 'sqlite', of: cpu, atLeast: 4 },
  { name: 'SQLite ÷ sockets alone, µs/choice', above: 'sqlite', below: 'sockets', of: cpu, atMost: 1.8 },
  { name: 'boardgame.io ÷ PostgreSQL, µs/choice', above: 'boardgameio', below: 'postgres', of: cpu, atLeast: 3 },
  { name: 'Colyseus ÷ SQLite, µs/choice', above: 'colyseus', below: 'sqlite', of: cpu },
  { name: 'SQLite ÷ boardgame.io, choices/s', above: 'sqlite', below: 'boardgameio', of: rate },
  { name: 'SQLite ÷ Colyseus, choices/s', above: 'sqlite', below: 'colyseus', of: rate },
  { name: 'PostgreSQL ÷ boardgame.io, choices/s', above: 'postgres', below: 'boardgameio', of: rate },
  { name: 'boardgame.io ÷ SQLite, p99', above: 'boardgameio', below: 'sqlite', of: p99 },
];

export function goalLines(results: Results, tables: number): string[] {
  return goals.flatMap(({ name, above, below, of, atLeast, atMost }) => {
    const [a, b] = [results.all(above, tables, of), results.all(below, tables, of)];
    if (a.length === 0 || b.length === 0) return [];
    const found = interval(a, b);
    const isMet = found.mean >= (atLeast ?? -Infinity) && found.mean <= (atMost ?? Infinity);
    const goal = atLeast === undefined ? (atMost === undefined ? '' : `goal ≤ ${atMost}`) : `goal ≥ ${atLeast}`;
    const verdict = goal === '' ? '' : `  ${goal}  ${isMet ? 'met' : 'NOT MET'}`;
    return [`${String(tables).padStart(5)} tables  ${name.padEnd(38)} ${written(found)}${verdict}`];
  });
}

// ── Two trees ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** More than so much below the other tree, and a line has become slower. */
const TOLERATED = 0.05;

/** This tree beside another: how many times as many choices a second, and as many for the same processor time. */
export function comparedLines(here: Results, there: Results, contender: Contender, tables: number): string[] {
  const ratios: [string, Interval][] = [
    ['choices/s', interval(here.all(contender, tables, rate), there.all(contender, tables, rate))],
    ['choices per processor time', interval(there.all(contender, tables, cpu), here.all(contender, tables, cpu))],
  ];
  return ratios.map(([what, found]) => {
    const verdict = found.high < 1 - TOLERATED ? 'SLOWER' : 'not slower';
    return `${String(tables).padStart(5)} tables  ${names[contender].padEnd(28)} ${what.padEnd(28)} × ${written(found)}  ${verdict}`;
  });
}
