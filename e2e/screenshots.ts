/** Writes docs/pictures/*.png for the README: node_modules/.bin/node e2e/screenshots.ts */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromiumHere } from './chromium.ts';
import { nextTurn } from './play.ts';
import { Server } from './server.ts';
import { bot, expect, me, newGuest } from './table.ts';
import type { Guest } from './table.ts';

const pictures = fileURLToPath(new URL('../docs/pictures', import.meta.url));
mkdirSync(pictures, { recursive: true });

const server = await Server.start();
const browser = await chromium.launch(await chromiumHere());
const seats = [me, bot('Tobias'), bot('Corvus')];

const shoot = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
};

/** Plays as a bot would, at new tables if need be, until an arrest with several pieces to choose from. */
async function toAnArrest({ page, sit }: Guest, round: number): Promise<string> {
  for (;;) {
    const table = await sit(seats);
    if (await playToAnArrest(page, table, round)) return table;
  }
}

async function playToAnArrest(page: Page, table: string, round: number): Promise<boolean> {
  let before = '';
  for (;;) {
    const turn = await nextTurn(page, before);
    const standing =
      (await page.locator('.progress').count()) === 0 ? '' : await page.locator('.progress').textContent();
    const now = Number(/Round (\d+)/.exec(standing ?? '')?.[1] ?? round);
    if (turn.over) return false;
    if (turn.asked.startsWith('arrest:') && turn.pieces.length > 3 && now >= round) return true;
    const answer = await page.request.post(`/api/tables/${table}/hint`, { data: { seat: 0 } });
    const { choice } = (await answer.json()) as { choice: unknown };
    await page.evaluate(text => {
      const press = (): void =>
        document.querySelector<HTMLElement>(`[data-strip-choice=${JSON.stringify(text)}]`)?.click();
      press();
      setTimeout(press, 50);
    }, JSON.stringify(choice));
    const primary = page.locator('.sheet-buttons .primary');
    if ((await page.locator('.sheet').count()) > 0) await primary.click();
    before = turn.asked;
  }
}

try {
  const hester = await newGuest(browser, server, { name: 'Hester' });
  const { page } = hester;
  await page.goto('/');
  await page.locator('.set-table').waitFor();
  await shoot(page, 'lobby');

  const table = await toAnArrest(hester, 2);
  await page.locator('.stage .sal-card[data-choice]').first().hover();
  await shoot(page, 'table');

  await page.request.post(`/api/tables/${table}/bot`, { data: { seat: 0 } });
  await page.locator('dialog.score-dialog em').waitFor();
  // The graph grows until the last move.
  const line = page.locator('.score-dialog .chances polyline').first();
  const reached = async () => Number.parseFloat((await line.getAttribute('points'))!.split(' ').at(-1)!);
  await expect.poll(reached, { timeout: 120_000 }).toBeGreaterThan(600);
  await shoot(page, 'end');

  const phone = await newGuest(browser, server, { name: 'Hester', phone: true });
  await toAnArrest(phone, 1);
  await shoot(phone.page, 'phone');
} finally {
  await browser.close();
  await server.stop();
}
