/** Smaller things of the boards and of the phone: names, resting pointers, marks, the rail, the sheet. */
import type { Page } from '@playwright/test';
import { loadGame } from '@vesper/games';
import { salem } from '@vesper/games/salem';
import { firstToPlace, games, seatsOf } from './games.ts';
import { begun, matchToEnd } from './positions.ts';
import { soak } from './soak.ts';
import { bot, expect, expectEnd, me, test } from './table.ts';
import {
  AWAY,
  countFlights,
  letBotPlay,
  nextTurn,
  playByTapping,
  playWithMouse,
  pressAt,
  pressed,
  pressNext,
} from './play.ts';

/** Everything that is read out, wherever it stands. */
const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[
      ...document.querySelectorAll(
        ':is(.stage, .rail, .dock) .unseen, .chip, .sal-circled small, .log-sentence, .twin dd, .twin dt',
      ),
    ].map(({ textContent }) => textContent),
    ...[...document.querySelectorAll('[aria-label]')].map(element => element.getAttribute('aria-label')!),
  ]);

// Each game on a screen or on a phone in turn; a soak hears all of them on both.
for (const [turn, { game, strangers, friends, full }] of games.entries())
  for (const phone of soak ? [false, true] : [turn % 2 === 1])
    test(`people of ${game} are called by name, and nothing travels${phone ? ', on a phone' : ''}`, async ({
      guest,
    }) => {
      const { page, playOn } = await guest({ name: 'Hester', phone });
      const flights = await countFlights(page);
      const heard: string[] = [];
      // How it begins, and amid the match, when everybody has something.
      for (const match of [begun(await loadGame(game), 4), full.file()]) {
        await playOn(match, seatsOf(match));
        for (let after = '', choice = 0; choice < (soak ? 4 : 2); choice++) {
          const play = phone ? playByTapping : playWithMouse;
          ({ asked: after } = await play(page, { seed: choice, most: 1, after }));
          await nextTurn(page, after);
          heard.push(...(await spoken(page)));
        }
      }
      if (phone) await page.locator('.rail button').filter({ hasText: 'Tobias' }).tap();
      heard.push(...(await spoken(page)));
      expect(heard.filter(text => strangers.test(text))).toEqual([]);
      expect(heard.some(text => friends.test(text))).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
      expect(await flights()).toBe(0);
      const moving = (): Promise<string[]> =>
        page.evaluate(() =>
          document
            .getAnimations()
            .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline) // not by scrolling
            .map(animation => {
              const { target } = animation.effect as KeyframeEffect;
              return `${target?.className} ${'transitionProperty' in animation ? String(animation.transitionProperty) : animation.id}`;
            }),
        );
      await expect.poll(moving).toEqual([]);
    });

test('a piece that is refused under a resting pointer says why', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  await playOn(firstToPlace(), [me, bot('Tobias')]);
  // The space one has just placed on is taken: the pointer still rests there.
  const turn = await pressNext(page, '', [0.9, 0]);
  expect(turn.asked).toMatch(/^place:/);
  if ((await pressed(page, turn.asked)) === 'chosen') await pressAt(page, turn.press!.at!);
  const next = await nextTurn(page, turn.asked);
  expect(next.asked).toMatch(/^place:/);
  const why = page.locator('.peek[data-refused="true"]');
  await expect(why).toContainText('Why not?');
  await expect(why).toContainText('SAL-9.3');

  await page.mouse.move(...AWAY);
  await expect(why).toBeHidden();
});

test('whom others took leaves a hollow mark', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  // Amid the arrests of a round: others soon take somebody.
  const match = games[0].full.file();
  await playOn(match, seatsOf(match));
  let after = '';
  const marks = page.locator('.sal-gap.is-left, .sal-line-left, .piece.is-left');
  for (let turn = 0; turn < 40 && (await marks.count()) === 0; turn++) {
    ({ asked: after } = await playWithMouse(page, { seed: turn, most: 1, after }));
    if ((await nextTurn(page, after)).over) break;
  }
  await expect(marks.first()).toBeVisible();
  const taken = await page
    .locator('.log-sentence')
    .filter({ hasText: /(Tobias|Corvus|Nyx) (brings|arrests|moves)/ })
    .count();
  expect(taken).toBeGreaterThan(0);
});

test('the rail of Salem never scrolls, up to the last move', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  const match = matchToEnd(salem, { seats: 4, seed: 'the rail' }, 20);
  await playOn(match, seatsOf(match));
  await nextTurn(page);
  const over = (): Promise<number> =>
    page.locator('.sal-others-list').evaluate(list => list.scrollHeight - list.clientHeight);
  expect(await over()).toBeLessThanOrEqual(2);
  await letBotPlay(page);
  const most = await page.evaluate(async () => {
    let worst = 0;
    while (document.querySelector<HTMLElement>('.table')?.dataset['over'] !== 'true') {
      const list = document.querySelector('.sal-others-list')!;
      worst = Math.max(worst, list.scrollHeight - list.clientHeight);
      await new Promise(requestAnimationFrame);
    }
    return worst;
  });
  expect(most).toBeLessThanOrEqual(2);
  await expectEnd(page);
  expect(await over()).toBeLessThanOrEqual(2);
});

test('the sheet of a phone is dragged up and down, or pressed', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester', phone: true });
  await playOn(firstToPlace(), [me, bot('Tobias')]);
  await nextTurn(page);
  const sheet = page.locator('.sheet');
  const grip = page.locator('.grip');
  const cdp = await page.context().newCDPSession(page);
  const drag = async (by: number): Promise<void> => {
    const { x, y, width, height } = (await grip.boundingBox())!;
    const at = (way: number) => [{ x: x + width / 2, y: y + height / 2 + way }];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.25, 0.5, 0.75, 1])
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(by * part) });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await expect(sheet).toHaveAttribute('data-tall', 'false');
  await drag(-260);
  await expect(sheet).toHaveAttribute('data-tall', 'true');
  await expect.poll(async () => (await sheet.boundingBox())!.y).toBeCloseTo(844 * 0.3, 0);
  await drag(200);
  await expect(sheet).toHaveAttribute('data-tall', 'false');
  await expect.poll(async () => (await sheet.boundingBox())!.y).toBe(586);
  await page.getByRole('button', { name: 'Make the sheet tall' }).tap();
  await expect(sheet).toHaveAttribute('data-tall', 'true');
  await page.getByRole('button', { name: 'Make the sheet small' }).tap();
  await expect(sheet).toHaveAttribute('data-tall', 'false');
});

test('a piece that may be chosen under a resting pointer is lit at once', async ({ guest }) => {
  const hester = await guest({ name: 'Hester' });
  const { page: abel } = await guest({ name: 'Abel' });
  const { id, links } = await hester.set([me, { kind: 'friend' }]);
  await abel.goto(links[0]);
  await abel.getByRole('button', { name: 'Sit down' }).click();
  await hester.page.goto(`/t/${id}`);
  await expect(live(hester.page)).toBeVisible();
  await expect(live(abel)).toBeVisible();
  const asked = (page: Page) => page.locator('.table').getAttribute('data-asked');
  await expect.poll(async () => [await asked(hester.page), await asked(abel)].filter(Boolean)).toHaveLength(1);
  const [acts, rests] = (await asked(hester.page)) === '' ? [abel, hester.page] : [hester.page, abel];
  const space = rests.locator('.stage .sal-space').nth(5);
  await space.hover();
  // The other places elsewhere; then the space under the pointer may be chosen.
  const elsewhere = acts.locator('.stage .sal-space').nth(8);
  const { asked: placing } = await nextTurn(acts);
  await elsewhere.click();
  if ((await pressed(acts, placing)) === 'chosen') await elsewhere.click();
  await expect(space).toHaveClass(/is-legal.*is-hovered/);
  await expect(rests.locator('.chip[data-strip-choice="6"]')).toHaveAttribute('data-hovered', 'true');
});

test('the row of chips lies still under the pointer, and follows the board', async ({ guest }) => {
  const { page, playOn } = await guest({ name: 'Hester' });
  await playOn(firstToPlace(), [me, bot('Tobias')]);
  await nextTurn(page);
  const row = page.locator('.strip .chips');
  const scrolled = (): Promise<number> => row.evaluate(({ scrollLeft }) => scrollLeft);
  const first = row.locator('.chip').first();
  const { x, width, y, height } = (await first.boundingBox())!;
  // The first chip is cut in half, and the pointer goes to what is left of it.
  await row.evaluate((chips, left) => (chips.scrollLeft = left), Math.round(width / 2));
  const cut = await scrolled();
  expect(cut).toBeGreaterThan(20);
  await page.mouse.move(x + width / 4, y + height / 2);
  await expect(first).toHaveAttribute('data-hovered', 'true');
  expect(await scrolled()).toBe(cut);
  // The last space on the board brings its chip into sight.
  const last = page.locator('.stage .sal-space.is-legal').last();
  const choice = await last.getAttribute('data-choice');
  await last.hover();
  const chip = row.locator(`.chip[data-strip-choice='${choice}']`);
  await expect(chip).toHaveAttribute('data-hovered', 'true');
  await expect(chip).toBeInViewport({ ratio: 0.99 });
  expect(await scrolled()).toBeGreaterThan(cut);
});

const live = (page: Page) => page.locator('.table[data-link="live"]');
