/** Matches of Salem through the page: with the mouse, on a phone, with the keyboard alone. */
import { salem } from '@vesper/games/salem';
import { seatsOf } from './games.ts';
import { matchToEnd } from './positions.ts';
import { expect, expectEnd, inOptions, scoreSheet, test } from './table.ts';
import { playByTapping, playWithKeys, playWithMouse } from './play.ts';
import { soak } from './soak.ts';

/** Its end is seen in `end`, with the keyboard below and on a phone in `sizes`. */
test('a match on the server against bots begins, pressing pieces', async ({ guest }) => {
  const { page } = await guest({ name: 'Hester' });
  await page.goto('/');
  await inOptions(page, () => page.getByLabel('Keep the table on the server').check());
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const { pieces } = await playWithMouse(page, { seed: 11, ...(soak ? {} : { most: 8 }) });
  expect(pieces).toBeGreaterThan(0);
  if (soak) await expectEnd(page);
});

test('a whole match in the browser alone, without a network, pressing pieces', async ({ guest }) => {
  const { page } = await guest({ name: 'Hester' });
  await page.goto('/');
  await inOptions(page, () => page.getByLabel('Choose your Starting Colonist').check());
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const sockets: string[] = [];
  page.on('websocket', socket => sockets.push(socket.url()));
  await expect(page.locator('.table')).toBeVisible();
  await page.locator('html[data-complete]').waitFor(); // what travels later has come, too
  await page.context().setOffline(true);
  const { choices, pieces } = await playWithMouse(page, { seed: 23 });
  expect(pieces, 'most choices are pieces').toBeGreaterThan(choices / 2);
  expect(pieces).toBeGreaterThan(10);
  expect(sockets, 'no server is asked').toEqual([]);
  await expectEnd(page);
});

test('a match by keyboard alone, through the text twin: how it begins, and to its end', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Play now against bots' });
  for (let tabs = 0; tabs < 60 && !(await start.evaluate(button => button === document.activeElement)); tabs++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).toBeVisible();
  const twin = page.getByRole('heading', { name: 'The table as text' });
  await page.keyboard.press('t');
  await expect(twin).toBeFocused();
  expect(await playWithKeys(page, { seed: 5, most: 6 })).toBe(6);

  const match = matchToEnd(salem, { seats: 3, seed: 'by keyboard' }, 18);
  await playOn(match, seatsOf(match));
  await page.keyboard.press('t');
  await expect(twin).toBeFocused();
  expect(await playWithKeys(page, { seed: 5 })).toBeGreaterThan(0);
  await expectEnd(page);
  await page.keyboard.press('Escape');
  await expect(scoreSheet(page)).toBeHidden();
});

test('a match begins on a phone, by tapping', async ({ guest }) => {
  const { page } = await guest({ name: 'Hester', phone: true });
  await page.goto('/');
  await inOptions(page, () => page.getByLabel('Keep the table on the server').check());
  await page.getByRole('button', { name: 'Play now against bots' }).tap();
  const { choices, pieces } = await playByTapping(page, { seed: 7, most: 8 });
  expect(choices).toBe(8);
  expect(pieces).toBeGreaterThan(0);
});
