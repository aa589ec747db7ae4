/** Before one commits: what would come of a choice is said in sentences, and only what is final is asked twice. */
import type { Page } from '@playwright/test';
import { realm } from '@vesper/games/realm';
import type { Replay } from '@vesper/kernel';
import { firstToPlace } from './games.ts';
import { nextTurn } from './play.ts';
import { positionOf } from './positions.ts';
import { bot, expect, me, test } from './table.ts';

const moment = async (page: Page): Promise<number> => Number(await page.locator('.table').getAttribute('data-n'));

/** The first day of a match by heroes who were dealt. */
const firstDay = (): Replay =>
  positionOf(realm, {
    seats: 2,
    seed: 'the first day',
    options: { heroSelection: 'dealt' },
    until: () => true,
  });

test('a number as it is printed chooses, the corner says what would come of it, and Enter confirms', async ({
  guest,
}) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  await playOn(firstToPlace(), [me, bot('Tobias')]);
  await nextTurn(page);
  const n = await moment(page);
  await page.keyboard.press('3');
  const foresight = page.getByRole('status', { name: 'What would happen' });
  await expect(foresight.getByRole('heading')).toHaveText('Place on Exonerate (3)');
  await expect(foresight.locator('[data-warns="true"]')).toHaveText(/can exonerate nobody/);
  await expect(foresight).toContainText('After this, Tobias goes on');
  await expect(page.locator('.corner .primary')).toHaveText(/, no undo$/);
  await page.keyboard.press('3');
  expect(await moment(page), 'a number never confirms').toBe(n);
  await expect(async () => {
    // Two digits belong together if they follow quickly, which a busy machine may prevent.
    await Promise.all([page.keyboard.press('1'), page.keyboard.press('3')]);
    await expect(foresight.getByRole('heading')).toHaveText('Place on Bring in (13)', { timeout: 2000 });
  }).toPass();
  expect(await moment(page)).toBe(n);
  await page.keyboard.press('Enter');
  await expect.poll(() => moment(page)).toBeGreaterThan(n);
  await expect(page.locator('.log-line', { hasText: 'Bring in (13)' })).not.toHaveCount(0);
});

test('a walk that can be undone is pressed once; the end of the day says its wounds first', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  await playOn(firstDay(), [me, bot('Tobias')]);
  const { n } = await nextTurn(page);
  const end = page.locator('.corner .button').last();
  await end.click();
  await expect(page.getByRole('status', { name: 'What would happen' })).toContainText('Night falls: 1 Darkness card.');
  await page.keyboard.press('Escape');
  const walk = page.locator('.stage [data-piece^="space:"].is-legal').first();
  await walk.click();
  await expect.poll(() => moment(page)).toBe(n + 1);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
});

test('the sheet of a phone is never empty', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', phone: true });
  await playOn(firstToPlace(), [me, bot('Tobias')]);
  await nextTurn(page);
  await page.locator('.chip[data-number="3"]').click();
  await expect(page.locator('.sheet-chosen [data-warns="true"]')).toHaveText(/can exonerate nobody/);
  await expect(page.locator('.sheet-chosen .primary')).toHaveText(/, no undo$/);
});
