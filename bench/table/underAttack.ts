/**
 * How long ordinary tables wait while one client does the worst that is allowed: the server as it is started for people,
 * with its usual limits, 20 tables at which people think before they answer, and one attacker.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTable } from './clients.ts';
import { vesperServer } from './measure.ts';
import { Pace, quantile } from './pace.ts';
import { freePort, says } from './processes.ts';
import { thisTree } from '../trees.ts';

const TABLES = 20;
const PAUSE = 150;
/** Milliseconds that 99 of 100 choices may take to the last screen. */
const GOAL = 100;

export async function underAttack(seconds: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-attack-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { program, args } = vesperServer(thisTree, port, path.join(folder, 'tables.sqlite'), []);
  const env = { ...process.env, NODE_ENV: 'production' };
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const ended = new Promise(resolve => server.on('exit', resolve));
  try {
    await says(server, /Vesper serves/);
    let waits: number[] = [];
    const opening = Array.from({ length: TABLES }, () =>
      openTable('sqlite', url, new Pace(ms => waits.push(ms)), PAUSE),
    );
    for (const table of await Promise.all(opening)) table.begin();
    await sleep(3000);
    const during = async (name: string): Promise<void> => {
      waits = [];
      await sleep(seconds * 1000);
      console.log(lineOf(name, waits));
    };
    await during('quiet');
    const attacker = spawn(process.execPath, [thisTree.file('bench/table/attacker.ts'), url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await says(attacker, /attacking/);
    await during('under attack');
    const counted = says(attacker, /\}\n/);
    attacker.kill('SIGTERM');
    console.log(`the attacker got ${(await counted).replace(/^attacking\n/, '').trim()}`);
    await during('quiet again');
  } finally {
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

function lineOf(name: string, waits: readonly number[]): string {
  const of = (part: number): string => `${quantile(waits, part).toFixed(1).padStart(7)} ms`;
  const verdict = quantile(waits, 0.99) < GOAL ? 'met' : 'NOT MET';
  return (
    `${TABLES} tables, ${name.padEnd(13)} ${String(waits.length).padStart(6)} choices   to the last screen ` +
    `p50 ${of(0.5)}  p99 ${of(0.99)}  longest ${of(1 - Number.EPSILON)}   goal p99 < ${GOAL} ms  ${verdict}`
  );
}
