/** What a connection sees follows the seats that its person holds now, not those it held when it joined. */
import { choices, open } from '@vesper/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { Snapshot, ToPage } from '../../messages.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Change, Store } from '../../store/store.ts';
import type { Onlooker } from '../../host/audience.ts';
import type { Person } from '../../tables/seating.ts';
import type { Live } from '../../tables/live.ts';
import { Tables } from '../../tables/tables.ts';
import type { Browser } from '../browser.ts';
import * as shelf from '../toys/shelf.ts';
import { house, makeTable } from './house.ts';

const { person, again } = house();

/** The cell that only the viewer's own seat knows; `null` for a spectator. */
function lucky(browser: Browser): unknown {
  return (browser.scene?.view as { lucky: unknown } | undefined)?.lucky;
}

function viewers(browser: Browser): unknown[] {
  return browser.messages.filter(message => message.t === 'snapshot').map(({ viewer }) => viewer);
}

function lastViewer(browser: Browser): unknown {
  return viewers(browser).at(-1);
}

describe('a connection that was there before', () => {
  it('does not see what the next holder sees after its person left before the start', async () => {
    const [ann, ben, cat] = [person(), person(), person()];
    const { table, invitations } = await makeTable(ann, ['me', 'friend', 'friend']);
    await ben.ok('/api/claim', { token: invitations[0].token });
    await ben.join(table.id);
    const second = again(ben);
    await second.join(table.id);
    expect([lastViewer(ben), lastViewer(second)]).toEqual([1, 1]);
    await ben.ok(`/api/tables/${table.id}/leave`, {});
    for (const each of [ben, second]) await each.until(b => lastViewer(b) === 'spectator', 'to be a spectator');
    const { token } = await ann.ok<{ token: string }>(`/api/tables/${table.id}/invite`, { seat: 1 });
    await cat.ok('/api/claim', { token });
    await person().ok('/api/claim', { token: invitations[1].token });
    await ann.join(table.id);
    await cat.join(table.id);
    await ann.chooseFirst(0);
    for (const each of [ben, second, cat]) await each.until(b => b.scene?.n === 1, 'the first choice');
    expect([lucky(ben), lucky(second)]).toEqual([null, null]);
    expect(lucky(cat)).toEqual(expect.any(Number));
    for (const each of [ben, second]) {
      expect(viewers(each)).toEqual([1, 'spectator', 'spectator']); // as holder, after leaving, at the start
      expect([...each.scenes.values()].map(({ view }) => (view as { lucky: unknown }).lucky)).toEqual([null, null]);
      expect(each.gaps).toEqual([]);
    }
  });

  it('turns into a spectator at once when its person leaves a running match', async () => {
    const [ann, ben, cat] = [person(), person(), person()];
    const { table, invitations } = await makeTable(ann, ['me', 'friend', 'friend']);
    await ben.ok('/api/claim', { token: invitations[0].token });
    await cat.ok('/api/claim', { token: invitations[1].token });
    for (const each of [ann, ben, cat]) await each.join(table.id);
    const phone = again(ben);
    await phone.join(table.id);
    expect([lucky(ben), lucky(phone)]).toEqual([expect.any(Number), expect.any(Number)]);
    await ben.ok(`/api/tables/${table.id}/leave`, {});
    for (const each of [ben, phone]) await each.until(b => lastViewer(b) === 'spectator', 'to be a spectator');
    await ann.chooseFirst(0);
    for (const each of [ben, phone]) {
      await each.until(b => b.scene?.n === 1, 'the first choice');
      expect([lucky(each), each.gaps]).toEqual([null, []]);
      expect(await each.send({ t: 'choose', seat: 1, decision: 'claim:1:1', choice: 1 })).toMatchObject({
        code: 'not-your-seat',
      });
    }
  });

  it('sees the seat that its person takes', async () => {
    const [ann, ben] = [person(), person()];
    const { table, invitations } = await makeTable(ann, ['me', 'friend', 'friend']);
    await ben.join(table.id);
    expect(lastViewer(ben)).toBe('spectator');
    await ben.ok('/api/claim', { token: invitations[0].token });
    await ben.until(b => lastViewer(b) === 1, 'to look through the seat');
    await person().ok('/api/claim', { token: invitations[1].token });
    await ben.until(b => b.scene !== null, 'the start');
    expect(lucky(ben)).toEqual(expect.any(Number));
  });

  it('speaks as who it is now', async () => {
    const [ann, ben] = [person(), person()];
    const { table, invitations } = await makeTable(ann, ['me', 'friend', 'friend']);
    await ben.ok('/api/claim', { token: invitations[0].token });
    await ben.join(table.id);
    await ben.send({ t: 'chat', text: 'I sit here' });
    await ben.ok(`/api/tables/${table.id}/leave`, {});
    await ben.send({ t: 'chat', text: 'I sat there' });
    const lines = ben.messages.flatMap(message => (message.t === 'chat' ? [message.line] : []));
    expect(lines).toMatchObject([
      { text: 'I sit here', seat: 1 },
      { text: 'I sat there', seat: null },
    ]);
  });
});

describe('what waits to be stored', () => {
  const opened: Tables[] = [];
  afterEach(async () => {
    for (const tables of opened.splice(0)) await tables.close();
  });

  const people = ['ann', 'ben', 'cat'].map((identity): Person => ({ identity, name: identity, words: '' }));
  const pool = {
    think: () => new Promise<never>(() => {}), // this bot never comes to a decision
    hint: () => Promise.reject(new Error('no hints')),
    close: async () => {},
  };

  function tablesAt(store: Store): Tables {
    const failed = (error: unknown): never => {
      throw error;
    };
    const tables = new Tables({ store, shelf, pool, key: 'key', botDelay: 0, idle: 60_000, failed });
    opened.push(tables);
    return tables;
  }

  async function threeAt(store: Store): Promise<{ tables: Tables; live: Live; id: string }> {
    const tables = tablesAt(store);
    const seats = [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }] as const;
    const { id, invitations } = await tables.create({ game: 'claim', options: { cells: 8 }, seats }, people[0]);
    for (const [i, { token }] of invitations.entries()) await tables.claim(token, people[i + 1]);
    return { tables, live: await tables.live(id), id };
  }

  function onlooker(identity: string): Onlooker & { heard: ToPage[] } {
    const heard: ToPage[] = [];
    const send = (text: string): unknown => heard.push(JSON.parse(text) as ToPage);
    return { identity, wanted: undefined, heard, send, close: () => {} };
  }

  it('does not end the match: nothing is revealed before the last choice is stored', async () => {
    const store = openSqlite(':memory:');
    let held: Promise<unknown> = Promise.resolve();
    const append: Store['append'] = async (...entry) => (await held, store.append(...entry));
    const { tables, live, id } = await threeAt({ ...store, append });
    for (let n = 0; n < 7; n++) await live.choose(n % 3, open(live.match!)[0].id, n);
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    const last = live.choose(1, open(live.match!)[0].id, 7);
    expect(live.info('ann')).toMatchObject({ status: 'running', revealed: null, result: null });
    resolve();
    await last;
    await tables.live(id);
    expect(live.info('ann').revealed).not.toBeNull();
  });

  it('is the end, once it is told: who has seen the secret does not take the last choice back', async () => {
    const store = openSqlite(':memory:');
    let held: Promise<unknown> = Promise.resolve();
    const changeTable: Store['changeTable'] = async (...change) => (await held, store.changeTable(...change));
    const { live } = await threeAt({ ...store, changeTable });
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise; // the table is not marked as over yet
    for (let n = 0; n < 8; n++) await live.choose(n % 3, open(live.match!)[0].id, n);
    expect(live.body.status).toBe('running');
    expect(live.info('ann').revealed).not.toBeNull();
    await expect(live.undo(1, 8)).rejects.toMatchObject({ message: 'The match is over.' });
    resolve();
  });

  it('is shown by the seats as another node changes them', async () => {
    const store = openSqlite(':memory:');
    const { tables, id } = await threeAt(store);
    let hear: (change: Change) => void = () => {};
    const listen: Store['listen'] = async heard => void (hear = heard);
    const other = tablesAt({ ...store, listen });
    await other.start();
    const ben = onlooker('ben');
    await other.join(id, ben);
    await tables.leave(id, 'ben');
    hear({ kind: 'table', table: id });
    const snapshots = (): Snapshot[] => ben.heard.filter(message => message.t === 'snapshot');
    const end = performance.now() + 10_000;
    while (snapshots().length < 2 && performance.now() < end) await new Promise(resolve => setImmediate(resolve));
    expect(snapshots().map(({ viewer }) => viewer)).toEqual([1, 'spectator']);
  });

  it('is not sent to who lost the seat it was made for', async () => {
    const store = openSqlite(':memory:');
    const held = Promise.withResolvers<void>();
    const append: Store['append'] = async (...entry) => (await held.promise, store.append(...entry));
    const { tables, live, id } = await threeAt({ ...store, append });
    const [ben, cat] = [onlooker('ben'), onlooker('cat')];
    for (const each of [ben, cat]) await tables.join(id, each);
    const [decision] = open(live.match!);
    const chosen = live.choose(0, decision.id, choices(live.match!, decision)[0]);
    await tables.leave(id, 'ben');
    held.resolve();
    await chosen;
    await live.rest();
    await new Promise(resolve => setImmediate(resolve));
    // Ben is asked next: what was made for his seat offers choices. He left before it was stored.
    const shows = (message: ToPage): boolean => message.t === 'moved' || message.t === 'snapshot';
    expect(ben.heard.filter(shows)).toMatchObject([
      { t: 'snapshot', viewer: 1 },
      { t: 'snapshot', viewer: 'spectator', scene: { n: 1, view: { lucky: null } } },
    ]);
    expect((ben.heard.findLast(shows) as Snapshot).scene!.asked[0]).not.toHaveProperty('choices');
    expect(cat.heard.filter(shows)).toMatchObject([
      { t: 'snapshot', viewer: 2 },
      { t: 'moved', n: 1 },
    ]);
  });
});
