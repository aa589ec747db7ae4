/** Draws the icons of the installed page from the candle: web/public/icon-*.png. Run: node_modules/.bin/node e2e/appIcons.ts */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumHere } from './chromium.ts';

const files = fileURLToPath(new URL('../web/public', import.meta.url));
const candle = readFileSync(path.join(files, 'candle.svg'), 'utf8').replace('<svg ', '<svg height="100%" ');

/** Phones cut a maskable icon to a circle or a drop: the candle keeps to its middle. */
const icons = [
  { name: 'icon-192', size: 192, candle: 0.74, corners: 0.22 },
  { name: 'icon-512', size: 512, candle: 0.74, corners: 0.22 },
  { name: 'icon-maskable', size: 512, candle: 0.52, corners: 0 },
];

const browser = await chromium.launch(await chromiumHere());
const page = await browser.newPage();
for (const { name, size, candle: share, corners } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`
    <style>
      body { margin: 0; background: transparent; }
      main { height: 100vh; display: grid; place-items: center; border-radius: ${corners * size}px;
        background: #1e1814; }
      div { height: ${share * size}px; }
    </style>
    <main><div>${candle}</div></main>`);
  await page.screenshot({ path: path.join(files, `${name}.png`), omitBackground: true });
}
await browser.close();
