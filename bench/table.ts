/**
 * The table under load, beside boardgame.io's own server and a Colyseus room (both in memory) with the same small game,
 * and beside `ws` without anything: no server on it can need less.
 * npm run bench:table [-- --tables 10,100,1000 --seconds 5 --rounds 3 --only sqlite,colyseus --peers-node PATH]
 * With `--peers-node` the others run on that Node instead of the one Vesper brings along.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { otherNode } from './otherNode.ts';
import { ratio } from './statistics.ts';
import type { Contender } from './table/clients.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '10,100,1000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    'peers-node': { type: 'string' },
    only: { type: 'string', default: 'sqlite,postgres,colyseus,boardgameio,sockets' },
  },
});
const contenders = values.only.split(',') as Contender[];
const peers = values['peers-node'] === undefined ? undefined : otherNode(values['peers-node']);
if (peers !== undefined) console.log(`Vesper on Node ${process.version}, the others on Node ${peers.version}`);
const names: { readonly [contender in Contender]: string } = {
  sqlite: 'Vesper, SQLite, durable',
  postgres: 'Vesper, PostgreSQL, durable',
  colyseus: 'Colyseus, memory',
  boardgameio: 'boardgame.io, memory',
  sockets: 'sockets alone',
};
/** As `npm start` runs the table; the others get the same. */
const { serverFlags } = (await import(new URL('../tools/node.mjs', import.meta.url).href)) as {
  serverFlags: readonly string[];
};
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

interface Result {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly choices: number;
  readonly loadCpu: number;
  /** Microseconds of the server's processor time per choice. */
  readonly cpu: number;
  /** Kilobytes of the server's memory per table. */
  readonly memory: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'vesper-bench-'));
const cluster = contenders.includes('postgres') ? await startCluster() : undefined;
const results = new Map<string, Result[]>();
try {
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const tables of values.tables.split(',').map(Number)) {
      // Another order each round, so that no one always meets the same weather.
      for (let i = 0; i < contenders.length; i++) {
        const contender = contenders[(i + round) % contenders.length];
        const result = await measure(contender, tables);
        results.set(`${contender} ${tables}`, [...(results.get(`${contender} ${tables}`) ?? []), result]);
        print(contender, tables, result);
      }
    }
  }
  if (contenders.includes('boardgameio')) goals();
} finally {
  await cluster?.stop();
  peers?.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(contender: Contender, tables: number): Promise<Result> {
  let memory = 0;
  let before = 0;
  const port = await freePort();
  const { program, args: serverArgs } = await serverOf(contender, port);
  const server = spawn(program, serverArgs, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise(resolve => server.on('exit', resolve));
  try {
    await says(server, /ready|Vesper serves/);
    const empty = memoryOf(server.pid!);
    const args = [here('table/load.ts'), contender, `http://127.0.0.1:${port}`, String(tables), '2', values.seconds];
    const load = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await Promise.all([
      says(load, /\}\n/),
      says(load, /open/).then(() => (memory = memoryOf(server.pid!) - empty)),
      says(load, /measuring/).then(() => (before = processorTime(server.pid!))),
    ]);
    const used = processorTime(server.pid!) - before;
    const result = JSON.parse(said.slice(said.indexOf('{'))) as Result;
    return { ...result, cpu: (used * 1e6) / result.choices, memory: memory / tables };
  } finally {
    server.kill('SIGKILL');
    await ended;
  }
}

interface Program {
  readonly program: string;
  readonly args: readonly string[];
}

async function serverOf(contender: Contender, port: number): Promise<Program> {
  if (contender === 'boardgameio' || contender === 'colyseus' || contender === 'sockets') {
    const server = `${contender}Server`;
    if (peers === undefined) return onThisNode(here(`table/${server}.ts`), String(port));
    return { program: peers.program, args: [...serverFlags, path.join(peers.table, `${server}.mjs`), String(port)] };
  }
  const db =
    contender === 'sqlite'
      ? path.join(mkdtempSync(path.join(folder, 'db-')), 'tables.sqlite')
      : await cluster!.database();
  const games = new URL('table/claim.ts', import.meta.url).href;
  const limits = ['--message-rate', '1000000', '--request-rate', '1000000'];
  const tables = ['--port', String(port), '--db', db, '--games', games, '--log', 'error', ...limits];
  return onThisNode(here('../table/serve.ts'), ...tables);
}

function onThisNode(...args: string[]): Program {
  return { program: process.execPath, args: [...serverFlags, ...args] };
}

interface Cluster {
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** PostgreSQL with fsync, as the table's tests start it; like the servers it is named by its path. */
async function startCluster(): Promise<Cluster> {
  const { href } = new URL('../table/tests/postgres.ts', import.meta.url);
  return ((await import(href)) as { startCluster(careful: boolean): Promise<Cluster> }).startCluster(true);
}

/** Everything a process has said when it says something for the first time. */
function says(child: ChildProcess, wanted: RegExp): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (text: Buffer) => {
      said += text.toString();
      if (wanted.test(said)) resolve(said);
    });
    child.on('exit', code => reject(new Error(`a process ended with ${code} before it said ${wanted}: ${said}`)));
  });
}

function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
}

/** Seconds; Linux counts hundredths. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}

function print(contender: Contender, tables: number, { rate, p50, p99, cpu, memory, loadCpu }: Result): void {
  console.log(
    `${String(tables).padStart(5)} tables  ${names[contender].padEnd(28)} ${rate.toFixed(0).padStart(6)} choices/s   ` +
      `to the last screen p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(7)} ms   ` +
      `server ${cpu.toFixed(0).padStart(4)} µs/choice  ${memory.toFixed(0).padStart(4)} KB/table   load ${(loadCpu * 100).toFixed(0)} % of a core`,
  );
}

function goals(): void {
  const all = (contender: Contender, tables: number, of: (result: Result) => number): number[] =>
    (results.get(`${contender} ${tables}`) ?? []).map(of);
  const rate = (result: Result): number => result.rate;
  const p99 = (result: Result): number => result.p99;
  const cpu = (result: Result): number => result.cpu;
  for (const tables of values.tables.split(',').map(Number)) {
    const times = (a: Contender, b: Contender, of: (result: Result) => number): number =>
      ratio(all(a, tables, of), all(b, tables, of)).median;
    const rows: [string, number, number?][] = [
      ['SQLite ÷ boardgame.io, choices/s', times('sqlite', 'boardgameio', rate), 4],
      ['SQLite ÷ Colyseus, choices/s', times('sqlite', 'colyseus', rate), 1],
      ['PostgreSQL ÷ boardgame.io, choices/s', times('postgres', 'boardgameio', rate), 3],
      ['boardgame.io ÷ SQLite, p99', times('boardgameio', 'sqlite', p99), 1],
      // What a busy machine disturbs less than the goals:
      ['boardgame.io ÷ SQLite, µs/choice', times('boardgameio', 'sqlite', cpu)],
      ['Colyseus ÷ SQLite, µs/choice', times('colyseus', 'sqlite', cpu)],
      ['boardgame.io ÷ PostgreSQL, µs/choice', times('boardgameio', 'postgres', cpu)],
      ['sockets alone ÷ SQLite, µs/choice', times('sockets', 'sqlite', cpu)],
    ];
    for (const [name, found, goal] of rows) {
      if (Number.isNaN(found)) continue;
      const verdict = goal === undefined ? '' : `  goal ≥ ${goal}  ${found >= goal ? 'met' : 'MISSED'}`;
      console.log(`${String(tables).padStart(5)} tables  ${name.padEnd(38)} ${found.toFixed(2)}${verdict}`);
    }
  }
}
