/** Whole matches of Salem through the page: with the mouse, on a phone, with the keyboard alone. */
import { expect, expectEnd, scoreSheet, test } from './table.ts';
import { playByTapping, playWithKeys, playWithMouse } from './play.ts';

test('a match on the server against bots, pressing pieces', async ({ guest }) => {
  const { page } = await guest({ name: 'Hester' });
  await page.goto('/');
  await page.getByLabel('Keep the table on the server').check();
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const { choices, pieces } = await playWithMouse(page, { seed: 11 });
  expect(pieces, 'most choices are pieces').toBeGreaterThan(choices / 2);
  await expectEnd(page);
});

test('a match in the browser alone, without a network, pressing pieces', async ({ guest }) => {
  const { page } = await guest({ name: 'Hester' });
  await page.goto('/');
  await page.getByLabel('Choose your Starting Colonist').check();
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  const sockets: string[] = [];
  page.on('websocket', socket => sockets.push(socket.url()));
  await expect(page.locator('.table')).toBeVisible();
  await page.context().setOffline(true);
  const { pieces } = await playWithMouse(page, { seed: 23 });
  expect(pieces).toBeGreaterThan(10);
  expect(sockets, 'no server is asked').toEqual([]);
  await expectEnd(page);
});

test('a match by keyboard alone, through the text twin', async ({ guest }) => {
  const { page } = await guest({ name: 'Hester' });
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Play now against bots' });
  for (let tabs = 0; tabs < 60 && !(await start.evaluate(button => button === document.activeElement)); tabs++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.table')).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'The table as text' })).toBeFocused();
  expect(await playWithKeys(page, { seed: 5 })).toBeGreaterThan(10);
  await expectEnd(page);
  await page.keyboard.press('Escape');
  await expect(scoreSheet(page)).toBeHidden();
});

test('a match on a phone, by tapping', async ({ guest }) => {
  const { page } = await guest({ name: 'Hester', phone: true });
  await page.goto('/');
  await page.getByLabel('Keep the table on the server').check();
  await page.getByRole('button', { name: 'Play now against bots' }).tap();
  const { choices, pieces } = await playByTapping(page, { seed: 7 });
  expect(pieces, 'most choices are pieces').toBeGreaterThan(choices / 2);
  await expectEnd(page);
});
