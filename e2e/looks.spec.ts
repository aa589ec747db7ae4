/** axe finds nothing serious, in any theme; pages do not scroll where they must not. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { tooFaint } from './contrast.ts';
import { games, seatsOf } from './games.ts';
import { expect, test } from './table.ts';
import type { Theme } from './table.ts';
import { AWAY, nextTurn } from './play.ts';
import { soak } from './soak.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const themes: readonly Theme[] = ['dark', 'light', 'contrast'];

/** One theme after the other, so that each is worn by a third of what is looked at; a soak sees everything in all of them. */
const worn = (turn: number): readonly Theme[] => (soak ? themes : [themes[turn % themes.length]]);

/** Themes differ in colours alone: these rules of axe can tell them apart. */
const ofColours = ['color-contrast', 'link-in-text-block'];

interface Axe {
  run(context: Document, options: object): Promise<{ violations: Violation[]; incomplete: Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly help: string;
  readonly nodes: readonly {
    readonly html: string;
    readonly failureSummary: string;
    readonly target: readonly string[];
  }[];
}

/** What axe calls serious or critical, and text that is too faint where axe cannot tell. */
async function expectAccessible(page: Page, what: string, seen: readonly Theme[]): Promise<void> {
  await page.evaluate(axe);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[aria-busy="true"]'), 'what is still being worked out').toHaveCount(0, {
    timeout: 60_000,
  });
  for (const theme of seen) {
    await page.evaluate(name => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    const rules = theme === seen[0] || soak ? {} : { runOnly: ofColours };
    const { violations, incomplete } = await page.evaluate(
      options => (window as unknown as { axe: Axe }).axe.run(document, options),
      { resultTypes: ['violations', 'incomplete'], ...rules },
    );
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = grave.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.length}×)\n  ${nodes[0].html.slice(0, 200)}\n  ${nodes[0].failureSummary}`,
    );
    expect.soft(told, `${what}, ${theme}`).toEqual([]);
    const undecided = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
    const faint = await tooFaint(
      page,
      undecided.map(({ target }) => target[0]),
    );
    expect.soft(faint, `${what}, ${theme}: contrast over drawings (${undecided.length} places)`).toEqual([]);
  }
}

/** Neither the page nor its body can be scrolled in that direction, not even by a program. */
async function expectStill(page: Page, direction: 'down' | 'sideways'): Promise<void> {
  const found = await page.evaluate(() => {
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
  expect(found[direction]).toEqual({ moved: 0, over: 0 });
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
  await expectAccessible(page, 'settings', themes);
  await page.goto('/manual/salem');
  await expect(page.locator('.manual-page dt').first()).toBeVisible();
  await expectAccessible(page, 'manual', themes);
});

const narrow = { width: 360, height: 740 };
const usual = { width: 390, height: 844 };

games.forEach(({ game, things, word, full, looks, end }, turn) =>
  test.describe(game, () => {
    [full, ...looks].forEach(({ name, file, open, wide = false }, i) => {
      test(name, async ({ guest }) => {
        const { page, playOn } = await guest({ name: 'Hester' });
        const match = file();
        await playOn(match, seatsOf(match));
        await nextTurn(page);
        await page.mouse.move(...AWAY);
        await open?.(page, false);
        await expectStill(page, 'down');
        await expectStill(page, 'sideways');
        await expectAccessible(page, name, i === 0 ? themes : worn(i));
      });

      if (wide) return;
      test(`${name}, on a phone`, async ({ guest }) => {
        const { page, playOn } = await guest({ name: 'Hester', phone: true, size: narrow });
        const match = file();
        await playOn(match, seatsOf(match));
        for (const size of [narrow, usual]) {
          if (size !== narrow) await page.setViewportSize(size);
          // What was opened is laid out for the size it was opened at.
          if (size !== narrow && open !== undefined) await page.reload();
          await nextTurn(page);
          await open?.(page, true);
          await expectStill(page, 'down');
          await expectStill(page, 'sideways');
        }
        await expectAccessible(page, name, worn(i + 1));
      });
    });

    test('text twin, manual drawer and score sheet', async ({ guest }) => {
      const { page, playOn } = await guest({ name: 'Hester' });
      const match = full.file();
      await playOn(match, seatsOf(match));
      await nextTurn(page);
      await page.getByRole('tab', { name: 'Manual' }).click();
      await page.getByLabel('Search the manual').fill(word);
      await page.keyboard.press('Tab');
      await page.keyboard.press('t');
      await expect(page.getByRole('heading', { name: 'The table as text' })).toBeVisible();
      await expectStill(page, 'down');
      await expectAccessible(page, 'text twin and manual', worn(turn));
      const over = end.file();
      await playOn(over, seatsOf(over));
      await page.locator('.corner').getByRole('button', { name: 'Score sheet' }).click();
      await expectAccessible(page, 'score sheet', worn(turn + 1));
    });

    test('things, log, manual and score sheet on a phone', async ({ guest }) => {
      const { page, playOn } = await guest({ name: 'Hester', phone: true, size: narrow });
      const match = full.file();
      await playOn(match, seatsOf(match));
      await nextTurn(page);
      for (const tab of ['Log', 'Manual', things]) {
        await page.getByRole('button', { name: tab, exact: true }).tap();
        await expectStill(page, 'sideways');
      }
      await page.setViewportSize(usual);
      await expectAccessible(page, things, worn(turn + 2));
      const over = end.file();
      await playOn(over, seatsOf(over));
      await page.locator('.sheet').getByRole('button', { name: 'Score sheet' }).tap();
      await expectAccessible(page, 'score sheet', worn(turn));
      await page.setViewportSize(narrow);
      await page.goto(`/manual/${game}`);
      await expect(page.locator('.manual-page dt').first()).toBeVisible();
      await expectStill(page, 'sideways');
    });
  }),
);

test('the lobby scrolls neither down at 1280×720 nor sideways at 360×740', async ({ guest }) => {
  const { page } = await guest();
  await page.goto('/');
  await lit(page);
  await expectStill(page, 'down');
  const { page: phone } = await guest({ phone: true, size: narrow });
  await phone.goto('/');
  await lit(phone);
  await expectStill(phone, 'sideways');
});
