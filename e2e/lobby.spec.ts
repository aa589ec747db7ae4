/** The lobby: one's name and tables, another device, one device for two, manuals. */
import type { Locator, Page } from '@playwright/test';
import { bot, expect, inOptions, me, test } from './table.ts';
import { nextTurn, playWithMouse } from './play.ts';

test('a name, a table that waits, and the same person on another device', async ({ guest }) => {
  const { page } = await guest();
  await page.goto('/');
  await page.getByRole('button', { name: 'Your name' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Hester');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await inOptions(page, () => page.getByLabel('Keep the table on the server').check());
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await nextTurn(page);
  await expect(page.locator('.self')).toContainText('Hester, you');
  const table = page.url();

  await page.goto('/');
  const rows = page.getByRole('region', { name: 'Your tables' }).getByRole('link');
  await expect(rows).toHaveText(/Affliction.*Tobias, Corvus.*Your turn/s);
  await page.getByRole('button', { name: 'Hester' }).click();
  await page.getByRole('button', { name: 'Link for another device' }).click();
  const link = await page.getByRole('textbox', { name: 'Link for another device' }).inputValue();

  const { page: phone } = await guest({ phone: true });
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Yes, that is me' }).tap();
  await expect(phone.getByRole('region', { name: 'Your tables' }).getByRole('link')).toHaveText(/Your turn/);
  await phone.goto(table);
  await nextTurn(phone);

  // The phone is lost: it is signed out at its table, and a code brings its person back.
  await page.reload();
  await page.getByRole('button', { name: 'Hester' }).click();
  await expect(page.locator('.device-rows li')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(phone.getByRole('heading', { name: 'You are signed out here' })).toBeVisible();
  await expect(page.locator('.device-rows li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = await page.getByLabel('Recovery code', { exact: true }).innerText();
  await phone.getByRole('link', { name: 'I have a recovery code' }).tap();
  await phone.getByRole('textbox', { name: 'Recovery code' }).fill(code.toLowerCase().replaceAll('-', ' '));
  await phone.getByRole('button', { name: 'Yes, that is me' }).tap();
  await expect(phone.getByRole('region', { name: 'Your tables' }).getByRole('link')).toHaveText(/Your turn/);
});

test('two people at one device see only their own secrets', async ({ guest }) => {
  const { page } = await guest({ name: 'Hester' });
  await page.goto('/');
  await page.getByLabel('Seat 3').selectOption('Remove');
  await page.getByLabel('Seat 2').selectOption('Same device');
  await page.getByLabel('Who sits in seat 2').fill('Abel');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const curtain = page.locator('.curtain');
  const secret = page.locator('.self .sal-grievance');
  const secrets = new Map<string, string>();
  /** Behind the curtain there is nothing: no board, no log, no text, no title that tells whose turn it is or what they hold. */
  const lift = async (name: string): Promise<void> => {
    await expect(curtain).toContainText(`Pass the device to ${name}`);
    await page.keyboard.press('t');
    for (const part of ['.stage', '.dock', '.rail', '.side', '.twin', '.log-line', '[data-piece]', '.chip'])
      await expect(page.locator(part)).toHaveCount(0);
    for (const known of secrets.values()) expect(await page.content()).not.toContain(known);
    await expect(page).toHaveTitle(/^Pass the device/);
    await curtain.getByRole('button', { name: `I am ${name}` }).click();
    await expect(curtain).toBeHidden();
  };
  let name = 'Hester';
  for (let handed = 0; handed < 3; handed++) {
    await expect(curtain).toBeVisible();
    name = (await curtain.getByRole('button', { name: /^I am/ }).innerText()).replace('I am ', '').trim();
    await lift(name);
    const { asked } = await nextTurn(page);
    const [, seat] = asked.split(':');
    const own = (await secret.textContent())!;
    expect(secrets.get(seat) ?? own).toBe(own);
    secrets.set(seat, own);
    if (handed === 1) {
      await page.reload();
      await lift(name);
    }
    await playUntil(page, curtain, handed);
  }
  expect([name, new Set(secrets.values()).size]).toEqual([expect.stringMatching(/^(Hester|Abel)$/), 2]);
});

/** Plays on until it is another's turn. */
async function playUntil(page: Page, pass: Locator, seed: number): Promise<void> {
  for (let after = ''; !(await pass.isVisible());) {
    ({ asked: after } = await playWithMouse(page, { seed, most: 1, after }));
    const asked = (): Promise<string | null> => page.locator('.table').getAttribute('data-asked');
    // Either the next question, or somebody else's turn.
    await expect.poll(async () => (await pass.isVisible()) || !['', after].includes((await asked())!)).toBe(true);
  }
}

test('the manual is found by words and by address', async ({ guest }) => {
  const { page, sit } = await guest();
  await page.goto('/manual/salem/SAL-9.3');
  await expect(page.locator('[id="SAL-9.3"]')).toBeInViewport();
  await page.getByLabel('Search the manual').fill('already taken');
  await expect(page.locator('.manual-page dt')).toContainText(['SAL-9.3']);
  await sit([me, bot('Tobias')]);
  await page.getByRole('tab', { name: 'Manual' }).click();
  await page.getByLabel('Search the manual').fill('already taken');
  await expect(page.locator('.manual dt')).toContainText(['SAL-9.3']);
});
