/** Whole matches of Defenders of the Realm through the page: with the mouse, on a phone, with the keyboard alone. */
import type { Page } from '@playwright/test';
import { bot, expect, me, scoreSheet, test } from './table.ts';
import { playByTapping, playWithKeys, playWithMouse } from './play.ts';

const realm = { game: 'realm' } as const;

/** Won or lost, all together: the sheet says which, and why. */
async function expectRealmEnd(page: Page): Promise<void> {
  await expect(page.locator('.table')).toHaveAttribute('data-over', 'true', { timeout: 180_000 });
  await expect(scoreSheet(page)).toBeVisible();
  await expect(scoreSheet(page).getByText(/REA-/).first()).toBeVisible();
}

test('a match with bots on the server, pressing pieces', async ({ guest }) => {
  const { page, sit } = await guest({ name: 'Hester' });
  await sit([me, bot('Tobias'), bot('Corvus')], realm);
  const { choices, pieces } = await playWithMouse(page, { seed: 3 });
  expect(choices).toBeGreaterThan(10);
  expect(pieces, 'most choices are pieces').toBeGreaterThan(choices / 2);
  await expectRealmEnd(page);
});

test('a match by keyboard alone, through the text twin', async ({ guest }) => {
  const { page, sit } = await guest({ name: 'Hester' });
  await sit([me, bot('Tobias'), bot('Corvus'), bot('Nyx')], realm);
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'The table as text' })).toBeFocused();
  expect(await playWithKeys(page, { seed: 5 })).toBeGreaterThan(10);
  await expectRealmEnd(page);
});

test('a match on a phone, by tapping', async ({ guest }) => {
  const { page, sit } = await guest({ name: 'Hester', phone: true });
  await sit([me, bot('Tobias')], realm);
  const { choices, pieces } = await playByTapping(page, { seed: 7 });
  expect(pieces, 'most choices are pieces').toBeGreaterThan(choices / 2);
  await expectRealmEnd(page);
});
