/** Matches of Dungeon Lords through the page: with the mouse, on a phone, with the keyboard alone. */
import type { Page } from '@playwright/test';
import { dungeon } from '@vesper/games/dungeon';
import { seatsOf } from './games.ts';
import { begun, matchToEnd, positionOf } from './positions.ts';
import { expect, scoreSheet, test } from './table.ts';
import { playByTapping, playWithKeys, playWithMouse } from './play.ts';
import { soak } from './soak.ts';

const everything = { fs: true, mbg: true, ds: true, paladins: '3' };

/** Every line of the score sheet names its clause. */
async function expectDungeonEnd(page: Page): Promise<void> {
  await expect(page.locator('.table')).toHaveAttribute('data-over', 'true', { timeout: 180_000 });
  await expect(scoreSheet(page)).toBeVisible();
  await expect(scoreSheet(page).getByText(/DUN-/).first()).toBeVisible();
}

/** A year has some sixty choices, and the second asks what the first did: here is how each of them begins. */
test('a match with all expansions, pressing pieces, in both of its years', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = begun(dungeon, 2, everything);
  await playOn(match, seatsOf(match));
  const first = await playWithMouse(page, { seed: 11, ...(soak ? {} : { most: 20 }) });
  expect(first.choices).toBeGreaterThanOrEqual(20);
  expect(first.pieces, 'most choices are pieces').toBeGreaterThan(first.choices / 2);
  if (soak) return expectDungeonEnd(page);
  const later = positionOf(dungeon, {
    seats: 2,
    seed: 'both years',
    options: everything,
    until: (_, s) => s.year === 2,
  });
  await playOn(later, seatsOf(later));
  const second = await playWithMouse(page, { seed: 11, most: 12 });
  expect(second.choices).toBe(12);
  expect(second.pieces).toBeGreaterThan(0);
});

test('a match by keyboard alone, through the text twin', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = matchToEnd(dungeon, { seats: 3, seed: 'by keyboard' }, 24);
  await playOn(match, seatsOf(match));
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'The table as text' })).toBeFocused();
  expect(await playWithKeys(page, { seed: 5, ...(soak ? {} : { most: 5 }) })).toBeGreaterThan(4);
  if (soak) await expectDungeonEnd(page);
});

test('a match on a phone, by tapping, to its end', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', phone: true });
  const match = matchToEnd(dungeon, { seats: 2, seed: 'tapping', options: everything }, 18);
  await playOn(match, seatsOf(match));
  const { choices, pieces } = await playByTapping(page, { seed: 7 });
  expect(choices).toBeGreaterThan(5);
  expect(pieces).toBeGreaterThan(0);
  await expectDungeonEnd(page);
});

test('alone with colours that nobody plays, to the end, at 1024×768', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', size: { width: 1024, height: 768 } });
  const match = matchToEnd(dungeon, { seats: 1, seed: 'alone to the end' }, 15);
  await playOn(match, seatsOf(match));
  const { pieces } = await playWithMouse(page, { seed: 2 });
  expect(pieces).toBeGreaterThan(0);
  await expectDungeonEnd(page);
});
