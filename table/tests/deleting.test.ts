/** A table that was deleted comes back for a week, to who deleted it; what others play nobody deletes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableSummary } from '../messages.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { ann, ben, bot, closeAll, finish, friend, me, tablesOn } from './attacks/tablesAlone.ts';

const DAY = 86_400_000;
let wall: number;
let store: Store;
let tables: Tables;
beforeEach(() => {
  wall = 1_800_000_000_000;
  store = openSqlite(':memory:');
  tables = tablesOn({ now: () => wall, store });
});
afterEach(closeAll);

const code = (tried: Promise<unknown>): Promise<string> =>
  tried.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  );

async function alone(): Promise<string> {
  return (await tables.create({ game: 'claim', options: { cells: 9 }, seats: [me, bot] }, ann)).id;
}

async function together(): Promise<string> {
  const { id, invitations } = await tables.create({ game: 'claim', options: { cells: 9 }, seats: [me, friend] }, ann);
  await tables.claim(invitations[0].token, ben);
  return id;
}

const listed = async (who: string): Promise<TableSummary[]> =>
  (await tables.looking.list(who)).filter(({ deletedUntil }) => deletedUntil === undefined);
const deleted = async (who: string): Promise<TableSummary[]> =>
  (await tables.looking.list(who)).filter(({ deletedUntil }) => deletedUntil !== undefined);

describe('a table of one’s own', () => {
  it('is gone for everybody, and back as it was for who deleted it', async () => {
    const id = await alone();
    let closed = 0;
    const end = { identity: 'eve', wanted: undefined, finality: false, send() {}, close: () => void closed++ };
    const live = await tables.join(id, end);
    await tables.delete(id, 'ann');
    expect(closed).toBe(1);
    expect(live.isGone).toBe(true);
    for (const who of ['ann', 'eve']) {
      expect(await code(tables.info(id, who))).toBe('not-found');
      expect(await code(tables.looking.at(id, 0, who))).toBe('not-found');
      expect(await code(tables.looking.file(id, who))).toBe('not-found');
    }
    expect(await listed('ann')).toEqual([]);
    const [row] = await deleted('ann');
    expect([row.table.id, row.deletedUntil]).toEqual([id, wall + 7 * DAY]);
    expect(await deleted('eve')).toEqual([]);
    wall += 6 * DAY;
    expect(await tables.sweepDeleted()).toBe(0);
    await tables.restore(id, 'ann');
    expect((await listed('ann')).map(({ table }) => table.id)).toEqual([id]);
    await finish(await tables.live(id));
  });

  it('is swept after seven days, with all that belongs to it', async () => {
    const [id, other] = [await alone(), await alone()];
    await finish(await tables.live(id));
    await tables.say(id, { at: 1, name: 'Ann', seat: 0, text: 'Farewell' });
    await tables.delete(id, 'ann');
    wall += 7 * DAY + 1;
    expect(await deleted('ann')).toEqual([]);
    expect(await code(tables.restore(id, 'ann'))).toBe('not-found');
    expect(await tables.sweepDeleted()).toBe(1);
    expect([await store.table(id), await store.entries(id, 0), await store.chat(id, 9)]).toEqual([undefined, [], []]);
    expect((await listed('ann')).map(({ table }) => table.id)).toEqual([other]);
  });

  it('is deleted and restored by nobody else', async () => {
    const id = await alone();
    expect(await code(tables.delete(id, 'eve'))).toBe('forbidden');
    await tables.delete(id, 'ann');
    expect(await code(tables.delete(id, 'ann'))).toBe('ok'); // twice is once
    expect(await code(tables.delete(id, 'eve'))).toBe('forbidden');
    expect(await code(tables.restore(id, 'eve'))).toBe('not-found');
    expect(await code(tables.restore('no-such-table', 'ann'))).toBe('not-found');
  });

  it('takes no seat and runs no clock while it is deleted', async () => {
    const clock = { bank: 1000, increment: 0, onExpiry: 'bot' as const };
    const request = { game: 'claim', options: { cells: 9 }, seats: [me, friend], clock };
    const { id, invitations } = await tables.create(request, ann);
    await tables.delete(id, 'ann');
    expect(await code(tables.claim(invitations[0].token, ben))).toBe('not-found');
    await tables.restore(id, 'ann');
    await tables.claim(invitations[0].token, ben);
    expect(await store.clockedTables()).toEqual([id]);
    await tables.concede(id, 1, 'ben');
    for (const who of ['ann', 'ben']) await tables.delete(id, who);
    expect(await store.clockedTables()).toEqual([]);
  });
});

describe('a table with others', () => {
  it('is not deleted while they play, by an opponent or its maker', async () => {
    const id = await together();
    for (const who of ['ann', 'ben']) expect(await code(tables.delete(id, who))).toBe('match-running');
    await tables.leave(id, 'ben');
    expect(await code(tables.delete(id, 'ben'))).toBe('forbidden'); // who had a seat once
    expect(await code(tables.delete(id, 'ann'))).toBe('ok');
  });

  it('goes off one list and stays on the others’, and goes away with the last', async () => {
    const id = await together();
    await tables.concede(id, 1, 'ben');
    await tables.delete(id, 'ann');
    expect([(await listed('ann')).length, (await listed('ben')).length, (await deleted('ann')).length]).toEqual([
      0, 1, 1,
    ]);
    expect(await code(tables.info(id, 'eve'))).toBe('ok');
    wall += DAY;
    await tables.delete(id, 'ben');
    expect(await code(tables.info(id, 'eve'))).toBe('not-found');
    wall += 6.5 * DAY; // Ann's week is over, Ben's is not
    expect([(await deleted('ann')).length, (await deleted('ben')).length]).toEqual([0, 1]);
    expect(await tables.sweepDeleted()).toBe(0);
    await tables.restore(id, 'ben');
    expect([(await listed('ann')).length, (await listed('ben')).length]).toEqual([0, 1]);
  });

  it('of a rematch that waits is declined, not deleted; a new one is made where it was deleted', async () => {
    const id = await together();
    await tables.concede(id, 1, 'ben');
    const next = await tables.rematch(id, ann);
    expect(await code(tables.delete(next, 'ann'))).toBe('match-running');
    await tables.leave(next, 'ben');
    await tables.delete(next, 'ann');
    expect(await tables.rematch(id, { ...ben, words: '' })).not.toBe(next);
  });
});
