import { statfsSync } from 'node:fs';
import path from 'node:path';

/** A store that cannot be used, in one sentence for whoever started the server. */
export class StoreUnusable extends Error {
  readonly code = 'store-unusable';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreUnusable';
  }
}

/** Primary result codes of SQLite; the extended ones carry them in their last byte. */
const SQLITE = { busy: 5, readOnly: 8, inputOutput: 10, corrupt: 11, full: 13, cannotOpen: 14, notDatabase: 26 };

const FILE_SYSTEM: { readonly [code: string]: string } = {
  EACCES: 'this user may not write there',
  EPERM: 'it belongs to somebody else',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'a part of the path is not a folder',
};

/** What an error of the file system or of SQLite means for this file; other errors stay what they are. */
export function fileProblem(file: string, error: unknown): unknown {
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  if (Object.hasOwn(FILE_SYSTEM, code)) return cannotWrite(file, FILE_SYSTEM[code], error);
  if (errcode === undefined) return error;
  switch (errcode & 0xff) {
    case SQLITE.busy:
      return new StoreUnusable(`${file} is held by another program; close that one first.`, error);
    case SQLITE.readOnly:
      return cannotWrite(file, 'it is read-only', error);
    case SQLITE.inputOutput:
      return cannotWrite(file, isDiskFull(file) ? 'the disk is full' : 'the disk reports an error', error);
    case SQLITE.full:
      return cannotWrite(file, 'the disk is full', error);
    case SQLITE.cannotOpen:
      return cannotWrite(file, 'it cannot be opened', error);
    case SQLITE.corrupt:
      return damaged(file, error);
    case SQLITE.notDatabase:
      return notOurs(file, error);
    default:
      return error;
  }
}

/** What PostgreSQL or the way to it says; it names the cause itself. */
export function databaseProblem(place: string, error: unknown): unknown {
  const { name, message, code = '', syscall = '' } = error as NodeJS.ErrnoException;
  const isTheirs =
    name === 'PostgresError' || /^(connect|getaddrinfo|read|write)$/.test(syscall) || code.startsWith('CONNECT');
  if (!isTheirs) return error;
  return new StoreUnusable(`${place} cannot be used: ${message}.`, error);
}

/** SQLite calls it an error of the disk when there is no room for the index of its log. */
function isDiskFull(file: string): boolean {
  try {
    return statfsSync(path.dirname(file)).bavail < 16;
  } catch {
    return false;
  }
}

function cannotWrite(file: string, why: string, cause: unknown): StoreUnusable {
  return new StoreUnusable(`${file} cannot be written: ${why}.`, cause);
}

export function damaged(file: string, cause?: unknown): StoreUnusable {
  return new StoreUnusable(`${file} is damaged; "vesper restore" puts a backup in its place.`, cause);
}

export function notOurs(file: string, cause?: unknown): StoreUnusable {
  return new StoreUnusable(`${file} is not a database of Vesper.`, cause);
}

export function tooNew(store: string, schema: number, known: number): StoreUnusable {
  return new StoreUnusable(
    `${store} was written by a newer Vesper (schema ${schema}; this one knows ${known}); start that version again.`,
  );
}
