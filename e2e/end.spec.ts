/** After the end: the score sheet, what was hidden, and what one can do with a match. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LONG } from './play.ts';
import { bot, expect, expectEnd, me, moment, scoreSheet, statusOf, test } from './table.ts';
import type { Fairness } from '@vesper/table/fair';

interface MatchFile {
  readonly fair: Fairness | null;
}

const points = (text: string): number => (text === '·' ? 0 : Number(text.replace('−', '-')));

const said = (page: Page) => scoreSheet(page).locator('.match-tools [role="status"]');

/** A bot plays the own seat to the end while nobody looks, for drawing all of it takes long; then the score sheet is opened. */
async function playedByBots(page: Page, id: string): Promise<void> {
  await page.request.post(`/api/tables/${id}/bot`, { data: { seat: 0 } });
  await expect.poll(() => statusOf(page, id), { timeout: LONG }).toBe('over');
  await page.goto(`/t/${id}`);
  await page.locator('.corner').getByRole('button', { name: 'Score sheet' }).click();
  await expectEnd(page);
}

/** The score sheet adds up, line by line with its clause, and secrets are shown. */
async function expectCounted(page: Page): Promise<void> {
  for (const name of ['Look at the table', 'Rematch'])
    await expect(scoreSheet(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const sheet = scoreSheet(page).locator('table');
  const lines = await sheet.locator('tbody tr').evaluateAll(rows =>
    rows.map(row => ({
      clause: row.querySelector('th .clause')?.textContent ?? '',
      points: [...row.querySelectorAll('td')].map(cell => cell.textContent),
    })),
  );
  expect(lines.length).toBeGreaterThan(3);
  for (const { clause } of lines) expect(clause).toMatch(/^SAL-[\dR]/);
  const sums = await sheet.locator('tfoot td').allTextContents();
  const added = [0, 1, 2].map(seat => lines.reduce((sum, line) => sum + points(line.points[seat]), 0));
  expect(sums.map(points)).toEqual(added);
  await expect(sheet.locator('thead th')).toHaveText([/Hester/, /Tobias/, /Corvus/]);
  const places = await sheet.locator('thead em').allTextContents();
  const ranking = sums.map(points).sort((a, b) => b - a);
  const names = ['wins', 'second', 'third'];
  expect(places.map(text => text.trim())).toHaveLength(3);
  sums.map(points).forEach((sum, seat) => {
    const [best, least] = [ranking.indexOf(sum), ranking.lastIndexOf(sum)]; // cards may have decided a tie
    expect(names.slice(best, least + 1)).toContain(places[seat].trim());
  });

  await test.step('a clause leads to the manual', async () => {
    await sheet.locator('.clause').first().click();
    await expect(page.locator(`[id="clause-${lines[0].clause}"]`)).toBeInViewport();
  });

  await test.step('grievances are open', async () => {
    if (await scoreSheet(page).isVisible()) await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.locator('.log-sentence').filter({ hasText: /Grievance was/ })).toHaveCount(3);
  });
}

test('the score sheet adds up; share, verify, export and open again, play on, rematch', async ({ guest }) => {
  const { page, set } = await guest({ name: 'Hester' });
  const { id: table } = await set([me, bot('Tobias'), bot('Corvus')]);
  await playedByBots(page, table);
  await expectCounted(page);
  await page.locator('.corner').getByRole('button', { name: 'Score sheet' }).click();
  const length = await moment(page);

  await test.step('a link to this moment', async () => {
    await page.getByRole('button', { name: 'Copy link to this moment' }).click();
    await expect(said(page)).toHaveText('Link copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/t/${table}/${length}`);
  });

  await test.step('the dice are checked', async () => {
    await page.getByRole('button', { name: 'Verify the dice' }).click();
    const checked = new RegExp(
      `^Only this can be checked here: .* all ${length} entries lead to the same table.*noted nothing`,
    );
    await expect(said(page), 'this table was not set by the page').toHaveText(checked);
  });

  const file = await test.step('the match as a file', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export the match' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`salem-${table}.vesper.json`);
    return download.path();
  });
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: unknown[] };
  expect(record).toHaveLength(length);

  await test.step('a rematch with the same people', async () => {
    await page.getByRole('button', { name: 'Rematch' }).click();
    await expect(page).not.toHaveURL(new RegExp(table));
    await expect(page.locator('.table')).toHaveAttribute('data-over', 'false');
    expect(await moment(page)).toBeLessThan(10);
    await expect(page.locator('.rail')).toContainText('Tobias');
    await expect(page.locator('.rail')).toContainText('Corvus');
  });

  await test.step('whose dice the page can hold the server to', async () => {
    const again = new URL(page.url()).pathname.split('/')[2];
    await page.goto('/');
    await playedByBots(page, again);
    await page.getByRole('button', { name: 'Verify the dice' }).click();
    await expect(said(page)).toHaveText(
      /^Fair: .* its own words are in the seed, .* Nobody’s words were chosen after them\.$/,
    );
    await expect(said(page), 'what was found can be read at once').toBeInViewport({ ratio: 1 });
  });

  await test.step('and which finds a file out whose words are others', async () => {
    await page.route('**/file', async route => {
      const file = (await (await route.fetch()).json()) as MatchFile;
      const fair = { ...file.fair!, words: ['others', '', ''] };
      await route.fulfill({ json: { ...file, fair } });
    });
    await page.getByRole('button', { name: 'Verify the dice' }).click();
    await expect(said(page)).toHaveText(/^Not fair: The seed does not follow/);
    await page.unroute('**/file');
  });

  await test.step('the file opens again, from its first moment', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Replays' }).click();
    await page.getByLabel('Open a file').setInputFiles(file);
    await expect(page).toHaveURL(/\/t\/[\w-]+\/0$/);
    await expect(page.locator('.table')).toHaveAttribute('data-n', String(length));
    await expect(page.locator('.table')).toHaveAttribute('data-past', 'true');
    await expect(page.getByLabel('Moment of the match')).toHaveAttribute('max', String(length));
  });

  await test.step('play on from a moment of it', async () => {
    await page.getByLabel('Moment of the match').fill('20');
    await expect(page.locator('.status h1')).toHaveText(`Move 20 of ${length}`);
    const replay = page.url();
    await page.getByRole('button', { name: 'Players', exact: true }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page).not.toHaveURL(replay);
    await expect(page.locator('.table')).toHaveAttribute('data-over', 'false');
    await expect(page.locator('.table')).not.toHaveAttribute('data-asked', '');
    expect(await moment(page)).toBeGreaterThanOrEqual(20);
    expect(await moment(page)).toBeLessThan(length);
  });
});
