/**
 * Runs the real program as people do: in a process of its own, through pipes; or, where what it says matters and not how it
 * starts and ends, in one that stays.
 */
import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The toy that uses everything the kernel offers; it is not on the shelf. */
export const wicks = fileURLToPath(import.meta.resolve('@vesper/kernel/toys/wicks/game'));

/** A folder of this test file's own, in which the program runs and keeps its files. */
export const folder = mkdtempSync(path.join(tmpdir(), 'vesper-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * @example
 * const { status, out } = await vesper(['play', 'salem'], '1\n1\n');
 */
export function vesper(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], { cwd: folder, env: { ...process.env, ...env } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdin.on('error', () => {}); // it may end before it has read everything
    child.on('error', reject);
    child.on('close', status => resolve({ status, out, err }));
    child.stdin.end(input);
  });
}

export interface Asked {
  readonly args: readonly string[];
  readonly input: string;
}

let standing: ChildProcess | undefined;
afterAll(() => standing?.kill());

/** The same without a start, which takes longer than most commands: one after the other, each as if it were the first. */
export async function saidBy(args: readonly string[], input = ''): Promise<Ended> {
  standing ??= fork(fileURLToPath(new URL('standing.ts', import.meta.url)), { cwd: folder });
  const ended = once(standing, 'message');
  standing.send({ args, input } satisfies Asked);
  const [said] = (await ended) as [Ended];
  return said;
}

/** The document of a `--json` run: all of standard output, and nothing on standard error. */
export async function document<T = Record<string, unknown>>(args: readonly string[], input = ''): Promise<T> {
  const { out, err } = await vesper([...args, '--json'], input);
  if (err !== '') throw new Error(`standard error is not empty: ${err}`);
  return JSON.parse(out) as T;
}
