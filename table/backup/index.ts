/** All tables, people and settings as one file, from any store into any other, while the server plays on. */
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { NEWEST as POSTGRES_NEWEST } from '../store/postgresSchema.ts';
import { isPostgres, sqliteFile } from '../store/open.ts';
import type { StorePlace } from '../store/open.ts';
import { NEWEST as SQLITE_NEWEST } from '../store/sqliteSchema.ts';
import { fileProblem } from '../store/unusable.ts';
import { BackupProblem, BackupReader, cutOff, damagedBackup, textOf } from './format.ts';
import type { Counts, Header } from './format.ts';
import { readSqlite, restoreSqlite } from './sqlite.ts';
import type { Source } from './sqlite.ts';

export { BackupProblem } from './format.ts';
export type { Counts } from './format.ts';

/** Everything that was acknowledged before it began is in it. The file is its owner's alone: it holds every secret. */
export async function backup(file: string, place: StorePlace, isForced = false): Promise<Counts> {
  if (!isForced && existsSync(file)) {
    throw new BackupProblem('not-empty', `${file} is there already; --force replaces it.`);
  }
  if (!isPostgres(place.db)) return readSqlite(sqliteFile(place), source => write(file, 'sqlite', source));
  const { readPostgres } = await import('./postgres.ts');
  return readPostgres(place.db, source => write(file, 'postgres', source));
}

async function write(file: string, store: Header['store'], { schema, rows }: Source): Promise<Counts> {
  const header: Header = { vesper: 'backup', format: 1, made: new Date().toISOString(), store, schema };
  const partial = `${file}.partial`;
  let counts: Counts | undefined;
  try {
    rmSync(partial, { force: true });
    const text = textOf(header, rows, all => (counts = all));
    await pipeline(Readable.from(text), createGzip(), createWriteStream(partial, { mode: 0o600 }));
    const written = await open(partial, 'r');
    await written.sync();
    await written.close();
    renameSync(partial, file);
    return counts!;
  } catch (error) {
    rmSync(partial, { force: true });
    throw fileProblem(file, error);
  }
}

/** Puts what a backup holds into an empty store; with force, in the place of what is there. All of it or nothing. */
export async function restore(file: string, place: StorePlace, isForced = false): Promise<Counts> {
  if (!existsSync(file)) throw new BackupProblem('nothing-there', `${file} does not exist.`);
  try {
    return await pipeline(createReadStream(file), createGunzip(), async (pieces: AsyncIterable<Buffer>) => {
      const reader = new BackupReader(pieces);
      const header = await reader.header();
      if (isPostgres(place.db)) {
        const { restorePostgres } = await import('./postgres.ts');
        await restorePostgres(place.db, reader, isForced, schemaFor('postgres', header));
      } else await restoreSqlite(sqliteFile(place), reader, isForced, schemaFor('sqlite', header));
      return reader.counts;
    });
  } catch (error) {
    throw readingProblem(error);
  }
}

/** With how many of its migrations a store takes the rows; it gets the later ones afterwards. */
function schemaFor(store: Header['store'], header: Header): number {
  const newest = { sqlite: SQLITE_NEWEST, postgres: POSTGRES_NEWEST };
  if (!(header.schema <= newest[header.store])) {
    throw new BackupProblem('bad-backup', 'This backup was made by a newer Vesper; restore it with that one.');
  }
  if (header.store === store) return header.schema;
  if (header.schema === newest[header.store]) return newest[store];
  throw new BackupProblem(
    'bad-backup',
    'This backup was made by an older Vesper from another kind of store; restore it into that kind, start the server once, and back up again.',
  );
}

function readingProblem(error: unknown): unknown {
  const { code = '' } = error as { code?: string };
  if (code === 'Z_BUF_ERROR') return cutOff();
  if (code === 'Z_DATA_ERROR') {
    const isOther = (error as Error).message.includes('header');
    return isOther ? new BackupProblem('bad-backup', 'This is not a backup of Vesper.') : damagedBackup();
  }
  return error;
}
