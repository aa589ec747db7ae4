/** The patterns of the table: why not, log, moments with addresses, hint, undo, time, themes, motion. */
import type { Page } from '@playwright/test';
import { loadGame } from '@vesper/games';
import { salem } from '@vesper/games/salem';
import { firstToPlace, games, seatsOf } from './games.ts';
import { begun } from './positions.ts';
import { bot, expect, me, moment, test } from './table.ts';
import { AWAY, countFlights, nextTurn, playByTapping, playWithMouse, pressed, pressNext } from './play.ts';
import type { Turn } from './play.ts';
import { soak } from './soak.ts';

const seats = [me, bot('Tobias'), bot('Corvus')];
const table = (page: Page) => page.locator('.table');
const undo = (page: Page) => page.locator('.corner').getByRole('button', { name: 'Undo', exact: true });

const chosen = (page: Page) => page.locator('.is-chosen, .chip[aria-pressed="true"]');

/** Presses on until something waits to be confirmed. */
async function untilFinal(page: Page): Promise<Turn> {
  for (let after = ''; ;) {
    const turn = await pressNext(page, after);
    if ((await pressed(page, turn.asked)) === 'chosen') return turn;
    after = turn.asked;
  }
}

/** Plays on until the own decision refuses something on the board. */
async function untilRefused(page: Page, play = playWithMouse): Promise<void> {
  let after = '';
  for (let seed = 1; ; seed++) {
    await nextTurn(page, after);
    if ((await page.locator('.stage .is-refused').count()) > 0) return;
    after = (await play(page, { seed, most: 1, after })).asked;
  }
}

test('a refused piece says why not, and its clause opens the manual', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  await playOn(begun(salem, 3), seats);
  await untilRefused(page);
  const why = page.locator('.peek[data-refused="true"]');
  let clause = '';

  await test.step('under the mouse', async () => {
    await page.mouse.move(...AWAY);
    await page.locator('.stage .is-refused').first().hover();
    await expect(why).toContainText('Why not?');
    await expect(why.locator('.why p').first()).toHaveText(/\w+ .*\.$/);
    clause = (await why.locator('.clause').textContent())!;
    expect(clause).toMatch(/^SAL-[\dR]/);
  });

  await test.step('the pointer can go over to the clause', async () => {
    await expect(why.locator('.sal')).toBeVisible(); // whoever stays sees the piece in large as well
    await why.locator('.clause').hover(); // where it has come to rest
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.getByRole('tab', { name: 'Manual' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator(`[id="clause-${clause}"]`)).toBeInViewport();
    await expect(page.locator(`[id="clause-${clause}"]`)).toHaveAttribute('data-found', 'true');
    const moved = await page.evaluate(() =>
      ['.table', '.stage', '.rail', '.dock', '.own'].filter(name => {
        const { scrollLeft, scrollTop } = document.querySelector(name)!;
        return scrollLeft !== 0 || scrollTop !== 0;
      }),
    );
    expect(moved, 'regions that never move').toEqual([]);
  });

  await test.step('under the keyboard', async () => {
    await page.mouse.move(...AWAY);
    await expect(why).toBeHidden();
    await page.locator('.stage .is-refused').first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(why.locator('.why p').first()).toHaveText(/\w+ .*\.$/);
    await page.keyboard.press('Escape');
    await expect(why).toBeHidden();
  });

  await test.step('pressing it changes nothing', async () => {
    const n = await moment(page);
    await page.locator('.stage .is-refused').first().click({ force: true }); // aria-disabled, but it answers
    await expect(why).toBeVisible();
    expect(await moment(page)).toBe(n);
  });

  await test.step('in the text twin', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.getByText(/^Not possible now/).click();
    await expect(page.locator('.twin details li').first()).toHaveText(/\w+ .*SAL-[\dR]/);
  });
});

test('on a phone a tap asks why not, and a long press shows the card', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', phone: true });
  await playOn(begun(salem, 3), seats);
  await untilRefused(page, playByTapping);
  const why = page.locator('.peek[data-refused="true"]');
  await page.locator('.stage .is-refused').first().tap({ force: true });
  await expect(why.locator('.why p').first()).toHaveText(/\w+ .*\.$/);
  const clause = (await why.locator('.clause').textContent())!;
  await why.locator('.clause').tap();
  await expect(page.locator(`[id="clause-${clause}"]`)).toBeInViewport();
  await page.getByRole('button', { name: 'Your turn', exact: true }).tap();

  const card = (await page.locator('.stage .sal-card').first().boundingBox())!;
  const at = { x: card.x + card.width / 2, y: card.y + card.height / 2 };
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.locator('.peek .sal-zoom-ability')).toBeVisible();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.peek .sal-zoom-ability')).toBeVisible();
  await page.locator('.peek-close').tap();
  await expect(page.locator('.peek')).toBeHidden();
});

test('log, moments and their addresses', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const id = await playOn(begun(salem, 3), seats);
  const { asked } = await playWithMouse(page, { seed: 2, most: 6 });
  await nextTurn(page, asked);
  await page.mouse.move(...AWAY);

  await test.step('a line lights its pieces', async () => {
    await expect(page.locator('.is-lit')).toHaveCount(0);
    await page
      .locator('.log-line')
      .filter({ hasText: /messenger on/ })
      .first()
      .hover();
    await expect(page.locator('.is-lit').first()).toBeVisible();
    await page.mouse.move(...AWAY);
    await expect(page.locator('.is-lit')).toHaveCount(0);
  });

  const length = await moment(page);
  await test.step('a line leads to its moment, and new moves do not steal the view', async () => {
    const numbers = await page
      .locator('.log-line p')
      .evaluateAll(lines => lines.map(({ textContent }) => Number.parseInt(textContent, 10)));
    const at = numbers.find(n => n > 0 && n < length - 3)!;
    const line = page.locator('.log-line').nth(numbers.indexOf(at));
    await line.locator('.log-sentence').click();
    await expect(page).toHaveURL(new RegExp(`/t/${id}/${at}$`));
    await expect(page.locator('.status h1')).toHaveText(`Move ${at} of ${length}`);
    await expect(page.locator('[data-choice], .chip')).toHaveCount(0);
    const shown = await page.locator('.stage').textContent();

    const tab = await page.context().newPage();
    await tab.goto(`/t/${id}`);
    await playWithMouse(tab, { seed: 9, most: 2 });
    await expect.poll(() => moment(page)).toBeGreaterThan(length + 1);
    await tab.close();
    await expect(page.locator('.status h1')).toHaveText(new RegExp(`^Move ${at} of \\d+$`));
    await expect(page).toHaveURL(new RegExp(`/t/${id}/${at}$`));
    expect(await page.locator('.stage').textContent()).toBe(shown);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(table(page)).toHaveAttribute('data-past', 'false');
    await expect(page).toHaveURL(new RegExp(`/t/${id}$`));
  });

  await test.step('the slider and the arrows go through time', async () => {
    const { n } = await nextTurn(page);
    const slider = page.getByLabel('Moment of the match');
    await slider.fill('3');
    await expect(page).toHaveURL(new RegExp(`/t/${id}/3$`));
    await expect(page.locator('.status h1')).toHaveText(`Move 3 of ${n}`);
    await page.locator('.status h1').click();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.status h1')).toHaveText(`Move 4 of ${n}`);
    await slider.fill(String(n));
    await expect(table(page)).toHaveAttribute('data-past', 'false');
  });

  await test.step('an address opens its moment', async () => {
    const tab = await page.context().newPage();
    await tab.goto(`/t/${id}/5`);
    await expect(tab.locator('.status h1')).toHaveText(/^Move 5 of \d+$/);
    await expect(tab.locator('.time output')).toHaveText('5');
    await tab.close();
  });
});

test('undo, recap, hint, zoom and title', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  await playOn(begun(salem, 3), seats);
  await nextTurn(page);
  await expect(page).toHaveTitle('● Your turn: Affliction');

  await test.step('undo takes a choice back', async () => {
    let after = '';
    let { n } = await nextTurn(page);
    while (!(await undo(page).isEnabled())) {
      after = (await playWithMouse(page, { seed: 6, most: 1, after })).asked;
      ({ n } = await nextTurn(page, after));
    }
    const lines = await page.locator('.log-line').count();
    await undo(page).click();
    await expect(table(page)).toHaveAttribute('data-n', String(n + 1));
    const ask = after.split(':')[0];
    await expect(table(page)).toHaveAttribute('data-asked', new RegExp(`^${ask}:`));
    await expect.poll(() => page.locator('.log-line').count()).toBeLessThan(lines);
  });

  await test.step('a choice that cannot be undone is pressed once and put down again', async () => {
    const { n, asked } = await untilFinal(page);
    await expect(page.locator('.corner .primary')).toHaveText(/, no undo$/);
    await undo(page).click();
    await expect(chosen(page)).toHaveCount(0);
    expect(await moment(page)).toBe(n);
    await expect(table(page)).toHaveAttribute('data-asked', asked);
  });

  await test.step('a hint in words', async () => {
    await page.getByRole('button', { name: 'Hint (H)' }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    await expect(hint.locator('.hint-choice').first()).toHaveText(/\w{3,}/);
    await expect(hint.locator('.hint-why')).toHaveText(/\w+ .*\./);
  });

  await test.step('a card in large', async () => {
    await page.locator('.stage .sal-card').first().hover();
    await expect(page.locator('.peek .sal-zoom-ability')).toBeVisible();
    await page.mouse.move(...AWAY);
    await expect(page.locator('.peek')).toBeHidden();
  });

  await test.step('what happened since the last turn', async () => {
    const { asked } = await playWithMouse(page, { seed: 7, most: 1 });
    await nextTurn(page, asked);
    await page.getByRole('tab', { name: 'Recap' }).click();
    await expect(page.locator('.recap, .pane .nothing').first()).toBeVisible();
  });
});

for (const host of ['server', 'own engine'])
  test(`a hint of the ${host} says what follows`, async ({ guest }) => {
    const { page, playOn } = await guest({ name: 'Hester' });
    if (host === 'server') await playOn(firstToPlace(), [me, bot('Tobias')]);
    else {
      await page.goto('/');
      await page.getByRole('button', { name: 'Play now against bots' }).click();
    }
    await nextTurn(page);
    await page.keyboard.press('h');
    const hint = page.getByRole('region', { name: 'Hint' });
    await expect(hint.locator('.hint-choice').first()).toHaveText(/^Place on \w+/);
    await expect(hint.locator('.hint-follows')).toHaveText(/^(Hester|You) places? .*\.$/);
    await expect(hint.locator('.hint-why')).toHaveText(
      /It wins about \d+ % this way\. (About as good|A little behind|Clearly behind) \(\d+ %\): Place on/,
    );
  });

test('themes are worn at once and kept', async ({ guest }) => {
  const { page, sit } = await guest({ name: 'Hester' });
  await sit(seats);
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const seen = new Set([await colour()]);
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const [label, theme] of [
    ['Light', 'light'],
    ['High contrast', 'contrast'],
  ] as const) {
    await page.getByText(label, { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    seen.add(await colour());
  }
  expect(seen.size).toBe(3);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
});

/** Those of the others are followed to where they land: in `scenes` and `juiblex-map`. */
const onlyHere = ['salem', 'dungeon', 'folklore'];

for (const { game, moving } of games.filter(({ game }) => soak || onlyHere.includes(game)))
  test(`pieces travel, and nobody complains: ${game}`, async ({ guest }) => {
    const { page, playOn } = await guest({ name: 'Hester', motion: true });
    const flights = await countFlights(page);
    const match = moving?.() ?? begun(await loadGame(game), 3);
    await playOn(match, seatsOf(match));
    let after = '';
    for (let round = 0; round < 4; round++) {
      if (!soak && (await flights()) > 0) break;
      ({ asked: after } = await playWithMouse(page, { seed: 12 + round, most: soak ? 8 : 4, after }));
      await nextTurn(page, after);
    }
    await expect.poll(flights).toBeGreaterThan(0);
  });
