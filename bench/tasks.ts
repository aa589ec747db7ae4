/** Measurements that run in child processes, and starting them. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { GameCosts } from './gameCosts.ts';
import type { Played, SmallGame } from './smallGames.ts';

export type Task =
  | { readonly kind: 'engine'; readonly engine: string; readonly game: SmallGame; readonly seconds: number }
  | { readonly kind: 'search'; readonly of: string; readonly round: number; readonly seconds: number }
  | { readonly kind: 'game'; readonly game: string; readonly round: number; readonly seconds: number };

interface Results {
  readonly engine: Played;
  /** Tries per second of processor time. */
  readonly search: number;
  readonly game: GameCosts;
}

type Result<T extends Task> = Results[T['kind']];

/** What runs the measurements: the Node that runs this, unless told otherwise. */
export interface Runner {
  readonly program: string;
  readonly child: string;
}

export const thisNode: Runner = {
  program: process.execPath,
  child: fileURLToPath(new URL('./child.ts', import.meta.url)),
};

export function perform<T extends Task>({ program, child }: Runner, task: T): Result<T> {
  const { status, stdout, stderr } = spawnSync(program, [child, JSON.stringify(task)], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`A measurement failed: ${JSON.stringify(task)}\n${stderr}`);
  return JSON.parse(stdout) as Result<T>;
}
