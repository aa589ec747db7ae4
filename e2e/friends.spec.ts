/** Two people at one match: they talk, one goes away, a bot plays on, one concedes, and they play again. */
import type { Page } from '@playwright/test';
import { gameIds, loadGame } from '@vesper/games';
import { expectAccessible } from './axe.ts';
import { playWithMouse } from './play.ts';
import { soak } from './soak.ts';
import { expect, me, test } from './table.ts';

const log = (page: Page) => page.locator('#side-pane .log');
/** In the browser: a device that can share, and notes what it was given. */
function shareNowhere(): void {
  const share = async (shared: ShareData): Promise<void> => {
    document.documentElement.dataset['shared'] = JSON.stringify(shared);
  };
  Object.assign(navigator, { share, canShare: () => true });
}

const asked = (page: Page) => page.locator('.table').getAttribute('data-asked');

/** A soak plays it with every game. */
for (const game of soak ? gameIds : ['salem'])
  test(`two friends talk, miss each other, let a bot play, concede and play again: ${game}`, async ({ guest }) => {
    const [one, two] = [await guest({ name: 'Hester' }), await guest({ name: 'Abel', phone: true })];
    const [hester, abel] = [one.page, two.page];
    const { together = false } = await loadGame(game);
    await hester.addInitScript(shareNowhere);
    const { id, links } = await one.set([me, { kind: 'friend' }], { game, absence: 9000 });

    await test.step('an invitation is for one, and says so when it has been used', async () => {
      await hester.goto(`/t/${id}`);
      await abel.goto(links[0]);
      await abel.getByRole('button', { name: 'Sit down' }).tap();
      for (const page of [hester, abel]) await expect(page.locator('.table')).toHaveAttribute('data-over', 'false');
      const { page: eve } = await guest({ name: 'Eve' });
      await eve.goto(links[0]);
      await expect(eve.getByRole('heading')).toHaveText('This invitation has been used');
      await expectAccessible(eve, 'a used invitation', ['dark']);
      await expect(eve.locator('main')).not.toContainText('Abel');
      await eve.getByRole('link', { name: 'Watch the match' }).click();
      await expect(eve.locator('.strip-idle')).toHaveText('You are watching.');
      await eve.context().close();
    });

    await test.step('what is said is announced and counted, on a phone as well', async () => {
      await hester.getByRole('tab', { name: 'Chat' }).click();
      await hester.getByPlaceholder('Say something').fill('I saw Goody <b>Proctor</b>.');
      const say = hester.getByRole('button', { name: 'Say', exact: true });
      const { x, width } = (await say.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(1280);
      // Watched from before, like whatever soon goes by.
      const announced = expect(
        abel.locator('.toast', { hasText: 'Hester: I saw Goody <b>Proctor</b>.' }),
      ).toBeVisible();
      await Promise.all([announced, say.click()]);
      await expect(abel.locator('.tab-bar .unread')).toHaveText('1 new');
      await abel.getByRole('button', { name: /^Menu/ }).tap();
      await abel.getByRole('button', { name: /^Chat/ }).tap();
      await expect(abel.locator('.chat li')).toContainText('I saw Goody <b>Proctor</b>.');
      await expect(abel.locator('.tab-bar .unread')).toHaveCount(0);
      await abel.getByPlaceholder('Say something').fill('With the Devil?');
      await abel.getByRole('button', { name: 'Say', exact: true }).tap();
      await expect(hester.locator('.chat li').last()).toContainText('With the Devil?');
      await expectAccessible(hester, 'the chat', ['dark']);
      await expectAccessible(abel, 'the chat on a phone', ['light']);
      await hester.getByRole('tab', { name: 'Log' }).click();
    });

    await test.step('who is waited for is nudged; who is away is seen, and a bot plays as the table has set', async () => {
      // On until all wait for Abel alone.
      for (let after = ''; (await asked(hester)) !== '' || (await asked(abel)) === '';) {
        const before = await asked(hester);
        if (before === '')
          await expect.poll(async () => (await asked(hester)) !== '' || (await asked(abel)) !== '').toBe(true);
        else if (before !== after) ({ asked: after } = await playWithMouse(hester, { most: 1, after }));
        else await expect(hester.locator('.table')).not.toHaveAttribute('data-asked', after);
      }
      await hester.getByRole('button', { name: 'Players', exact: true }).click();
      await Promise.all([
        expect(abel.locator('.toast').filter({ hasText: 'Hester waits for you.' })).toBeVisible(),
        expect(abel).toHaveTitle(/Hester waits for you/),
        hester.getByRole('button', { name: 'Nudge' }).click(),
      ]);
      await hester.keyboard.press('Escape');
      // Watched from before he goes: soon a bot plays, and nobody is called away any more.
      const away = expect(hester.locator('.rail .seat-state')).toHaveText('away');
      await Promise.all([away, abel.goto('/')]);
      await expect(hester.locator('.rail .seat-state')).toHaveText('bot plays', { timeout: 60_000 });
      await expect(log(hester)).toContainText('A bot plays for Abel: nobody was there in their turn.');
    });

    await test.step('he comes back, takes his seat and gives the match up; both read why it ended', async () => {
      await abel.goto(`/t/${id}`);
      await abel.getByRole('button', { name: /Take your seat back/ }).tap();
      await expect(log(hester)).toContainText('Abel has taken the seat back from the bot.');
      await expect(hester.locator('.rail .seat-state')).toHaveCount(0);
      await abel.getByRole('button', { name: /^Menu/ }).tap();
      await abel.getByRole('button', { name: /^Concede/ }).tap();
      await abel.getByRole('button', { name: /^Concede, no undo/ }).tap();
      if (together) {
        // Who is left plays on for all of them, until nobody is.
        await expect(log(hester)).toContainText('Abel conceded.');
        await expect(hester.locator('.table')).toHaveAttribute('data-over', 'false');
        await hester.getByRole('button', { name: 'Players', exact: true }).click();
        await hester.getByRole('button', { name: /^Concede/ }).click();
        await hester.getByRole('button', { name: /^Concede, no undo/ }).click();
      }
      for (const page of [hester, abel]) {
        const sheet = page
          .getByRole('dialog')
          .filter({ hasText: together ? 'conceded' : 'Hester wins: the others conceded' });
        await expect(sheet).toContainText('Abel conceded.');
      }
      await hester.reload();
      await expect(log(hester)).toContainText('Abel conceded.');
      await expect(log(hester)).toContainText('A bot plays for Abel');
    });

    await test.step('the rematch waits for him; he declines, and a bot takes the open seat', async () => {
      await hester.locator('.tools').getByRole('button', { name: 'Score sheet' }).click();
      await hester.getByRole('button', { name: 'Rematch' }).click();
      await expect(hester.locator('.waiting-room')).toBeVisible();
      await abel.goto(hester.url());
      await abel.getByRole('button', { name: 'Not this time' }).tap();
      await hester.getByRole('button', { name: 'New link' }).click();
      await hester.getByRole('button', { name: 'QR' }).click();
      await expect(hester.getByRole('img', { name: 'QR code of this link' })).toBeVisible();
      await expectAccessible(hester, 'the waiting room with a link and its code', ['contrast']);
      await hester.getByRole('button', { name: 'Share' }).click();
      const link = await hester.getByLabel('Link for seat 2').inputValue();
      await expect.poll(() => hester.evaluate(() => document.documentElement.dataset['shared'])).toContain(link);
      await hester.getByRole('button', { name: 'Let a bot sit here' }).click();
      await expect(hester.locator('.table')).toHaveAttribute('data-over', 'false');
    });
  });

test('who leaves may stay for ten seconds, and what was deleted comes back', async ({ guest }) => {
  const { page, set } = await guest({ name: 'Hester' });
  const { id } = await set([me, { kind: 'bot' }]);
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Players', exact: true }).click();
  await page.getByRole('button', { name: 'Leave this table for good' }).click();
  await page.getByRole('button', { name: /^Stay/ }).click();
  await expect(page.locator('.table')).toHaveAttribute('data-over', 'false');
  await page.goto('/');
  const tables = page.getByRole('region', { name: 'Your tables' });
  await tables.getByRole('button', { name: /^Delete this table/ }).click();
  await expect(tables.locator('.table-rows a')).toHaveCount(0);
  await tables.getByRole('button', { name: 'Deleted (1)' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expectAccessible(page, 'deleted tables', ['dark']);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(tables.locator('.table-rows a')).toHaveCount(1);
  await tables.locator('.table-rows a').click();
  await expect(page.locator('.table')).toHaveAttribute('data-over', 'false');
});

test('the link of a match in one browser opens in another, and says that its maker knows the dice', async ({
  guest,
}) => {
  const [{ page: hester }, { page: abel }] = [await guest({ name: 'Hester' }), await guest({ name: 'Abel' })];
  await hester.goto('/');
  await hester.getByRole('button', { name: 'Play now against bots' }).click();
  await playWithMouse(hester, { most: 2 });
  await hester.getByRole('button', { name: 'Players', exact: true }).click();
  await hester.getByRole('button', { name: 'Copy link to this moment' }).click();
  await expect(hester.locator('.match-tools')).toContainText('dice known to its maker');
  const link = await hester.getByLabel('Link to this moment').inputValue();
  expect(link).not.toContain('here-');
  await abel.goto(link);
  await expect(abel.locator('.table')).toBeVisible();
  await abel.getByRole('button', { name: 'Players', exact: true }).click();
  await expect(abel.getByRole('dialog')).toContainText('Dice known to its maker');
  await hester.goto('/');
  await expect(hester.getByRole('region', { name: 'Your tables' })).toContainText('dice known to its maker');
});
