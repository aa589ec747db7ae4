/** Reads all rows of a SQLite file as they are at one moment, and puts rows into a new one. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { Journal } from '../store/journal.ts';
import { privateDatabase } from '../store/privateFiles.ts';
import { soleServer } from '../store/soleServer.ts';
import { NEWEST, checkOurs, checkWhole, migrate, schemaOf } from '../store/sqliteSchema.ts';
import { StoreUnusable, fileProblem } from '../store/unusable.ts';
import { BackupProblem, TABLES, damagedBackup } from './format.ts';
import type { BackupReader, Row, StoredRow } from './format.ts';

export interface Source {
  readonly schema: number;
  readonly rows: Iterable<StoredRow> | AsyncIterable<StoredRow>;
}

/** A server may go on writing to the file meanwhile. */
export async function readSqlite<T>(file: string, use: (source: Source) => Promise<T>): Promise<T> {
  if (!existsSync(file))
    throw new BackupProblem('nothing-there', `There is nothing to back up: ${file} does not exist.`);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    db.exec('begin');
    checkOurs(db, file); // its first read is the moment of the backup
    return await use({ schema: schemaOf(db), rows: rowsOf(db) });
  } catch (error) {
    throw fileProblem(file, error);
  } finally {
    db?.close();
  }
}

function* rowsOf(db: DatabaseSync): Generator<StoredRow> {
  const there = new Set(
    db
      .prepare("select name from sqlite_schema where type = 'table'")
      .all()
      .map(({ name }) => name),
  );
  for (const table of TABLES) {
    if (table === 'entries' || !there.has(table)) continue;
    for (const row of db.prepare(`select * from ${table}`).iterate()) yield { table, row };
  }
  if (!there.has('entries')) return;
  const journal = new Journal(db);
  for (const match of journal.matches()) {
    for (const { number, body } of journal.entries(match, 0)) yield { table: 'entries', row: { match, number, body } };
  }
}

/** Everything is put into a new file, and only when all of it is there does that take the place of the old one. */
export async function restoreSqlite(
  file: string,
  backup: BackupReader,
  isForced: boolean,
  schema: number,
): Promise<void> {
  const sole = soleServer(file);
  const made = `${file}.restoring`;
  try {
    if (!isForced && !isEmpty(file)) {
      throw new BackupProblem('not-empty', `${file} has tables in it; --force puts the backup in their place.`);
    }
    removeDatabase(made);
    await fill(made, backup, schema);
    if (existsSync(file)) moveDatabase(file, `${file}.replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`);
    renameSync(made, file);
  } catch (error) {
    removeDatabase(made);
    throw fileProblem(file, error);
  } finally {
    sole.release();
  }
}

function isEmpty(file: string): boolean {
  if (!existsSync(file)) return true;
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    checkOurs(db, file);
    return (
      schemaOf(db) === 0 || db.prepare('select 1 from tables union all select 1 from identities').get() === undefined
    );
  } catch (error) {
    if (fileProblem(file, error) instanceof StoreUnusable) return false; // whatever it is, it is not nothing
    throw error;
  } finally {
    db?.close();
  }
}

async function fill(file: string, backup: BackupReader, schema: number): Promise<void> {
  privateDatabase(file);
  const db = new DatabaseSync(file);
  try {
    db.exec('pragma journal_mode = delete; pragma synchronous = full');
    migrate(db, schema);
    db.exec('begin');
    const put = inserter(db);
    for await (const { table, row } of backup.rows()) put(table, row);
    put('entries', null);
    db.exec('commit');
    migrate(db, NEWEST);
    checkWhole(db, file);
  } finally {
    db.close();
  }
}

/** Entries come match by match; each match becomes one row with a line for every entry. `null` = there are no more. */
function inserter(db: DatabaseSync): (table: string, row: Row | null) => void {
  const statements = new Map<string, { columns: readonly string[]; put: StatementSync }>();
  const insert = (table: string, row: Row): void => {
    let known = statements.get(table);
    if (known === undefined) {
      const columns = db
        .prepare(`select name from pragma_table_info('${table}')`)
        .all()
        .map(({ name }) => String(name));
      const put = db.prepare(
        `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      );
      statements.set(table, (known = { columns, put }));
    }
    const { columns, put } = known;
    if (Object.keys(row).length !== columns.length || !columns.every(name => name in row)) throw damagedBackup();
    put.run(...columns.map(name => valueOf(row[name])));
  };
  let match: { name: unknown; lines: unknown[] } = { name: null, lines: [] };
  return (table, row) => {
    if (table !== 'entries') return insert(table, row!);
    if (row === null || row.match !== match.name) {
      if (match.lines.length > 0) insert('entries', { match: match.name, number: 1, body: match.lines.join('\n') });
      match = { name: row?.match, lines: [] };
    }
    if (row === null) return;
    if (row.number !== match.lines.length + 1) throw damagedBackup();
    match.lines.push(row.body);
  };
}

/** PostgreSQL knows true and false, SQLite one and nought. */
function valueOf(value: unknown): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : (value as SQLInputValue);
}

const BESIDE = ['', '-wal', '-shm', '-journal'];

function removeDatabase(file: string): void {
  for (const beside of BESIDE) rmSync(file + beside, { force: true });
}

function moveDatabase(from: string, to: string): void {
  for (const beside of BESIDE) if (existsSync(from + beside)) renameSync(from + beside, to + beside);
}
