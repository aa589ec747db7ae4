/** The next table is for those who sat at the last one: every way to make it, or a seat of it, one's own. */
import { afterEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../store/sqlite.ts';
import { withSeat } from '../../host/body.ts';
import { left } from '../../tables/seating.ts';
import type { Live } from '../../tables/live.ts';
import type { SeatRequest } from '../../tables/setup.ts';
import type { Tables } from '../../tables/tables.ts';
import { ann, ben, bot, closeAll, eve, finish, friend, me, settled, tablesOn } from './tablesAlone.ts';

afterEach(closeAll);

const cat = { identity: 'cat', name: 'Cat', words: 'a moth' };

/** A table at which a match has been played to its end; friends' seats are Ben's and Cat's. */
async function played(tables: Tables, seats: readonly SeatRequest[]): Promise<string> {
  const { id, invitations } = await tables.create({ game: 'claim', options: { cells: 8 }, seats }, ann);
  for (const [i, { token }] of invitations.entries()) await tables.claim(token, [ben, cat][i]);
  const live = await tables.live(id);
  await (live.body.seats.every(seat => seat.kind === 'bot')
    ? settled(() => live.body.status === 'over')
    : finish(live));
  return id;
}

const seatsOf = ({ body }: Live) => body.seats.map(({ kind, holder, name }) => `${kind} ${holder} ${name}`);

describe('making the rematch', () => {
  it('a stranger or spectator cannot', async () => {
    const tables = tablesOn();
    const id = await played(tables, [me, friend]);
    await expect(tables.rematch(id, eve)).rejects.toMatchObject({ code: 'not-your-seat' });
    const live = await tables.live(id);
    expect(live.body.rematch).toBeNull();
    const next = await tables.live(await tables.rematch(id, ben));
    await expect(tables.rematch(id, eve)).rejects.toMatchObject({ code: 'not-your-seat' });
    expect(next.body.owner).toBe('ben');
    expect(seatsOf(next)).toEqual(['open ann Ann', 'person ben Ben']);
  });

  it('who has left for good cannot; a bot has the seat, under a name of its own', async () => {
    const tables = tablesOn();
    const id = await played(tables, [me, friend, bot]);
    await tables.leave(id, 'ben');
    await expect(tables.rematch(id, ben)).rejects.toMatchObject({ code: 'not-your-seat' });
    const next = await tables.live(await tables.rematch(id, ann));
    expect(seatsOf(next)).toEqual(['person ann Ann', 'bot null Bot 2', 'bot null Bot 3']);
    await tables.leave(id, 'ann');
    await expect(tables.rematch(id, ann)).rejects.toMatchObject({ code: 'not-your-seat' });
  });

  it('without people its maker can, and no one else', async () => {
    const tables = tablesOn();
    const id = await played(tables, [bot, bot]);
    await expect(tables.rematch(id, eve)).rejects.toMatchObject({ code: 'not-your-seat' });
    const next = await tables.live(await tables.rematch(id, ann));
    expect(next.body).toMatchObject({ status: 'running', owner: 'ann' });
    await settled(() => next.body.status === 'over');
  });

  it('several seats on one device are seated at once, with words in the first', async () => {
    const tables = tablesOn();
    const id = await played(tables, [me, { kind: 'here', name: 'Abel' }, friend]);
    const next = await tables.live(await tables.rematch(id, ann));
    expect(seatsOf(next)).toEqual(['person ann Ann', 'person ann Abel', 'open ben Ben']);
    expect(next.body.seats.map(seat => seat.words)).toEqual(['a candle', '', '']);
    await tables.sit(next.id, ben);
    expect(next.body.status).toBe('running');
  });

  it('two who ask at the same time, even at two nodes, get one table with both seats kept', async () => {
    const store = openSqlite(':memory:');
    const [here, there] = [tablesOn({ store }), tablesOn({ store })];
    const id = await played(here, [me, friend]);
    const asked = await Promise.all([here.rematch(id, ann), there.rematch(id, ben), here.rematch(id, ben)]);
    expect(new Set(asked).size).toBe(1);
    const next = await here.live(asked[0]);
    expect(next.body.seats.map(seat => seat.holder)).toEqual(['ann', 'ben']);
    expect(next.body.seats.filter(seat => seat.kind === 'open')).toHaveLength(1);
  });

  it('has the secret whose commitment was seen before the words, once', async () => {
    const tables = tablesOn();
    const id = await played(tables, [me, friend]);
    const { commitment, sealed } = tables.commit();
    const next = await tables.live(await tables.rematch(id, ann, sealed));
    expect(next.info('ann')).toMatchObject({ commitment, formula: 2 });
    const other = await played(tables, [me, friend]);
    await expect(tables.rematch(other, ann, sealed)).rejects.toMatchObject({ code: 'conflict' });
    await expect(tables.rematch(other, ann, 'AAAA')).rejects.toMatchObject({ code: 'bad-request' });
    expect((await tables.live(other)).info('ben').rematch, 'nobody is led to a table that is not there').toBeNull();
    expect((await tables.live(await tables.rematch(other, ann))).body.status).toBe('waiting');
  });

  it('words said to a rematch that somebody else has made are in no seed', async () => {
    const tables = tablesOn();
    const id = await played(tables, [me, friend]);
    const next = await tables.live(await tables.rematch(id, ann));
    expect(await tables.rematch(id, { ...ben, words: 'too early' }, tables.commit().sealed)).toBe(next.id);
    expect(seatsOf(next)).toEqual(['person ann Ann', 'open ben Ben']);
    await tables.sit(next.id, { ...ben, words: 'in time' });
    expect(next.body.seats.map(seat => seat.words)).toEqual(['a candle', 'in time']);
  });
});

describe('a kept seat', () => {
  it('cannot be given away by who made the rematch, nor taken by anybody else', async () => {
    const tables = tablesOn();
    const id = await played(tables, [me, friend]);
    const next = await tables.live(await tables.rematch(id, ann));
    expect(next.info('eve').seats[1]).toMatchObject({ kind: 'open', kept: true, yours: false });
    await expect(tables.invite(next.id, 1, 'ann')).rejects.toMatchObject({ code: 'seat-taken' });
    await expect(tables.invite(next.id, 1, 'eve')).rejects.toMatchObject({ code: 'forbidden' });
    await tables.sit(next.id, eve);
    await tables.leave(next.id, 'eve');
    expect(seatsOf(next)).toEqual(['person ann Ann', 'open ben Ben']);
    for (const act of ['concede', 'takeBack'] as const)
      await expect(tables[act](next.id, 1, 'eve')).rejects.toMatchObject({ code: 'not-your-seat' });
    await tables.sit(next.id, ben);
    expect(next.body.status).toBe('running');
  });

  it('is free when its person declines: then it can be given to somebody else', async () => {
    const tables = tablesOn();
    const id = await played(tables, [me, friend]);
    const next = await tables.live(await tables.rematch(id, ann));
    await tables.leave(next.id, 'ben');
    expect(next.info('ann').seats[1]).toMatchObject({ kind: 'open', kept: false, name: '' });
    await tables.claim(await tables.invite(next.id, 1, 'ann'), eve);
    expect(seatsOf(next)).toEqual(['person ann Ann', 'person eve Eve']);
    await tables.sit(next.id, ben);
    expect(seatsOf(next)).toEqual(['person ann Ann', 'person eve Eve']);
  });

  it('stays kept when the maker of the rematch gets up; who sits there gives out links then', async () => {
    const tables = tablesOn();
    const id = await played(tables, [me, friend, friend]);
    const next = await tables.live(await tables.rematch(id, ann));
    await tables.sit(next.id, ben);
    await tables.leave(next.id, 'ann');
    expect(seatsOf(next)).toEqual(['open null ', 'person ben Ben', 'open cat Cat']);
    await expect(tables.invite(next.id, 2, 'ben')).rejects.toMatchObject({ code: 'seat-taken' });
    await tables.claim(await tables.invite(next.id, 0, 'ben'), eve);
    await tables.sit(next.id, cat);
    expect(next.body.status).toBe('running');
  });

  it('of a rematch that everybody has left is no dead end: the next who asks makes another', async () => {
    const tables = tablesOn();
    const id = await played(tables, [me, friend]);
    const dead = await tables.rematch(id, ann);
    await tables.leave(dead, 'ann');
    await expect(tables.sit(dead, ben)).rejects.toMatchObject({ code: 'seat-taken' });
    const next = await tables.rematch(id, ben);
    expect(next).not.toBe(dead);
    expect(await tables.rematch(id, ann)).toBe(next);
    expect(seatsOf(await tables.live(next))).toEqual(['open ann Ann', 'person ben Ben']);
  });

  it('does not pass on what its last person let pass unasked', async () => {
    const tables = tablesOn();
    const { id, invitations } = await tables.create(
      { game: 'claim', options: { cells: 8 }, seats: [me, friend, friend] },
      ann,
    );
    await tables.claim(invitations[0].token, ben);
    const live = await tables.live(id);
    const quiet = withSeat(live.body, 1, { quiet: ['a moment'] });
    expect(left(quiet, 'ben').seats[1]).toMatchObject({ kind: 'open', quiet: [] });
  });
});
