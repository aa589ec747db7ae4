/**
 * One server at a time on a SQLite file: it holds an exclusive lock on a file beside it. The lock is the operating
 * system's and ends with the process, however that ends.
 */
import { DatabaseSync } from 'node:sqlite';
import { privateDatabase } from './privateFiles.ts';
import { StoreUnusable, fileProblem } from './unusable.ts';

const BUSY = 5;
/** Milliseconds for a server that is just stopping. */
const PATIENCE = 1000;

export interface Sole {
  release(): void;
}

export function soleServer(file: string): Sole {
  const lock = `${file}.lock`;
  privateDatabase(lock);
  const db = new DatabaseSync(lock, { timeout: PATIENCE });
  try {
    db.exec('begin exclusive');
  } catch (error) {
    db.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw fileProblem(lock, error);
    throw new StoreUnusable(
      `Another server is using ${file}; stop it first, or give this one a folder of its own with --data-dir.`,
      error,
    );
  }
  return { release: () => db.close() };
}
