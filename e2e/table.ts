/** Browsers at a real server: every test gets guests, and fails if one of their consoles has anything to complain about. */
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Replay } from '@vesper/kernel';
import type { TableInfo } from '@vesper/table/messages';
import { costsSoFar, noteCost } from './cost.ts';
import { freshRoom, leaveRoom, roomFor } from './rooms.ts';
import { Server } from './server.ts';

export { expect } from '@playwright/test';
export { Server } from './server.ts';

export type Theme = 'dark' | 'light' | 'contrast';

export interface Wishes {
  readonly name?: string;
  readonly theme?: Theme;
  readonly phone?: boolean;
  /** Pieces fly and lights fade, as for most people; else everything jumps. */
  readonly motion?: boolean;
  /** Keeps the page to work without a network, as browsers do; else every test would load all of it. */
  readonly offline?: boolean;
  /** A browser that has never been here: for what travels on a first visit, and for permissions, which stay. */
  readonly fresh?: boolean;
  /** Another server than the test's own. */
  readonly server?: Server;
  readonly size?: { readonly width: number; readonly height: number };
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface Guest {
  readonly page: Page;
  /** The page's complaints so far: console errors, exceptions, failed requests. */
  readonly complaints: string[];
  /** Sets a table over HTTP, as the lobby would; the links lead to the seats of friends. */
  set(seats: readonly Seat[], more?: More): Promise<{ readonly id: string; readonly links: readonly string[] }>;
  /** Sets a table and opens it. */
  sit(seats: readonly Seat[], more?: More): Promise<string>;
  /** Opens a recorded match where its record ends. */
  playOn(file: Replay, seats: readonly Seat[]): Promise<string>;
}

/** Salem without a clock, if nothing is said. */
export interface More {
  readonly game?: string;
  readonly options?: Readonly<Record<string, boolean | string | number>>;
  readonly clock?: Clock;
  /** Milliseconds after which a bot plays for who is away. */
  readonly absence?: number;
}

export interface Clock {
  /** Milliseconds. */
  readonly bank: number;
  readonly increment: number;
  readonly onExpiry: 'bot' | 'concede';
}

export interface Seat {
  readonly kind: 'me' | 'friend' | 'bot' | 'here';
  readonly name?: string;
  readonly bot?: string;
}

export const me: Seat = { kind: 'me' };
export const bot = (name: string): Seat => ({ kind: 'bot', name, bot: 'greedy' });

export async function newGuest(browser: Browser, server: Server, wishes: Wishes = {}): Promise<Guest> {
  const page = await freshRoom(browser, wishes.server ?? server, wishes);
  return guestOn(page, wishes);
}

/** Brings what a guest needs to a page that has been nowhere yet. */
async function guestOn(page: Page, wishes: Wishes): Promise<Guest> {
  if (wishes.size !== undefined) await page.setViewportSize(wishes.size);
  const taste = { name: wishes.name ?? '', theme: wishes.theme ?? 'dark', pace: 'instant', ...wishes.settings };
  await page.addInitScript(state => {
    if (localStorage.getItem('vesper-settings') === null)
      localStorage.setItem('vesper-settings', JSON.stringify({ state, version: 0 }));
  }, taste);
  const complaints = listenTo(page);
  const introduce = async (): Promise<void> => {
    const { name } = wishes;
    // A page that is open asks who it is; two first requests at once would be two people.
    if (page.url() !== 'about:blank') await page.waitForLoadState('networkidle');
    if (name !== undefined) await page.request.post('/api/me', { data: { name } });
  };
  const set: Guest['set'] = async (seats, more) => {
    await introduce();
    const wish = { game: 'salem', seats, words: 'abc', ...more };
    const answer = await page.request.post('/api/tables', { data: wish });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { table, invitations } = (await answer.json()) as {
      table: { id: string };
      invitations: readonly { readonly token: string }[];
    };
    return { id: table.id, links: invitations.map(({ token }) => `/join#${token}`) };
  };
  const open = async (id: string): Promise<string> => {
    if (new URL(page.url()).pathname.startsWith('/t/')) await page.evaluate(goToTable, id);
    else await page.goto(`/t/${id}`);
    await expect(page.locator('.table:not([data-left])')).toBeVisible();
    return id;
  };
  return {
    page,
    complaints,
    set,
    sit: async (seats, more) => open((await set(seats, more)).id),
    async playOn(file, seats) {
      await introduce();
      const bring = () => page.request.post('/api/tables/import', { data: { file: JSON.stringify(file), seats } });
      let answer = await bring();
      // The server gives up a match that takes ten seconds, which happens where the machine is busy with other work.
      for (let tries = 1; answer.status() === 413 && tries < 40; tries++) answer = await bring();
      expect(answer.ok(), await answer.text()).toBe(true);
      return open(((await answer.json()) as { table: { id: string } }).table.id);
    },
  };
}

/** In the browser: from one table to another without loading the page again, as the links of the page do. */
function goToTable(id: string): void {
  document.querySelector('.table')?.setAttribute('data-left', '');
  history.pushState(null, '', `/t/${id}`);
}

/** Opens the options of the table to set, and closes them again. */
export async function inOptions(page: Page, choose: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await choose();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** From the lobby: opens a recorded match as a table of this browser, where its record ends. */
export async function openHere(page: Page, match: Replay): Promise<void> {
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.getByLabel('Open a file').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(match)),
  });
  await page.waitForURL(/\/t\/here-/);
  await page.goto(page.url().replace(/\/0$/, ''));
  await expect(page.locator('.table')).toBeVisible();
}

function listenTo(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    // Said where a test does without a service worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // Said where the machine is slow; what travels for nothing is found by `speed`.
    if (message.text().includes('preloaded using link preload but not used within a few seconds')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', error => complaints.push(`exception: ${error.stack ?? error.message}`));
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left or reloaded gives up what it was loading.
    if (why !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${why}`);
  });
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`answer: ${response.url()} ${response.status()}`);
  });
  return complaints;
}

interface Fixtures {
  readonly cost: void;
  readonly guest: (wishes?: Wishes) => Promise<Guest>;
}

export const test = base.extend<Fixtures, { server: Server }>({
  cost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use, info) => {
      const file = process.env.VESPER_COST;
      const before = file === undefined ? {} : costsSoFar();
      await use();
      if (file !== undefined)
        noteCost(file, { file: path.basename(info.file), title: info.titlePath.slice(1).join(' › ') }, before);
    },
    { auto: true },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 }, // starting takes two seconds, or a hundred where the machine is busy with other work
  ],
  guest: async ({ browser, server }, use) => {
    const guests: Guest[] = [];
    await use(async (wishes = {}) => {
      const guest = await guestOn(await roomFor(browser, server, wishes), wishes);
      guests.push(guest);
      return guest;
    });
    const complaints = guests.flatMap(guest => guest.complaints);
    for (const { page } of guests) await leaveRoom(page.context(), server);
    expect(complaints).toEqual([]);
  },
});

/** The record's length, as the table shows it. */
export async function moment(page: Page): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-n'));
}

/** How far a table on the server is, asked without looking at it. */
export async function statusOf(page: Page, id: string): Promise<TableInfo['status']> {
  const answer = await page.request.get(`/api/tables/${id}`);
  return ((await answer.json()) as { readonly table: TableInfo }).table.status;
}

export const scoreSheet = (page: Page): Locator => page.locator('dialog.score-dialog');

/** The score sheet is there and counted; bots may still be playing when this is asked. Ties have several winners. */
export async function expectEnd(page: Page): Promise<void> {
  await expect(scoreSheet(page).getByText('wins', { exact: true }).first()).toBeVisible({ timeout: 180_000 });
}
