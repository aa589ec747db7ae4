/**
 * What is to be stored in SQLite, in groups: all that comes as long as every turn of the event loop brings more shares one
 * transaction. A commit returns when it is on the disk; nobody is told of anything before.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Journal, NewEntry } from './journal.ts';

interface Append extends NewEntry {
  readonly resolve: (kept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

interface Work {
  readonly act: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** A sync costs as much as several choices; for a larger group it may wait so many milliseconds. */
const PATIENCE = 1;

export class GroupCommit {
  private readonly db: DatabaseSync;
  private readonly begin: StatementSync;
  private readonly end: StatementSync;
  private readonly journal: Journal;
  private entries: Append[] = [];
  private works: Work[] = [];
  private gathering = false;
  /** How many had come a turn ago, and when the group is closed at the latest. */
  private counted = 0;
  private until = 0;

  constructor(db: DatabaseSync, journal: Journal) {
    this.db = db;
    this.begin = db.prepare('begin immediate');
    this.end = db.prepare('commit');
    this.journal = journal;
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

  private schedule(): void {
    if (this.gathering) return;
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

  /** Writes what is there now. */
  commit(): void {
    this.gathering = false;
    const { entries, works } = this;
    this.entries = [];
    this.works = [];
    if (entries.length > 0 || works.length > 0) this.commitGroup(entries, works);
  }

  private commitGroup(entries: readonly Append[], works: readonly Work[]): void {
    let kept: readonly boolean[];
    try {
      kept = this.transaction(() => {
        for (const { act } of works) act();
        return this.journal.write(entries);
      });
    } catch (error) {
      this.journal.forget();
      if (works.length === 0) for (const { reject } of entries) reject(error);
      else {
        // One that fails does not take the others with it.
        for (const work of works) this.commitAlone(work);
        this.commitGroup(entries, []);
      }
      return;
    }
    for (let i = 0; i < entries.length; i++) entries[i].resolve(kept[i]);
    for (const { resolve } of works) resolve();
  }

  private commitAlone({ act, resolve, reject }: Work): void {
    try {
      this.transaction(act);
      resolve();
    } catch (error) {
      this.journal.forget();
      reject(error);
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
}
