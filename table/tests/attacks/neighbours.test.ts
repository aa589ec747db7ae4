/**
 * Somebody imports the longest file over and over, looks into its past, and floods routes and sockets, all at once; at the
 * tables beside it people play on. How long they wait is measured by `npm run bench:table -- --attack`; here, for how long
 * nobody else had a turn.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LONGEST } from '../../replaying/bounds.ts';
import type { Browser } from '../browser.ts';
import * as shelf from '../toys/shelf.ts';
import { makeTable } from './house.ts';
import { endless, watchedHouse } from './long.ts';

/** Milliseconds of attack. */
const DURATION = 2500;
/** Milliseconds after which everybody must have had a turn. */
const HELD = 50;
const NEIGHBOURS = 4;

const { person, longestHold } = watchedHouse();
const file = endless(await shelf.loadGame('dungeon'), 4, LONGEST);
const all = ['me', 'here', 'here', 'here'].map(kind => ({ kind }));

/** Chooses and takes it back, as fast as one may speak; says how often. */
async function play(browser: Browser, isOver: () => boolean): Promise<number> {
  let choices = 0;
  while (!isOver()) {
    expect(await browser.chooseFirst(0)).toMatchObject({ t: 'ok' });
    expect(await browser.send({ t: 'undo', seat: 0, n: browser.scene!.n })).toMatchObject({ t: 'ok' });
    choices++;
    await sleep(60);
  }
  expect(browser.gaps).toEqual([]);
  return choices;
}

class Attacker {
  /** How often each was answered how. */
  readonly answers = new Map<string, number>();
  private readonly browser: Browser;
  private readonly tables: string[] = [];

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Long enough, and all of it came to pass. */
  isOver(end: number): boolean {
    return performance.now() > end && this.answers.has('import 200') && this.answers.has('look 200');
  }

  async attack(end: number): Promise<void> {
    const until = async (act: () => Promise<void>): Promise<void> => {
      while (!this.isOver(end)) await act();
    };
    await Promise.all([
      ...[1, 2].map(() => until(() => this.importFile())),
      ...[1, 2, 3].map(() => until(() => this.lookBack())),
      ...[1, 2].map(() => until(async () => void (await this.ask('request', '/api/tables')))),
      until(() => this.pour()),
    ]);
  }

  private async ask(what: string, path: string, body?: string): Promise<string | undefined> {
    const { status, body: got } = await this.browser.request<{ table?: { id: string } }>(path, body);
    this.browser.received.length = 0;
    this.answers.set(`${what} ${status}`, (this.answers.get(`${what} ${status}`) ?? 0) + 1);
    return got.table?.id;
  }

  private async importFile(): Promise<void> {
    const made = await this.ask('import', '/api/tables/import', JSON.stringify({ file, seats: all }));
    if (made === undefined) await sleep(20);
    else this.tables.push(made);
  }

  private async lookBack(): Promise<void> {
    await sleep(5);
    const [table] = this.tables;
    if (table !== undefined) await this.ask('look', `/api/tables/${table}/at/${Math.floor(Math.random() * LONGEST)}`);
  }

  /** Until it is cut off; then it comes back. */
  private async pour(): Promise<void> {
    const { browser } = this;
    await browser.connect().catch(() => sleep(20)); // so often that it is let in no more
    for (let i = 0; browser.socket?.readyState === WebSocket.OPEN; i++) {
      browser.socket.send('{"t":"choose","id":1,"seat":0,"decision":"claim:0:0","choice":1}');
      if (i % 100 === 0) await sleep(1);
    }
    browser.close();
  }
}

it('nobody at other tables waits for what one client does', async () => {
  const neighbours = Array.from({ length: NEIGHBOURS }, () => person());
  for (const browser of neighbours) {
    const { table } = await makeTable(browser, ['me', 'here']);
    await browser.join(table.id);
  }
  const mallory = person();
  await mallory.ok('/api/me', { name: 'Mallory' });
  const attacker = new Attacker(mallory);
  let choices: number[] = [];
  const held = await longestHold(async () => {
    const end = performance.now() + DURATION;
    const attacking = attacker.attack(end);
    choices = await Promise.all(neighbours.map(browser => play(browser, () => attacker.isOver(end))));
    await attacking;
  });
  expect(held).toBeLessThan(HELD);
  expect(Math.min(...choices)).toBeGreaterThan(3);
  expect([...attacker.answers.keys()].filter(answer => / 5\d\d$/.test(answer))).toEqual([]);
});
