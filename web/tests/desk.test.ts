/** The browser's own table: what it does by itself, what it stores and when, and what the page is told. */
import { setTimeout as sleep } from 'node:timers/promises';
import { loadGame } from '@vesper/games';
import { choices, load, log, open, start } from '@vesper/kernel';
import type { Choice, Game, Match, Options } from '@vesper/kernel';
import type { ToPage } from '@vesper/table/messages';
import { scene } from '@vesper/table/scenes';
import { wicks } from '@vesper/kernel/toys/wicks/game';
import { knockGame } from '@vesper/table/toys/knock';
import { afterEach, describe, expect, it } from 'vitest';
import { Desk } from '../session/desk.ts';
import type { LocalSeat, LocalTable } from '../session/keep.ts';
import type { LocalBrought, LocalLegacy } from '../session/keptLegacies.ts';
import { asItStands } from '../session/localTable.ts';
import { receive, unopened } from '../session/receive.ts';
import type { SessionState } from '../session/session.ts';

const PACE = 60;
const person: LocalSeat = { kind: 'person', name: 'Ann', bot: 'random' };
const bot: LocalSeat = { kind: 'bot', name: 'Bot', bot: 'random' };
const knock = knockGame as unknown as Game;

const desks: Desk[] = [];
afterEach(() => {
  for (const desk of desks.splice(0)) desk.close();
});

interface Set {
  readonly game?: Game;
  readonly options?: Options;
  readonly pace?: number;
  /** In place of storing. */
  readonly keep?: (table: LocalTable) => Promise<void>;
  readonly brought?: readonly LocalBrought[];
}

/** A table of this browser with a page that follows it. */
async function set(seats: readonly LocalSeat[], { game = knock, options, pace = 0, keep, brought = [] }: Set = {}) {
  const legacies = brought.map(({ seat, legacy }) => ({ seat, sheet: legacy.sheet }));
  const setup = { seats: seats.length, seed: 'a candle', legacies };
  const match = start(game, { ...setup, ...(options === undefined ? {} : { options }) });
  const now = asItStands(game, match, seats, 0);
  const about = { id: 'here-it-is', game: game.id, options: match.options, seats, created: 0, from: null, brought };
  const first = { ...about, ...now };
  const here: {
    state: SessionState;
    kept: LocalTable;
    failed: unknown[];
    earned: { legacy: LocalLegacy; instead: string }[];
  } = { state: unopened, kept: first, failed: [], earned: [] };
  const desk = new Desk(game, first, {
    send(text) {
      here.state = receive(here.state, JSON.parse(text) as ToPage)!;
    },
    async keep(table) {
      await keep?.(table);
      here.kept = table;
    },
    async keepLegacy(legacy, instead) {
      here.earned.push({ legacy, instead });
    },
    failed: error => here.failed.push(error),
  });
  desks.push(desk);
  desk.pace = pace;
  await desk.show();
  const stored = (): Match => load(game, here.kept.saved);
  const answer = async (choice: Choice): Promise<void> => {
    const [asked] = here.state.scene!.asked;
    await desk.choose(asked.seat, asked.id, choice);
  };
  const until = async (n: number): Promise<number> => {
    const began = performance.now();
    while (here.state.scene!.n < n) await sleep(1);
    return performance.now() - began;
  };
  return { desk, here, stored, answer, until };
}

describe('a table of this browser', () => {
  it('is played to its end by bots and people, and the page follows it to what is stored', async () => {
    const { desk, here, stored } = await set([person, bot, { ...person, name: 'Ben' }], {
      game: await loadGame('salem'),
    });
    let n = -1;
    while (here.state.table!.status !== 'over') {
      const match = stored();
      const mine = open(match).find(({ seat }) => here.kept.seats[seat].kind === 'person');
      if (match.record.length === n || mine === undefined) await sleep(1);
      else {
        n = match.record.length;
        await desk.choose(mine.seat, mine.id, choices(match, mine)[0]).catch(() => {}); // a bot may be faster
      }
    }
    const match = stored();
    expect(here.failed).toEqual([]);
    expect(here.state.scene).toMatchObject({ ...scene(match, here.state.viewer), asked: [] });
    expect(here.state.log).toEqual(log(match, here.state.viewer));
    expect(here.state.table).toMatchObject({ status: 'over', result: { by: 'rules' }, solo: true, owner: true });
    expect(here.kept).toMatchObject({ status: 'over', yourTurn: false });
  });

  it('shows a choice when it is stored, not before', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { here, answer } = await set([person, person], { options: { stones: 5 }, keep: () => promise });
    const done = answer('knock');
    await sleep(20);
    expect(here.state.scene!.n).toBe(0);
    resolve();
    await done;
    expect(here.state.scene).toMatchObject({ n: 1, view: { knocks: [1, 0] } });
  });

  it('goes back to what is stored when a choice cannot be', async () => {
    let full = false;
    const keep = (): Promise<void> => (full ? Promise.reject(new Error('full')) : Promise.resolve());
    const { here, stored, answer } = await set([person, person], { options: { stones: 5 }, keep });
    await answer('knock');
    full = true;
    await expect(answer('knock')).rejects.toThrow('full');
    expect(here.state.scene).toEqual(scene(stored(), 0, () => true));
    full = false;
    await answer('pass');
    expect(here.state.scene).toMatchObject({ n: 2, view: { knocks: [1, 0] } });
  });

  it('that was over when it was stored is over when it is opened', async () => {
    const { here, answer } = await set([person], { options: { stones: 12 } });
    for (let n = 0; n < 12; n++) await answer('knock');
    await sleep(20);
    const { kept } = here;
    expect(kept).toMatchObject({ status: 'over', yourTurn: false });
    const desk = new Desk(knock, kept, {
      send: text => void (here.state = receive(here.state, JSON.parse(text) as ToPage)!),
      keep: () => Promise.reject(new Error('nothing is to be stored')),
      failed: error => here.failed.push(error),
    });
    await desk.show();
    expect(here.state).toMatchObject({ scene: { over: true }, table: { status: 'over', result: { winners: [0] } } });
    expect(here.failed).toEqual([]);
  });

  it('is looked at from the seat that is wanted, also when a bot plays it', async () => {
    const { desk, here, stored } = await set([person, person], { options: { stones: 5 }, pace: 60_000 });
    await desk.look(1);
    expect(here.state.viewer).toBe(1);
    await desk.seatTo(1, 'bot');
    expect(here.state).toMatchObject({ viewer: 1, table: { seats: [{ yours: true }, { kind: 'bot', yours: false }] } });
    expect(here.kept.seats[1]).toMatchObject({ kind: 'bot', bot: 'adept' });
    await desk.look(1);
    expect(here.state.scene).toEqual(scene(stored(), 1));
  });
});

describe('a bot at it', () => {
  it('answers one pace after it was asked', async () => {
    const { answer, until } = await set([person, bot], { options: { stones: 5 }, pace: PACE });
    const began = performance.now();
    await answer('knock');
    await until(2);
    expect(performance.now() - began).toBeGreaterThan(PACE - 2);
  });

  it('does not answer when its seat is taken back meanwhile', async () => {
    const { desk, here, answer } = await set([person, bot], { options: { stones: 5 }, pace: PACE });
    await answer('knock');
    await desk.seatTo(1, 'person');
    await sleep(2 * PACE);
    expect(here.state.scene!.n).toBe(1);
  });
});

describe('a moment that may pass', () => {
  it('passes at once for one person among bots', async () => {
    const { until } = await set([person, bot], { options: { stones: 0 }, pace: 60_000 });
    expect(await until(1)).toBeLessThan(30_000);
  });

  it('passes after a pause where several people look on, whatever the reason is', async () => {
    const nothing = await set([person, person], { options: { stones: 0 }, pace: PACE });
    expect(await nothing.until(1)).toBeGreaterThan(PACE - 10);
    const quiet = await set([{ ...person, quiet: ['turn'] }, person], { options: { stones: 5 }, pace: PACE });
    expect(await quiet.until(1)).toBeGreaterThan(PACE - 10);
  });

  it('passes when the person does not want to be asked any more', async () => {
    const { desk, here, until } = await set([person, bot], { options: { stones: 5 }, pace: 0 });
    await sleep(20);
    expect(here.state.scene!.n).toBe(0);
    await desk.wish(0, { quiet: ['turn'], always: [] });
    await until(12);
    expect(here.state.table).toMatchObject({ status: 'over', seats: [{ quiet: ['turn'] }, {}] });
  });

  it('says what would come of a choice, and makes it at once only if it can be taken back', async () => {
    const { desk, here, stored } = await set([person, person], { options: { stones: 5 }, pace: 60_000 });
    const [{ seat, id }] = here.state.scene!.asked;
    expect(desk.consider(seat, id, 'knock')).toMatchObject({ final: null, next: [1] });
    expect(() => desk.consider(seat, id, 'sing')).toThrow(expect.objectContaining({ code: 'illegal-choice' }));
    expect(await desk.choose(seat, id, 'knock', true)).toBeNull();
    expect(stored().record).toHaveLength(1);

    const alone = await set([person, bot], { options: { stones: 5 }, pace: 60_000 });
    const [asked] = alone.here.state.scene!.asked;
    expect(await alone.desk.choose(0, asked.id, 'knock', true)).toMatchObject({ final: 'others', next: [1] });
    expect(alone.stored().record).toEqual([]);
    expect(await alone.desk.choose(0, asked.id, 'knock')).toBeNull();
    expect(alone.stored().record).toHaveLength(1);
  });

  it('lets pass at once for one person what would not matter', async () => {
    const { here, until } = await set([person, bot], { options: { stones: 5, deaf: 1 }, pace: 60_000 });
    await until(1);
    expect(here.state.scene!.n).toBe(1);
  });
});

describe('what a match of this browser leaves', () => {
  const both = [person, { ...person, name: 'Ben' }];
  const keeper = (proven: boolean, crowns = 1): LocalBrought['legacy'] => {
    return { id: 'the-old-one', name: 'A keeper', line: '', proven, sheet: { crowns }, records: [] };
  };

  async function shownToTheEnd(seats: readonly LocalSeat[], more: Set = {}) {
    const table = await set(seats, { game: wicks as unknown as Game, options: { nights: 2 }, ...more });
    const { desk, here } = table;
    while (!here.state.scene!.over) {
      const asked = here.state.scene!.asked.find(one => one.choices !== undefined);
      if (asked !== undefined) await desk.choose(asked.seat, asked.id, asked.choices![0]);
      else await desk.look(here.state.scene!.asked.find(({ optional }) => !optional)?.seat ?? 0);
    }
    return table;
  }

  async function played(seats: readonly LocalSeat[], more: Set = {}) {
    const table = await shownToTheEnd(seats, more);
    while (table.here.state.table!.status !== 'over') await sleep(1);
    return table;
  }

  it('is kept when the end is shown: whoever goes away at once loses nothing; and it is kept once', async () => {
    const { here } = await shownToTheEnd(both);
    const { length } = here.earned;
    expect(length).toBeGreaterThan(0);
    while (here.state.table!.status !== 'over') await sleep(1);
    expect(here.earned).toHaveLength(length);
  });

  it('is kept for people, with the record that earned it', async () => {
    const { here } = await played(both);
    const [{ legacy, instead }] = here.earned;
    expect(legacy).toMatchObject({ game: 'wicks', name: 'A keeper', match: 'Wicks', won: true, proven: true });
    expect([legacy.records.length, instead]).toEqual([1, '']);
    expect(here.failed).toEqual([]);
  });

  it('takes the place of what was brought, and everybody sees what that was', async () => {
    const brought = [0, 1].map(seat => ({ seat, legacy: keeper(true) }));
    const { here } = await played(both, { brought });
    expect(here.state.table!.seats[1].brings).toEqual([{ name: 'A keeper', line: '', proven: true, allowed: true }]);
    expect(here.earned[0].instead).toBe('the-old-one');
    expect(here.earned[0].legacy.records[0].legacies).toHaveLength(2);
  });

  it('is unproven where something unproven was brought', async () => {
    const { here } = await played(both, { brought: [{ seat: 0, legacy: keeper(false, 9) }] });
    expect(here.earned.map(({ legacy }) => legacy.proven)).not.toContain(true);
  });

  it('is kept also where a bot has played on for somebody', async () => {
    const { desk, here } = await set(both, { game: wicks as unknown as Game, options: { nights: 2 } });
    await desk.seatTo(0, 'bot');
    await desk.seatTo(1, 'bot');
    while (here.state.table!.status !== 'over') await sleep(1);
    expect(here.earned.length).toBeGreaterThan(0);
  });

  it('is nothing where only bots sit', async () => {
    const { here } = await set([bot, bot], { game: wicks as unknown as Game, options: { nights: 2 } });
    while (here.state.table!.status !== 'over') await sleep(1);
    expect(here.earned).toEqual([]);
  });
});
