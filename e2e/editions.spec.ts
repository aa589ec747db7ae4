/** Matches that began on earlier rules: the page plays them on by their own edition, and says so. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Replay } from '@vesper/kernel';
import { bot, expect, me, moment, test } from './table.ts';
import { playWithKeys, playWithMouse } from './play.ts';

const golden = fileURLToPath(new URL('../games/realm/editions/golden/1/2-2-seats-random.json', import.meta.url));
const recorded = JSON.parse(readFileSync(golden, 'utf8')) as Replay;
/** The first moves of it; a file that is cut short does not know where it leads. */
const earlier = { ...recorded, record: recorded.record.slice(0, 30), hash: '' };

test('on the server, with bots', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const id = await playOn(earlier, [me, bot('Tobias')]);
  await expect(page.locator('.earlier-rules')).toContainText('the rules it began with, edition 1');
  await playWithMouse(page, { seed: 1, most: 4 });
  await expect.poll(() => moment(page)).toBeGreaterThan(33);
  const answer = await page.request.get(`/api/tables/${id}/file`);
  expect(((await answer.json()) as Replay).version).toBe(1);
});

test('in this browser, and one that cannot be read spoils no other', async ({ guest }) => {
  const { page } = await guest({ name: 'Hester' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.locator('input[type=file]').setInputFiles(golden);
  await expect(page.locator('.earlier-rules')).toBeVisible();
  await page.reload();
  await expect(page.locator('.earlier-rules')).toBeVisible();

  // What a newer page has left here.
  const address = page.url().replace(/\/0$/, '');
  await page.evaluate(
    async id =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('vesper');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const tables = opening.result.transaction('tables', 'readwrite').objectStore('tables');
          const found = tables.get(id);
          found.addEventListener('success', () => {
            const table = found.result as { saved: string };
            const saved = table.saved.replace('"version":1', '"version":99');
            tables.put({ ...table, saved }).addEventListener('success', () => resolve());
          });
        });
      }),
    address.split('/').at(-1)!,
  );
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This match cannot be read here' })).toBeVisible();
  await expect(page.getByText('Version 99 of the rules of Defenders of the Realm is newer')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save its file' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^realm-here-.*\.vesper\.json$/);
  await page.goto('/');
  await expect(page.locator('.table-rows li').first()).toBeVisible();
});

test('where the board cannot draw a match, it is shown as text and played on', async ({ guest }) => {
  const { page, playOn, complaints } = await guest({ name: 'Hester' });
  let torn = 0;
  await page.route('**/*.js', async route => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(/className:[`"']rea-chart[`"']/, () => {
      torn += 1;
      return 'className:(()=>{throw Error("This board cannot draw it")})()';
    });
    await route.fulfill({ response, body });
  });
  await playOn(earlier, [me, bot('Tobias')]);
  await expect(page.getByText('The board cannot draw this match, so here it is as text.')).toBeVisible();
  expect(torn).toBe(1);
  // What was caught is still told to whoever looks into the console.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('This board cannot draw it');
  await page.keyboard.press('t');
  expect(await playWithKeys(page, { seed: 1, most: 2 })).toBe(2);
  await expect.poll(() => moment(page)).toBeGreaterThanOrEqual(32);
  // A part that comes later may still be on its way when the page is closed.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
