/**
 * The people at N tables of four, in a process of their own: whoever is asked answers at once. Prints how many choices
 * a second reached all four screens, and how long each took from being sent to the last screen.
 */
import { SEATS } from './claim.ts';
import { openTable } from './clients.ts';
import type { Contender, TableClient } from './clients.ts';

const [contender, url, tableCount, warmUp, seconds] = process.argv.slice(2);
/** Before measuring, so many choices at least: on a busy machine seconds alone would measure a cold server. */
const WARM_CHOICES = 20_000;
const WARM_AT_MOST = 20;
const waits: number[] = [];
let measuring = false;
let shownByAll = 0;

/** What is under way at a table: when each entry was sent and how many screens show it. */
class Pace {
  private readonly sent = new Map<number, number>();
  private readonly shown = new Map<number, number>();

  send(n: number): void {
    this.sent.set(n, performance.now());
  }

  show(n: number): void {
    const screens = (this.shown.get(n) ?? 0) + 1;
    if (screens < SEATS) return void this.shown.set(n, screens);
    this.shown.delete(n);
    shownByAll++;
    const began = this.sent.get(n);
    this.sent.delete(n);
    if (measuring && began !== undefined) waits.push(performance.now() - began);
  }
}

const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

const tables: TableClient[] = [];
const at = 20;
for (let i = 0; i < Number(tableCount); i += at) {
  const some = Array.from({ length: Math.min(at, Number(tableCount) - i) }, () =>
    openTable(contender as Contender, url, new Pace()),
  );
  tables.push(...(await Promise.all(some)));
}
console.log('open');
for (const table of tables) table.begin();
await sleep(Number(warmUp) * 1000);
const isWarm = (): boolean => shownByAll >= WARM_CHOICES;
for (let more = 0; more < WARM_AT_MOST && !isWarm(); more++) await sleep(1000);
console.log('measuring');
measuring = true;
const began = performance.now();
const cpu = process.cpuUsage();
await sleep(Number(seconds) * 1000);
measuring = false;
const passed = (performance.now() - began) / 1000;
const used = process.cpuUsage(cpu);
waits.sort((a, b) => a - b);
const quantile = (q: number): number => waits[Math.floor(waits.length * q)] ?? Number.NaN;
console.log(
  JSON.stringify({
    choices: waits.length,
    rate: waits.length / passed,
    p50: quantile(0.5),
    p99: quantile(0.99),
    loadCpu: (used.user + used.system) / 1e6 / passed,
  }),
);
process.exit(0);
