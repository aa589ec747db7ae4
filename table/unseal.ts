/** Opens the sealed file of a running match, for who runs the server: the key lies in the store, beside the matches. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TableError } from './errors.ts';
import { DATA_DIR, isPostgres } from './store/open.ts';
import { unsealedFile } from './tables/file.ts';

export interface Where {
  /** `postgres://…`, or a file of SQLite. */
  readonly db?: string;
  /** The server's data directory, when `db` does not say. */
  readonly dataDir?: string;
}

/** The text of the plain file. The server may run meanwhile; nothing is written. */
export async function unseal(text: string, { db, dataDir = DATA_DIR }: Where): Promise<string> {
  const key = isPostgres(db) ? await keyInPostgres(db) : keyInFile(db ?? path.join(dataDir, 'tables.sqlite'));
  if (key === undefined) throw new TableError('not-found', 'No server has kept its key there.');
  return unsealedFile(key, text);
}

function keyInFile(file: string): string | undefined {
  if (!existsSync(file)) throw new TableError('not-found', `There are no tables in ${file}.`);
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const row = db.prepare("select value from settings where name = 'key'").get();
    return row?.value as string | undefined;
  } finally {
    db.close();
  }
}

async function keyInPostgres(url: string): Promise<string | undefined> {
  const { default: postgres } = await import('postgres');
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<{ value: string }[]>`select value from settings where name = 'key'`;
    return row?.value;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
