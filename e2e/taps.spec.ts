/** One tap for what can be taken back, two where a finger slips; a number for whatever may be chosen. */
import type { Page } from '@playwright/test';
import { dungeon } from '@vesper/games/dungeon';
import { games, seatsOf } from './games.ts';
import { nextTurn } from './play.ts';
import { positionOf } from './positions.ts';
import { expect, moment, test } from './table.ts';

/** By the page's own clock the question has stood there long enough to be read. */
async function isRead(page: Page): Promise<void> {
  await nextTurn(page);
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(then => performance.now() - then > 500, since);
}

test('on a phone an order that can be taken back is one tap, and so is taking it back', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', phone: true });
  const match = positionOf(dungeon, { seats: 2, seed: 'one tap', until: ({ ask }) => ask === 'giveOrder' });
  await playOn(match, seatsOf(match));
  await isRead(page);
  await expect(page.locator('.sheet h2')).toHaveText('Order 1 of 3?');
  await page.locator('.chip[data-strip-choice]').first().tap();
  await expect(page.locator('.sheet h2')).toHaveText('Order 2 of 3?');
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(page.locator('.sheet h2')).toHaveText('Order 1 of 3?');
});

test('a tap on a small disc of the map shows first what it chooses; one on a large disc walks', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', phone: true });
  const { full } = games.find(({ game }) => game === 'realm')!;
  const match = full.file();
  await playOn(match, seatsOf(match));
  await isRead(page);
  const n = await moment(page);
  const disc = page.locator('.stage [data-piece^="space:"][data-choice*="foot"]').first();
  expect((await disc.boundingBox())!.width).toBeLessThan(44);
  await disc.tap();
  await expect(page.locator('.sheet-chosen .primary')).toBeVisible();
  expect(await moment(page)).toBe(n);
  await page.getByRole('button', { name: 'Not this' }).tap();
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect.poll(async () => (await disc.boundingBox())!.width).toBeGreaterThanOrEqual(44);
  await disc.tap();
  await expect.poll(() => moment(page)).toBe(n + 1);
});

test('every choice has a number: those beyond the ninth, and what else one may have in mind', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const { full } = games.find(({ game }) => game === 'realm')!;
  const match = full.file();
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  // Two digits belong together if they follow quickly: the second does not wait until the page has seen the first.
  const type = (number: string) => Promise.all(Array.from(number, digit => page.keyboard.press(digit)));
  const intentions = page.locator('.intention[data-number]');
  const tenth = page.locator('.chip[data-number="10"]');
  for (let i = 0; i < (await intentions.count()) && (await tenth.count()) === 0; i++) {
    await type((await intentions.nth(i).getAttribute('data-number'))!);
    await expect(intentions.nth(i)).toHaveAttribute('aria-pressed', 'true');
  }
  const numbers = await page
    .locator('.strip [data-number]')
    .evaluateAll(found => found.map(({ dataset }) => Number(dataset['number'])));
  expect(new Set(numbers).size).toBe(numbers.length);
  const wanted = (await tenth.getAttribute('data-strip-choice'))!;
  const n = await moment(page);
  await type('10');
  const armed = page.locator(`.chip[aria-pressed="true"][data-strip-choice='${wanted}']`);
  await expect.poll(async () => (await moment(page)) > n || (await armed.count()) > 0).toBe(true);
});

test('the text twin sums up what happened since the last turn', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const { full } = games.find(({ game }) => game === 'realm')!;
  const match = full.file();
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  await page.keyboard.press('t');
  const since = page
    .locator('.twin section')
    .filter({ has: page.getByRole('heading', { name: 'Since your last turn' }) });
  await expect(since.getByRole('heading', { name: 'The game went on' })).toBeVisible();
  await expect(since.locator('.log-line')).toHaveCount(0);
});
