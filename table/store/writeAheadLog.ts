/**
 * Makes durable what SQLite has committed, while the event loop goes on. With `synchronous = normal` a commit is in the
 * write-ahead log, but perhaps not on the disk yet; the rest of `full` is one fdatasync of that file, and Node does it in
 * a thread of its own. (Checkpoints are as careful as before: SQLite syncs the log first and the database after.)
 */
import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';

export interface WriteAheadLog {
  /** Calls back when all that was committed before is on the disk. */
  sync(done: (error: Error | null) => void): void;
  close(): void;
}

/** The log of an open database that has been read at least once: it exists, and stays until the database is closed. */
export function writeAheadLog(database: string): WriteAheadLog {
  if (database === ':memory:') return { sync: done => done(null), close: () => {} };
  const file = openSync(`${database}-wal`, 'r+');
  syncFolder(path.dirname(database));
  return {
    sync: done => fdatasync(file, done),
    close: () => closeSync(file),
  };
}

/** A file is found again after a crash only if its folder was written. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // knows no such thing
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
