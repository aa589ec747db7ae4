/** A server that would like to choose the luck, and people who would like to know it too early. */
import { afterEach, describe, expect, it } from 'vitest';
import { commitmentOf, markOf, seedOf, unfair } from '../../fair.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { indexOf } from '../../tables/seating.ts';
import type { TableBody } from '../../host/body.ts';
import type { TableFile } from '../../tables/file.ts';
import { seal } from '../../tokens.ts';
import { ann, ben, closeAll, finish, friend, me, tablesOn } from './tablesAlone.ts';

afterEach(closeAll);

describe('the seed', () => {
  it('follows from the committed secret and the words alone: trying other names for the table changes nothing', () => {
    const dice = { formula: 2, secret: 's', words: ['a candle', 'an owl'] } as const;
    expect(seedOf({ ...dice, table: 'one' })).toBe(seedOf({ ...dice, table: 'another' }));
    const old = { secret: 's', words: ['a candle', 'an owl'] };
    expect(seedOf({ ...old, table: 'one' })).not.toBe(seedOf({ ...old, table: 'another' }));
  });

  it('a commitment says by which formula: none can be given out for the other', () => {
    expect(commitmentOf('s', 1)).not.toBe(commitmentOf('s', 2));
    const fair = { formula: 2, table: 't', commitment: commitmentOf('s'), secret: 's', words: ['a'] } as const;
    expect(unfair({ seed: seedOf(fair), seats: 1 }, fair)).toBeUndefined();
    for (const secret of ['s', '2 s', '["vesper secret",2,"s"]']) {
      const downgraded = { ...fair, formula: 1, secret } as const;
      expect(unfair({ seed: seedOf(downgraded), seats: 1 }, downgraded)).toMatch(/not the one the server committed to/);
    }
  });

  it('holds as many words as there are seats: none can be added behind the last, or left out', () => {
    for (const words of [['a', 'b', 'ground out'], ['a']]) {
      const fair = { formula: 2, table: 't', commitment: commitmentOf('s'), secret: 's', words } as const;
      expect(unfair({ seed: seedOf(fair), seats: 2 }, fair)).toMatch(/not as many words/);
      expect(unfair({ seed: seedOf(fair), seats: words.length }, fair)).toBeUndefined();
      expect(unfair({ seed: seedOf(fair), seats: words.length }, fair, { fixed: ['', ''] })).toMatch(
        /not as many words/,
      );
    }
  });

  it.each(['3', 3, null, {}, 1.5])('a formula nobody knows is no formula: %j', formula => {
    const fair = { formula: formula as 2, table: 't', commitment: commitmentOf('s'), secret: 's', words: ['a'] };
    expect(unfair({ seed: seedOf(fair), seats: 1 }, fair)).toMatch(/formula that this version does not know/);
  });
});

describe('a table', () => {
  it('of before keeps the formula it began with', async () => {
    const store = openSqlite(':memory:');
    const tables = tablesOn({ store });
    const { id, invitations } = await tables.create({ game: 'claim', options: { cells: 8 }, seats: [me, friend] }, ann);
    const { version, body } = (await store.table(id))!;
    const { formula: _, ...waiting } = JSON.parse(body) as TableBody;
    const older = { ...waiting, commitment: commitmentOf(waiting.secret, 1) };
    await store.changeTable(id, version, JSON.stringify(older), indexOf(older));
    const again = tablesOn({ store });
    await again.claim(invitations[0].token, ben);
    const live = await again.live(id);
    expect(live.info('ann').formula).toBe(1);
    await finish(live);
    const { seed, seats, fair } = (await again.looking.file(id, 'ann')) as TableFile;
    expect(seed).toBe(seedOf({ table: id, secret: older.secret, words: ['a candle', 'an owl'] }));
    expect(fair!.formula).toBeUndefined();
    expect(unfair({ seed, seats }, fair!, { table: id, formula: 1, commitment: older.commitment })).toBeUndefined();
  });

  it('published by formula 2 verifies by it, and by no other', async () => {
    const tables = tablesOn();
    const { commitment, sealed } = tables.commit();
    const { id, invitations } = await tables.create(
      { game: 'claim', options: { cells: 8 }, seats: [me, friend], sealed },
      ann,
    );
    await tables.claim(invitations[0].token, ben);
    await finish(await tables.live(id));
    const file = (await tables.looking.file(id, 'ann')) as TableFile;
    const { fair } = file;
    expect(fair).toMatchObject({ formula: 2, table: id, commitment, words: ['a candle', 'an owl'] });
    expect(unfair(file, fair!, { table: id, formula: 2, commitment, words: 'an owl', seat: 1 })).toBeUndefined();
    const { formula: _, ...unnamed } = fair!;
    expect(unfair(file, unnamed)).toMatch(/not the one/);
  });

  it('shows of the words only a mark before the match, and nothing during it', async () => {
    const tables = tablesOn();
    const { id, invitations } = await tables.create(
      { game: 'claim', options: { cells: 8 }, seats: [me, friend, friend] },
      ann,
    );
    const live = await tables.live(id);
    const { said } = live.info('eve').seats[0];
    expect(said).toBe(markOf(live.body.secret, 0, 'a candle'));
    expect(live.info('eve').seats.map(seat => seat.said)).toEqual([said, null, null]);
    for (const { token } of invitations) await tables.claim(token, ben).catch(() => {});
    expect(JSON.stringify(live.info('ben'))).not.toMatch(/a candle|an owl/);
    expect(live.info('ben').revealed).toBeNull();
    expect(live.info('ben').seats.map(seat => seat.said)).toEqual([null, null, null]);
  });

  it('takes as its secret nothing that was known before: no old promise, none of another formula, nothing else', async () => {
    let now = 1_800_000_000_000;
    const tables = tablesOn({ now: () => now });
    const request = { game: 'claim', options: { cells: 8 }, seats: [me, friend] };
    for (const text of ['the file of a running match', 'ab'.repeat(32), `dice 1 ${now} ${'ab'.repeat(32)}`]) {
      const sealed = seal('key', text);
      await expect(tables.create({ ...request, sealed }, ann)).rejects.toMatchObject({ code: 'bad-request' });
    }
    const { sealed } = tables.commit();
    now += 3_600_001;
    await expect(tables.create({ ...request, sealed }, ann)).rejects.toMatchObject({ code: 'conflict' });
    now -= 1;
    await tables.create({ ...request, sealed }, ann);
  });
});
