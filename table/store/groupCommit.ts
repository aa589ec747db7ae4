/**
 * What is to be stored in SQLite, in groups: all that comes while the disk is busy, and then as long as every turn of the
 * event loop brings more, shares one transaction and one sync. Nobody is told of anything before it is on the disk.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Journal, NewEntry } from './journal.ts';
import type { WriteAheadLog } from './writeAheadLog.ts';

interface Append extends NewEntry {
  readonly resolve: (kept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

interface Work {
  readonly act: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** What was committed together. */
interface Group {
  readonly appended: readonly Append[];
  /** Of each whether it was kept. */
  readonly kept: readonly boolean[];
  readonly done: readonly Work[];
}

/** A sync costs as much as several choices; for a larger group it may wait so many milliseconds. */
const PATIENCE = 1;

export class GroupCommit {
  private readonly db: DatabaseSync;
  private readonly begin: StatementSync;
  private readonly end: StatementSync;
  private readonly journal: Journal;
  private readonly log: WriteAheadLog;
  private entries: Append[] = [];
  private works: Work[] = [];
  private gathering = false;
  /** How many had come a turn ago, and when the group is closed at the latest. */
  private counted = 0;
  private until = 0;
  /** Committed, but not known to be on the disk. */
  private committed: Group[] = [];
  private syncing = false;
  private idle: () => void = () => {};

  constructor(db: DatabaseSync, journal: Journal, log: WriteAheadLog) {
    this.db = db;
    this.begin = db.prepare('begin immediate');
    this.end = db.prepare('commit');
    this.journal = journal;
    this.log = log;
  }

  append(match: string, number: number, body: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.entries.push({ match, number, body, resolve, reject });
      this.schedule();
    });
  }

  /** Resolves when what `act` wrote is durable. */
  write<T>(act: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: T;
      this.works.push({ act: () => (result = act()), resolve: () => resolve(result), reject });
      this.schedule();
    });
  }

  /** Goes along with the next group; nobody waits for it, and nobody hears if it fails. */
  writeSometime(act: () => void): void {
    this.works.push({ act, resolve: () => {}, reject: () => {} });
  }

  /** Everything is durable. */
  async rest(): Promise<void> {
    this.commit();
    if (this.syncing) await new Promise<void>(resolve => (this.idle = resolve));
  }

  private schedule(): void {
    if (this.gathering || this.syncing) return; // after the disk comes the next group anyway
    this.gathering = true;
    this.counted = 0;
    this.until = performance.now() + PATIENCE;
    setImmediate(this.gather);
  }

  private readonly gather = (): void => {
    const there = this.entries.length + this.works.length;
    if (there > this.counted && performance.now() < this.until) {
      this.counted = there;
      setImmediate(this.gather);
    } else this.commit();
  };

  /** Writes what is there now; it can be read from then on. */
  commit(): void {
    this.gathering = false;
    const { entries: appended, works: done } = this;
    this.entries = [];
    this.works = [];
    if (appended.length > 0 || done.length > 0) this.commitGroup(appended, done);
    this.sync();
    if (!this.syncing) this.idle();
  }

  private commitGroup(appended: readonly Append[], done: readonly Work[]): void {
    try {
      const kept = this.transaction(() => {
        for (const { act } of done) act();
        return this.journal.write(appended);
      });
      this.committed.push({ appended, kept, done });
    } catch (error) {
      this.journal.read();
      if (done.length === 0) for (const { reject } of appended) reject(error);
      else {
        // One that fails does not take the others with it.
        for (const work of done) this.commitAlone(work);
        this.commitGroup(appended, []);
      }
    }
  }

  private commitAlone(work: Work): void {
    try {
      this.transaction(work.act);
      this.committed.push({ appended: [], kept: [], done: [work] });
    } catch (error) {
      work.reject(error);
    }
  }

  private transaction<T>(act: () => T): T {
    this.begin.run();
    try {
      const result = act();
      this.end.run();
      return result;
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('rollback');
      throw error;
    }
  }

  private sync(): void {
    if (this.syncing || this.committed.length === 0) return;
    const groups = this.committed;
    this.committed = [];
    this.syncing = true;
    this.log.sync(error => {
      this.syncing = false;
      for (const group of groups) settle(group, error);
      this.sync(); // of what was committed meanwhile
      if (this.entries.length > 0 || this.works.length > 0) this.schedule();
      else if (!this.syncing) this.idle();
    });
  }
}

function settle({ appended, kept, done }: Group, error: Error | null): void {
  if (error !== null) for (const { reject } of [...appended, ...done]) reject(error);
  else {
    for (let i = 0; i < appended.length; i++) appended[i].resolve(kept[i]);
    for (const { resolve } of done) resolve();
  }
}
