/**
 * Threads that play matches again, so that nobody else waits for it. What people ask for is bounded: how long one piece of
 * work may take, how many one person may have under way, and how many may wait in all. Tables that have to be read from the
 * store have a thread of their own, so that they never wait for what somebody asks for.
 */
import { availableParallelism } from 'node:os';
import { VesperError } from '@vesper/kernel';
import type { Piscina } from 'piscina';
import { TableError } from '../errors.ts';
import type { Done, Job } from './jobs.ts';
import type { JobOf, Replaying } from './replaying.ts';
import type { Reply } from './replayWorker.ts';

export interface ReplayThreadsOptions {
  /** The module of the games, for the threads. */
  readonly games: string | undefined;
  /** Milliseconds that one piece of work may take. */
  readonly budget?: number;
  /** Pieces of work that one person may have under way or waiting, and all together. */
  readonly ofOne?: number;
  readonly inAll?: number;
  readonly threads?: number;
}

const MEGABYTES = 512;

export function replayThreads(options: ReplayThreadsOptions): Replaying {
  const { games, budget = 10_000, ofOne = 4, inAll = 64 } = options;
  const { threads = Math.max(1, Math.floor(availableParallelism() / 2)) } = options;
  const asked = new Crew(games, threads, budget);
  const loading = new Crew(games, 1, budget);
  const underWay = new Map<string, number>();
  let all = 0;

  const forSomebody = async (job: Job, who: string): Promise<Reply> => {
    const mine = underWay.get(who) ?? 0;
    if (mine >= ofOne) {
      throw new TableError('too-fast', 'What you asked for before is still being replayed; wait for it.');
    }
    if (all >= inAll) throw new TableError('busy', 'Too many matches are being replayed; try again in a moment.');
    underWay.set(who, mine + 1);
    all++;
    try {
      return await asked.do(job, who);
    } finally {
      all--;
      const left = underWay.get(who)! - 1;
      if (left === 0) underWay.delete(who);
      else underWay.set(who, left);
    }
  };

  return {
    async do<Name extends Job['job']>(job: JobOf<Name>, who: string | null) {
      const reply = await (who === null ? loading.do(job, '') : forSomebody(job, who));
      if ('done' in reply) return reply.done as Done[Name];
      if (reply.refused === 'table') throw new TableError(reply.code, reply.message);
      throw new VesperError(reply.code, reply.message);
    },
    async close() {
      await Promise.all([asked.close(), loading.close()]);
    },
  };
}

/** Some threads that do one piece of work after the other: of each person in turn, in the order in which they came. */
class Crew {
  private readonly games: string | undefined;
  private readonly threads: number;
  private readonly budget: number;
  private pool: Promise<Piscina> | undefined;
  private free: number;
  /** By person; whose turn is next comes first. */
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(games: string | undefined, threads: number, budget: number) {
    this.games = games;
    this.threads = threads;
    this.free = threads;
    this.budget = budget;
  }

  async do(job: Job, who: string): Promise<Reply> {
    const pool = await (this.pool ??= this.start());
    // The time of one piece of work counts from its beginning, so the threads themselves have nothing waiting.
    if (this.free === 0) await new Promise<void>(resolve => this.line(who).push(resolve));
    else this.free--;
    try {
      return (await pool.run(job, { signal: AbortSignal.timeout(this.budget) })) as Reply;
    } catch (error) {
      const { name, code } = error as { readonly name?: string; readonly code?: string };
      if (name !== 'AbortError' && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      throw new TableError('too-long', 'It takes too long to play this match again.');
    } finally {
      const next = this.next();
      if (next === undefined) this.free++;
      else next();
    }
  }

  private line(who: string): (() => void)[] {
    let line = this.waiting.get(who);
    if (line === undefined) this.waiting.set(who, (line = []));
    return line;
  }

  private next(): (() => void) | undefined {
    for (const [who, line] of this.waiting) {
      const next = line.shift();
      this.waiting.delete(who);
      if (line.length > 0) this.waiting.set(who, line);
      return next;
    }
    return undefined;
  }

  private async start(): Promise<Piscina> {
    const { Piscina: Pool } = await import('piscina');
    return new Pool({
      filename: new URL('replayWorker.ts', import.meta.url).href,
      workerData: this.games === undefined ? {} : { games: this.games },
      minThreads: 0,
      maxThreads: this.threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
  }

  async close(): Promise<void> {
    await (await this.pool)?.destroy();
  }
}
