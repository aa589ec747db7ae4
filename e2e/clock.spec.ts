/** Clocks: the bank runs down before one's eyes, and when it is empty a bot moves or the seat concedes, as was set. */
import type { Page } from '@playwright/test';
import { expect, inOptions, me, moment, test } from './table.ts';
import type { Clock, Guest, Wishes } from './table.ts';
import { nextTurn, playWithMouse } from './play.ts';

const clock = (page: Page) => page.getByRole('timer');

/** What the clock shows, in seconds. */
async function shown(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d+)/.exec(await clock(page).innerText())!.map(Number);
  return minutes * 60 + seconds;
}

/** Reads the clock until it has gone down by some seconds; no reading may be higher than the one before. */
async function expectRunningDown(page: Page): Promise<void> {
  const first = await shown(page);
  let last = first;
  await expect
    .poll(async () => {
      const now = await shown(page);
      expect(now).toBeLessThanOrEqual(last);
      last = now;
      return first - now;
    })
    .toBeGreaterThanOrEqual(2);
}

test('the bank runs down, and each choice gives the increment', async ({ guest }) => {
  const { page } = await guest({ name: 'Hester' });
  await page.goto('/');
  await inOptions(page, async () => {
    await page.getByLabel('Keep the table on the server').check();
    await page.getByLabel('Clock').selectOption('20 minutes each, 15 s more per choice');
  });
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  const { asked } = await nextTurn(page);
  await expect(clock(page)).toHaveAccessibleName('Time left for Hester');
  expect(await shown(page)).toBeGreaterThan(18 * 60);
  await expectRunningDown(page);
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 86_400_000; // somebody sets the browser's clock
  });
  expect(await shown(page)).toBeGreaterThan(18 * 60);
  await expectRunningDown(page);
  const before = await shown(page);
  await playWithMouse(page, { seed: 3, most: 1 });
  await nextTurn(page, asked);
  await expect(clock(page)).toHaveAccessibleName('Time left for Hester');
  await expect.poll(() => shown(page), 'fifteen seconds more').toBeGreaterThan(before);
});

/** Hester and Abel at a table with a clock; first whoever must decide, then the other. */
async function twoAt(guest: (wishes: Wishes) => Promise<Guest>, rule: Clock): Promise<readonly [Player, Player]> {
  const [hester, abel] = [await guest({ name: 'Hester' }), await guest({ name: 'Abel' })];
  const { id, links } = await hester.set([me, { kind: 'friend' }], { clock: rule });
  await hester.page.goto(`/t/${id}`);
  await abel.page.goto(links[0]);
  await abel.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(clock(hester.page)).toBeVisible();
  await expect(clock(abel.page)).toBeVisible();
  const players = [
    { name: 'Hester', page: hester.page },
    { name: 'Abel', page: abel.page },
  ] as const;
  const [one, two] = players;
  return (await clock(abel.page).getAttribute('aria-label')) === 'Time left for Abel' ? [two, one] : [one, two];
}

interface Player {
  readonly name: string;
  readonly page: Page;
}

async function expectBotMoves([slow, other]: readonly [Player, Player]): Promise<void> {
  const { n } = await nextTurn(slow.page);
  await expect(clock(slow.page)).toHaveAttribute('data-short', 'true');
  await expectRunningDown(slow.page);
  const back = slow.page.getByRole('button', { name: 'Take your seat back' });
  await expect(back).toBeVisible({ timeout: 60_000 });
  await expect(slow.page.locator('.corner')).toContainText('A bot plays your seat');
  await expect.poll(() => moment(slow.page), 'the bot has moved').toBeGreaterThan(n);
  await back.click();
  await expect(back).toBeHidden();
  await expect(clock(other.page)).toHaveAccessibleName(`Time left for ${other.name}`);
}

async function expectConceded([slow, other]: readonly [Player, Player]): Promise<void> {
  for (const { page } of [slow, other]) {
    await expect(page.locator('.status h1')).toHaveText(`${other.name} wins: the others conceded`, { timeout: 60_000 });
    await expect(page.locator('[data-choice], .chip')).toHaveCount(0);
  }
}

// Both tables wait for their clocks at the same time.
test('when the bank is empty a bot moves, and one can take the seat back, or the seat concedes, if that was set', async ({
  guest,
}) => {
  const conceding = await twoAt(guest, { bank: 15_000, increment: 0, onExpiry: 'concede' });
  const playedOn = await twoAt(guest, { bank: 30_000, increment: 0, onExpiry: 'bot' });
  await Promise.all([expectBotMoves(playedOn), expectConceded(conceding)]);
});
