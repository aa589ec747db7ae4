/** Numbers and signs explain themselves, and what does not is found (in every look: `looks`). */
import { tooFaint } from './contrast.ts';
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

for (const phone of [false, true])
  test(`words that are too faint over a drawing are found${phone ? ' on a phone' : ''}`, async ({ guest }) => {
    const { page } = await guest({ phone });
    const ground = 'margin: 20px; padding: 10px; background: linear-gradient(90deg, #222, #333)';
    await page.setContent(
      `<meta name="viewport" content="width=device-width, initial-scale=1"><p id="clear" style="${ground}; color: #eee">Read me</p><p id="faint" style="${ground}; color: #555">Find me</p>`,
    );
    const found = await tooFaint(page, ['#clear', '#faint']);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('not 4.5: “Find me”');
  });
