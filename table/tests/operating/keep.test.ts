/** `vesper serve --keep`: old tables go with all that is theirs, and nothing else goes. Both stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../index.ts';
import type { TableInfo } from '../../messages.ts';
import { Journal } from '../../store/journal.ts';
import { openStore } from '../../store/open.ts';
import { MIGRATIONS } from '../../store/sqliteMigrations.ts';
import type { Store } from '../../store/store.ts';
import { clearTables, keepFor } from '../../tables/keeping.ts';
import { Browser } from '../browser.ts';
import { shelf } from '../node.ts';
import { startCluster } from '../postgres.ts';
import type { Cluster } from '../postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vesper-keep-'));
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const places: [string, () => Promise<string>][] = [
  ['SQLite', async () => path.join(mkdtempSync(path.join(folder, 'db-')), 'tables.sqlite')],
  ['PostgreSQL', () => cluster.database()],
];

interface Sketch {
  readonly id: string;
  readonly created: number;
  readonly started?: number;
  readonly status?: string;
  readonly entries?: readonly number[];
}

async function make(store: Store, { id, created, started = 0, status = 'over', entries = [] }: Sketch): Promise<void> {
  const body = JSON.stringify({ created, started, status });
  const seats = [{ seat: 0, holder: 'ann', token: `link ${id}` }];
  await store.createTable({ id, created, commitment: id, body, seats });
  for (const [i, at] of entries.entries()) await store.append(id, i + 1, JSON.stringify({ choice: i, at }));
  await store.keepSnapshot(id, entries.length, '{}');
  await store.addChat(id, '{"text":"a word"}');
}

/** Past the server. */
async function isStored(db: string, id: string): Promise<boolean> {
  if (db.startsWith('postgres:')) {
    const sql = postgres(db, { max: 1 });
    const found = await sql`select 1 from tables where id = ${id}`;
    await sql.end();
    return found.length > 0;
  }
  const file = new DatabaseSync(db, { readOnly: true });
  const found = file.prepare('select 1 from tables where id = ?').get(id);
  file.close();
  return found !== undefined;
}

describe.each(places)('old tables in %s', (_name, place) => {
  it('go by their last sign of life, whatever became of them', async () => {
    const db = await place();
    let store = await openStore({ db });
    await make(store, { id: 'finished', created: 10, started: 20, entries: [30, 40] });
    await make(store, { id: 'never-began', created: 10, status: 'waiting' });
    await make(store, { id: 'abandoned', created: 10, started: 11, status: 'running', entries: [12] });
    await make(store, { id: 'still-played', created: 10, started: 20, status: 'running', entries: [30, 150] });
    await make(store, { id: 'just-begun', created: 10, started: 120, status: 'running' });
    await make(store, { id: 'new', created: 130, status: 'waiting' });
    await make(store, { id: 'looked-at', created: 10, entries: [20] });
    await store.createTable({ id: 'no-sense', created: 10, commitment: 'x', body: 'not JSON', seats: [] });
    const gone: string[] = [];
    const clearing = {
      store,
      isAwake: (id: string) => id === 'looked-at',
      cleared: (id: string) => void gone.push(id),
    };
    expect(await clearTables(clearing, 100)).toBe(3);
    expect(gone.sort()).toEqual(['abandoned', 'finished', 'never-began']);
    // Nothing of them is left, and everything of the others is; also when it is opened again.
    for (let opened = 0; opened < 2; opened++) {
      for (const id of gone) {
        expect(await store.table(id)).toBeUndefined();
        expect(await store.entries(id, 0)).toEqual([]);
        expect(await store.lastEntry(id)).toBeUndefined();
        expect(await store.snapshot(id, 100)).toBeUndefined();
        expect(await store.chat(id, 10)).toEqual([]);
        expect(await store.seatByToken(`link ${id}`)).toBeUndefined();
      }
      expect(await store.entries('still-played', 0)).toHaveLength(2);
      expect(await store.lastEntry('still-played')).toMatchObject({ number: 2 });
      expect(await store.chat('new', 10)).toHaveLength(1);
      expect((await store.tablesOf('ann', 10)).map(({ id }) => id).sort()).toEqual(
        ['just-begun', 'looked-at', 'new', 'still-played'].sort(),
      );
      await store.close();
      store = await openStore({ db });
    }
    await store.close();
  });

  it('stay when somebody moves or sits down while they are looked at', async () => {
    const store = await openStore({ db: await place() });
    await make(store, { id: 'moved', created: 10, entries: [20] });
    await make(store, { id: 'changed', created: 10 });
    await store.append('moved', 2, '{"at":500}');
    expect(await store.removeTable('moved', 1, 1)).toBe(false);
    await store.changeTable('changed', 1, '{}', []);
    expect(await store.removeTable('changed', 1, 0)).toBe(false);
    expect(await store.entries('moved', 0)).toHaveLength(2);
    await store.close();
  });

  it('are cleared away when the server starts; who still has such a link is told', async () => {
    const db = await place();
    const first = await serve({ port: 0, db, games: shelf, logLevel: 'silent' });
    const ann = new Browser(first.url);
    const seats = [{ kind: 'me' }, { kind: 'here' }];
    const { table: old } = await ann.ok<{ table: TableInfo }>('/api/tables', { game: 'claim', seats });
    const { table: young } = await ann.ok<{ table: TableInfo }>('/api/tables', { game: 'claim', seats });
    await first.close();
    const store = await openStore({ db });
    const { version, body } = (await store.table(old.id))!;
    await store.removeTable(old.id, version, 0);
    const aged = { ...(JSON.parse(body) as object), created: 1000, started: 1000 };
    await store.createTable({ id: old.id, created: 1000, commitment: 'c', body: JSON.stringify(aged), seats: [] });
    await store.close();

    const second = await serve({ port: 0, db, games: shelf, logLevel: 'silent', keep: 30 });
    ann.url = second.url;
    // Asking the server for it would wake it.
    await expect.poll(() => isStored(db, old.id), { timeout: 20_000 }).toBe(false);
    expect((await ann.request(`/api/tables/${old.id}`)).status).toBe(404);
    expect((await ann.request(`/api/tables/${young.id}`)).status).toBe(200);
    expect(await ann.join(old.id)).toMatchObject({ t: 'error', code: 'not-found' });
    ann.close();
    await second.close();
  });
});

describe('the journal', () => {
  it('loses the lines of one match, and those beside them stay', () => {
    const db = new DatabaseSync(':memory:');
    for (const migration of MIGRATIONS) db.exec(migration);
    let journal = new Journal(db, 10);
    for (let i = 1; i <= 20; i++) {
      journal.write(['a', 'b', 'c'].map(match => ({ match, number: i, body: `${match} ${i}` })));
    }
    journal.remove('b');
    const wanted = (match: string) =>
      Array.from({ length: 20 }, (_, i) => ({ number: i + 1, body: `${match} ${i + 1}` }));
    for (let read = 0; read < 2; read++) {
      expect(journal.matches().sort()).toEqual(['a', 'c']);
      expect(journal.entries('b', 0)).toEqual([]);
      for (const match of ['a', 'c']) expect(journal.entries(match, 0)).toEqual(wanted(match));
      journal = new Journal(db, 10);
    }
    expect(journal.write([{ match: 'b', number: 21, body: 'too late' }])).toEqual([false]);
    db.close();
  });
});

it('without a word nothing is ever cleared, and one that fails is told of', async () => {
  const told: string[] = [];
  const news = {
    cleared: (n: number) => told.push(`${n} cleared`),
    failed: (error: unknown) => told.push(String(error)),
  };
  const asked: number[] = [];
  await keepFor(2, async before => asked.push(before), news)();
  expect(Date.now() - asked[0] - 2 * 86_400_000).toBeLessThan(60_000);
  await keepFor(2, () => Promise.reject(new Error('no disk')), news)();
  expect(told).toEqual(['1 cleared', 'Error: no disk']);
});
