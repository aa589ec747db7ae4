/** What a bot or a passing seat answers, and when, tells nobody what it holds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { bots, think } from '@vesper/bots';
import { choices, fastChance, open, start } from '@vesper/kernel';
import type { Choice, Game, Match, Open } from '@vesper/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { ToPage } from '../../messages.ts';
import { scene } from '../../scenes.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Person } from '../../tables/seating.ts';
import type { Live } from '../../tables/live.ts';
import type { TableRequest } from '../../tables/setup.ts';
import { Tables } from '../../tables/tables.ts';
import { botPool } from '../../thinking/pool.ts';
import type { BotPool } from '../../thinking/pool.ts';
import * as shelf from '../toys/shelf.ts';

const DELAY = 60;
const ann: Person = { identity: 'ann', name: 'Ann', words: '' };
const ben: Person = { identity: 'ben', name: 'Ben', words: '' };

const thought = (match: Match, decision: Open, seed: string): Choice =>
  bots.random.choose(think(match.rules as Game, match, decision), fastChance(seed));

/** The random bot, which thinks for so long. */
const pool = (ms = 0): BotPool => ({
  async think(match, decision, _bot, seed) {
    const choice = thought(match, decision, seed);
    if (ms > 0) await sleep(ms);
    return choice;
  },
  hint: () => Promise.reject(new Error('nobody asks for a hint')),
  close: async () => {},
});

const opened: Tables[] = [];
afterEach(async () => {
  for (const tables of opened.splice(0)) await tables.close();
});

async function tableOf(request: TableRequest, bot: BotPool, botDelay: number): Promise<{ live: Live; tables: Tables }> {
  const failed = (error: unknown): void => {
    throw error;
  };
  const options = { store: openSqlite(':memory:'), shelf, pool: bot, key: 'the key', botDelay, idle: 60_000, failed };
  const tables = new Tables(options);
  opened.push(tables);
  const { id, invitations } = await tables.create(request, ann);
  for (const { token } of invitations) await tables.claim(token, ben);
  return { live: await tables.live(id), tables };
}

/** Milliseconds from `began` until the record has so many entries. */
async function timeUntil(live: Live, entries: number, began: number): Promise<number> {
  while (live.match!.record.length < entries) await sleep(1);
  return performance.now() - began;
}

const chooses = (live: Live, seat: number, choice: Choice): Promise<void> =>
  live.choose(seat, open(live.match!)[0].id, choice);

describe('a bot', () => {
  it('plays by luck that cannot be told from what everybody knows', async () => {
    const seats: TableRequest['seats'] = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const { live } = await tableOf({ game: 'claim', options: {}, seats }, pool(), 20);
    const match = live.match!;
    let foreseen = 0;
    for (let n = 0; n < 16; n += 2) {
      await chooses(live, 0, choices(match, open(match)[0])[0]);
      const [decision] = open(match);
      const guess = thought(match, decision, `${live.id} ${decision.id}`);
      await timeUntil(live, n + 2, 0);
      const entry = match.record[n + 1];
      if ('choice' in entry && entry.choice === guess) foreseen++;
    }
    expect(foreseen).toBeLessThan(4);
  });

  it.each([
    ['that has thought for no time', 0, DELAY],
    ['that has thought for less than a delay', DELAY / 2, DELAY],
    ['that has thought for more than one', DELAY * 1.2, DELAY * 2],
  ])('%s answers whole delays after it was asked', async (_how, ms, pause) => {
    const seats: TableRequest['seats'] = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const { live } = await tableOf({ game: 'claim', options: { cells: 4 }, seats }, pool(ms), DELAY);
    const began = performance.now();
    await chooses(live, 0, 0);
    expect(await timeUntil(live, 2, began)).toBeGreaterThan(pause - 2);
  });

  it('that has only one choice left answers no sooner', async () => {
    const seats: TableRequest['seats'] = [{ kind: 'bot', bot: 'random' }, { kind: 'me' }];
    const began = performance.now();
    const { live } = await tableOf({ game: 'knock', options: { stones: 0 }, seats }, pool(), DELAY);
    expect(await timeUntil(live, 1, began)).toBeGreaterThan(DELAY - 2);
  });

  it('that has only one choice left waits for a thread like any other', async () => {
    const games = new URL('../toys/shelf.ts', import.meta.url).href;
    const threads = botPool({ games, budget: 60_000, threads: 1, slow: () => {} });
    const knock = await shelf.loadGame('knock');
    const answered: string[] = [];
    const answers = async (name: string, stones: number): Promise<void> => {
      const match = start(knock, { seats: 2, options: { stones }, seed: 'a stone' });
      await threads.think(match, open(match)[0], 'random', 'luck');
      answered.push(name);
    };
    await Promise.all([answers('with a choice', 5), answers('without', 0)]);
    await threads.close();
    expect(answered).toEqual(['with a choice', 'without']);
  });
});

describe('a person’s seat', () => {
  const seats: TableRequest['seats'] = [{ kind: 'me' }, { kind: 'friend' }];

  it('passes by itself where it could do nothing else, after a pause', async () => {
    const began = performance.now();
    const { live } = await tableOf({ game: 'knock', options: { stones: 0 }, seats }, pool(), DELAY);
    expect(await timeUntil(live, 1, began)).toBeGreaterThan(DELAY - 2);
    await timeUntil(live, 4, began);
    expect(live.match!.record).toMatchObject([0, 1, 0, 1].map(seat => ({ seat, choice: 'pass' })));
  });

  it('is told that it passes, and nobody else is; after a choice taken back it is asked', async () => {
    const { live } = await tableOf({ game: 'knock', options: { stones: 1 }, seats }, pool(), 60_000);
    const match = live.match!;
    await chooses(live, 0, 'knock');
    await chooses(live, 1, 'knock');
    expect(([0, 1, 'spectator'] as const).map(viewer => scene(match, viewer).asked[0].passes)).toEqual([
      true,
      undefined,
      undefined,
    ]);
    await chooses(live, 0, 'pass');
    await live.undo(0, match.record.length);
    expect(scene(match, 0).asked[0]).toMatchObject({ seat: 0, choices: ['pass'] });
    expect(scene(match, 0).asked[0].passes).toBeUndefined();
  });

  it('pauses as long where it does not want to be asked', async () => {
    const { live, tables } = await tableOf({ game: 'knock', options: { stones: 5 }, seats }, pool(), DELAY);
    const began = performance.now();
    await tables.quiet(live.id, 0, 'ann', { quiet: ['turn'] });
    expect(await timeUntil(live, 1, began)).toBeGreaterThan(DELAY - 2);
    expect(live.match!.record).toMatchObject([{ seat: 0, choice: 'pass' }]);
  });

  it('passes after the same pause while nothing it could do would matter, and is asked as soon as it would', async () => {
    const options = { stones: 5, deaf: 2 };
    const began = performance.now();
    const { live } = await tableOf({ game: 'knock', options, seats }, pool(), DELAY);
    expect(scene(live.match!, 0).asked[0].passes).toBe(true);
    expect(scene(live.match!, 1).asked[0].passes).toBeUndefined();
    expect(await timeUntil(live, 1, began)).toBeGreaterThan(DELAY - 2);
    await timeUntil(live, 2, began);
    await sleep(2.5 * DELAY);
    expect(live.match!.record).toMatchObject([0, 1].map(seat => ({ seat, choice: 'pass' })));
    expect(scene(live.match!, 0).asked[0].passes).toBeUndefined();
  });

  it('passes at once where everybody sees that nothing would matter, but not where it only wants to be left alone', async () => {
    const options = { stones: 5, deaf: 1, open: true };
    const { live, tables } = await tableOf({ game: 'knock', options, seats }, pool(), 60_000);
    await timeUntil(live, 1, performance.now());
    expect(live.match!.record).toMatchObject([{ seat: 0, choice: 'pass' }]);
    await tables.quiet(live.id, 1, 'ben', { quiet: ['turn'] });
    await sleep(30);
    expect(live.match!.record).toHaveLength(1);
  });

  it('is asked all the same where it always wants to be, and is shown that', async () => {
    const options = { stones: 5, deaf: 12 };
    const { live, tables } = await tableOf({ game: 'knock', options, seats }, pool(), 60_000);
    const heard: ToPage[] = [];
    const send = (text: string): unknown => heard.push(JSON.parse(text) as ToPage);
    await live.join({ identity: 'ann', wanted: undefined, send, close: () => {} }, []);
    await tables.quiet(live.id, 0, 'ann', { always: ['turn'] });
    await sleep(30);
    const shown = heard.flatMap(message => (message.t === 'snapshot' ? [message.scene!.asked[0].passes] : []));
    expect(shown).toEqual([true, undefined]);
    expect(live.info('ann').seats.map(({ always }) => always)).toEqual([['turn'], []]);
    expect(live.info('ben').seats.map(({ always }) => always)).toEqual([[], []]);
    await chooses(live, 0, 'knock');
    expect(live.match!.record).toMatchObject([{ seat: 0, choice: 'knock' }]);
  });

  it('is asked where it can do something', async () => {
    const { live } = await tableOf({ game: 'knock', options: { stones: 5 }, seats }, pool(), 0);
    expect(scene(live.match!, 0).asked[0].passes).toBeUndefined();
    await sleep(30);
    expect(live.match!.record).toEqual([]);
    await chooses(live, 0, 'knock');
    await sleep(30);
    expect(live.match!.record).toHaveLength(1);
  });

  it('may answer within the pause', async () => {
    const { live, tables } = await tableOf({ game: 'knock', options: { stones: 5 }, seats }, pool(), DELAY);
    await tables.quiet(live.id, 0, 'ann', { quiet: ['turn'] });
    await chooses(live, 0, 'knock');
    await sleep(2.5 * DELAY);
    expect(live.match!.record).toMatchObject([{ seat: 0, choice: 'knock' }]);
  });
});
