/** How soon something is seen, and how much must be loaded for it. */
import type { Request } from '@playwright/test';
import { gameIds } from '@vesper/games';
import { builtParts, countedFor, filesOf, neededFor } from '../web/build/scripts.ts';
import { soak } from './soak.ts';
import { expect, test } from './table.ts';

declare global {
  interface Window {
    /** When the first decision was on the page, and what of the table was not there yet. */
    firstDecision?: { readonly at: number; readonly coming: readonly string[] };
  }
}

/** In the browser, from the beginning. */
function noteTheFirstDecision(): void {
  const look = (): void => {
    const table = document.querySelector<HTMLElement>('.table');
    if (window.firstDecision !== undefined || table === null || table.dataset['asked'] === '') return;
    const coming = [...table.querySelectorAll('[data-coming]')].map(({ parentElement }) => parentElement!.className);
    window.firstDecision = { at: performance.timeOrigin + performance.now(), coming };
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

test('the lobby is painted within a second', async ({ guest }) => {
  let best = Infinity;
  // Other tests run beside this one: the page is asked until one load was not disturbed.
  for (let load = 0; load < 3 || (load < 30 && best >= 1000); load++) {
    const { page } = await guest({ fresh: true });
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

// Each game on a screen or on a phone in turn; a soak sees all of them on both.
for (const [turn, id] of gameIds.entries()) {
  for (const phone of soak ? [false, true] : [turn % 2 === 1]) {
    test(`what travels of ${id} from the lobby to the first decision${phone ? ' of a phone' : ''} is what the budget counts`, async ({
      guest,
    }) => {
      const { page } = await guest({ phone, fresh: true });
      const travelled: Request[] = [];
      page.context().on('request', request => {
        if (/\/assets\/.*\.js$/.test(request.url())) travelled.push(request);
      });
      await page.addInitScript(noteTheFirstDecision);
      await page.goto('/');
      await page.locator(`[role=radio][data-game=${id}]`).click();
      await page.getByRole('button', { name: 'Play now against bots' }).click();
      const first = (await (await page.waitForFunction(() => window.firstDecision)).jsonValue())!;
      expect(first.coming, 'nothing of the first decision is still coming').toEqual([]);

      // A request knows when it began as soon as it is answered.
      await Promise.all(travelled.map(request => request.response()));
      const before = travelled.filter(request => request.timing().startTime <= first.at);
      const names = before.map(request => new URL(request.url()).pathname.slice(1));
      const parts = builtParts();
      const counted = countedFor(id, parts);
      expect(names.filter(name => !counted.has(name))).toEqual([]);
      expect([...filesOf(neededFor(id), parts)].filter(file => !names.includes(file))).toEqual([]);
    });
  }
}

test('page and worker ask for the same files, and whoever comes second finds them in the cache', async ({ guest }) => {
  const { page } = await guest({ fresh: true });
  const travelled: Request[] = [];
  page.context().on('request', request => {
    if (new URL(request.url()).pathname.endsWith('.js')) travelled.push(request);
  });
  await page.addInitScript(noteTheFirstDecision);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  const first = (await (await page.waitForFunction(() => window.firstDecision)).jsonValue())!;
  await page.locator('html[data-complete]').waitFor();
  // What began to travel later is not counted, however late one looks.
  await Promise.all(travelled.map(request => request.response()));
  const before = travelled.filter(request => request.timing().startTime <= first.at);
  const sized = before.map(async request => {
    const { responseBodySize } = await request.sizes();
    return [new URL(request.url()).pathname, responseBodySize] as const;
  });
  const scripts = (await Promise.all(sized)).filter(([, size]) => size > 0);
  expect(scripts.map(([name]) => name).toSorted()).toEqual([...new Set(scripts.map(([name]) => name))].toSorted());
  const bytes = scripts.reduce((sum, [, size]) => sum + size, 0);
  test.info().annotations.push({ type: 'scripts', description: `${bytes} bytes` });
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(256_000);
});

test('scripts travel compressed', async ({ guest }) => {
  const { page } = await guest({ fresh: true });
  const main = page.waitForResponse(response => /\/index-[^/]+\.js$/.test(response.url()));
  await page.goto('/');
  expect((await (await main).allHeaders())['content-encoding']).toMatch(/^(gzip|br|zstd)$/);
});
