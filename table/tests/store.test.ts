/** SQLite and PostgreSQL as stores: what every store promises, and what is each one's own. */
import path from 'node:path';
import postgres from 'postgres';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../index.ts';
import type { Serving } from '../index.ts';
import { Journal } from '../store/journal.ts';
import { openPostgres } from '../store/postgres.ts';
import { migrate } from '../store/postgresSchema.ts';
import { openSqlite, storeOn } from '../store/sqlite.ts';
import { MIGRATIONS } from '../store/sqliteMigrations.ts';
import type { Change, Store } from '../store/store.ts';
import { seal } from '../tokens.ts';
import { unseal } from '../unseal.ts';
import { Browser } from './browser.ts';
import { shelf } from './node.ts';
import { startCluster } from './postgres.ts';
import type { Cluster } from './postgres.ts';
import { promises, table } from './storePromises.ts';

describe('SQLite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const open = async (): Promise<Store> => openSqlite(path.join(folder, 'tables.sqlite'));
  promises(async () => ({ store: await open(), again: open }));

  it('reads a match from rows of its own and from the journal, before and after a crash', () => {
    const db = new DatabaseSync(':memory:');
    for (const migration of MIGRATIONS) db.exec(migration);
    db.prepare('insert into entries values (?, ?, ?)').run('m0', 1, '0:1'); // as the first version wrote it
    let journal = new Journal(db, 20);
    const last = [1, 0, 0, 0, 0];
    for (let i = 0; i < 600; i++) {
      const [m, other] = [(i * 7) % 5, (i * 3 + 1) % 5];
      const batch = [{ match: `m${m}`, number: ++last[m], body: `${m}:${last[m]}` }];
      batch.push({ match: `m${other}`, number: last[other], body: 'taken' });
      expect(journal.write(batch)).toEqual([true, false]);
      if (i % 97 === 0) journal = new Journal(db, 20);
    }
    const rows = (table: string): number => Number(db.prepare(`select count(*) as n from ${table}`).get()!.n);
    expect(rows('journal')).toBeLessThan(120);
    expect(rows('entries')).toBeLessThan(300);
    for (let m = 0; m < 5; m++) {
      for (const after of [0, 1, 33, last[m] - 1, last[m]]) {
        const wanted = Array.from({ length: last[m] - after }, (_, i) => after + 1 + i);
        expect(journal.entries(`m${m}`, after)).toEqual(wanted.map(number => ({ number, body: `${m}:${number}` })));
      }
    }
  });

  it('keeps what came together with something that fails', async () => {
    const store = openSqlite(path.join(folder, 'together.sqlite'));
    const device = { id: 'd9', identity: 'p1', name: 'Chrome on Mac', created: 1, seen: 1 };
    await store.addDevice('once', device);
    const [again, name, entry] = await Promise.allSettled([
      store.addDevice('once', device),
      store.putIdentity({ id: 'p3', name: 'Cy' }),
      store.append('m7', 1, 'first'),
    ]);
    expect([again.status, name.status, entry.status]).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(await store.identity('p3')).toEqual({ id: 'p3', name: 'Cy' });
    expect(await store.entries('m7', 0)).toEqual([{ number: 1, body: 'first' }]);
    await store.close();
  });

  it('writes what comes together at once, and goes on after the disk was full', async () => {
    const db = new DatabaseSync(path.join(folder, 'small.sqlite'));
    const store = storeOn(db);
    const count = (): number => Number(db.prepare('select count(*) as n from journal').get()!.n);
    const together = Promise.all(['a', 'b', 'c'].map(match => store.append(match, 1, match)));
    await sleep(0);
    expect(await together).toEqual([true, true, true]);
    expect(count()).toBe(1);
    const { page_count: pages } = db.prepare('pragma page_count').get() as { page_count: number };
    db.exec(`pragma max_page_count = ${pages}`);
    const large = 'x'.repeat(100_000);
    const tried = await Promise.allSettled([
      store.append('a', 2, large),
      store.append('b', 2, 'b'),
      store.addChat('t', large),
    ]);
    expect(tried.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(String((tried[0] as PromiseRejectedResult).reason)).toMatch(/full/);
    expect(await store.entries('a', 0)).toEqual([{ number: 1, body: 'a' }]);
    db.exec('pragma max_page_count = 100000');
    expect(await Promise.all([store.append('a', 2, large), store.append('b', 2, 'b')])).toEqual([true, true]);
    expect(await store.entries('b', 1)).toEqual([{ number: 2, body: 'b' }]);
    await store.close();
  });
});

/** In a store of the schema before there was a table `t1`, at which Ann sits. */
async function deletesFromNowOn(store: Store): Promise<void> {
  const [kept] = await store.tablesOf('ann', 9);
  expect(kept).toEqual({ id: 't1', version: 1, body: 'body' });
  expect(await store.deletedTablesOf('ann', 0, 9)).toEqual([]);
  expect(await store.tablesDeletedBefore(Date.now(), 9)).toEqual([]);
  await store.changeTable('t1', 1, 'deleted', [{ seat: 0, holder: 'ann', token: null, deleted: 7 }], false, 7);
  expect(await store.tablesOf('ann', 9)).toEqual([]);
  expect((await store.deletedTablesOf('ann', 7, 9)).map(({ id }) => id)).toEqual(['t1']);
  expect((await store.tablesDeletedBefore(8, 9)).map(({ id }) => id)).toEqual(['t1']);
  await store.close();
}

describe('stores of before', () => {
  it('keep their people: cookies with an id and recovery links go on', async () => {
    const db = new DatabaseSync(':memory:');
    for (const migration of MIGRATIONS.slice(0, 2)) db.exec(migration);
    db.exec(`pragma user_version = 2;
      insert into identities values ('ann', 'Ann'), ('guest', 'Guest');
      insert into recoveries values ('hash one', 'ann'), ('hash two', 'ann');`);
    const store = storeOn(db);
    expect(await store.identityOfOldCookie('ann')).toEqual({ id: 'ann', name: 'Ann' });
    expect(await store.useWayIn('hash one', Date.now())).toEqual({ id: 'ann', name: 'Ann' });
    expect(await store.useWayIn('hash one', Date.now())).toBeUndefined();
    await store.putWayIn('new code', { identity: 'ann', kind: 'code', created: 1, ends: null });
    expect(await store.useWayIn('hash two', Date.now())).toBeUndefined();
    const swept = await store.sweepIdentities(Date.now() - 86_400_000, Date.now(), null, 10);
    expect(swept.removed).toBe(0); // its days begin now
    expect(await store.signOut('ann', { allBut: '' })).toBe(true);
    expect(await store.identityOfOldCookie('ann')).toBeUndefined();
    await store.close();
  });

  it('know which of their tables have a running clock', async () => {
    const db = new DatabaseSync(':memory:');
    for (const migration of MIGRATIONS.slice(0, 2)) db.exec(migration);
    db.exec('pragma user_version = 2');
    const put = db.prepare('insert into tables values (?, 0, 1, ?, ?)');
    const clock = { bank: 1000, increment: 0, onExpiry: 'bot' };
    put.run('t1', 'c1', JSON.stringify({ game: 'claim', status: 'running', clock }));
    put.run('t2', 'c2', JSON.stringify({ game: 'claim', status: 'running', clock: null }));
    put.run('t3', 'c3', JSON.stringify({ game: 'claim', status: 'over', clock }));
    const store = storeOn(db);
    expect(await store.clockedTables()).toEqual(['t1']);
    expect(await store.addServed(0)).toBe(0);
    await store.close();
  });

  it('have deleted nothing, and delete from now on', async () => {
    const db = new DatabaseSync(':memory:');
    for (const migration of MIGRATIONS.slice(0, 4)) db.exec(migration);
    db.exec(`pragma user_version = 4;
      insert into tables values ('t1', 0, 1, 'c1', 'body', 0);
      insert into seats values ('t1', 0, 'ann', null, 0);`);
    await deletesFromNowOn(storeOn(db));
  });
});

describe('PostgreSQL', () => {
  let cluster: Cluster;
  let url: string;
  beforeAll(async () => {
    cluster = await startCluster();
    url = await cluster.database();
  });
  afterAll(() => cluster.stop());
  promises(async () => ({ store: await openPostgres(url), again: () => openPostgres(url) }));

  it('starts any number of nodes at once on an empty database', async () => {
    const fresh = await cluster.database();
    const nodes = await Promise.all([1, 2, 3].map(() => openPostgres(fresh)));
    expect(new Set(await Promise.all(nodes.map((node, i) => node.setting('key', String(i))))).size).toBe(1);
    await Promise.all(nodes.map(node => node.close()));
  });

  it('brings a database of the schema before up to date', async () => {
    const old = await cluster.database();
    const sql = postgres(old, { max: 1, onnotice: () => {} });
    await sql.begin(async tx => {
      await migrate(tx, 'an old database', 3);
      await tx`insert into tables values ('t1', 0, 1, 'c1', 'body', false)`;
      await tx`insert into seats values ('t1', 0, 'ann', null, 0)`;
    });
    await sql.end();
    await deletesFromNowOn(await openPostgres(old));
  });

  it('keeps the key that opens what a server has sealed', async () => {
    const fresh = await cluster.database();
    const node = await openPostgres(fresh);
    const sealed = JSON.stringify({ sealed: seal(await node.setting('key', 'a key'), '{"vesper":1}') });
    expect(await unseal(sealed, { db: fresh })).toBe('{"vesper":1}');
    await expect(unseal(sealed, { db: url })).rejects.toThrow();
    await node.close();
  });

  it('tells the other nodes what was stored, and lets one of two win', async () => {
    const [one, two] = [await openPostgres(url), await openPostgres(url)];
    const heard: Change[] = [];
    const own: Change[] = [];
    await one.listen(change => own.push(change));
    await two.listen(change => heard.push(change));
    const races = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        Promise.all([one.append(`race${i}`, 1, 'one'), two.append(`race${i}`, 1, 'two')]),
      ),
    );
    for (const [a, b] of races) expect(a !== b).toBe(true);
    await one.createTable(table('t20'));
    await one.changeTable('t20', 1, 'changed', []);
    await one.addChat('t20', '{"text":"a word or two"}');
    for (let i = 0; i < 100 && !heard.some(change => change.kind === 'chat'); i++) await sleep(20);
    const won = races.flatMap(([a], i) => (a ? [`race${i}`] : []));
    expect(heard.flatMap(change => (change.kind === 'entries' ? [change.match] : [])).sort()).toEqual(won.sort());
    expect(heard).toContainEqual({ kind: 'table', table: 't20' });
    expect(heard).toContainEqual({ kind: 'chat', table: 't20', body: '{"text":"a word or two"}' });
    expect(own.some(change => change.kind !== 'entries')).toBe(false);
    await Promise.all([one.close(), two.close()]);
  });

  it('tells everybody who listens at a node, and leaves no connection behind', async () => {
    const fresh = await cluster.database();
    const [one, two] = [await openPostgres(fresh), await openPostgres(fresh)];
    const heard: string[] = [];
    await two.listen(({ kind }) => heard.push(`first ${kind}`));
    await two.listen(({ kind }) => heard.push(`second ${kind}`));
    await one.append('told', 1, 'an entry');
    for (let i = 0; i < 100 && heard.length < 2; i++) await sleep(20);
    expect(heard.sort()).toEqual(['first entries', 'second entries']);
    await two.close();
    await one.close();
    const sql = postgres(fresh, { max: 1 });
    const ours = async (): Promise<number> => {
      const [{ count }] = await sql<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name = 'vesper'`;
      return count;
    };
    for (let i = 0; i < 100 && (await ours()) > 0; i++) await sleep(20);
    expect(await ours()).toBe(0);
    await sql.end();
  });

  it('a device that is signed out at one node is cut off at the others', async () => {
    const node = (): Promise<Serving> => serve({ port: 0, db: url, games: shelf, logLevel: 'fatal' });
    const [one, two] = [await node(), await node()];
    const [ann, phone] = [new Browser(one.url), new Browser(two.url)];
    await ann.ok('/api/me', { name: 'Ann' });
    await phone.ok('/api/me/recover', await ann.ok<{ token: string }>('/api/me/recovery', {}));
    await phone.connect();
    const { devices } = await ann.ok<{ devices: { id: string; here: boolean }[] }>('/api/me/devices');
    await ann.ok('/api/me/signout', { device: devices.find(({ here }) => !here)!.id });
    await phone.until(b => b.socket!.readyState === WebSocket.CLOSED, 'the end of the connection');
    expect(await phone.request('/api/me/devices')).toMatchObject({ status: 401 });
    await Promise.all([one.close(), two.close()]);
  });
});
