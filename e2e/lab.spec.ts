/** The Lab: reports of the games, and a question of one's own, played in the browser and kept there. */
import { readFile } from 'node:fs/promises';
import { expectAccessible, themes } from './axe.ts';
import { soak } from './soak.ts';
import { expect, test } from './table.ts';

/** Each page in one theme; a soak sees all in each. */
const worn = (turn: number) => (soak ? themes : [themes[turn]]);

test('a report is read, a question is asked, and its answer is there after a reload', async ({ guest }) => {
  const { page } = await guest({ size: { width: 1280, height: 720 } });
  await page.goto('/');
  await page.getByRole('link', { name: 'Lab' }).click();
  await expect(page.getByRole('heading', { name: 'Lab' })).toBeVisible();
  await expectAccessible(page, 'the Lab', worn(0));

  await test.step('the report of a game', async () => {
    await page.getByRole('link', { name: /^Folklore/ }).click();
    await expect(page.locator('.study h1')).toHaveText(/Folklore/);
    await expect(page.locator('.study .headlines li').first()).toContainText('of 100 matches');
    await expectAccessible(page, 'a report', worn(1));
    await page.getByRole('link', { name: 'Lab', exact: true }).click();
  });

  await page.getByLabel('Matches').fill('20');
  await page.getByLabel('Seed').fill('a "candle"');
  await page.getByLabel('What is compared').selectOption({ label: 'What a Circle adds against other players' });
  const command = 'npx vesper lab salem --games 20 --seats 2 --bots adept --vary circleBonus=5,0 --seed "a candle"';
  await expect(page.locator('.lab-command code')).toHaveText(command);
  await page.getByRole('button', { name: 'Let them play' }).click();

  await test.step('it can be stopped, and goes on from there after a reload', async () => {
    const progress = page.getByRole('progressbar', { name: 'Matches played' });
    // In the page itself: where it is quick, all matches are played before a press from here arrives.
    await page.waitForFunction(() => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === 'Stop');
      if (button === undefined || document.querySelector('progress')!.value <= 8) return false;
      button.click();
      return true;
    });
    await expect(page.getByText('what was played is kept')).toBeVisible();
    await page.reload();
    await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThanOrEqual(8);
  });

  const study = page.locator('.study');
  await expect(study).toBeVisible({ timeout: 60_000 });
  await expect(study.locator('.headlines')).toContainText('What a Circle adds against other players: 0');
  await expect(study).toContainText('40 matches between bots (adept) in 2 variants on the same deals');
  await expectAccessible(page, 'a study of one’s own', worn(2));
  const told = await study.textContent();

  await test.step('it is kept, and can be saved', async () => {
    await page.reload();
    await expect(study).toBeVisible();
    expect(await study.textContent()).toBe(told);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the matches' }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\n');
    expect(lines.map(line => (JSON.parse(line) as { seed: string }).seed).slice(0, 2)).toEqual([
      'a candle/0',
      'a candle/1',
    ]);
    expect(lines).toHaveLength(40);
  });
});

test('on a phone: a question, its report, and the list of one’s studies', async ({ guest }) => {
  const { page } = await guest({ phone: true });
  await page.goto('/');
  await page.getByRole('link', { name: 'Lab' }).tap();
  await page.getByLabel('Matches').fill('20');
  await page.getByRole('button', { name: 'Let them play' }).tap();
  await expect(page.locator('.study .headlines')).toContainText('of 100 matches', { timeout: 60_000 });
  const sideways = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  await expectAccessible(page, 'a study on a phone', worn(0));
  await page.getByRole('link', { name: 'Lab', exact: true }).tap();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your studies' }).getByRole('link')).toHaveText(/20 matches.*Read/s);
  expect(await sideways()).toBe(0);
  await expectAccessible(page, 'the Lab on a phone', worn(1));
  await page.getByRole('button', { name: 'Delete this study of Affliction' }).tap();
  await expect(page.getByText('None yet.')).toBeVisible();
});
