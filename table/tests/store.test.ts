/** What every store promises. The same tests run on SQLite and on PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../index.ts';
import type { Serving } from '../index.ts';
import { Journal } from '../store/journal.ts';
import { openPostgres } from '../store/postgres.ts';
import { migrate } from '../store/postgresSchema.ts';
import { openSqlite, storeOn } from '../store/sqlite.ts';
import { MIGRATIONS } from '../store/sqliteMigrations.ts';
import type { Change, NewTable, Store, SweepPlace } from '../store/store.ts';
import { seal } from '../tokens.ts';
import { unseal } from '../unseal.ts';
import { Browser } from './browser.ts';
import { shelf } from './node.ts';
import { startCluster } from './postgres.ts';
import type { Cluster } from './postgres.ts';

function table(id: string, more: Partial<NewTable> = {}): NewTable {
  return { id, created: 1_800_000_000_000, commitment: `commitment ${id}`, body: `body of ${id}`, seats: [], ...more };
}

function promises(open: () => Promise<{ store: Store; again: () => Promise<Store> }>): void {
  let store: Store;
  let again: () => Promise<Store>;
  beforeAll(async () => {
    ({ store, again } = await open());
  });
  afterAll(async () => {
    await store.close();
  });

  it('keeps entries in order and gives back those after a number', async () => {
    for (let i = 1; i <= 3; i++) expect(await store.append('m1', i, `entry ${i}`)).toBe(true);
    expect(await store.entries('m1', 0)).toEqual([1, 2, 3].map(number => ({ number, body: `entry ${number}` })));
    expect(await store.entries('m1', 2)).toEqual([{ number: 3, body: 'entry 3' }]);
    expect(await store.entries('nobody', 0)).toEqual([]);
  });

  it('keeps what matches leave, for whose it is, newest first, and only once', async () => {
    const legacy = (id: string, created: number, holder = 'ann') => ({
      id,
      holder,
      created,
      head: `head ${id}`,
      records: '[1]',
    });
    expect(await store.putLegacy(legacy('l1', 1), 3, null)).toBe(true);
    expect(await store.putLegacy({ ...legacy('l1', 1), head: 'other' }, 3, null)).toBe(false);
    await store.putLegacy(legacy('l2', 2), 3, null);
    await store.putLegacy(legacy('l3', 1_800_000_000_000), 3, null);
    await store.putLegacy(legacy('b1', 5, 'ben'), 3, null);
    const names = async (holder: string): Promise<string[]> => (await store.legaciesOf(holder)).map(({ id }) => id);
    expect(await names('ann')).toEqual(['l3', 'l2', 'l1']);
    expect((await store.legaciesOf('ann'))[0]).toEqual({
      id: 'l3',
      holder: 'ann',
      created: 1_800_000_000_000,
      head: 'head l3',
    });
    expect(await store.legacy('ann', 'l1')).toEqual(legacy('l1', 1));
    expect(await store.legacy('ben', 'l1')).toBeUndefined();
    expect(await store.dropLegacy('ben', 'l1')).toBe(false);
    // One takes the place of another, of one's own only; and of more than three the oldest goes.
    await store.putLegacy(legacy('l4', 3), 3, 'l2');
    expect(await names('ann')).toEqual(['l3', 'l4', 'l1']);
    await store.putLegacy(legacy('l5', 4), 3, 'b1');
    expect([await names('ann'), await names('ben')]).toEqual([['l3', 'l5', 'l4'], ['b1']]);
    expect(await store.dropLegacy('ann', 'l4')).toBe(true);
    expect(await names('ann')).toEqual(['l3', 'l5']);
  });

  it('keeps what proves what is brought to a table, as long as the table', async () => {
    await store.createTable(table('brought-to'));
    await store.putBrought('brought-to', 'l1', 'once');
    await store.putBrought('brought-to', 'l1', 'again');
    await store.putBrought('brought-to', 'l2', 'records');
    expect(await store.broughtTo('brought-to')).toEqual([
      { legacy: 'l1', records: 'again' },
      { legacy: 'l2', records: 'records' },
    ]);
    expect(await store.removeTable('brought-to', 1, 0)).toBe(true);
    expect(await store.broughtTo('brought-to')).toEqual([]);
  });

  it('keeps the first of two entries with the same number', async () => {
    const [first, second] = await Promise.all([store.append('m2', 1, 'first'), store.append('m2', 1, 'second')]);
    expect([first, second]).toEqual([true, false]);
    expect(await store.append('m2', 1, 'third')).toBe(false);
    expect(await store.entries('m2', 0)).toEqual([{ number: 1, body: 'first' }]);
  });

  it('refuses what was built on a refused entry', async () => {
    await store.append('m3', 1, 'theirs');
    const kept = await Promise.all([store.append('m3', 1, 'mine'), store.append('m3', 2, 'mine, after it')]);
    expect(kept).toEqual([false, false]);
    expect(await store.entries('m3', 0)).toHaveLength(1);
  });

  it('takes a thousand entries of many matches at once, in order', async () => {
    const appended: Promise<boolean>[] = [];
    for (let i = 1; i <= 20; i++) for (let m = 0; m < 50; m++) appended.push(store.append(`many${m}`, i, `${m}:${i}`));
    expect((await Promise.all(appended)).every(Boolean)).toBe(true);
    const numbers = (await store.entries('many7', 0)).map(entry => entry.number);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it('takes the whole record of a new match at once, and goes on from there', async () => {
    const lines = Array.from({ length: 3000 }, (_, i) => `{"entry":${i + 1},"says":"ü, comma"}`);
    expect(await store.appendAll('m5', lines.join('\n'))).toBe(true);
    expect(await store.appendAll('m5', 'another')).toBe(false);
    expect(await store.append('m5', 3000, 'taken')).toBe(false);
    expect(await store.append('m5', 3001, 'next')).toBe(true);
    const stored = await store.entries('m5', 0);
    expect(stored).toEqual([...lines, 'next'].map((body, i) => ({ number: i + 1, body })));
    await store.append('m6', 1, 'first');
    expect(await store.appendAll('m6', 'another')).toBe(false);
  });

  it('keeps deleted tables apart: for who deleted them, and for all', async () => {
    const seats = [
      { seat: 0, holder: 'una', token: null },
      { seat: 1, holder: 'vic', token: null },
    ];
    for (const id of ['d1', 'd2']) await store.createTable(table(id, { seats }));
    const ids = async (found: Promise<{ id: string }[]>): Promise<string[]> => (await found).map(({ id }) => id);
    const byUna = [{ ...seats[0], deleted: 5000 }, seats[1]];
    expect(await store.changeTable('d1', 1, 'one', byUna)).toBe(true);
    expect(await ids(store.tablesOf('una', 9))).toEqual(['d2']);
    expect(await ids(store.tablesOf('vic', 9))).toEqual(['d1', 'd2']);
    expect(await ids(store.deletedTablesOf('una', 5000, 9))).toEqual(['d1']);
    expect(await ids(store.deletedTablesOf('una', 5001, 9))).toEqual([]);
    expect(await ids(store.tablesDeletedBefore(9000, 9))).toEqual([]);
    const byBoth = [byUna[0], { ...seats[1], deleted: 6000 }];
    expect(await store.changeTable('d1', 2, 'both', byBoth, false, 6000)).toBe(true);
    expect(await ids(store.tablesDeletedBefore(6000, 9))).toEqual([]);
    expect(await store.tablesDeletedBefore(6001, 9)).toEqual([{ id: 'd1', version: 3, body: 'both' }]);
    expect(await store.changeTable('d1', 3, 'back', seats)).toBe(true);
    expect(await ids(store.tablesDeletedBefore(9000, 9))).toEqual([]);
    expect(await ids(store.tablesOf('una', 9))).toEqual(['d1', 'd2']);
  });

  it('gives the last snapshot up to a number', async () => {
    await store.keepSnapshot('m4', 40, 'at 40');
    await store.keepSnapshot('m4', 80, 'at 80');
    await store.keepSnapshot('m4', 80, 'at 80 again');
    expect(await store.snapshot('m4', Number.MAX_SAFE_INTEGER)).toEqual({ number: 80, body: 'at 80' });
    expect(await store.snapshot('m4', 79)).toEqual({ number: 40, body: 'at 40' });
    expect(await store.snapshot('m4', 39)).toBeUndefined();
  });

  it('lists the tables whose clock runs', async () => {
    await store.createTable(table('clocked1', { clocked: true }));
    await store.createTable(table('clocked2', { clocked: true }));
    await store.createTable(table('clocked3'));
    await store.changeTable('clocked2', 1, 'over', []);
    await store.changeTable('clocked3', 1, 'begun', [], true);
    expect((await store.clockedTables()).sort()).toEqual(['clocked1', 'clocked3']);
  });

  it('counts the time that was served, and knows it again', async () => {
    const before = await store.addServed(0);
    await new Promise(resolve => setTimeout(resolve, 30));
    const counted = await store.addServed(20);
    expect(counted).toBeCloseTo(before + 20, 3);
    for (let i = 0; i < 3; i++) expect(await store.addServed(0)).toBe(counted);
  });

  it('makes a table once, with a commitment of its own', async () => {
    expect(await store.createTable(table('t1'))).toBe(true);
    expect(await store.createTable(table('t1', { commitment: 'other' }))).toBe(false);
    expect(await store.createTable(table('t2', { commitment: 'commitment t1' }))).toBe(false);
    expect(await store.table('t1')).toEqual({ id: 't1', version: 1, body: 'body of t1' });
    expect(await store.table('t2')).toBeUndefined();
  });

  it('keeps the first of two changes to the same version', async () => {
    await store.createTable(table('t3'));
    const kept = await Promise.all([store.changeTable('t3', 1, 'a', []), store.changeTable('t3', 1, 'b', [])]);
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await store.table('t3')).toMatchObject({ version: 2, body: kept[0] ? 'a' : 'b' });
  });

  it('finds tables by who sits there and seats by their link', async () => {
    const seat = (n: number, holder: string | null, token: string | null) => ({ seat: n, holder, token });
    await store.createTable(
      table('t4', { created: 1, seats: [seat(-1, 'ann', null), seat(0, 'ann', null), seat(1, null, 'link')] }),
    );
    await store.createTable(table('t5', { created: 2, seats: [seat(0, 'ann', null)] }));
    expect((await store.tablesOf('ann', 10)).map(({ id }) => id)).toEqual(['t5', 't4']);
    expect((await store.tablesOf('ann', 1)).map(({ id }) => id)).toEqual(['t5']);
    expect(await store.seatByToken('link')).toEqual({ table: 't4', seat: 1 });
    await store.changeTable('t4', 1, 'changed', [seat(-1, null, null), seat(0, null, null), seat(1, 'ben', null)]);
    expect((await store.tablesOf('ann', 10)).map(({ id }) => id)).toEqual(['t5']);
    expect((await store.tablesOf('ben', 10)).map(({ id }) => id)).toEqual(['t4']);
    expect(await store.seatByToken('link')).toBeUndefined();
  });

  it('knows people and their names', async () => {
    await store.putIdentity({ id: 'p1', name: 'Ann' });
    await store.putIdentity({ id: 'p1', name: 'Anne' });
    expect(await store.identity('p1')).toEqual({ id: 'p1', name: 'Anne' });
    expect(await store.identity('p2')).toBeUndefined();
    expect(await store.identityOfOldCookie('p1')).toBeUndefined(); // nobody new has a cookie of that kind
  });

  it('lets a code and a link in once, the newest of each kind, a link until its end', async () => {
    const [code, link] = [
      { identity: 'p1', kind: 'code', created: 5, ends: null },
      { identity: 'p1', kind: 'link', created: 6, ends: 100 },
    ] as const;
    await store.putWayIn('old code', code);
    await store.putWayIn('code', code);
    await store.putWayIn('old link', link);
    await store.putWayIn('link', link);
    expect(await store.waysIn('p1')).toEqual([code, link]);
    for (const token of ['old code', 'old link', 'other']) expect(await store.useWayIn(token, 50)).toBeUndefined();
    expect(await store.useWayIn('code', 1e15)).toEqual({ id: 'p1', name: 'Anne' });
    expect(await store.useWayIn('code', 50)).toBeUndefined();
    expect(await store.useWayIn('link', 100)).toBeUndefined();
    await store.putWayIn('link', link);
    const both = await Promise.all([store.useWayIn('link', 99), store.useWayIn('link', 99)]);
    expect(both.filter(found => found !== undefined)).toHaveLength(1);
    expect(await store.waysIn('p1')).toEqual([]);
  });

  it('knows the devices of people and signs them out', async () => {
    const device = (id: string, seen: number) => ({ id, identity: 'p1', name: 'Chrome on Mac', created: 1, seen });
    for (const [id, seen] of [
      ['d1', 10],
      ['d2', 20],
      ['d3', 30],
    ] as const)
      await store.addDevice(`of ${id}`, device(id, seen));
    expect(await store.device('of d1')).toEqual({ device: device('d1', 10), who: { id: 'p1', name: 'Anne' } });
    expect(await store.sawDevice('of d1', 40)).toBe(true);
    expect(await store.devicesOf('p1')).toEqual([device('d1', 40), device('d3', 30), device('d2', 20)]);
    expect(await store.signOut('p2', { device: 'd2' })).toBe(false);
    expect(await store.signOut('p1', { device: 'd2' })).toBe(true);
    expect(await store.signOut('p1', { device: 'd2' })).toBe(false);
    expect(await store.sawDevice('of d2', 50)).toBe(false);
    const wayIn = { identity: 'p1', created: 5, ends: null } as const;
    for (const kind of ['code', 'link'] as const) await store.putWayIn(`${kind} of d1`, { ...wayIn, kind });
    expect(await store.signOut('p1', { allBut: 'd3' })).toBe(true);
    expect(await store.useWayIn('link of d1', 50)).toBeUndefined();
    expect(await store.useWayIn('code of d1', 50)).toMatchObject({ id: 'p1' });
    expect((await store.devicesOf('p1')).map(({ id }) => id)).toEqual(['d3']);
    expect(await store.device('of d1')).toBeUndefined();
  });

  it('removes people who never did anything, some at a time', async () => {
    const later = Date.now() + 1000;
    const idle = ['idle1', 'idle2', 'idle3'];
    const kept = ['seated', 'called', 'coded', 'seen'];
    for (const id of [...idle, ...kept]) {
      await store.putIdentity({ id, name: id === 'called' ? 'Cal' : 'Guest' });
      const seen = id === 'seen' ? later : 1;
      await store.addDevice(`of ${id}`, { id, identity: id, name: 'a program', created: 1, seen });
    }
    await store.createTable(table('t6', { seats: [{ seat: 0, holder: 'seated', token: null }] }));
    await store.putWayIn('coded', { identity: 'coded', kind: 'code', created: 1, ends: null });
    await store.putWayIn('ended', { identity: 'idle1', kind: 'link', created: 1, ends: 2 });
    expect(await store.sweepIdentities(1, 3, null, 99)).toEqual({ removed: 0, next: null });
    let removed = 0;
    for (let from: SweepPlace | null = null, rounds = 0; rounds < 9; rounds++) {
      const swept = await store.sweepIdentities(later, 3, from, 2);
      removed += swept.removed;
      from = swept.next;
      if (from === null) break;
    }
    expect(removed).toBe(idle.length);
    for (const id of idle)
      expect([await store.identity(id), await store.device(`of ${id}`)]).toEqual([undefined, undefined]);
    for (const id of kept) expect(await store.device(`of ${id}`)).toMatchObject({ who: { id } });
  });

  it('gives back the last lines of chat, oldest first', async () => {
    for (const line of ['a', 'b', 'c']) await store.addChat('t1', line);
    expect(await store.chat('t1', 2)).toEqual(['b', 'c']);
  });

  it('keeps the setting that was offered first', async () => {
    expect(await store.setting('key', 'one')).toBe('one');
    expect(await store.setting('key', 'two')).toBe('one');
  });

  it('has everything again after it was closed and opened', async () => {
    await store.append('m9', 1, 'ünïcode ☾');
    const served = await store.addServed(5);
    await store.close();
    store = await again();
    expect(await store.addServed(0)).toBe(served);
    expect(await store.entries('m9', 0)).toEqual([{ number: 1, body: 'ünïcode ☾' }]);
    expect(await store.setting('key', 'three')).toBe('one');
  });
}

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
