/** The next table with the same people: their seats are theirs, until they say no. */
import type { Page } from '@playwright/test';
import type { TableInfo } from '@vesper/table/messages';
import { expect, inOptions, me, test } from './table.ts';
import type { Guest, Wishes } from './table.ts';

/** Hester and Abel, after Abel has conceded; Hester has asked for a rematch. */
async function rematch(
  guest: (wishes: Wishes) => Promise<Guest>,
): Promise<{ hester: Page; abel: Page; before: string }> {
  const [one, two] = [await guest({ name: 'Hester' }), await guest({ name: 'Abel' })];
  const { id, links } = await one.set([me, { kind: 'friend' }]);
  const [hester, abel] = [one.page, two.page];
  await hester.goto(`/t/${id}`);
  await abel.goto(links[0]);
  await abel.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [hester, abel]) await expect(page.locator('.table')).toHaveAttribute('data-over', 'false');
  await abel.request.post(`/api/tables/${id}/concede`, { data: { seat: 1 } });
  await hester.getByRole('button', { name: 'Rematch' }).click();
  await expect(hester.locator('.waiting-room')).toBeVisible();
  return { hester, abel, before: `/t/${id}` };
}

const seat = (page: Page, name: string) => page.locator('.players li').filter({ hasText: name });

test('keeps the seats: who has one sits down, nobody else can', async ({ guest }) => {
  const { hester, abel, before } = await rematch(guest);
  await expect(seat(hester, 'Abel')).toContainText('Kept for them');
  await expect(hester.getByRole('button', { name: 'New link' })).toHaveCount(0);

  const { page: eve } = await guest({ name: 'Eve' });
  await eve.goto(before);
  await expect(eve.locator('.status h1')).toContainText('wins');
  await expect(eve.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  await eve.goto(hester.url());
  await expect(seat(eve, 'Abel')).toContainText('Kept for them');
  await expect(eve.getByRole('button', { name: 'Sit down' })).toHaveCount(0);

  await abel.getByRole('button', { name: 'Rematch' }).click();
  await expect(seat(abel, 'Abel')).toContainText('Kept for you');
  await abel.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [hester, abel, eve]) await expect(page.locator('.table')).toHaveAttribute('data-over', 'false');
});

test('a seat that is declined can be given to somebody else', async ({ guest }) => {
  const { hester, abel } = await rematch(guest);
  await abel.goto(hester.url());
  await abel.getByRole('button', { name: 'Not this time' }).click();
  await expect(abel).toHaveURL(/\/$/);
  await hester.getByRole('button', { name: 'New link' }).click();
  const link = await hester.getByLabel('Link for seat 2').inputValue();
  const { page: eve } = await guest({ name: 'Eve' });
  await eve.goto(link);
  await eve.getByRole('button', { name: 'Sit down' }).click();
  await expect(hester.locator('.table')).toHaveAttribute('data-over', 'false');
});

test('a server that has another secret than it promised is refused loudly', async ({ guest }) => {
  const { page } = await guest({ name: 'Hester' });
  await page.goto('/');
  await page.route('**/api/tables', async route => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    const made = (await answer.json()) as { table: TableInfo };
    return route.fulfill({ json: { ...made, table: { ...made.table, commitment: '0'.repeat(64) } } });
  });
  await inOptions(page, () => page.getByLabel('Keep the table on the server').check());
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page.getByRole('alert')).toContainText('another secret than it had promised');
  await expect(page).toHaveURL(/\/$/);
});
