/** Matches of Defenders of the Realm through the page: with the mouse, with the keyboard alone; others are in sizes. */
import type { Page } from '@playwright/test';
import type { Replay } from '@vesper/kernel';
import { realm } from '@vesper/games/realm';
import { seatsOf } from './games.ts';
import { matchToEnd, positionOf } from './positions.ts';
import { expect, scoreSheet, test } from './table.ts';
import { playWithKeys, playWithMouse } from './play.ts';
import { soak } from './soak.ts';

/** From the first decision of the first hero. Whoever plays at random may lose soon; not with this seed. */
const begun = (): Replay => positionOf(realm, { seats: 3, seed: 'pressing pieces', until: () => true });

/** Won or lost, all together: the sheet says which, and why. */
async function expectRealmEnd(page: Page): Promise<void> {
  await expect(page.locator('.table')).toHaveAttribute('data-over', 'true', { timeout: 180_000 });
  await expect(scoreSheet(page)).toBeVisible();
  await expect(scoreSheet(page).getByText(/REA-/).first()).toBeVisible();
}

test('a match with bots on the server from its first turn on, pressing pieces', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = begun();
  await playOn(match, seatsOf(match));
  const { choices, pieces } = await playWithMouse(page, { seed: 3, ...(soak ? {} : { most: 14 }) });
  expect(choices).toBeGreaterThan(10);
  expect(pieces, 'many choices are pieces').toBeGreaterThan(choices / 3);
  if (soak) await expectRealmEnd(page);
});

test('a match by keyboard alone, through the text twin', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = matchToEnd(realm, { seats: 4, seed: 'by keyboard' }, 60);
  await playOn(match, seatsOf(match));
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'The table as text' })).toBeFocused();
  expect(await playWithKeys(page, { seed: 5, ...(soak ? {} : { most: 3 }) })).toBeGreaterThan(2);
  if (soak) await expectRealmEnd(page);
});
