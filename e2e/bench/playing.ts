/** A table of the browser's own, played with the mouse: how soon presses are seen, how even frames are, what they cost. */
import type { Browser, CDPSession } from '@playwright/test';
import { playWithMouse } from '../play.ts';
import type { Server } from '../server.ts';
import { expect, newGuest } from '../table.ts';
import { watchPaints, whatWasWatched } from './watching.ts';
import type { Watched } from './watching.ts';

export interface Played extends Watched {
  readonly choices: number;
  /** Processor time of the page's main thread in milliseconds, all of it and by what it was spent on. */
  readonly cost: Readonly<Record<(typeof costs)[number], number>>;
}

export const costs = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;

export async function playOnce(browser: Browser, server: Server, game: string, most: number): Promise<Played> {
  const settings = { pace: 'quick' };
  const { page } = await newGuest(browser, server, { name: 'Hester', motion: true, settings });
  await page.addInitScript(watchPaints);
  await page.goto('/');
  await page.locator(`.game-card[data-game="${game}"]`).click();
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page.locator(`.table[data-game="${game}"]`)).not.toHaveAttribute('data-asked', '');
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  const before = await costsSoFar(tools);
  const { choices } = await playWithMouse(page, { most, seed: 7 });
  const after = await costsSoFar(tools);
  const watched = await page.evaluate(whatWasWatched);
  await page.context().close();
  const cost = Object.fromEntries(costs.map(name => [name, after[name] - before[name]])) as Played['cost'];
  return { ...watched, choices, cost };
}

async function costsSoFar(tools: CDPSession): Promise<Played['cost']> {
  const { metrics } = await tools.send('Performance.getMetrics');
  const found = new Map(metrics.map(({ name, value }) => [name, value * 1000]));
  return Object.fromEntries(costs.map(name => [name, found.get(name) ?? 0])) as Played['cost'];
}
