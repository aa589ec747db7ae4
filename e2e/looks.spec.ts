/** axe finds nothing serious, in any theme; pages do not scroll where they must not. */
import type { Page } from '@playwright/test';
import { expectAccessible, themes } from './axe.ts';
import { games, seatsOf } from './games.ts';
import { expect, test } from './table.ts';
import type { Theme } from './table.ts';
import { AWAY, nextTurn } from './play.ts';
import { bareNumbers } from './signs.ts';
import { soak } from './soak.ts';

/** One theme after the other, so that each is worn by a third of what is looked at; a soak sees everything in all of them. */
const worn = (turn: number): readonly Theme[] => (soak ? themes : [themes[turn % themes.length]]);

/** Neither the page nor its body can be scrolled in that direction, not even by a program, as soon as it has taken its shape. */
async function expectStill(page: Page, what: string, ...directions: readonly Direction[]): Promise<void> {
  for (const direction of directions)
    await expect
      .configure({ soft: true })
      .poll(async () => (await scrolled(page))[direction], `${what} ${direction}`)
      .toEqual({ moved: 0, over: 0 });
}

type Direction = 'down' | 'sideways';

const scrolled = (page: Page): Promise<Record<Direction, { moved: number; over: number }>> =>
  page.evaluate(() => {
    window.scrollTo(500, 500);
    document.body.scrollTo(500, 500);
    const { scrollHeight, scrollWidth } = document.documentElement;
    return {
      down: {
        moved: scrollY + document.body.scrollTop,
        over: Math.max(0, scrollHeight - innerHeight, document.body.scrollHeight - innerHeight),
      },
      sideways: { moved: scrollX + document.body.scrollLeft, over: Math.max(0, scrollWidth - innerWidth) },
    };
  });

/** The fullest table is seen on both, of the other looks each on one of them in turn; a soak sees all on both. */
const isSeen = (i: number, where: 'on a screen' | 'on a phone' | 'only here'): boolean =>
  soak || i === 0 || where === 'only here' || i % 2 === (where === 'on a screen' ? 1 : 0);

/** A score sheet is drawn alike for all games: of two in a row one is seen on a screen, the other on a phone. */
const isCounted = (turn: number, where: 'on a screen' | 'on a phone'): boolean =>
  soak || turn % 2 === (where === 'on a screen' ? 0 : 1);

/** Every number of the fullest table has its meaning, and in a soak that of every look. */
async function expectExplained(page: Page, i: number): Promise<void> {
  if (soak || i === 0) await expect.poll(() => bareNumbers(page), 'bare numbers').toEqual([]);
}

const lit = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Play now against bots' })).toBeVisible();
};

test('lobby and manual', async ({ guest }) => {
  const { page } = await guest({ name: 'Hester' });
  await page.goto('/');
  await lit(page);
  await expectAccessible(page, 'lobby', themes);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessible(page, 'settings', worn(1));
  await page.goto('/manual/salem');
  await expect(page.locator('.manual-page dt').first()).toBeVisible();
  await expectAccessible(page, 'manual', worn(2));
});

const narrow = { width: 360, height: 740 };
const usual = { width: 390, height: 844 };

// One page goes from look to look; what is wrong with one of them is told with its name, and the others are seen all the same.
games.forEach(({ game, things, word, full, looks, end }, turn) =>
  test.describe(game, () => {
    const all = [full, ...looks].map((look, i) => ({ ...look, i }));

    test('every look, text twin, manual drawer and score sheet', async ({ guest }) => {
      test.slow();
      const { page, playOn } = await guest({ name: 'Hester' });
      for (const { name, file, open, i, wide } of all)
        await test.step(name, async () => {
          if (!isSeen(i, wide === true ? 'only here' : 'on a screen')) return;
          const match = file();
          await playOn(match, seatsOf(match));
          await nextTurn(page);
          await page.mouse.move(...AWAY);
          await open?.(page, false);
          await expectStill(page, name, 'down', 'sideways');
          await expectExplained(page, i);
          await expectAccessible(page, name, i === 0 ? [...new Set([...worn(turn), ...worn(turn + 1)])] : worn(i));
        });

      await test.step('text twin and manual', async () => {
        const match = full.file();
        await playOn(match, seatsOf(match));
        await nextTurn(page);
        await page.getByRole('tab', { name: 'Manual' }).click();
        await page.getByLabel('Search the manual').fill(word);
        await page.keyboard.press('Tab');
        await page.keyboard.press('t');
        await expect(page.getByRole('heading', { name: 'The table as text' })).toBeVisible();
        await expectStill(page, 'text twin', 'down');
        await expectAccessible(page, 'text twin and manual', worn(turn));
      });

      await test.step('score sheet', async () => {
        if (!isCounted(turn, 'on a screen')) return;
        const over = end.file();
        await playOn(over, seatsOf(over));
        await page.locator('.corner').getByRole('button', { name: 'Score sheet' }).click();
        await expectAccessible(page, 'score sheet', worn(turn + 1));
      });
    });

    test('every look, things, log, manual and score sheet on a phone', async ({ guest }) => {
      test.slow();
      const { page, playOn } = await guest({ name: 'Hester', phone: true, size: narrow });
      for (const { name, file, open, i, wide } of all)
        await test.step(name, async () => {
          if (wide === true || !isSeen(i, 'on a phone')) return;
          await page.setViewportSize(narrow);
          const match = file();
          await playOn(match, seatsOf(match));
          for (const size of [narrow, usual]) {
            if (size !== narrow) await page.setViewportSize(size);
            // What was opened is laid out for the size it was opened at.
            if (size !== narrow && open !== undefined) await page.reload();
            await nextTurn(page);
            await open?.(page, true);
            await expectStill(page, `${name} at ${size.width}×${size.height}`, 'down', 'sideways');
          }
          await expectExplained(page, i);
          await expectAccessible(page, `${name}, on a phone`, worn(i === 0 ? turn + 2 : i + 1));
        });

      await test.step('things, log and manual', async () => {
        await page.setViewportSize(narrow);
        const match = full.file();
        await playOn(match, seatsOf(match));
        await nextTurn(page);
        for (const tab of ['Log', 'Menu', 'Manual', things]) {
          await page.locator(tab === 'Manual' ? '.menu-row' : '.tab-bar button', { hasText: tab }).tap();
          await expectStill(page, tab, 'sideways');
        }
        await page.setViewportSize(usual);
        await expectAccessible(page, things, worn(turn + 2));
      });

      await test.step('score sheet', async () => {
        if (!isCounted(turn, 'on a phone')) return;
        const over = end.file();
        await playOn(over, seatsOf(over));
        await page.locator('.sheet').getByRole('button', { name: 'Score sheet' }).tap();
        await expectAccessible(page, 'score sheet on a phone', worn(turn));
      });

      await test.step('the whole manual', async () => {
        await page.setViewportSize(narrow);
        await page.goto(`/manual/${game}`);
        await expect(page.locator('.manual-page dt').first()).toBeVisible();
        await expectStill(page, 'the manual', 'sideways');
      });
    });
  }),
);

test('the lobby scrolls neither down at 1280×720 nor sideways at 360×740', async ({ guest }) => {
  const { page } = await guest();
  await page.goto('/');
  await lit(page);
  await expectStill(page, 'the lobby', 'down');
  const { page: phone } = await guest({ phone: true, size: narrow });
  await phone.goto('/');
  await lit(phone);
  await expectStill(phone, 'the lobby on a phone', 'sideways');
});
