/** The lobby with an empty cache on a slow phone, as Lighthouse imagines one: a quarter of the speed, 1.6 Mbit/s, 150 ms. */
import type { Browser } from '@playwright/test';
import type { Server } from '../server.ts';
import { expect } from '../table.ts';

export interface FirstVisit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly bytes: number;
}

const MBIT = 1_000_000 / 8;

export async function firstVisit(browser: Browser, server: Server): Promise<FirstVisit> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  let bytes = 0;
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6 * MBIT,
    uploadThroughput: 0.75 * MBIT,
  });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const { startTime } of list.getEntries()) document.documentElement.dataset['largest'] = String(startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now against bots' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const paints = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: Number(document.documentElement.dataset['largest']),
  }));
  await context.close();
  return { firstPaint: paints.first, largestPaint: paints.largest, bytes };
}
