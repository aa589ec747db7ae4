/** The server is gone: what was opened once goes on, and nobody is made to take a new version. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Replay } from '@vesper/kernel';
import { LONG, playWithMouse } from './play.ts';
import { expect, me, moment, newGuest, Server, bot, test } from './table.ts';

const golden = fileURLToPath(new URL('../games/realm/editions/golden/1/2-2-seats-random.json', import.meta.url));

/** The worker watches over this page, and has kept what a table of this game needs. */
async function keptFor(page: Page, game: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: LONG });
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const own = new Set(loaded.filter(name => new RegExp(`/assets/${game}(-board)?-[^/]*\\.js$`).test(name)));
  expect(own.size, `files of ${game}`).toBe(2);
  await page.waitForFunction(
    async files => (await Promise.all(files.map(file => caches.match(file)))).every(found => found !== undefined),
    [...own],
    { timeout: LONG },
  );
}

test('a reload without the server goes on with tables of this browser', async ({ browser }) => {
  const server = await Server.start();
  // The console tells of each request that fails, and they do fail here: so nobody looks at it.
  const { page, sit } = await newGuest(browser, server, { name: 'Hester', offline: true });
  const remote = await sit([me, bot('Tobias'), bot('Corvus')]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  const table = page.locator('.table');
  await expect(table).not.toHaveAttribute('data-asked', '');
  const game = (await table.getAttribute('data-game')) ?? '';
  const local = page.url();
  await keptFor(page, game);

  await server.kill();
  await page.reload();
  await expect(table).not.toHaveAttribute('data-asked', '');
  const before = await moment(page);
  await playWithMouse(page, { most: 2 });
  await expect.poll(() => moment(page)).toBeGreaterThan(before);

  // The lobby, and a new table of the same game.
  await page.goto('/');
  await expect(page.locator(`.your-tables a[href="${new URL(local).pathname}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(table).not.toHaveAttribute('data-asked', '');
  expect(page.url()).not.toBe(local);

  // A table on the server says so, and comes back with it.
  await page.goto(`/t/${remote}`);
  await expect(page.getByRole('heading')).toHaveText('The server cannot be reached');
  await server.run();
  await expect(table).toHaveAttribute('data-link', 'live');
  await page.context().close();
  await server.stop();
});

/** Another version: its page has other words, and its worker another list of files. */
function upgrade(folder: string): void {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8').replace('<title>', '<title>Newer ');
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8').replace(
    '"/candle.svg"',
    '"/robots.txt","/candle.svg"',
  );
  for (const file of ['index.html', 'sw.js'])
    for (const packed of ['.br', '.gz']) rmSync(path.join(folder, file + packed));
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(path.join(folder, 'sw.js'), worker);
}

/** What only the newer version keeps is there. The page may be loaded anew while it is asked: then it is asked again. */
async function expectNewer(page: Page): Promise<void> {
  const isKept = (): Promise<boolean> => page.evaluate(async () => (await caches.match('/robots.txt')) !== undefined);
  await expect(async () => expect(await isKept()).toBe(true)).toPass({ timeout: LONG });
}

test('a new version is offered, takes over when it is wanted, and one that is broken can be called back', async ({
  browser,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-version-'));
  cpSync(process.env.VESPER_E2E_PAGE!, folder, { recursive: true });
  const server = await Server.start({ page: folder });
  const { page, complaints } = await newGuest(browser, server, { name: 'Hester', offline: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  const table = page.locator('.table');
  await expect(table).not.toHaveAttribute('data-asked', '');
  const game = (await table.getAttribute('data-game')) ?? '';
  await keptFor(page, game);

  upgrade(folder);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const note = page.locator('.update-note');
  await expect(note).toContainText('A new version is ready');
  // Nothing is forced: the match goes on below it.
  const n = await moment(page);
  await playWithMouse(page, { most: 1 });
  await expect.poll(() => moment(page)).toBeGreaterThan(n);
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Reload' }).click();
  await expect(note).toHaveCount(0);
  await expect(table).not.toHaveAttribute('data-asked', '');
  await expectNewer(page);
  // The browser had begun to load the page before the new worker took over.
  expect(complaints.filter(text => !text.includes('cross-world service worker'))).toEqual([]);

  // `vesper serve --no-offline`: browsers forget the worker and what it kept; the match is still there.
  await server.kill();
  await server.run({ 'no-offline': true });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  // Also what was still being loaded, and kept, while everything was forgotten.
  await expect(async () => expect(await page.evaluate(() => caches.keys())).toEqual([])).toPass({ timeout: LONG });
  await page.reload();
  await expect(table).not.toHaveAttribute('data-asked', '');
  await page.context().close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a match by earlier rules is played on without the server, after an update', async ({ browser }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-version-'));
  cpSync(process.env.VESPER_E2E_PAGE!, folder, { recursive: true });
  const recorded = JSON.parse(readFileSync(golden, 'utf8')) as Replay;
  const file = path.join(folder, 'earlier.json');
  writeFileSync(file, JSON.stringify({ ...recorded, record: recorded.record.slice(0, 30), hash: '' }));
  const server = await Server.start({ page: folder });
  // The console tells of each request that fails, and they do fail here: so nobody looks at it.
  const { page } = await newGuest(browser, server, { name: 'Hester', offline: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  const table = page.locator('.table');
  await expect(page.locator('.earlier-rules')).toContainText('edition 1');
  const match = page.url().replace(/\/0$/, '');
  await keptFor(page, 'realm');
  await page.waitForFunction(
    async () => {
      const found = await caches.match('/needed-editions');
      return found !== undefined && ((await found.json()) as string[]).includes('realm 1');
    },
    null,
    { timeout: LONG },
  );

  upgrade(folder);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.locator('.update-note').getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('.update-note')).toHaveCount(0);
  await expectNewer(page);

  await server.kill();
  await page.goto(match);
  await expect(page.locator('.earlier-rules')).toContainText('edition 1');
  await expect(table).not.toHaveAttribute('data-asked', '');
  const before = await moment(page);
  await playWithMouse(page, { most: 1 });
  await expect.poll(() => moment(page)).toBeGreaterThan(before);
  await page.context().close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
