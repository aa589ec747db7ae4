/**
 * The database that a study and its workers share. The queue is pg-boss (docs/decisions/050) in a schema of its own; beside
 * it lie the studies, their matches, and who is working. What passes, such as a restart of the database, is waited for.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { LabError } from './labError.ts';
import { programHere } from './program.ts';

export interface LabDatabaseOptions {
  /** Milliseconds for which it may be away before everybody gives up. */
  readonly patience?: number | undefined;
  /** Another program than the one here, for tests. */
  readonly program?: string | undefined;
}

/** Milliseconds for which a database may be away. */
const PATIENCE = 60_000;

/** Seconds without a sign of life after which a piece is given to somebody else; pg-boss allows no fewer. */
const HEARTBEAT = 10;

const SECONDS_A_DAY = 86_400;

/** Days after which a study is forgotten that no `vesper lab` has asked for; pg-boss forgets its jobs by itself. */
export const FORGOTTEN_AFTER = 14;

const TABLES = `
  select pg_advisory_xact_lock(7382050);
  create schema if not exists vesper_lab;
  create table if not exists vesper_lab.studies (
    id text primary key, game text not null, program text not null, games int not null,
    created timestamptz not null default now(), seen timestamptz not null default now(), failure text);
  create table if not exists vesper_lab.matches (
    study text not null references vesper_lab.studies on delete cascade,
    number int not null, line text not null, primary key (study, number));
  create table if not exists vesper_lab.programs (program text primary key, seen timestamptz not null);
  create table if not exists vesper_lab.workers (
    id text primary key, program text not null, host text not null, cores int not null, seen timestamptz not null)`;

/** What runs statements: the database, or a transaction in it. */
type Sql = ReturnType<PgBoss['getDb']>;

export class LabDatabase {
  /** Without user and password. */
  readonly place: string;
  readonly program: string;
  /** The queue of this program's pieces: another program does not even see them. */
  readonly queue: string;
  readonly boss: PgBoss;
  private readonly patience: number;
  private closed = false;

  private constructor(url: string, { patience = PATIENCE, program = programHere() }: LabDatabaseOptions) {
    this.place = placeOf(url);
    this.patience = patience;
    this.program = program;
    this.queue = `lab-${program}`;
    this.boss = new PgBoss({
      connectionString: url,
      application_name: 'vesper lab',
      schema: 'vesper_lab_queue',
      schedule: false,
      superviseIntervalSeconds: 3,
      monitorIntervalSeconds: 3,
      monitorVacuum: false,
      reindex: false,
    });
    // What goes wrong in its background; whatever it keeps from happening is met, and told, in the foreground.
    this.boss.on('error', () => {});
  }

  /** A database that cannot be used at all is refused at once: who has mistyped its name should not wait. */
  static async open(url: string, options: LabDatabaseOptions = {}): Promise<LabDatabase> {
    const database = new LabDatabase(url, options);
    try {
      await database.boss.start();
      await database.inTransaction(tx => tx.executeSql(TABLES));
      await database.rows(
        `insert into vesper_lab.programs (program, seen) values ($1, now())
         on conflict (program) do update set seen = now()`,
        [database.program],
      );
      await database.boss.createQueue(database.queue, {
        heartbeatSeconds: HEARTBEAT,
        expireInSeconds: SECONDS_A_DAY,
        retentionSeconds: FORGOTTEN_AFTER * SECONDS_A_DAY,
        deleteAfterSeconds: SECONDS_A_DAY,
        retryLimit: 25,
        retryDelay: 1,
      });
      return database;
    } catch (error) {
      await database.close();
      throw database.unusable(error);
    }
  }

  async rows<T>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    const { rows } = await this.patiently(() => this.boss.getDb().executeSql(text, [...values]));
    return rows as T[];
  }

  /** All of it or nothing. It may be done twice if the answer to the first was lost: it must not matter. */
  inTransaction<T>(act: (tx: Sql) => Promise<T>): Promise<T> {
    return this.patiently(async () => {
      const { db, commit, rollback } = await this.boss.getDb().beginTransaction!();
      try {
        const result = await act(db);
        await commit();
        return result;
      } catch (error) {
        await rollback();
        throw error;
      }
    });
  }

  /** Tries again while the database is away, but not for ever. */
  async patiently<T>(act: () => Promise<T>): Promise<T> {
    const end = performance.now() + this.patience;
    for (let pause = 100; ; pause = Math.min(2 * pause, 2000)) {
      try {
        return await act();
      } catch (error) {
        if (!isAway(error)) throw error;
        if (this.closed || performance.now() + pause > end) throw this.unusable(error);
      }
      await sleep(pause);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.boss.stop({ graceful: false }).catch(() => {});
  }

  private unusable(error: unknown): unknown {
    if (error instanceof LabError) return error;
    // Where all addresses of a name refuse, Node's error has no sentence of its own.
    const { message } =
      error instanceof AggregateError && error.message === '' ? (error.errors[0] as Error) : (error as Error);
    return new LabError('database-unusable', `${this.place} cannot be used: ${message}.`);
  }
}

/** Connections that break or are refused, and what PostgreSQL says while it stops and starts. */
function isAway(error: unknown): boolean {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return (
    /^(?:E(?:CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_)|08|57P|53300)/.test(code) ||
    /^(?:Connection terminated|timeout expired|timeout exceeded|Client has encountered)/.test(message)
  );
}

function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `postgres://${host}${pathname}`;
  } catch {
    throw new LabError('database-unusable', 'The address of the database cannot be read: postgres://host/name is one.');
  }
}
