/** The studies in a database: putting one there, getting its matches, and taking it away. */
import type { Piece } from '../study/plan.ts';
import { FORGOTTEN_AFTER } from './database.ts';
import type { LabDatabase } from './database.ts';
import { failureFrom } from './failure.ts';
import { jobOf } from './jobs.ts';
import { LabError } from './labError.ts';

/** What is said of a study in a database. */
export interface QueuedStudy {
  readonly id: string;
  readonly game: string;
  /** The program that may play it. */
  readonly program: string;
  readonly games: number;
  readonly done: number;
  /** Seconds since a `vesper lab` has asked for it. */
  readonly idle: number;
}

export interface Workers {
  readonly workers: number;
  readonly cores: number;
  /** Workers that run another program and cannot help. */
  readonly others: number;
}

/** Seconds after which a worker that says nothing is not counted. */
export const SILENT_AFTER = 20;

export async function listStudies(database: LabDatabase): Promise<QueuedStudy[]> {
  return database.rows<QueuedStudy>(`
    select id, game, program, games, (select count(*)::int from vesper_lab.matches where study = id) as done,
      extract(epoch from now() - seen)::int as idle
    from vesper_lab.studies order by created, id`);
}

export async function countWorkers(database: LabDatabase): Promise<Workers> {
  const [counted] = await database.rows<Workers>(
    `select count(*) filter (where program = $1)::int as workers,
       coalesce(sum(cores) filter (where program = $1), 0)::int as cores,
       count(*) filter (where program <> $1)::int as others
     from vesper_lab.workers where seen > now() - make_interval(secs => $2)`,
    [database.program, SILENT_AFTER],
  );
  return counted;
}

/** How many jobs go to the database in one message. */
const AT_ONCE = 500;

/** One study of this program. */
export class StudyOnQueue {
  private readonly database: LabDatabase;
  private readonly id: string;
  private readonly pieces: readonly Piece[];

  /** `pieces` is all of it. */
  constructor(database: LabDatabase, id: string, pieces: readonly Piece[]) {
    this.database = database;
    this.id = id;
    this.pieces = pieces;
  }

  /** Puts it into the database, or takes up what an earlier call has left there; pieces before match `from` are not needed. */
  async enter(game: string, games: number, from: number): Promise<void> {
    await this.database.rows(
      `insert into vesper_lab.studies (id, game, program, games) values ($1, $2, $3, $4)
       on conflict (id) do update set seen = now(), failure = null`,
      [this.id, game, this.database.program, games],
    );
    await this.putMissing(from, true);
  }

  /** Matches in their order from `from` on, up to the first that is not there yet. */
  async linesFrom(from: number): Promise<string[]> {
    const rows = await this.database.rows<{ number: number; line: string }>(
      'select number, line from vesper_lab.matches where study = $1 and number >= $2 order by number limit $3',
      [this.id, from, AT_ONCE],
    );
    const gap = rows.findIndex(({ number }, i) => number !== from + i);
    return (gap === -1 ? rows : rows.slice(0, gap)).map(({ line }) => line);
  }

  /** Says that somebody is waiting, and asks how many matches there are from `from` on. Fails if the study did. */
  async look(from: number): Promise<number> {
    const [study] = await this.database.rows<{ failure: string | null; done: number }>(
      `update vesper_lab.studies set seen = now() where id = $1
       returning failure, (select count(*)::int from vesper_lab.matches where study = $1 and number >= $2) as done`,
      [this.id, from],
    );
    if (study === undefined)
      throw new LabError(
        'cancelled',
        `Study ${this.id} is no longer in the database: it was cancelled, or another "vesper lab" has taken its matches. ` +
          'The same command plays what is missing here.',
      );
    if (study.failure !== null) throw failureFrom(study.failure);
    return study.done;
  }

  /** Whatever is missing and waits nowhere is put on the queue; what was given up is only with `anew`. */
  async putMissing(from: number, anew: boolean): Promise<void> {
    const { boss, queue } = this.database;
    const there = new Set(
      (
        await this.database.rows<{ number: number }>('select number from vesper_lab.matches where study = $1', [
          this.id,
        ])
      ).map(({ number }) => number),
    );
    const known = new Map(
      (await this.database.patiently(() => boss.findJobs(queue, { data: { study: this.id } }))).map(job => [
        job.id,
        job,
      ]),
    );
    const missing: ReturnType<typeof jobOf>[] = [];
    const over: string[] = [];
    for (const piece of this.pieces) {
      const { first, task } = piece;
      const end = first + task.to - task.from;
      if (end <= from || Array.from({ length: end - first }, (_, i) => first + i).every(number => there.has(number)))
        continue;
      const job = jobOf(this.id, this.database.program, piece);
      const state = known.get(job.id)?.state;
      if (state === 'created' || state === 'retry' || state === 'active') continue;
      if (state === 'failed' && !anew) throw givenUp(first, end, known.get(job.id)!.output);
      if (state !== undefined) over.push(job.id);
      missing.push(job);
    }
    if (over.length > 0) await this.database.patiently(() => boss.deleteJob(queue, over));
    for (let i = 0; i < missing.length; i += AT_ONCE)
      await this.database.patiently(() => boss.insert(queue, missing.slice(i, i + AT_ONCE)));
  }
}

/** With all that belongs to it; `false` if it is not there. */
export async function removeStudy(database: LabDatabase, id: string): Promise<boolean> {
  const { boss } = database;
  const gone = await database.rows<{ program: string }>(
    'delete from vesper_lab.studies where id = $1 returning program',
    [id],
  );
  for (const { program } of gone) {
    const queue = `lab-${program}`;
    const jobs = await database.patiently(() => boss.findJobs(queue, { data: { study: id } }));
    if (jobs.length === 0) continue;
    await database.patiently(() =>
      boss.deleteJob(
        queue,
        jobs.map(job => job.id),
      ),
    );
  }
  return gone.length > 0;
}

/** Nothing stays for ever: studies nobody has asked for, workers that never said goodbye, queues of programs nobody runs. */
export async function forgetOld(database: LabDatabase): Promise<void> {
  const old = await database.rows<{ id: string }>(
    'select id from vesper_lab.studies where seen < now() - make_interval(days => $1)',
    [FORGOTTEN_AFTER],
  );
  for (const { id } of old) await removeStudy(database, id);
  await database.rows("delete from vesper_lab.workers where seen < now() - interval '1 day'");
  const unused = await database.rows<{ program: string }>(
    `delete from vesper_lab.programs where seen < now() - make_interval(days => $1)
       and program not in (select program from vesper_lab.studies union select program from vesper_lab.workers)
     returning program`,
    [FORGOTTEN_AFTER],
  );
  for (const { program } of unused) await database.patiently(() => database.boss.deleteQueue(`lab-${program}`));
}

function givenUp(first: number, end: number, output: object): LabError {
  const { message } = ('value' in output ? output.value : output) as { message?: unknown };
  return new LabError(
    'job-failed',
    `Matches ${first + 1} to ${end} were given up after many tries: ${String(message)}. The same command tries them again.`,
  );
}
