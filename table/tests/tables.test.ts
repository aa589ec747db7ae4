/** Tables without a network: who may sit where, what happens by itself, what survives. */
import { choices, log, open, view } from '@vesper/kernel';
import type { Choice, Match, Open } from '@vesper/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { BotPool } from '../thinking/pool.ts';
import { seedOf, unfair } from '../fair.ts';
import type { Scene, Snapshot, ToPage } from '../messages.ts';
import { patched } from '../patch.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Person } from '../tables/seating.ts';
import type { TableFile } from '../tables/file.ts';
import type { Onlooker } from '../host/audience.ts';
import type { Live } from '../tables/live.ts';
import type { SeatRequest, TableRequest } from '../tables/setup.ts';
import { Tables } from '../tables/tables.ts';
import { finish } from './attacks/tablesAlone.ts';
import * as shelf from './toys/shelf.ts';

const ann: Person = { identity: 'ann', name: 'Ann', words: 'a candle' };
const ben: Person = { identity: 'ben', name: 'Ben', words: 'an owl' };
const me: SeatRequest = { kind: 'me' };
const friend: SeatRequest = { kind: 'friend' };
const bot: SeatRequest = { kind: 'bot' };

/** A bot that takes the first choice, at once. */
const first: BotPool = {
  think: async (match: Match, decision: Open): Promise<Choice> => choices(match, decision)[0],
  async hint(match, decision) {
    const legal = choices(match, decision);
    return {
      decision: decision.id,
      choice: legal[0],
      follows: [],
      expects: null,
      instead: null,
      by: 'nothing',
      weighed: legal.length,
      of: legal.length,
      tries: 0,
    };
  },
  close: async () => {},
};

const failures: unknown[] = [];
const opened: Tables[] = [];
afterEach(async () => {
  for (const tables of opened.splice(0)) await tables.close();
  const [failure] = failures.splice(0);
  if (failure !== undefined) throw failure;
});

function tablesOn(store = openSqlite(':memory:'), pool: BotPool = first): Tables {
  const options = { store, shelf, pool, key: 'key', botDelay: 0, idle: 60_000 };
  const tables = new Tables({ ...options, failed: error => failures.push(error) });
  opened.push(tables);
  return tables;
}

async function make(
  tables: Tables,
  seats: SeatRequest[],
  more: Partial<TableRequest> = {},
): Promise<{ live: Live; id: string; token: string }> {
  const request = { game: 'claim', options: { cells: 8 }, seats, ...more };
  const { id, invitations } = await tables.create(request, ann);
  return { live: await tables.live(id), id, token: invitations[0]?.token ?? '' };
}

/** For two people who sit down at once. */
async function tableForTwo(tables: Tables, more: Partial<TableRequest> = {}): Promise<{ live: Live; id: string }> {
  const { live, id, token } = await make(tables, [me, friend], more);
  await tables.claim(token, ben);
  return { live, id };
}

async function choose(live: Live, seat: number, choice: Choice): Promise<void> {
  const [decision] = open(live.match!);
  await live.choose(seat, decision.id, choice);
}

/** Makes the record longer: the first seat takes the first cell and takes that back. */
async function dither(live: Live, entries: number): Promise<void> {
  for (let n = 0; n < entries; n += 2) {
    await choose(live, 0, 0);
    await live.undo(0, live.match!.record.length);
  }
}

function onlooker(identity: string): Onlooker & { heard: ToPage[] } {
  const heard: ToPage[] = [];
  const send = (text: string): unknown => heard.push(JSON.parse(text) as ToPage);
  return { identity, wanted: undefined, heard, send, close: () => {} };
}

async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 10_000;
  while (!holds() && performance.now() < end) await new Promise(resolve => setImmediate(resolve));
  expect(holds()).toBe(true);
}

describe('sitting down', () => {
  it('a match begins when the last friend has taken the seat of the link', async () => {
    const tables = tablesOn();
    const { live, id, token } = await make(tables, [me, friend]);
    expect(live.info('ann')).toMatchObject({
      status: 'waiting',
      seats: [{ yours: true }, { kind: 'open', yours: false }],
    });
    expect(await tables.invitation(token)).toEqual({ table: id, seat: 1 });
    await tables.claim(token, ben);
    await tables.claim(token, ben); // the same browser again
    await expect(tables.claim(token, { ...ben, identity: 'eve' })).rejects.toMatchObject({ code: 'seat-taken' });
    expect(live.info('ben')).toMatchObject({
      status: 'running',
      seats: [{ name: 'Ann' }, { name: 'Ben', yours: true }],
    });
  });

  it('a new link makes the old one void, and only the maker gives it', async () => {
    const tables = tablesOn();
    const { id, token } = await make(tables, [me, friend]);
    await expect(tables.invite(id, 1, 'eve')).rejects.toMatchObject({ code: 'forbidden' });
    const fresh = await tables.invite(id, 1, 'ann');
    await expect(tables.claim(token, ben)).rejects.toMatchObject({ code: 'not-found' });
    await tables.claim(fresh, ben);
  });

  it('refuses seats, options, bots and games that do not exist', async () => {
    const tables = tablesOn();
    await expect(make(tables, [me, me, me, me, me])).rejects.toMatchObject({ code: 'bad-request' });
    await expect(make(tables, [me, { kind: 'bot', bot: 'hal' }])).rejects.toMatchObject({ code: 'bad-request' });
    await expect(make(tables, [me, bot], { options: { cells: 1 } })).rejects.toMatchObject({ code: 'bad-options' });
    await expect(make(tables, [me, bot], { game: 'chess' })).rejects.toMatchObject({ code: 'unknown-game' });
    await expect(tables.live('no such table')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('lists my tables with whose turn it is, until I leave them', async () => {
    const tables = tablesOn();
    const { id } = await tableForTwo(tables);
    expect(await tables.looking.list('ben')).toMatchObject([{ table: { id, status: 'running' }, waitsFor: [0], n: 0 }]);
    expect(await tables.looking.list('eve')).toEqual([]);
    await tables.leave(id, 'ben');
    expect(await tables.looking.list('ben')).toEqual([]);
  });
});

describe('choosing', () => {
  it('the same answer to the same decision is applied once, another is refused', async () => {
    const { live } = await tableForTwo(tablesOn());
    const [decision] = open(live.match!);
    let acknowledged = 0;
    const again = (choice: number) => live.choose(0, decision.id, choice, () => acknowledged++);
    await Promise.all([again(3), again(3), again(3)]);
    await again(3);
    expect(acknowledged).toBe(4);
    expect(live.match!.record).toEqual([{ seat: 0, ask: 'claim', choice: 3 }]);
    await expect(again(4)).rejects.toMatchObject({ code: 'stale-decision' });
  });

  it('an undo is applied once, and only at the moment it was asked for', async () => {
    const { live } = await tableForTwo(tablesOn());
    await choose(live, 0, 3);
    await Promise.all([live.undo(0, 1), live.undo(0, 1)]);
    expect(live.match!.record).toHaveLength(2);
    await choose(live, 0, 4);
    await expect(live.undo(0, 2)).rejects.toMatchObject({ code: 'conflict' });
    await choose(live, 1, 5);
    await expect(live.undo(0, 4)).rejects.toMatchObject({ code: 'nothing-to-undo' });
  });

  it('nobody is shown anything before it is stored', async () => {
    const store = openSqlite(':memory:');
    let release: () => void = () => {};
    const held = new Promise<void>(resolve => (release = resolve));
    const slow = {
      ...store,
      append: async (match: string, n: number, body: string) => (await held, store.append(match, n, body)),
    };
    const { live } = await tableForTwo(tablesOn(slow));
    const eve = onlooker('eve');
    await live.join(eve, []);
    const chosen = choose(live, 0, 3);
    const late = onlooker('late');
    const joined = live.join(late, []);
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(eve.heard.map(message => message.t)).toEqual(['snapshot']);
    expect(late.heard).toEqual([]);
    release();
    await Promise.all([chosen, joined]);
    expect(eve.heard.some(message => message.t === 'moved')).toBe(true);
    expect(late.heard[0]).toMatchObject({ t: 'snapshot', scene: { n: 1 } });
  });

  it('when the store fails, the choice is refused and the table goes on from what is stored', async () => {
    const store = openSqlite(':memory:');
    let broken = false;
    const append = async (match: string, n: number, body: string) => {
      if (broken) throw new Error('disk full');
      return store.append(match, n, body);
    };
    const { live } = await tableForTwo(tablesOn({ ...store, append }));
    await choose(live, 0, 1);
    broken = true;
    await expect(choose(live, 1, 2)).rejects.toThrow('disk full');
    broken = false;
    expect(live.match!.record).toHaveLength(1);
    await choose(live, 1, 2);
    expect(live.match!.record).toHaveLength(2);
  });

  it('patches and log lines lead every viewer to its own view, through undo as well', async () => {
    const { live } = await tableForTwo(tablesOn());
    const viewers = [onlooker('ann'), onlooker('ben'), onlooker('eve')];
    for (const viewer of viewers) await live.join(viewer, []);
    await choose(live, 0, 3);
    await live.undo(0, 1);
    for (let n = 0; n < 8; n++) await choose(live, n % 2, n);
    for (const { heard } of viewers) {
      const snapshot = heard[0] as Snapshot;
      const { viewer } = snapshot;
      let seen = snapshot.scene!.view;
      let lines = snapshot.log;
      for (const message of heard) {
        if (message.t !== 'moved') continue;
        const { patch, keep, told } = message;
        seen = patched(seen, patch);
        lines = [...lines.slice(0, keep), ...told];
      }
      expect(seen).toEqual(view(live.match!, viewer));
      expect(lines).toEqual(log(live.match!, viewer));
    }
  });
});

describe('moments that may pass', () => {
  it('pass unasked for whom they are quiet', async () => {
    const tables = tablesOn();
    const { live, id } = await tableForTwo(tables, {
      game: 'realm',
      options: { heroSelection: 'dealt', heroesPerSeat: '2' },
    });
    await expect(tables.quiet(id, 1, 'ann', { quiet: ['N0'] })).rejects.toMatchObject({ code: 'not-your-seat' });
    await expect(tables.quiet(id, 0, 'ann', { quiet: ['dusk'] })).rejects.toMatchObject({ code: 'bad-request' });
    await tables.quiet(id, 0, 'ann', { quiet: ['N0', 'NR', 'CR'] });
    expect(live.info('ann').seats.map(({ quiet }) => quiet)).toEqual([['N0', 'NR', 'CR'], []]);
    expect(live.info('ben').seats.map(({ quiet }) => quiet)).toEqual([[], []]);

    // What is dealt is chance: a match in which seat 0 never held anything to play shows nothing.
    let passed = await passIdly(live);
    for (let more = 0; more < 9 && passed === 0; more++) {
      const next = await tableForTwo(tables, {
        game: 'realm',
        options: { heroSelection: 'dealt', heroesPerSeat: '2' },
      });
      await tables.quiet(next.id, 0, 'ann', { quiet: ['N0', 'NR', 'CR'] });
      passed = await passIdly(next.live);
    }
    expect(passed).toBeGreaterThan(0);
  });
});

/** Plays a match in which nobody does anything; how often seat 0 let something pass without being asked. */
async function passIdly(live: Live): Promise<number> {
  const match = live.match!;
  while (match.state.outcome === null) {
    const [decision] = open(match);
    expect(`${decision.seat} ${decision.ask}`).not.toBe('0 playSpecial');
    const legal = choices(match, decision);
    const idle = decision.ask === 'chooseAction' ? legal.at(-1)! : legal.includes('pass') ? 'pass' : legal[0];
    await live.choose(decision.seat, decision.id, idle);
    await until(() => !isQuietlyAsked(live));
  }
  return log(match, 0).filter(({ event }) => event.event === 'passed' && (event as { seat?: number }).seat === 0)
    .length;
}

/** Seat 0 is still asked what it lets pass. */
function isQuietlyAsked(live: Live): boolean {
  return open(live.match!).some(({ seat, ask, optional }) => seat === 0 && ask === 'playSpecial' && !optional);
}

describe('the end', () => {
  it('says who came first, second and third; a table that ended before there were places says it, too', async () => {
    const tables = tablesOn();
    const { live } = await tableForTwo(tables);
    await finish(live);
    await until(() => live.body.status === 'over');
    const { winners, places } = live.match!.state.outcome!;
    expect(places).toHaveLength(2);
    expect(live.body.result, 'as it was always stored').toEqual({ winners, by: 'rules' });
    expect(live.info('ann').result).toEqual({ winners, places, by: 'rules' });
    expect((await tables.looking.list('ben'))[0].table.result).toEqual({ winners, places, by: 'rules' });
  });
});

describe('getting up', () => {
  it('in a match of two, who concedes leaves the other as the winner', async () => {
    const tables = tablesOn();
    const { live, id } = await tableForTwo(tables);
    await expect(tables.concede(id, 1, 'ann')).rejects.toMatchObject({ code: 'not-your-seat' });
    await tables.concede(id, 1, 'ben');
    expect(live.info('ann')).toMatchObject({ status: 'over', result: { winners: [0], by: 'concession' } });
    expect(live.info('ann').revealed).not.toBeNull();
    await expect(choose(live, 0, 1)).rejects.toMatchObject({ code: 'not-started' });
  });

  it('with more at the table a bot plays the conceded seat on', async () => {
    const tables = tablesOn();
    const { live, id, token } = await make(tables, [me, friend, bot]);
    await tables.claim(token, ben);
    await tables.concede(id, 1, 'ben');
    await choose(live, 0, 7);
    await until(() => live.match!.record.length === 3);
    expect(live.info('ann').status).toBe('running');
    await tables.concede(id, 0, 'ann');
    expect(live.info('ann').result).toEqual({ winners: [2], by: 'concession' });
  });

  it('who wins together goes on without those who concede, and loses with the last', async () => {
    const tables = tablesOn();
    const { live, id } = await tableForTwo(tables, { game: 'realm', options: {} });
    await tables.concede(id, 1, 'ben');
    expect(live.info('ann').status).toBe('running');
    await tables.concede(id, 0, 'ann');
    expect(live.info('ann')).toMatchObject({ status: 'over', result: { winners: [], by: 'concession' } });
  });

  it('who has left for good does not keep a match going that everybody else has conceded', async () => {
    const tables = tablesOn();
    const { live, id } = await tableForTwo(tables, { game: 'realm', options: {} });
    await tables.leave(id, 'ben');
    await tables.concede(id, 0, 'ann');
    expect(live.info('ann')).toMatchObject({ status: 'over', result: { winners: [], by: 'concession' } });
  });

  it('a bot plays a handed-over seat until it is taken back', async () => {
    const tables = tablesOn();
    const { live, id } = await tableForTwo(tables);
    await tables.handOver(id, 1, 'ben', 'random');
    await choose(live, 0, 7);
    await until(() => live.match!.record.length === 2);
    await tables.takeBack(id, 1, 'ben');
    await choose(live, 0, 6);
    await new Promise(resolve => setTimeout(resolve, 10));
    expect(live.match!.record).toHaveLength(3);
  });

  it('who leaves before the match opens the seat again', async () => {
    const tables = tablesOn();
    const { live, id, token } = await make(tables, [me, friend, friend]);
    await tables.claim(token, ben);
    await tables.leave(id, 'ben');
    expect(live.info(null).seats[1]).toMatchObject({ kind: 'open', name: '' });
  });

  it('a rematch keeps the seats for the same people and is made once', async () => {
    const tables = tablesOn();
    const { live, id } = await tableForTwo(tables);
    await expect(tables.rematch(id, ann)).rejects.toMatchObject({ code: 'match-running' });
    for (let n = 0; n < 8; n++) await choose(live, n % 2, n);
    await until(() => live.info(null).status === 'over');
    const [next, same] = await Promise.all([tables.rematch(id, ann), tables.rematch(id, ben)]);
    expect(same).toBe(next);
    expect(live.info(null).rematch).toBe(next);
    await tables.sit(next, { ...ben, words: 'a bat' });
    await tables.sit(next, { ...ann, words: 'a cat' });
    expect((await tables.live(next)).info('ben')).toMatchObject({
      status: 'running',
      seats: [{ name: 'Ann' }, { name: 'Ben', yours: true }],
    });
  });
});

describe('bots', () => {
  it('play a whole match by themselves', async () => {
    const { live } = await make(tablesOn(), [bot, bot, bot]);
    await until(() => live.info(null).status === 'over');
    expect(live.match!.record).toHaveLength(8);
  });
});

describe('memory', () => {
  it('a table comes back from a snapshot and the tail, with undo', async () => {
    const store = openSqlite(':memory:');
    const { live, id } = await tableForTwo(tablesOn(store), { options: { cells: 64 } });
    await dither(live, 476);
    for (let n = 0; n < 53; n++) await choose(live, n % 2, n);
    expect(await store.snapshot(id, 1000)).toMatchObject({ number: 512 });
    const again = await tablesOn(store).live(id);
    expect(again.match).toEqual(live.match);
    await again.undo(0, 529);
    expect(again.match!.record).toHaveLength(530);
  });

  it('shows every earlier moment as the viewer saw it', async () => {
    const tables = tablesOn();
    const { live, id } = await tableForTwo(tables, { options: { cells: 64 } });
    await dither(live, 220);
    const views: unknown[] = [];
    for (let n = 0; n < 60; n++) {
      views.push(view(live.match!, 1));
      await choose(live, n % 2, n);
    }
    for (const n of [0, 7, 6, 59, 50, 35, 36, 37]) {
      const { scene } = JSON.parse(await tables.looking.at(id, 220 + n, 'ben')) as { scene: Scene };
      expect(scene.view).toEqual(views[n]);
    }
    await expect(tables.looking.at(id, 281, 'ben')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('several nodes', () => {
  it('who was outrun is shown what happened, and nothing that did not', async () => {
    const store = openSqlite(':memory:');
    const there = await tableForTwo(tablesOn(store));
    const gates: (() => void)[] = [];
    const entries: typeof store.entries = async (...asked) => {
      const found = await store.entries(...asked);
      await new Promise<void>(resolve => gates.push(resolve));
      return found;
    };
    const loading = tablesOn({ ...store, entries }).live(there.id);
    await until(() => gates.length === 1);
    gates[0]();
    const here = await loading;
    const eve = onlooker('eve');
    await here.join(eve, []);
    eve.heard.length = 0;
    await choose(there.live, 0, 1);
    await choose(there.live, 1, 2);
    // Word of it comes at the very moment in which somebody chooses here, too late.
    const following = here.follow();
    const refused = choose(here, 0, 5).catch((error: unknown) => error);
    await until(() => gates.length === 3); // the followed entries are read, and the match again
    gates[1]();
    await new Promise(resolve => setImmediate(resolve));
    expect(eve.heard).toEqual([]);
    gates[2]();
    expect(await refused).toMatchObject({ code: 'conflict' });
    await until(() => gates.length === 4);
    gates[3]();
    await following;
    expect(eve.heard.filter(({ t }) => t === 'moved')).toEqual([]);
    expect(eve.heard.findLast(({ t }) => t === 'snapshot')).toMatchObject({
      scene: { n: 2, view: { cells: [-1, 0, 1, -1, -1, -1, -1, -1] } },
    });
  });
});

describe('fair dice', () => {
  it('the seed follows from what was committed to and what was said', async () => {
    const tables = tablesOn();
    const { commitment, sealed } = tables.commit();
    const { live, id, token } = await make(tables, [me, friend], { sealed });
    expect(live.info('ann')).toMatchObject({ commitment, revealed: null });
    await tables.claim(token, ben);
    for (let n = 0; n < 8; n++) await choose(live, n % 2, n);
    await until(() => live.body.status === 'over');
    const { secret, words } = live.info('ann').revealed!;
    expect(words).toEqual(['a candle', 'an owl']);
    expect(live.match!.seed).toBe(seedOf({ formula: 2, table: 'any name', secret, words }));
    const file = (await tables.looking.file(id, 'eve')) as TableFile;
    expect(unfair(file, file.fair!)).toBeUndefined();
    expect(unfair(file, { ...file.fair!, words: ['a candle', 'a bat'] })).toMatch(/does not follow/);
    expect(unfair(file, { ...file.fair!, secret: 'other' })).toMatch(/not the one/);
  });

  it('no secret serves for two tables, and none of another server', async () => {
    const tables = tablesOn();
    const { sealed } = tables.commit();
    await make(tables, [me, bot], { sealed });
    await expect(make(tables, [me, bot], { sealed })).rejects.toMatchObject({ code: 'conflict' });
    await expect(make(tables, [me, bot], { sealed: `${sealed.slice(0, -4)}AAAA` })).rejects.toMatchObject({
      code: 'bad-request',
    });
  });
});

describe('files', () => {
  it('are plain for who plays alone, sealed while others play', async () => {
    const tables = tablesOn();
    const solo = await make(tables, [me, bot]);
    expect(await tables.looking.file(solo.id, 'ann')).toHaveProperty('seed');
    const { id, live } = await tableForTwo(tables);
    await choose(live, 0, 1);
    const file = await tables.looking.file(id, 'ann');
    expect(file).not.toHaveProperty('seed');
    expect(JSON.stringify(file)).not.toContain(live.match!.seed);
    for (let n = 2; n < 9; n++) await choose(live, (n - 1) % 2, n % 8);
    await until(() => live.body.status === 'over');
    expect(await tables.looking.file(id, 'eve')).toMatchObject({ seed: live.match!.seed, record: live.match!.record });
  });

  it('lead to any moment, and foreign or damaged ones are refused', async () => {
    const tables = tablesOn();
    const { live, id } = await make(tables, [bot, bot]);
    await until(() => live.body.status === 'over');
    const text = JSON.stringify(await tables.looking.file(id, 'ann'));
    const branch = await tables.live(await tables.import(text, [me, { kind: 'here' }], 4, ann));
    expect(branch.match!.record).toEqual(live.match!.record.slice(0, 4));
    const file = JSON.parse(text) as TableFile;
    const bad = [
      'nothing',
      '{}',
      JSON.stringify({ ...file, record: [{ seat: 0, ask: 'claim', choice: 99 }] }),
      JSON.stringify({ ...file, fair: { ...file.fair, secret: 'other' } }),
      JSON.stringify({ vesper: 1, sealed: 'AAAA' }),
    ];
    for (const each of bad) await expect(tables.import(each, undefined, undefined, ann)).rejects.toHaveProperty('code');
  });
});
