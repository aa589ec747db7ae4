/** Who is away is told to the others, who may call them and let a bot play; and what happened around a match is kept. */
import { choices, open } from '@vesper/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Onlooker } from '../host/audience.ts';
import type { Happening, SeatInfo } from '../messages.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Live } from '../tables/live.ts';
import type { Person } from '../tables/seating.ts';
import type { Service } from '../tables/serviceTime.ts';
import type { Tables } from '../tables/tables.ts';
import { ann, ben, bot, closeAll, eve, friend, me, settled, tablesOn } from './attacks/tablesAlone.ts';

let served: number;
let wall: number;
const service: Service = { now: () => served, began: 1000, start: async () => {}, stop: async () => {} };

beforeEach(() => {
  served = 1000;
  wall = 1_800_000_000_000;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await closeAll();
});

const tables = (): Tables => tablesOn({ service, now: () => wall });

/** Time passes, for the server and for the day. */
function pass(ms: number): void {
  served += ms;
  wall += ms;
  vi.advanceTimersByTime(ms);
}

const onlooker = (identity: string): Onlooker => ({
  identity,
  wanted: undefined,
  send() {},
  close() {},
});

interface Gathered {
  readonly all: Tables;
  readonly id: string;
  readonly live: Live;
  readonly ends: { readonly [identity: string]: Onlooker };
}

/** A running match of these people, who all look at it. */
async function gathered(people: readonly Person[], absence: number | null = null): Promise<Gathered> {
  const all = tables();
  const seats = people.map((_, i) => (i === 0 ? me : friend));
  const { id, invitations } = await all.create({ game: 'claim', options: { cells: 9 }, seats, absence }, people[0]);
  for (const [i, { token }] of invitations.entries()) await all.claim(token, people[i + 1]);
  const ends: Record<string, Onlooker> = {};
  for (const { identity } of people) {
    const end = onlooker(identity);
    ends[identity] = end;
    await all.join(id, end);
  }
  return { all, id, live: await all.live(id), ends };
}

const seat = (live: Live, i: number): SeatInfo => live.info(null).seats[i];
const happened = (live: Live): readonly Happening[] => live.info(null).happened;

async function choose(live: Live): Promise<void> {
  const [decision] = open(live.match!);
  await live.choose(decision.seat, decision.id, choices(live.match!, decision)[0]);
}

const code = (tried: Promise<unknown>): Promise<string> =>
  tried.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  );

describe('who is away', () => {
  it('is told after a few seconds with since when, and not any more when they come back', async () => {
    const { all, id, live, ends } = await gathered([ann, ben]);
    live.leave(ends['ben']);
    pass(4000);
    expect(seat(live, 1).away).toBeNull();
    const since = wall - 4000;
    pass(1000);
    await settled(() => seat(live, 1).away === since);
    expect(seat(live, 0).away).toBeNull();
    await all.join(id, onlooker('ben'));
    pass(0);
    await settled(() => seat(live, 1).away === null);
  });

  it('is nobody who only loads the page anew, and nobody who plays alone', async () => {
    const { all, id, live, ends } = await gathered([ann, ben]);
    live.leave(ends['ben']);
    pass(3000);
    await all.join(id, onlooker('ben'));
    pass(10_000);
    expect([live.version, seat(live, 1).away]).toEqual([2, null]);
    const alone = await all.create({ game: 'claim', options: { cells: 9 }, seats: [me, bot] }, ann);
    const own = await all.live(alone.id);
    const end = onlooker('ann');
    await all.join(alone.id, end);
    own.leave(end);
    pass(60_000);
    expect([own.version, seat(own, 0).away]).toEqual([1, null]);
  });

  it('is remembered by the next server on the same store', async () => {
    const store = openSqlite(':memory:');
    const first = tablesOn({ service, now: () => wall, store });
    const { id, invitations } = await first.create({ game: 'claim', options: { cells: 9 }, seats: [me, friend] }, ann);
    await first.claim(invitations[0].token, ben);
    await first.join(id, onlooker('ann'));
    const since = wall;
    pass(5000);
    const live = await first.live(id);
    await settled(() => seat(live, 1).away === since);
    const second = tablesOn({ service, now: () => wall, store });
    expect(seat(await second.live(id), 1).away).toBe(since);
  });
});

describe('a bot plays for who is away', () => {
  it('after the time that the table sets, in their turn, and they take the seat back at any time', async () => {
    const { all, id, live, ends } = await gathered([ann, ben], 60_000);
    live.leave(ends['ben']);
    pass(5000);
    await settled(() => seat(live, 1).away !== null);
    pass(300_000); // it is not their turn
    expect(seat(live, 1).byBot).toBe(false);
    await choose(live);
    pass(59_000);
    await settled(() => live.durable === 1);
    expect(seat(live, 1).byBot).toBe(false);
    pass(1000);
    await settled(() => seat(live, 1).byBot && live.durable === 2);
    expect(happened(live)).toEqual([{ at: 1, seat: 1, what: 'botPlays', why: 'away' }]);
    expect(seat(live, 1).why).toBe('away');
    await all.takeBack(id, 1, 'ben');
    expect(seat(live, 1)).toMatchObject({ byBot: false, why: null, away: null });
    expect(happened(live).at(-1)).toEqual({ at: 2, seat: 1, what: 'tookBack' });
  });

  it('never by itself where the table does not say so', async () => {
    const { live, ends } = await gathered([ben, ann]);
    live.leave(ends['ben']);
    pass(5000);
    await settled(() => seat(live, 0).away !== null);
    pass(30 * 86_400_000);
    expect(seat(live, 0).byBot).toBe(false);
  });

  it('when all who are here agree, after a minute', async () => {
    const { all, id, live, ends } = await gathered([ben, ann, eve]);
    live.leave(ends['ben']);
    pass(5000);
    await settled(() => seat(live, 0).away !== null);
    expect(await code(all.agree(id, 0, 'ann'))).toBe('conflict');
    pass(60_000);
    await all.agree(id, 0, 'ann');
    expect(seat(live, 0)).toMatchObject({ byBot: false, agreed: [1] });
    await all.agree(id, 0, 'ann'); // twice is once
    expect(seat(live, 0).byBot).toBe(false);
    await all.agree(id, 0, 'eve');
    expect(seat(live, 0)).toMatchObject({ byBot: true, why: 'agreed', agreed: [] });
    expect(happened(live)).toEqual([{ at: 0, seat: 0, what: 'botPlays', why: 'agreed' }]);
  });

  it('by nobody’s wish who has no say, and for nobody who is here', async () => {
    const { all, id, live, ends } = await gathered([ben, ann]);
    pass(70_000);
    expect(await code(all.agree(id, 0, 'ann'))).toBe('conflict'); // Ben looks on
    live.leave(ends['ben']);
    pass(5000);
    await settled(() => seat(live, 0).away !== null);
    pass(60_000);
    expect(await code(all.agree(id, 0, 'eve'))).toBe('not-your-seat');
    expect(await code(all.agree(id, 0, 'ben'))).toBe('conflict');
    expect(await code(all.agree(id, 1, 'ann'))).toBe('conflict');
    expect(await code(all.agree(id, 9, 'ann'))).toBe('not-found');
    await all.handOver(id, 1, 'ann', undefined); // who does not play has no say
    expect(await code(all.agree(id, 0, 'ann'))).toBe('not-your-seat');
    await all.takeBack(id, 1, 'ann');
    // What was agreed on ends when they come back.
    await all.join(id, onlooker('ben'));
    pass(0);
    await settled(() => seat(live, 0).away === null);
    expect(await code(all.agree(id, 0, 'ann'))).toBe('conflict');
  });
});

describe('a nudge', () => {
  it('reaches the seat that is waited for, and is over when it has moved', async () => {
    const { all, id, live } = await gathered([ann, ben]);
    await all.nudge(id, 0, 'ben');
    expect(seat(live, 0).nudge).toEqual({ by: 1, at: wall });
    await choose(live);
    expect(seat(live, 0).nudge).toBeNull();
  });

  it('comes from players only, to who is asked, and not again at once', async () => {
    const { all, id } = await gathered([ann, ben]);
    expect(await code(all.nudge(id, 0, 'eve'))).toBe('not-your-seat');
    expect(await code(all.nudge(id, 1, 'ann'))).toBe('conflict');
    expect(await code(all.nudge(id, 0, 'ann'))).toBe('conflict');
    expect(await code(all.nudge(id, 0, 'ben'))).toBe('ok');
    pass(20_000);
    expect(await code(all.nudge(id, 0, 'ben'))).toBe('too-fast');
    pass(10_000);
    expect(await code(all.nudge(id, 0, 'ben'))).toBe('ok');
    await all.handOver(id, 0, 'ann', undefined);
    expect(await code(all.nudge(id, 0, 'ben'))).toBe('seat-played-by-bot');
  });
});

describe('what happens around a match', () => {
  it('stands at its place, is kept with the table and in its file, and changes no fingerprint', async () => {
    const { all, id, live } = await gathered([ann, ben]);
    await choose(live);
    await all.concede(id, 1, 'ben');
    const told = [{ at: 1, seat: 1, what: 'conceded' }];
    expect(happened(live)).toEqual(told);
    const file = await all.looking.file(id, 'eve');
    expect(file).toMatchObject({ table: { happened: told } });
    const copy = await all.import(JSON.stringify(file), [me, me], undefined, eve);
    expect(await all.info(copy, 'eve')).toMatchObject({ happened: told, imported: true });
    expect((await all.looking.file(copy, 'eve')) as { hash?: string }).toMatchObject({
      hash: (file as { hash?: string }).hash,
    });
    const earlier = await all.import(JSON.stringify(file), undefined, 0, eve);
    expect((await all.info(earlier, 'eve')).happened).toEqual([]);
  });

  it('is told of who leaves, and not of who hands a seat over and takes it back before anybody moved', async () => {
    const { all, id, live } = await gathered([ben, ann, eve]);
    for (let i = 0; i < 30; i++) {
      await all.handOver(id, 1, 'ann', undefined);
      await all.takeBack(id, 1, 'ann');
    }
    expect(happened(live)).toEqual([]);
    await all.leave(id, 'eve');
    expect(happened(live)).toEqual([{ at: 0, seat: 2, what: 'left' }]);
  });

  it('is refused in a file where it is no such thing', async () => {
    const { all, id } = await gathered([ann, ben]);
    await all.concede(id, 1, 'ben');
    const file = (await all.looking.file(id, 'ann')) as { table: object };
    const tried = (wrong: unknown): Promise<string> =>
      code(
        all.import(JSON.stringify({ ...file, table: { ...file.table, happened: wrong } }), undefined, undefined, ann),
      );
    expect(await tried([{ at: 0, seat: 1, what: '<script>' }])).toBe('bad-request');
    expect(await tried(Array.from({ length: 101 }, () => ({ at: 0, seat: 1, what: 'left' })))).toBe('bad-request');
    expect(await tried([{ at: 0, seat: 1, what: 'left' }])).toBe('ok');
  });
});

describe('leaving', () => {
  it('holds the seat for ten seconds: who stays has it, who does not is gone', async () => {
    const { all, id, live } = await gathered([ann, ben]);
    await all.leave(id, 'ben', true);
    expect(seat(live, 1)).toMatchObject({ leaving: true, byBot: false });
    pass(9000);
    expect(await code(all.stay(id, 'eve'))).toBe('not-your-seat');
    await all.stay(id, 'ben');
    expect(seat(live, 1).leaving).toBe(false);
    pass(60_000);
    expect(live.body.seats[1].holder).toBe('ben');
    await all.leave(id, 'ben', true);
    pass(5000);
    await all.leave(id, 'ben', true); // asking again does not prolong it
    pass(5000);
    await settled(() => live.body.seats[1].holder === null);
    expect(happened(live)).toEqual([{ at: 0, seat: 1, what: 'left' }]);
    expect(await code(all.stay(id, 'ben'))).toBe('not-your-seat');
  });

  it('is finished by the next server if this one ends meanwhile', async () => {
    const store = openSqlite(':memory:');
    const first = tablesOn({ service, now: () => wall, store });
    const { id, invitations } = await first.create({ game: 'claim', options: { cells: 9 }, seats: [me, friend] }, ann);
    await first.claim(invitations[0].token, ben);
    await first.leave(id, 'ben', true);
    served += 20_000; // no timer of the first one rings
    wall += 20_000;
    const live = await tablesOn({ service, now: () => wall, store }).live(id);
    pass(0);
    await settled(() => live.body.seats[1].holder === null);
  });
});

describe('an open seat', () => {
  it('is filled with a bot by who made the table, and by nobody else', async () => {
    const all = tables();
    const { id, invitations } = await all.create({ game: 'claim', options: { cells: 9 }, seats: [me, friend] }, ann);
    expect(await code(all.fill(id, 1, 'ben', undefined))).toBe('forbidden');
    expect(await code(all.fill(id, 0, 'ann', undefined))).toBe('seat-taken');
    expect(await code(all.fill(id, 7, 'ann', undefined))).toBe('not-found');
    expect(await code(all.fill(id, 1, 'ann', 'clairvoyant'))).toBe('bad-request');
    await all.fill(id, 1, 'ann', 'random');
    expect(await all.info(id, 'ann')).toMatchObject({ status: 'running', seats: [{}, { kind: 'bot', bot: 'random' }] });
    expect(await code(all.claim(invitations[0].token, ben))).toBe('not-found'); // its link is void
    expect(await code(all.fill(id, 1, 'ann', undefined))).toBe('seat-taken');
  });

  it('that is kept for somebody (a rematch) is not', async () => {
    const { all, id } = await gathered([ann, ben]);
    await all.concede(id, 1, 'ben');
    const next = await all.rematch(id, ann);
    expect(await code(all.fill(next, 1, 'ann', undefined))).toBe('seat-taken');
  });
});
