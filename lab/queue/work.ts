/**
 * A worker takes pieces of studies from the queue and plays them on its cores. The matches of a piece and the word that it is
 * done are stored in one transaction, so a piece counts wholly or not at all, however a worker ends; one that is played twice,
 * because its worker was thought dead, gives the same matches and they are kept once.
 */
import { randomUUID } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { VesperError } from '@vesper/kernel';
import type { Job } from 'pg-boss';
import { openPool } from '../parallel.ts';
import type { Pool } from '../parallel.ts';
import type { Observed } from '../study/observe.ts';
import type { StudyTask } from '../study/plan.ts';
import type { LabDatabase } from './database.ts';
import { failureText } from './failure.ts';
import { otherProgram, readJob } from './jobs.ts';
import type { PieceJob } from './jobs.ts';
import { LabError } from './labError.ts';

export interface WorkOptions {
  /** All of the machine's if absent. */
  readonly cores?: number | undefined;
  /** Ends it; what is being played is given back. */
  readonly signal?: AbortSignal | undefined;
  /** Ends by itself when nothing waits. */
  readonly drain?: boolean | undefined;
  /** Called once for every study that only another program may play, and for every job that is no piece of a study. */
  readonly onRefused?: ((error: LabError) => void) | undefined;
}

export interface Worked {
  readonly pieces: number;
  readonly matches: number;
}

/** Milliseconds between two looks at an empty queue. */
const PAUSE = 250;

/** Milliseconds between two signs of life. */
const BEAT = 3000;

/**
 * Plays until it is told to stop.
 *
 * @example
 * const { matches } = await work(await LabDatabase.open('postgres://localhost/lab'), { drain: true });
 */
export async function work(database: LabDatabase, options: WorkOptions = {}): Promise<Worked> {
  const cores = options.cores ?? availableParallelism();
  const file = new URL('../studyWorker.ts', import.meta.url);
  const worker = new Worker(database, await openPool<StudyTask, Observed[]>(file, cores), cores, options);
  try {
    return await worker.run();
  } finally {
    await worker.leave();
  }
}

/** A job under way. */
interface Playing {
  readonly job: Job;
  readonly abort: AbortController;
  readonly ended: Promise<void>;
  study?: string;
}

class Worker {
  private readonly id = randomUUID();
  private readonly playing = new Map<string, Playing>();
  private readonly told = new Set<string>();
  private readonly database: LabDatabase;
  private readonly pool: Pool<StudyTask, Observed[]>;
  private readonly cores: number;
  private readonly options: WorkOptions;
  private pieces = 0;
  private matches = 0;
  private beating: NodeJS.Timeout | undefined;
  private isBeating = false;
  /** What has gone wrong with a piece that is not the piece's fault. */
  private trouble: unknown;
  private wake = (): void => {};

  constructor(database: LabDatabase, pool: Pool<StudyTask, Observed[]>, cores: number, options: WorkOptions) {
    this.database = database;
    this.pool = pool;
    this.cores = cores;
    this.options = options;
  }

  async run(): Promise<Worked> {
    const { signal = new AbortController().signal, drain = false } = this.options;
    const { boss, queue } = this.database;
    signal.addEventListener('abort', () => this.wake(), { once: true });
    await this.beat();
    this.beating = setInterval(() => void this.beatAgain(), BEAT);
    while (!signal.aborted) {
      const free = this.cores - this.playing.size;
      const jobs =
        free === 0 ? [] : await this.database.patiently(() => boss.fetch<object>(queue, { batchSize: free }));
      for (const job of jobs) this.begin(job);
      if (drain && this.playing.size === 0) break;
      await this.something();
      if (this.trouble !== undefined) throw this.trouble;
    }
    return { pieces: this.pieces, matches: this.matches };
  }

  /** Gives back what is being played, and says goodbye. */
  async leave(): Promise<void> {
    clearInterval(this.beating);
    const { boss, queue } = this.database;
    const unfinished = [...this.playing.values()];
    for (const { abort } of unfinished) abort.abort();
    await Promise.all(unfinished.map(({ ended }) => ended));
    await this.pool.close();
    // Where the database is gone there is nobody to say it to: the pieces go to others when nothing is heard of this one.
    const goodbye = async (): Promise<void> => {
      const jobs = unfinished.map(({ job }) => job);
      if (jobs.length > 0) await boss.fail(queue, jobs, { message: 'the worker was stopped' });
      await boss.getDb().executeSql('delete from vesper_lab.workers where id = $1', [this.id]);
    };
    await goodbye().catch(() => {});
  }

  /** A piece has ended, somebody wants to stop, or it is time to look at the queue again. */
  private async something(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>(resolve => {
      this.wake = resolve;
      timer = setTimeout(resolve, PAUSE);
    });
    clearTimeout(timer);
  }

  private begin(job: Job): void {
    const abort = new AbortController();
    const ended = this.perform(job, abort.signal)
      .catch((error: unknown) => {
        // Of those that were cancelled or given back nothing is wanted any more.
        if (!abort.signal.aborted) this.trouble ??= error;
      })
      .finally(() => {
        this.playing.delete(job.id);
        this.wake();
      });
    this.playing.set(job.id, { job, abort, ended });
  }

  private async perform(job: Job, signal: AbortSignal): Promise<void> {
    const { boss, queue, program } = this.database;
    let piece: PieceJob;
    try {
      piece = await readJob(job.data, program);
    } catch (error) {
      if (!(error instanceof LabError || error instanceof VesperError)) throw error;
      const refusal = error instanceof LabError ? error : new LabError('bad-job', error.message);
      this.options.onRefused?.(refusal);
      await this.database.patiently(() => boss.complete(queue, job, { refused: refusal.message }));
      return;
    }
    this.playing.get(job.id)!.study = piece.study;
    try {
      const observed = await this.pool.run(piece.task, signal);
      await this.store(job, piece, observed);
    } catch (error) {
      if (signal.aborted || error instanceof LabError) throw error;
      if (error instanceof VesperError) await this.fail(job, piece.study, error);
      // A thread that ended, for want of memory or by a fault: perhaps it goes better elsewhere.
      else await this.database.patiently(() => boss.fail(queue, job, { message: (error as Error).message }));
    }
  }

  private async store(job: Job, { study, first }: PieceJob, observed: readonly Observed[]): Promise<void> {
    const { boss, queue } = this.database;
    await this.database.inTransaction(async tx => {
      // Held until the end: who cancels the study meanwhile waits, and takes these matches with it.
      const { rows } = await tx.executeSql('select 1 from vesper_lab.studies where id = $1 for key share', [study]);
      if (rows.length > 0)
        await tx.executeSql(
          `insert into vesper_lab.matches (study, number, line)
           select $1, $2 + place - 1, line from unnest($3::text[]) with ordinality as played (line, place)
           on conflict do nothing`,
          [study, first, observed.map(match => JSON.stringify(match))],
        );
      await boss.complete(queue, job, null, { db: tx });
    });
    this.pieces++;
    this.matches += observed.length;
  }

  /** The match itself is at fault, and would be on every machine: whoever waits for the study is told. */
  private async fail(job: Job, study: string, error: VesperError): Promise<void> {
    const { boss, queue } = this.database;
    await this.database.inTransaction(async tx => {
      await tx.executeSql('update vesper_lab.studies set failure = $2 where id = $1', [study, failureText(error)]);
      await boss.complete(queue, job, null, { db: tx });
    });
  }

  private async beatAgain(): Promise<void> {
    if (this.isBeating) return;
    this.isBeating = true;
    // The main loop meets the same trouble with the database, and tells it.
    await this.beat().catch(() => {});
    this.isBeating = false;
  }

  /** A sign of life; and a look at what was cancelled, and at what only others can play. */
  private async beat(): Promise<void> {
    const { boss, queue, program } = this.database;
    const jobs = [...this.playing.values()].map(({ job }) => job);
    if (jobs.length > 0) await boss.touch(queue, jobs);
    await this.database.rows(
      `insert into vesper_lab.workers (id, program, host, cores, seen) values ($1, $2, $3, $4, now())
       on conflict (id) do update set seen = now()`,
      [this.id, program, hostname(), this.cores],
    );
    const studies = await this.database.rows<{ id: string; game: string; program: string }>(
      'select id, game, program from vesper_lab.studies',
    );
    const there = new Set(studies.map(({ id }) => id));
    for (const { study, abort } of this.playing.values()) if (study !== undefined && !there.has(study)) abort.abort();
    for (const study of studies) {
      if (study.program === program || this.told.has(study.id)) continue;
      this.told.add(study.id);
      const what = `Study ${study.id} of ${study.game}`;
      this.options.onRefused?.(new LabError('wrong-version', otherProgram(what, study.program, program)));
    }
  }
}
