/** Numbers and signs explain themselves, and what does not is found (in every look: `looks`). */
import { games, seatsOf } from './games.ts';
import { AWAY, nextTurn } from './play.ts';
import { bareNumbers, wordlessIcons } from './signs.ts';
import { expect, test } from './table.ts';

test('a price in the strip shows its sum, and what has no words would be found', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = games.find(({ game }) => game === 'salem')!.full.file();
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  await page.locator('.chip .price').first().hover();
  await expect(page.locator('.tip')).toContainText(/Reputation/);
  await page.mouse.move(...AWAY);
  await expect.poll(() => wordlessIcons(page)).toEqual([]);
  await page.evaluate(() => {
    const bare = document.createElement('div');
    bare.innerHTML =
      '<div><div><div><span><svg width="16" height="16"><circle r="9" /></svg> 7</span></div></div></div>';
    document.querySelector('.stage')!.append(bare);
  });
  expect(await wordlessIcons(page)).toHaveLength(1);
  expect(await bareNumbers(page)).toHaveLength(1);
});
