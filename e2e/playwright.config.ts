/** node_modules/.bin/playwright test -c e2e — a real Chromium against the real server, on the built page. */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumHere } from './chromium.ts';

const here = await chromiumHere();
// Pages that follow each other in a context share a process, which has compiled the scripts already (rooms.ts).
const args = [...(here.args ?? []), '--process-per-site'];

const root = fileURLToPath(new URL('..', import.meta.url));
/** Of this checkout: Playwright empties it before every run. */
const results = path.join(tmpdir(), 'vesper-e2e', path.basename(root));

export default defineConfig({
  testDir: '.',
  outputDir: path.join(results, 'failed'),
  globalSetup: './page.ts',
  fullyParallel: true,
  // For two cores: a page often waits, for a clock, for a bot, for the next frame. All tests are of one project: each project
  // would have workers of its own, with servers and browsers that compile everything anew.
  workers: 4,
  // On two cores a whole match takes 20 to 50 s; other work on the machine may make that ten times as long.
  timeout: 600_000,
  // What is waited for comes in a second or two, or in a minute where the machine is busy with other work.
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: path.join(results, 'report.json') }]],
  use: {
    browserName: 'chromium',
    launchOptions: { ...here, args },
    viewport: { width: 1280, height: 720 },
    actionTimeout: 120_000,
    screenshot: 'only-on-failure',
  },
});
