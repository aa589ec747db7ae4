/** The store that an operator names: a PostgreSQL database, a file of SQLite, or the one in the data directory. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { privateFolder } from './privateFiles.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The data directory, if the operator names no other. */
export const DATA_DIR = fileURLToPath(new URL('../../.vesper', import.meta.url));

export interface StorePlace {
  /** `postgres://…` for tables shared by several nodes; else a file of SQLite. */
  readonly db?: string | undefined;
  /** Where the SQLite file lies when `db` does not say; `.vesper` beside the program if absent. */
  readonly dataDir?: string | undefined;
}

export function isPostgres(db: string | undefined): db is string {
  return db !== undefined && /^postgres(ql)?:/.test(db);
}

/** The data directory is the server's own and closed to others; around a file that is named, only the file is. */
export function sqliteFile({ db, dataDir = DATA_DIR }: StorePlace): string {
  if (db !== undefined) return db === ':memory:' ? db : path.resolve(db);
  privateFolder(path.resolve(dataDir));
  return path.resolve(dataDir, 'tables.sqlite');
}

export async function openStore(place: StorePlace): Promise<Store> {
  if (!isPostgres(place.db)) return openSqlite(sqliteFile(place));
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(place.db);
}
