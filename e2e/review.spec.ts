/** After a match: its review beside the table, and why bots did what they did. The matches are recorded: nothing hangs on luck. */
import { realm } from '@vesper/games/realm';
import { salem } from '@vesper/games/salem';
import type { Page } from '@playwright/test';
import { expectAccessible, themes } from './axe.ts';
import { positionOf } from './positions.ts';
import { soak } from './soak.ts';
import { bot, expect, me, moment, test } from './table.ts';

const finished = positionOf(salem, { seats: 2, seed: 'reviewed' });
const together = positionOf(realm, { seats: 2, seed: 'reviewed' });

const review = (page: Page) => page.locator('.review');

const valuesOf = (bars: Element[]): number[] => bars.map(bar => (bar as HTMLProgressElement).value);

async function openReview(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Review' }).click();
  await expect(review(page)).toBeVisible({ timeout: 120_000 });
}

test('a review names what cost most, shows the table as it was, and lets one try', async ({ guest }) => {
  test.slow();
  const { page, playOn } = await guest({ name: 'Hester' });
  const id = await playOn(finished, [me, bot('Tobias')]);
  await expect(page.getByRole('tab', { name: 'Recap' })).toHaveCount(0);

  await test.step('while it is made the page answers', async () => {
    await page.getByRole('tab', { name: 'Review' }).click();
    await expect(page.getByRole('progressbar', { name: 'Review' }).or(review(page)).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.locator('.log')).toBeVisible();
  });

  await openReview(page);
  await expect(review(page).getByRole('heading', { name: 'Chance of winning' })).toBeVisible();
  for (const name of ['Hester', 'Tobias']) await expect(review(page).getByRole('heading', { name })).toBeVisible();
  await expect(review(page).locator('.account').first()).toContainText('Dice, draws and the rest');
  const costly = review(page).locator('.costly');
  expect(await costly.count()).toBeGreaterThan(1);
  await expect(costly.first().locator('.cost')).toHaveText(/Move \d+\s*\d+ points?( \(\d+ to \d+\))?/);
  await expect(costly.first()).toContainText('Better:');
  await expectAccessible(page, 'a review', soak ? themes : ['dark']);

  const n = Number(/Move (\d+)/.exec((await costly.first().locator('.cost b').textContent()) ?? '')![1]);
  await test.step('the table as it was', async () => {
    await costly.first().getByRole('button', { name: 'The table then' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/t/${id}/${n - 1}$`));
    await expect(costly.first()).toHaveAttribute('data-shown', 'true');
    await expect(review(page), 'it stays open beside the table').toBeVisible();
  });

  await test.step('it is kept: another visit finds it at once', async () => {
    const told = await review(page).textContent();
    await page.reload();
    await page.getByRole('tab', { name: 'Review' }).click();
    // A review that is made tells how far it has come; one that was kept is there without.
    let progress = 0;
    await expect
      .poll(async () => {
        for (const made of await page.locator('.reviewing progress').evaluateAll(valuesOf))
          progress = Math.max(progress, made);
        return review(page).count();
      })
      .toBe(1);
    expect(progress).toBe(0);
    expect(await review(page).textContent()).toBe(told);
  });

  await test.step('try it: the same moment, to be played on', async () => {
    await costly.first().getByRole('button', { name: 'Try it' }).click();
    await expect(page).toHaveURL(/\/t\/here-/);
    await expect(page.locator('.table')).toHaveAttribute('data-over', 'false');
    expect(await moment(page)).toBe(n - 1);
    await expect(page.locator('.table')).not.toHaveAttribute('data-asked', '');
  });
});

test('why did the bot do that? asked of a move in the log', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  await playOn(finished, [me, bot('Tobias')]);
  const why = page.locator('.log-why');
  await expect(why.first()).toBeVisible();
  const entries = await why.evaluateAll(all => all.map(button => button.getAttribute('aria-label')));
  const bots = finished.record.flatMap(({ seat }, index) => (seat === 1 ? [`Why? Move ${index + 1}`] : []));
  for (const entry of entries) expect(bots, 'only of moves that a bot made').toContain(entry);
  await why.first().press('Enter');
  await expect(page.locator('.why')).toContainText(/tried all \d+ choices|is the only choice/, { timeout: 60_000 });
  await expect(page.locator('.why')).toContainText('Worked out anew from what the seat knew');
  await expectAccessible(page, 'why', soak ? themes : ['contrast']);
  await why.first().click();
  await expect(page.locator('.why')).toHaveCount(0);
});

test('a match that is won or lost together: what decided it for all, on a phone', async ({ guest }) => {
  test.slow();
  const { page, playOn } = await guest({ name: 'Hester', phone: true });
  await playOn(together, [me, bot('Tobias')]);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await openReview(page);
  await expect(review(page).getByRole('heading', { name: 'What decided it for all' })).toBeVisible();
  await expectAccessible(page, 'a review on a phone', soak ? themes : ['light']);
  const costly = review(page).locator('.costly').first();
  await costly.getByRole('button', { name: 'The table then' }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-past', 'true');
  await expect(page.locator('.side'), 'the table is seen').toHaveCount(0);
});
