/** Matches of Tyrants of the Underdark through the page: with the mouse, with the keyboard alone, on a phone; and its flow. */
import type { Page } from '@playwright/test';
import { juiblex } from '@vesper/games/juiblex';
import { seatsOf } from './games.ts';
import { matchToEnd, positionOf } from './positions.ts';
import { expect, moment, scoreSheet, test } from './table.ts';
import { playByTapping, playWithKeys, playWithMouse } from './play.ts';
import { soak } from './soak.ts';

/** Every line of the score sheet names its clause. */
async function expectJuiblexEnd(page: Page): Promise<void> {
  await expect(page.locator('.table')).toHaveAttribute('data-over', 'true', { timeout: 180_000 });
  await expect(scoreSheet(page)).toBeVisible();
  await expect(scoreSheet(page).getByText(/JUB-/).first()).toBeVisible();
}

test('a match from its first turn on, pressing pieces', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = positionOf(juiblex, { seats: 2, seed: 'pressing pieces', until: () => true });
  await playOn(match, seatsOf(match));
  const { choices, pieces } = await playWithMouse(page, { seed: 4, ...(soak ? {} : { most: 24 }) });
  expect(choices).toBeGreaterThan(20);
  expect(pieces, 'many choices are pieces').toBeGreaterThan(choices / 3);
  if (soak) await expectJuiblexEnd(page);
});

test('a match by keyboard alone, through the text twin', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = matchToEnd(juiblex, { seats: 3, seed: 'by keyboard' }, 80);
  await playOn(match, seatsOf(match));
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'The table as text' })).toBeFocused();
  expect(await playWithKeys(page, { seed: 5, ...(soak ? {} : { most: 5 }) })).toBeGreaterThan(4);
  if (soak) await expectJuiblexEnd(page);
});

test('a match on a phone, by tapping, to its end', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', phone: true });
  const match = matchToEnd(juiblex, { seats: 4, seed: 'tapping', options: { halfDeck: 'demons' } }, 18);
  await playOn(match, seatsOf(match));
  expect((await playByTapping(page, { seed: 7 })).choices).toBeGreaterThan(0);
  await expectJuiblexEnd(page);
});

test('a match of the base game, pressing pieces, to its end', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const options = { mode: 'base', halfDeck: 'undead', secondDeck: 'aberrations' };
  const match = matchToEnd(juiblex, { seats: 3, seed: 'the base game', options }, 18);
  await playOn(match, seatsOf(match));
  expect((await playWithMouse(page, { seed: 6 })).choices).toBeGreaterThan(0);
  await expect(page.locator('.table')).not.toContainText('Affliction');
  await expectJuiblexEnd(page);
});

test('plain cards are played in one press, and every one of them can be taken back', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = positionOf(juiblex, { seats: 2, seed: 'plain', until: ({ ask }) => ask === 'act' });
  await playOn(match, seatsOf(match));
  const before = await moment(page);
  await page.locator('[data-errand]').click();
  await expect(page.locator('.jub-dock .jub-card')).toHaveCount(0);
  await expect(page.locator('.jub-dock .jub-mini')).toHaveCount(5);
  expect(await moment(page)).toBe(before + 5);
  for (let left = 4; left >= 0; left--) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('.jub-dock .jub-mini')).toHaveCount(left);
  }
});
