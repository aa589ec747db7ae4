/** Clocks: they run for who is waited for, only while there is a service, and run out whether or not somebody looks. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { choices, open } from '@vesper/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import postgres from 'postgres';
import type { ClockRule } from '../messages.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Alarms } from '../tables/alarms.ts';
import { indexOf } from '../tables/seating.ts';
import type { TableBody } from '../host/body.ts';
import type { Live } from '../tables/live.ts';
import { ServiceTime } from '../tables/serviceTime.ts';
import type { Service } from '../tables/serviceTime.ts';
import type { Tables } from '../tables/tables.ts';
import type { BotPool } from '../thinking/pool.ts';
import { ann, ben, bot, closeAll, friend, me, settled, tablesOn } from './attacks/tablesAlone.ts';
import { startCluster } from './postgres.ts';
import type { Cluster } from './postgres.ts';

const DAY = 86_400_000;
const rule: ClockRule = { bank: 60_000, increment: 5000, onExpiry: 'bot' };

/** What the clocks of wall, process and service show; tests turn their hands. */
let wall: number;
let monotonic: number;
let served: number;
beforeEach(() => {
  wall = 1_800_000_000_000;
  monotonic = 5000;
  served = 1000;
});
afterEach(closeAll);

const steady: Service = { now: () => served, began: 1000, start: async () => {}, stop: async () => {} };

async function tableForTwo(tables: Tables, clock: ClockRule = rule): Promise<Live> {
  const { id, invitations } = await tables.create(
    { game: 'claim', options: { cells: 8 }, seats: [me, friend], clock },
    ann,
  );
  await tables.claim(invitations[0].token, ben);
  return tables.live(id);
}

async function choose(live: Live): Promise<void> {
  const [decision] = open(live.match!);
  await live.choose(decision.seat, decision.id, choices(live.match!, decision)[0]);
}

const left = (live: Live): readonly number[] => live.info(null).left!;

/** A bot that thinks until it is told not to. */
function slowBot(): BotPool & { answer(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    think: async (match, decision) => (await promise, choices(match, decision)[0]),
    hint: () => Promise.reject(new Error('nobody asks')),
    close: async () => {},
    answer: resolve,
  };
}

describe('a clock', () => {
  it('runs for who is waited for, and gives the increment when the turn has passed', async () => {
    const live = await tableForTwo(tablesOn({ service: steady }));
    served += 10_000;
    expect(left(live)).toEqual([50_000, 60_000]);
    await choose(live);
    served += 1000;
    expect(left(live)).toEqual([55_000, 59_000]);
  });

  it('charges nobody for the pause after which a moment may pass, whoever answers', async () => {
    const tables = tablesOn({ service: steady, botDelay: 1000 });
    const seats = [me, friend];
    const { id, invitations } = await tables.create({ game: 'knock', options: { stones: 5 }, seats, clock: rule }, ann);
    await tables.claim(invitations[0].token, ben);
    const live = await tables.live(id);
    served += 1500;
    expect(left(live)).toEqual([58_500, 60_000]);
    await choose(live);
    expect(left(live)).toEqual([65_000, 60_000]);
    served += 5000; // 2000 of them are free
    await choose(live);
    expect(left(live)).toEqual([65_000, 62_000]);
  });

  it('does not run out for a seat for which the moment passes', async () => {
    const tables = tablesOn({ service: steady, botDelay: 1000 });
    const clock: ClockRule = { ...rule, bank: 1000 };
    const { id } = await tables.create({ game: 'knock', options: { stones: 0 }, seats: [me, bot], clock }, ann);
    const live = await tables.live(id);
    served += 1500;
    expect([live.waiting(), live.expiry()]).toEqual([[0], undefined]);
  });

  it('runs out within the pause for nobody: who has something to choose is not told from who has not', async () => {
    const tables = tablesOn({ service: steady, botDelay: 1000 });
    const clock: ClockRule = { ...rule, bank: 1000 };
    const { id } = await tables.create({ game: 'knock', options: { stones: 5 }, seats: [me, bot], clock }, ann);
    const live = await tables.live(id);
    served += 1500;
    expect(live.expiry()).toEqual({ seat: 0, ms: 1500 });
  });

  it('gains nothing by choosing and undoing', async () => {
    const live = await tableForTwo(tablesOn({ service: steady }));
    for (let i = 0; i < 5; i++) {
      await choose(live);
      await live.undo(0, live.match!.record.length);
    }
    expect(left(live)).toEqual([60_000, 60_000]);
  });

  it('gains nothing by handing the seat to a bot and taking it back', async () => {
    const tables = tablesOn({ service: steady, pool: slowBot() });
    const live = await tableForTwo(tables);
    served += 50_000;
    for (let i = 0; i < 3; i++) {
      await tables.handOver(live.id, 0, 'ann', undefined);
      served += 1000; // the bot's own time
      await tables.takeBack(live.id, 0, 'ann');
      served += 1000;
    }
    expect(left(live)).toEqual([7000, 60_000]);
  });

  it('goes on where it was after a restart, also when the seat was taken back since the last entry', async () => {
    const store = openSqlite(':memory:');
    const tables = tablesOn({ store, service: steady, pool: slowBot() });
    const live = await tableForTwo(tables);
    served += 10_000;
    await choose(live);
    served += 3000;
    await tables.handOver(live.id, 1, 'ben', undefined);
    served += 3000;
    await tables.takeBack(live.id, 1, 'ben');
    served += 500;
    expect(left(live)).toEqual([55_000, 56_500]);
    expect(left(await tablesOn({ store, service: steady }).live(live.id))).toEqual([55_000, 56_500]);
  });

  it('of a match of an older version goes on from what it last showed', async () => {
    const store = openSqlite(':memory:');
    const live = await tableForTwo(tablesOn({ store, service: steady }));
    const { version, body } = (await store.table(live.id))!;
    const { reading: _, ...older } = JSON.parse(body) as TableBody;
    await store.changeTable(live.id, version, JSON.stringify(older), indexOf(older), true);
    const entry = { seat: 0, ask: 'claim', choice: 0, at: wall - 10 * DAY, left: [40_000, 30_000] };
    await store.append(live.id, 1, JSON.stringify(entry));
    served += 9000;
    const again = await tablesOn({ store, service: { ...steady, began: served - 2000 } }).live(live.id);
    expect(left(again)).toEqual([40_000, 28_000]);
  });
});

describe('when time is up', () => {
  it.each(['bot', 'concede'] as const)('%s', async onExpiry => {
    const live = await tableForTwo(tablesOn({ service: steady }), { bank: 50, increment: 0, onExpiry });
    served += 2000; // the timer of 50 ms goes by the real clock
    if (onExpiry === 'bot') {
      await settled(() => live.match!.record.length === 1);
      expect(live.info(null).seats[0]).toMatchObject({ byBot: true, conceded: false });
    } else {
      await settled(() => live.body.status === 'over');
      expect(live.info(null).result).toEqual({ winners: [1], by: 'concession' });
    }
  });

  it('the seat can be taken back with a little time, but not before the bot has moved', async () => {
    const store = openSqlite(':memory:');
    const pool = slowBot();
    const tables = tablesOn({ store, service: steady, pool });
    const live = await tableForTwo(tables, { bank: 50, increment: 0, onExpiry: 'bot' });
    served += 60;
    await settled(() => live.body.seats[0].byBot);
    await tables.takeBack(live.id, 0, 'ann');
    expect(left(live)[0]).toBe(-10);
    await settled(() => live.body.seats[0].byBot);
    pool.answer();
    await settled(() => live.match!.record.length === 1);
    await tables.takeBack(live.id, 0, 'ann');
    expect(left(live)).toEqual([10_000, 50]);
    expect(left(await tablesOn({ store, service: steady }).live(live.id))).toEqual([10_000, 50]);
  });

  it('who answered in the last moment has answered', async () => {
    const store = openSqlite(':memory:');
    let held: Promise<unknown> = Promise.resolve();
    const changeTable: Store['changeTable'] = async (...change) => (await held, store.changeTable(...change));
    const tables = tablesOn({ store: { ...store, changeTable }, service: steady });
    const live = await tableForTwo(tables, { bank: 50, increment: 0, onExpiry: 'concede' });
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise; // another change takes long
    const other = tables.quiet(live.id, 1, 'ben', { quiet: [] });
    served += 60;
    await new Promise(wait => setTimeout(wait, 80));
    await choose(live);
    resolve();
    await other;
    await settled(() => left(live)[1] === 50);
    expect(live.body).toMatchObject({ status: 'running', seats: [{ conceded: false }, { conceded: false }] });
  });
});

describe('service time', () => {
  it('counts what passes while it serves, and nothing of what passes between', async () => {
    const store = openSqlite(':memory:');
    const first = new ServiceTime(store, () => monotonic);
    await first.start();
    monotonic += 1500;
    expect(first.now()).toBe(1500);
    await first.stop();
    monotonic += DAY;
    const second = new ServiceTime(store, () => monotonic);
    await second.start();
    expect([second.began, second.now()]).toEqual([1500, 1500]);
    monotonic += 10;
    expect(second.now()).toBe(1510);
    await second.stop();
  });

  it('counts little of the time during which the process was frozen, and never goes back', async () => {
    const time = new ServiceTime(openSqlite(':memory:'), () => monotonic);
    await time.start();
    monotonic += DAY;
    expect(time.now()).toBe(5000);
    await time.beat();
    expect(time.now()).toBe(5000);
    monotonic += 2000;
    expect(time.now()).toBe(7000);
    monotonic -= 1000;
    expect(time.now()).toBe(7000);
    await time.stop();
  });

  it('stands still while the store does not answer', async () => {
    const store = openSqlite(':memory:');
    let isDown = false;
    const addServed: Store['addServed'] = async elapsed => {
      if (isDown) throw new Error('no answer');
      return store.addServed(elapsed);
    };
    const time = new ServiceTime({ addServed }, () => monotonic);
    await time.start();
    isDown = true;
    for (let i = 0; i < 100; i++) {
      monotonic += 2000;
      await expect(time.beat()).rejects.toThrow('no answer');
    }
    expect(time.now()).toBe(5000);
    isDown = false;
    await time.beat();
    monotonic += 100;
    expect(time.now()).toBe(5100);
    await time.stop();
  });

  it('what SQLite could not write counts once, when it can again', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'vesper-')), 'tables.sqlite');
    const store = openSqlite(file);
    const time = new ServiceTime(store, () => monotonic);
    await time.start();
    const other = new DatabaseSync(file);
    for (const how of ['insert', 'update']) {
      other.exec(`create trigger no_${how} before ${how} on settings begin select raise(fail, 'no room'); end`);
    }
    for (let i = 0; i < 100; i++) {
      monotonic += 2000;
      await time.beat().catch(() => {});
    }
    const stood = time.now();
    expect(stood).toBeLessThan(15_000); // what is not written yet, and as much as a silent node may count
    other.exec('drop trigger no_insert; drop trigger no_update');
    other.close();
    await time.beat();
    expect(time.now()).toBe(stood);
    await time.stop();
    await store.close();
    const again = openSqlite(file);
    expect(await again.addServed(0)).toBe(stood);
    await again.close();
  });

  it('a crash gives back the seconds that were not yet stored, and no more', async () => {
    const store = openSqlite(':memory:');
    const time = new ServiceTime(store, () => monotonic);
    const live = await tableForTwo(tablesOn({ store, service: time }));
    await time.start();
    for (let i = 0; i < 20; i++) {
      monotonic += 2000;
      await time.beat();
    }
    expect(left(live)).toEqual([20_000, 60_000]);
    const afterCrash: Service = { ...steady, now: () => 33_000, began: 33_000 };
    expect(left(await tablesOn({ store, service: afterCrash }).live(live.id))).toEqual([27_000, 60_000]);
    await choose(live); // at 40 s, after the service time that a crash might leave
    const [, second] = left(await tablesOn({ store, service: afterCrash }).live(live.id));
    expect(second).toBe(60_000);
    await time.stop();
  });
});

describe('nothing but service time moves a clock', () => {
  it.each([DAY, -DAY])('not a jump of the wall clock by %i ms', async jump => {
    const live = await tableForTwo(tablesOn({ service: steady, now: () => wall }));
    wall += jump;
    expect(left(live)).toEqual([60_000, 60_000]);
    await choose(live);
    served += 2000;
    wall -= 3 * jump;
    expect(left(live)).toEqual([65_000, 58_000]);
    expect(live.expiry()).toEqual({ seat: 1, ms: 58_000 });
  });

  it('not a day without a server', async () => {
    const store = openSqlite(':memory:');
    const before = tablesOn({ store, now: () => wall, service: new ServiceTime(store, () => monotonic) });
    await before.start();
    const { id } = await tableForTwo(before);
    monotonic += 3000;
    await before.close();
    wall += DAY;
    monotonic += DAY;
    const after = tablesOn({ store, now: () => wall, service: new ServiceTime(store, () => monotonic) });
    await after.start();
    expect(left(await after.live(id))).toEqual([57_000, 60_000]);
  });

  it('not leaving the memory and coming back', async () => {
    const tables = tablesOn({ service: steady, idle: 200 });
    const live = await tableForTwo(tables);
    served += 1000;
    await settled(() => tables.inMemory === 0);
    served += 4000;
    const again = await tables.live(live.id);
    expect(again).not.toBe(live);
    expect(left(again)).toEqual([55_000, 60_000]);
  });
});

describe('with nobody looking', () => {
  it('the time of a table that has left the memory runs out', async () => {
    const tables = tablesOn({ service: steady, idle: 200 });
    await tables.start();
    const { id } = await tableForTwo(tables, { ...rule, onExpiry: 'concede' });
    served += 1000;
    await settled(() => tables.inMemory === 0);
    served += 60_000;
    await settled(() => tables.inMemory === 1);
    const live = await tables.live(id);
    await settled(() => live.body.status === 'over');
    expect(live.body.result).toEqual({ winners: [1], by: 'concession' });
  });

  it('runs out after a restart as well, only for those whose time is up; nothing else stays in memory', async () => {
    const store = openSqlite(':memory:');
    const before = tablesOn({ store, service: steady });
    const short = await tableForTwo(before, { ...rule, bank: 5000, onExpiry: 'concede' });
    const long = await tableForTwo(before);
    await before.create({ game: 'claim', options: { cells: 8 }, seats: [me, bot] }, ann);
    expect((await store.clockedTables()).sort()).toEqual([short.id, long.id].sort());
    await before.close();
    served += 6000;
    const after = tablesOn({ store, service: steady, idle: 200 });
    await after.start();
    await settled(() => after.inMemory === 1); // the other was looked at and put back
    const live = await after.live(short.id);
    await settled(() => live.body.status === 'over');
    expect(await store.clockedTables()).toEqual([long.id]);
  });

  it('a table that somebody comes to while it is looked at is not taken away', async () => {
    const store = openSqlite(':memory:');
    const before = tablesOn({ store, service: steady });
    const { id } = await tableForTwo(before);
    await before.close();
    const after = tablesOn({ store, service: steady });
    await after.start();
    const live = await after.live(id);
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(live.isGone).toBe(false);
    expect(await after.live(id)).toBe(live);
  });

  it('a table that cannot be read is tried once, and harms no other', async () => {
    const store = openSqlite(':memory:');
    const before = tablesOn({ store, service: steady });
    const [broken, sound] = [await tableForTwo(before), await tableForTwo(before, { ...rule, onExpiry: 'concede' })];
    await before.close();
    await store.changeTable(broken.id, broken.version, 'not a table', [], true);
    served += 61_000;
    const failed: string[] = [];
    const after = tablesOn({ store, service: steady, failed: (_, id) => failed.push(id) });
    await after.start();
    await settled(() => after.inMemory === 2);
    const live = await after.live(sound.id);
    await settled(() => live.body.status === 'over');
    await new Promise(resolve => setTimeout(resolve, 1100));
    expect(failed).toEqual([broken.id]);
  });

  it('what fails is tried again a minute later', async () => {
    const woken: string[] = [];
    const alarms = new Alarms({
      store: { clockedTables: async () => ['one', 'two'] },
      now: () => served,
      isAwake: () => false,
      wake: async id => {
        woken.push(id);
        if (woken.length === 1) throw new Error('the store does not answer');
        alarms.set(id, { due: Infinity, earliest: served + 90_000 });
      },
      failed: () => {},
    });
    await alarms.look();
    await alarms.look();
    await alarms.ring();
    expect(woken).toEqual(['one', 'two']);
    served += 60_000;
    await alarms.ring();
    expect(woken).toEqual(['one', 'two', 'one']);
    alarms.heard('two'); // another node has moved it: other clocks may run
    await alarms.ring();
    expect(woken).toHaveLength(3);
    served += 30_000;
    await alarms.ring();
    expect(woken).toEqual(['one', 'two', 'one', 'two']);
  });
});

describe('several nodes', () => {
  let cluster: Cluster;
  beforeAll(async () => void (cluster = await startCluster()));
  afterAll(() => cluster.stop());

  it('whose clocks are days apart agree, charge each moment once and none of their absence', async () => {
    const url = await cluster.database();
    const [one, two] = [await openPostgres(url), await openPostgres(url)];
    const here = tablesOn({ store: one, now: () => wall + DAY });
    const there = tablesOn({ store: two, now: () => wall - DAY });
    await here.start();
    await there.start();
    const live = await tableForTwo(here, { ...rule, increment: 0 });
    const same = await there.live(live.id);
    for (let n = 0; n < 4; n++) {
      await choose([live, same][n % 2]);
      await settled(() => live.match!.record.length === n + 1 && same.match!.record.length === n + 1);
    }
    for (const each of [live, same]) {
      for (const ms of left(each)) expect(ms).toBeGreaterThan(50_000);
      for (const ms of left(each)) expect(ms).toBeLessThanOrEqual(60_000);
    }
    left(live).forEach((ms, seat) => expect(Math.abs(ms - left(same)[seat])).toBeLessThan(1000));

    await closeAll(); // from here on nobody else counts
    const sql = postgres(url, { max: 1 });
    const before = await one.addServed(0);
    await sql`update served set at = clock_timestamp() - interval '1 day'`; // nobody has served for a day
    expect(await one.addServed(2000)).toBeCloseTo(before + 2000, 5);
    expect((await two.addServed(2000)) - before).toBeLessThan(3500); // the same moments, counted once
    await sql`update served set at = clock_timestamp() + interval '1 day'`; // the database's clock was set back
    const stood = await one.addServed(0);
    expect(await one.addServed(2000)).toBe(stood);
    await sql.end();
    await one.close();
    await two.close();
  });

  it('a table of a node that is gone is looked at by another', async () => {
    const url = await cluster.database();
    const [one, two] = [await openPostgres(url), await openPostgres(url)];
    const gone = tablesOn({ store: one, service: steady });
    const { id } = await tableForTwo(gone, { ...rule, onExpiry: 'concede' });
    await gone.close();
    served += 61_000;
    const other = tablesOn({ store: two, service: steady });
    await other.start();
    await settled(() => other.inMemory === 1);
    const live = await other.live(id);
    await settled(() => live.body.status === 'over');
    await closeAll();
    await one.close();
    await two.close();
  });
});
