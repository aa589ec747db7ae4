/**
 * The people at N tables of four, in a process of their own: whoever is asked answers at once. Prints how many choices
 * a second reached all four screens, and how long each took from being sent to the last screen.
 */
import { openTable } from './clients.ts';
import type { Contender, TableClient } from './clients.ts';
import { Pace, quantile } from './pace.ts';

const [contender, url, tableCount, warmUp, seconds] = process.argv.slice(2);
/** Before measuring, so many choices at least: on a busy machine seconds alone would measure a cold server. */
const WARM_CHOICES = 20_000;
const WARM_AT_MOST = 20;
const waits: number[] = [];
let measuring = false;
let shownByAll = 0;
const shown = (ms: number): void => {
  shownByAll++;
  if (measuring) waits.push(ms);
};

const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

const tables: TableClient[] = [];
const at = 20;
for (let i = 0; i < Number(tableCount); i += at) {
  const some = Array.from({ length: Math.min(at, Number(tableCount) - i) }, () =>
    openTable(contender as Contender, url, new Pace(shown)),
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
console.log(
  JSON.stringify({
    choices: waits.length,
    rate: waits.length / passed,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    loadCpu: (used.user + used.system) / 1e6 / passed,
  }),
);
process.exit(0);
