/** Numbers and signs explain themselves: what each means is one look away. */
import { games, seatsOf } from './games.ts';
import { AWAY, nextTurn } from './play.ts';
import { bareNumbers, wordlessIcons } from './signs.ts';
import { soak } from './soak.ts';
import { expect, test } from './table.ts';

/** What a lit space of the Underdark brings: pointing at the space says it with its sum. */
const BESIDE_SITES = '.jub-pill';

for (const { game, full, looks } of games)
  for (const { name, file } of soak ? [full, ...looks] : [full])
    test(`every number of ${game} has its meaning, ${name}`, async ({ guest }) => {
      const match = file();
      for (const phone of [false, true]) {
        const { page, playOn } = await guest({ name: 'Hester', phone });
        await playOn(match, seatsOf(match));
        await nextTurn(page);
        expect(await bareNumbers(page, BESIDE_SITES), phone ? 'on a phone' : 'on a desk').toEqual([]);
      }
    });

test('a price in the strip shows its sum, and what has no words would be found', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = games.find(({ game }) => game === 'salem')!.full.file();
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  await page.locator('.chip .price').first().hover();
  await expect(page.locator('.tip')).toContainText(/Reputation/);
  await page.mouse.move(...AWAY);
  expect(await wordlessIcons(page)).toEqual([]);
  await page.evaluate(() => {
    const bare = document.createElement('div');
    bare.innerHTML =
      '<div><div><div><span><svg width="16" height="16"><circle r="9" /></svg> 7</span></div></div></div>';
    document.querySelector('.stage')!.append(bare);
  });
  expect(await wordlessIcons(page)).toHaveLength(1);
  expect(await bareNumbers(page, BESIDE_SITES)).toHaveLength(1);
});
