/** The real commands as processes of their own, beside a PostgreSQL of the test's own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

export interface Cluster {
  database(): Promise<string>;
  restart(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** The table's, which brings PostgreSQL with it. By its address: no room climbs into another. */
export async function startCluster(): Promise<Cluster> {
  const { href } = new URL('../../table/tests/postgres.ts', import.meta.url);
  return ((await import(href)) as { startCluster(): Promise<Cluster> }).startCluster();
}

export interface Running {
  readonly ended: Promise<{ readonly status: number | null; readonly out: string; readonly err: string }>;
  /** SIGKILL unless another is named: nothing can be finished. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const running = new Set<Running>();

export function vesper(...args: readonly string[]): Running {
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const one: Running = {
    ended: new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', status => {
        running.delete(one);
        resolve({ status, out, err });
      });
    }),
    async end(signal = 'SIGKILL') {
      child.kill(signal);
      await one.ended;
    },
  };
  running.add(one);
  return one;
}

/** Whatever a test that failed has left. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map(one => one.end()));
}

export function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'queue-'));
}

/** What a study has written; the report only if asked for. */
export function written(folder: string, ...more: readonly string[]): string[] {
  return ['study.json', 'matches.ndjson', ...more].map(name => readFileSync(path.join(folder, name), 'utf8'));
}

/** Waits until it holds; on a busy machine a program may need a minute to start. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 180_000; !(await holds()); await sleep(50))
    if (performance.now() > end) throw new Error('it has not come about within three minutes');
}
