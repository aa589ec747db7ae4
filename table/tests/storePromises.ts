/** What every store promises. The same tests run on SQLite and on PostgreSQL. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewTable, Store, SweepPlace } from '../store/store.ts';

export function table(id: string, more: Partial<NewTable> = {}): NewTable {
  return { id, created: 1_800_000_000_000, commitment: `commitment ${id}`, body: `body of ${id}`, seats: [], ...more };
}

export function promises(open: () => Promise<{ store: Store; again: () => Promise<Store> }>): void {
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
