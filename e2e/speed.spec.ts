/** How soon something is seen, and how much must be loaded for it. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './table.ts';

const KB = 1024;

test('the lobby is painted within a second', async ({ guest }) => {
  let best = Infinity;
  // Other tests run beside this one: the page is asked until one load was not disturbed.
  for (let load = 0; load < 3 || (load < 12 && best >= 1000); load++) {
    const { page } = await guest();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play now against bots' })).toBeVisible();
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    best = Math.min(best, await painted.jsonValue());
    await page.close();
  }
  test.info().annotations.push({ type: 'first paint', description: `${best.toFixed(0)} ms` });
  expect(best).toBeLessThan(1000);
});

/** The scripts a page and its workers load, by name, with their size when compressed. */
function scriptsOf(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, Promise<number>>();
  const weigh = async (name: string): Promise<number> => gzipSync(await (await page.request.get(name)).body()).length;
  page.context().on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !sizes.has(pathname)) sizes.set(pathname, weigh(pathname));
  });
  return async () => new Map(await Promise.all([...sizes].map(async ([name, size]) => [name, await size] as const)));
}

test('the first table needs at most 300 KB of scripts, the lobby none of a game', async ({ guest }) => {
  const { page } = await guest();
  const scripts = scriptsOf(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now against bots' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const lobby = await scripts();
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page.locator('.table')).not.toHaveAttribute('data-asked', '');
  const table = await scripts();
  const added = [...table.keys()].filter(name => !lobby.has(name));
  expect(
    [...lobby.keys()].filter(name => /board|game/.test(name)),
    'games in the lobby',
  ).toEqual([]);
  // What boards share is a script of its own; class names tell whose the others are.
  const boards = added.filter(name => /\/board-/.test(name));
  const texts = await Promise.all(boards.map(async name => (await page.request.get(name)).text()));
  expect(
    texts.filter(text => text.includes('sal-card')),
    'the board of the game',
  ).toHaveLength(1);
  expect(
    texts.filter(text => text.includes('rea-card')),
    'the board of another game',
  ).toEqual([]);
  expect(
    added.filter(name => /\/worker-/.test(name)),
    'the engine',
  ).toHaveLength(1);
  const bytes = [...table.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'scripts', description: `${(bytes / KB).toFixed(0)} KB` });
  expect(bytes).toBeLessThanOrEqual(300 * KB);
});

test('scripts travel compressed', async ({ guest }) => {
  const { page } = await guest();
  const main = page.waitForResponse(response => /\/index-[^/]+\.js$/.test(response.url()));
  await page.goto('/');
  expect((await (await main).allHeaders())['content-encoding']).toMatch(/^(gzip|br|zstd)$/);
});
