/** axe finds nothing serious, in any theme; pages do not scroll where they must not. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { tooFaint } from './contrast.ts';
import { games, seatsOf } from './games.ts';
import { expect, test } from './table.ts';
import { AWAY, nextTurn } from './play.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const themes = ['dark', 'light', 'contrast'] as const;

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

/** What axe calls serious or critical, and text that is too faint where axe cannot tell; in all themes. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(axe);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[aria-busy="true"]'), 'what is still being worked out').toHaveCount(0, {
    timeout: 60_000,
  });
  for (const theme of themes) {
    await page.evaluate(name => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    const { violations, incomplete } = await page.evaluate(() =>
      (window as unknown as { axe: Axe }).axe.run(document, { resultTypes: ['violations', 'incomplete'] }),
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
  await expectAccessible(page, 'lobby');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessible(page, 'settings');
  await page.goto('/manual/salem');
  await expect(page.locator('.manual-page dt').first()).toBeVisible();
  await expectAccessible(page, 'manual');
});

for (const { game, things, word, full, looks, end } of games)
  test.describe(game, () => {
    for (const phone of [false, true])
      for (const { name, file, open } of [full, ...looks].filter(({ wide }) => !phone || wide !== true))
        test(`${name}${phone ? ', on a phone' : ''}`, async ({ guest }) => {
          const { page, playOn } = await guest({ name: 'Hester', phone });
          const match = file();
          await playOn(match, seatsOf(match));
          await nextTurn(page);
          if (!phone) await page.mouse.move(...AWAY);
          await open?.(page, phone);
          await expectStill(page, 'down');
          await expectStill(page, 'sideways');
          await expectAccessible(page, name);
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
      await expectAccessible(page, 'text twin and manual');
      const over = end.file();
      await playOn(over, seatsOf(over));
      await page.locator('.corner').getByRole('button', { name: 'Score sheet' }).click();
      await expectAccessible(page, 'score sheet');
    });

    test('things and score sheet on a phone', async ({ guest }) => {
      const { page, playOn } = await guest({ name: 'Hester', phone: true });
      const match = full.file();
      await playOn(match, seatsOf(match));
      await nextTurn(page);
      await page.getByRole('button', { name: things, exact: true }).tap();
      await expectAccessible(page, things);
      const over = end.file();
      await playOn(over, seatsOf(over));
      await page.locator('.sheet').getByRole('button', { name: 'Score sheet' }).tap();
      await expectAccessible(page, 'score sheet');
    });

    test('nothing scrolls sideways at 360×740', async ({ guest }) => {
      const { page, playOn } = await guest({ name: 'Hester', phone: true, size: { width: 360, height: 740 } });
      for (const { file, open } of [full, ...looks].filter(({ wide }) => wide !== true)) {
        const match = file();
        await playOn(match, seatsOf(match));
        await nextTurn(page);
        await open?.(page, true);
        await expectStill(page, 'sideways');
        await expectStill(page, 'down');
      }
      for (const tab of [things, 'Log', 'Manual']) {
        await page.getByRole('button', { name: tab, exact: true }).tap();
        await expectStill(page, 'sideways');
      }
      await page.goto(`/manual/${game}`);
      await expect(page.locator('.manual-page dt').first()).toBeVisible();
      await expectStill(page, 'sideways');
    });
  });

test('the lobby scrolls neither down at 1280×720 nor sideways at 360×740', async ({ guest }) => {
  const { page } = await guest();
  await page.goto('/');
  await lit(page);
  await expectStill(page, 'down');
  const { page: phone } = await guest({ phone: true, size: { width: 360, height: 740 } });
  await phone.goto('/');
  await lit(phone);
  await expectStill(phone, 'sideways');
});
