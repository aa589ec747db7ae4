/** Whole matches of Dungeon Lords through the page: with the mouse, on a phone, with the keyboard alone. */
import type { Page } from '@playwright/test';
import { bot, expect, me, scoreSheet, test } from './table.ts';
import { playByTapping, playWithKeys, playWithMouse } from './play.ts';

const dungeon = { game: 'dungeon' } as const;
const everything = { ...dungeon, options: { fs: true, mbg: true, ds: true, paladins: '3' } };

/** Every line of the score sheet names its clause. */
async function expectDungeonEnd(page: Page): Promise<void> {
  await expect(page.locator('.table')).toHaveAttribute('data-over', 'true', { timeout: 180_000 });
  await expect(scoreSheet(page)).toBeVisible();
  await expect(scoreSheet(page).getByText(/DUN-/).first()).toBeVisible();
}

test('a match with bots on the server, pressing pieces', async ({ guest }) => {
  const { page, sit } = await guest({ name: 'Hester' });
  await sit([me, bot('Tobias'), bot('Corvus'), bot('Nyx')], dungeon);
  const { choices, pieces } = await playWithMouse(page, { seed: 3 });
  expect(choices).toBeGreaterThan(40);
  expect(pieces, 'most choices are pieces').toBeGreaterThan(choices / 2);
  await expectDungeonEnd(page);
});

test('a match with all expansions', async ({ guest }) => {
  const { page, sit } = await guest({ name: 'Hester' });
  await sit([me, bot('Tobias')], everything);
  const { choices, pieces } = await playWithMouse(page, { seed: 11 });
  expect(pieces, 'most choices are pieces').toBeGreaterThan(choices / 2);
  await expectDungeonEnd(page);
});

test('a match by keyboard alone, through the text twin', async ({ guest }) => {
  const { page, sit } = await guest({ name: 'Hester' });
  await sit([me, bot('Tobias'), bot('Corvus')], dungeon);
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'The table as text' })).toBeFocused();
  expect(await playWithKeys(page, { seed: 5 })).toBeGreaterThan(40);
  await expectDungeonEnd(page);
});

test('a match on a phone, by tapping', async ({ guest }) => {
  const { page, sit } = await guest({ name: 'Hester', phone: true });
  await sit([me, bot('Tobias')], everything);
  const { choices, pieces } = await playByTapping(page, { seed: 7 });
  expect(pieces, 'most choices are pieces').toBeGreaterThan(choices / 2);
  await expectDungeonEnd(page);
});

test('alone with colours that nobody plays', async ({ guest }) => {
  const { page, sit } = await guest({ name: 'Hester' });
  await sit([me], dungeon);
  await playWithMouse(page, { seed: 2 });
  await expectDungeonEnd(page);
});
