/** Work on all cores. What comes out does not depend on how many there are. */
import { availableParallelism } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { VesperError } from '@vesper/kernel';
import type { ErrorCode } from '@vesper/kernel';

export interface Parallel {
  /** All of the machine's if absent. */
  readonly cores?: number | undefined;
  /** Called with how much of the work is done, in the unit that the workers count in. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

interface Awaiting<R> extends Parallel {
  /** Called with each result as it comes, and the place of its task. */
  readonly onResult?: ((index: number, result: R) => void) | undefined;
}

type Answer<R> = { readonly result: R } | { readonly failure: { readonly code: ErrorCode; readonly message: string } };

/** Says that a worker has done a bit more. */
export type Advance = () => void;

/** Wraps what a worker file does with a task, so that a `VesperError` keeps its code on the way back. */
export function worker<T, R>(work: (task: T, advance: Advance) => R | Promise<R>): (task: T) => Promise<Answer<R>> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node, not a window
  const advance = () => parentPort?.postMessage(ADVANCED);
  return async task => {
    try {
      return { result: await work(task, advance) };
    } catch (error) {
      if (!(error instanceof VesperError)) throw error;
      return { failure: { code: error.code, message: error.message } };
    }
  };
}

const ADVANCED = 'advanced';

/** Threads that run a worker file made by `worker`. */
export interface Pool<T, R> {
  /** `signal` ends it in the middle, with the thread that runs it. */
  run(task: T, signal?: AbortSignal): Promise<R>;
  close(): Promise<void>;
}

/** `advanced` is called whenever a worker has done a bit more. */
export async function openPool<T, R>(file: URL, threads: number, advanced = (): void => {}): Promise<Pool<T, R>> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina({ filename: file.href, minThreads: threads, maxThreads: threads });
  pool.on('message', message => {
    if (message === ADVANCED) advanced();
  });
  return {
    async run(task, signal) {
      const answer = (await pool.run(task, { signal: signal ?? null })) as Answer<R>;
      if ('failure' in answer) throw new VesperError(answer.failure.code, answer.failure.message);
      return answer.result;
    },
    async close() {
      pool.removeAllListeners('message');
      await pool.destroy();
    },
  };
}

/**
 * Gives each task in its turn to the default export of a worker file made by `worker`; the results are in the order of the tasks.
 *
 * @example
 * const rows = await inParallel<Task, Row[]>(new URL('worker.ts', import.meta.url), tasks, { cores: 2 });
 */
export async function inParallel<T, R>(file: URL, tasks: readonly T[], options: Awaiting<R> = {}): Promise<R[]> {
  const threads = Math.max(1, Math.min(options.cores ?? availableParallelism(), tasks.length));
  let done = 0;
  const pool = await openPool<T, R>(file, threads, () => options.onProgress?.(++done));
  const results: R[] = Array.from({ length: tasks.length });
  let next = 0;
  // Each thread takes the next task when it is done with one: the pool's own queue does not keep their order.
  const work = async (): Promise<void> => {
    while (next < tasks.length) {
      const index = next++;
      results[index] = await pool.run(tasks[index]);
      options.onResult?.(index, results[index]);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, work));
    return results;
  } finally {
    await pool.close();
  }
}

/** The numbers from 0 to `count` in pieces that keep every core busy and the progress moving. */
export function pieces(count: number, largest: number): { from: number; to: number }[] {
  const size = Math.max(1, Math.min(largest, Math.ceil(count / 64)));
  const found: { from: number; to: number }[] = [];
  for (let from = 0; from < count; from += size) found.push({ from, to: Math.min(count, from + size) });
  return found;
}
