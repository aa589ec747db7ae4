/** What the server keeps is for its owner's eyes only: it holds everybody's hands, seeds and the key of all cookies. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { fileProblem } from './unusable.ts';

const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;

/** Made if it is not there, closed to others if it is. */
export function privateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
    chmodSync(folder, OWNER_FOLDER);
  } catch (error) {
    throw fileProblem(folder, error);
  }
}

/** A file of SQLite with what lies beside it; the log and its index get the rights of the file when SQLite makes them. */
export function privateDatabase(file: string): void {
  try {
    const folder = path.dirname(file);
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
    closeSync(openSync(file, 'a', OWNER_FILE));
    for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWNER_FILE);
  } catch (error) {
    throw fileProblem(file, error);
  }
}
