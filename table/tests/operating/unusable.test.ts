/** A store that cannot be used is refused at the start, in one sentence, and nothing in it is touched. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, sqliteFile } from '../../store/open.ts';
import { openPostgres } from '../../store/postgres.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { MIGRATIONS } from '../../store/sqliteMigrations.ts';
import { StoreUnusable, fileProblem } from '../../store/unusable.ts';
import { startCluster } from '../postgres.ts';
import type { Cluster } from '../postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vesper-unusable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => path.join(folder, name);
const rights = (file: string): string => (statSync(file).mode & 0o777).toString(8);

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(StoreUnusable);
    return (error as Error).message;
  }
  throw new Error('it was opened');
}

/** A file with a few tables in it, closed. */
async function kept(name: string): Promise<string> {
  const store = openSqlite(at(name));
  for (let i = 0; i < 200; i++) {
    const seats = [{ seat: 0, holder: `holder ${i}`, token: null }];
    await store.createTable({ id: `t${i}`, created: i, commitment: `c${i}`, body: 'x'.repeat(500), seats });
  }
  await store.close();
  return at(name);
}

describe('a file is refused that', () => {
  it('is not a database', () => {
    writeFileSync(at('letter'), 'Dear Abigail, '.repeat(500));
    expect(refusal(() => openSqlite(at('letter')))).toBe(`${at('letter')} is not a database of Vesper.`);
    expect(readFileSync(at('letter'), 'utf8')).toBe('Dear Abigail, '.repeat(500));
  });

  it('is a database of something else', () => {
    const db = new DatabaseSync(at('bookmarks'));
    db.exec('create table bookmarks (url text)');
    db.close();
    const before = readFileSync(at('bookmarks'));
    expect(refusal(() => openSqlite(at('bookmarks')))).toBe(`${at('bookmarks')} is not a database of Vesper.`);
    expect(readFileSync(at('bookmarks')).equals(before)).toBe(true);
  });

  it('a newer Vesper has written', async () => {
    const file = await kept('newer');
    const db = new DatabaseSync(file);
    db.exec(`pragma user_version = ${MIGRATIONS.length + 3}`);
    db.close();
    expect(refusal(() => openSqlite(file))).toBe(
      `${file} was written by a newer Vesper (schema ${MIGRATIONS.length + 3}; this one knows ${MIGRATIONS.length}); ` +
        'start that version again.',
    );
  });

  it('is damaged: pages overwritten, or cut off', async () => {
    const sentence = (file: string): string => `${file} is damaged; "vesper restore" puts a backup in its place.`;
    const overwritten = await kept('overwritten');
    const bytes = readFileSync(overwritten);
    bytes.fill(0xa7, 3 * 4096, bytes.length - 4096);
    writeFileSync(overwritten, bytes);
    expect(refusal(() => openSqlite(overwritten))).toBe(sentence(overwritten));
    const cut = await kept('cut');
    writeFileSync(cut, readFileSync(cut).subarray(0, 5 * 4096));
    expect(refusal(() => openSqlite(cut))).toBe(sentence(cut));
  });

  it('another server is using, and is given when that one stops', async () => {
    const first = openSqlite(at('shared'));
    expect(refusal(() => openSqlite(at('shared')))).toBe(
      `Another server is using ${at('shared')}; stop it first, or give this one a folder of its own with --data-dir.`,
    );
    await first.addChat('t', 'still there');
    await first.close();
    const second = openSqlite(at('shared'));
    expect(await second.chat('t', 10)).toEqual(['still there']);
    await second.close();
  });

  it('lies where nothing can be made', async () => {
    writeFileSync(at('a file'), '');
    expect(refusal(() => openSqlite(path.join(at('a file'), 'tables.sqlite')))).toBe(
      `${path.join(at('a file'), 'tables.sqlite')} cannot be written: a part of the path is not a folder.`,
    );
    mkdirSync(at('a folder'));
    expect(refusal(() => openSqlite(at('a folder')))).toBe(`${at('a folder')} cannot be written: it is a folder.`);
    await expect(openStore({ dataDir: path.join(at('a file'), 'data') })).rejects.toThrow(
      'cannot be written: a part of the path is not a folder.',
    );
  });

  it('says what the disk and SQLite mean', () => {
    const said = (error: object): unknown => (fileProblem('F', error) as Error).message;
    expect(said({ code: 'ERR_SQLITE_ERROR', errcode: 5 })).toBe('F is held by another program; close that one first.');
    expect(said({ code: 'EACCES' })).toBe('F cannot be written: this user may not write there.');
    expect(said({ code: 'EROFS' })).toBe('F cannot be written: the disk is read-only.');
    expect(said({ code: 'ENOSPC' })).toBe('F cannot be written: the disk is full.');
    expect(said({ code: 'ERR_SQLITE_ERROR', errcode: 8 + (1 << 8) })).toBe('F cannot be written: it is read-only.');
    expect(said({ code: 'ERR_SQLITE_ERROR', errcode: 13 })).toBe('F cannot be written: the disk is full.');
    expect(said({ code: 'ERR_SQLITE_ERROR', errcode: 10 + (12 << 8) })).toBe(
      'F cannot be written: the disk reports an error.',
    );
    const unknown = new Error('something else');
    expect(fileProblem('F', unknown)).toBe(unknown);
  });
});

describe('what is kept is its owner’s', () => {
  it('the folder 0700, the file, its log, index and lock 0600; what was open before is closed', async () => {
    const dataDir = at('open data');
    mkdirSync(dataDir, { mode: 0o777 });
    chmodSync(dataDir, 0o777);
    for (const name of ['tables.sqlite', 'tables.sqlite-wal', 'tables.sqlite.lock']) {
      writeFileSync(path.join(dataDir, name), '', { mode: 0o666 });
      chmodSync(path.join(dataDir, name), 0o666);
    }
    const store = await openStore({ dataDir });
    await store.addChat('t', 'a secret');
    expect(rights(dataDir)).toBe('700');
    for (const name of ['', '-wal', '-shm', '.lock']) {
      expect([name, rights(path.join(dataDir, `tables.sqlite${name}`))]).toEqual([name, '600']);
    }
    await store.close();
  });

  it('a folder that is made is made so; one that a file is merely put into stays as it was', async () => {
    const made = await openStore({ dataDir: at('made/here') });
    expect(rights(at('made/here'))).toBe('700');
    await made.close();
    mkdirSync(at('others'), { mode: 0o755 });
    const file = path.join(at('others'), 'mine.sqlite');
    const store = await openStore({ db: file, dataDir: 'unused' });
    expect([rights(at('others')), rights(file)]).toEqual(['755', '600']);
    await store.close();
    expect(sqliteFile({ db: ':memory:', dataDir: 'unused' })).toBe(':memory:');
  });
});

describe('a database of PostgreSQL is refused that', () => {
  let cluster: Cluster;
  let url: string;
  beforeAll(async () => {
    cluster = await startCluster();
    url = await cluster.database();
  });
  afterAll(() => cluster.stop());
  const said = async (database: string): Promise<string> => {
    const error: unknown = await openPostgres(database).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreUnusable);
    return (error as Error).message;
  };

  it('does not answer, is not there, or is not ours to write', async () => {
    const { port } = new URL(url);
    expect(await said('postgres://vesper:hush@127.0.0.1:1/x')).toBe(
      'The database 127.0.0.1:1/x cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
    );
    expect(await said(url.replace(/\w+$/, 'nowhere'))).toBe(
      `The database 127.0.0.1:${port}/nowhere cannot be used: database "nowhere" does not exist.`,
    );
    expect(await said(`${url}?options=-c%20default_transaction_read_only%3Don`)).toMatch(/cannot be used: .*read-only/);
  });

  it('a newer Vesper has written', async () => {
    const store = await openPostgres(url);
    await store.close();
    const { default: postgres } = await import('postgres');
    const sql = postgres(url, { max: 1 });
    await sql`insert into migrations (number) values (99)`;
    await sql.end();
    expect(await said(url)).toMatch(/was written by a newer Vesper \(schema 99; this one knows \d+\)/);
  });
});
