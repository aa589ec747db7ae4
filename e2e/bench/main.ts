/**
 * How fast the page is in a real Chromium: npm run bench:page [-- --games realm,dungeon --choices 40 --visits 3]
 * Goals stand beside the figures; they are for a quiet machine. Costs are processor time of the page's main thread, which
 * other work on the machine changes less: compare those before and after a change.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { gameIds } from '@vesper/games';
import { scriptBytes } from '../../web/build/scripts.ts';
import { chromiumHere } from '../chromium.ts';
import { Server } from '../server.ts';
import { firstVisit } from './firstVisit.ts';
import { playOnce } from './playing.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: gameIds.join(',') },
    choices: { type: 'string', default: '40' },
    visits: { type: 'string', default: '3' },
  },
});

const LONG_FRAME = 50;
const goals = { p50: 100, p90: 250, longFrames: 5, scripts: 256_000, firstPaint: 1800 };

const server = await Server.start();
const browser = await chromium.launch(await chromiumHere());
try {
  for (const game of values.games.split(',')) {
    const { clicks, frames, choices, cost } = await playOnce(browser, server, game, Number(values.choices));
    const long = (100 * frames.filter(frame => frame > LONG_FRAME).length) / frames.length;
    console.log(`\n${game}: ${choices} choices, ${clicks.length} presses, ${frames.length} frames`);
    say('  press to paint, p50', part(clicks, 0.5), goals.p50, 'ms');
    say('  press to paint, p90', part(clicks, 0.9), goals.p90, 'ms');
    say('  frames over 50 ms', long, goals.longFrames, '%');
    say('  scripts to the first decision', scriptBytes(game), goals.scripts, 'bytes');
    const each = (name: keyof typeof cost): string => (cost[name] / choices).toFixed(0);
    console.log(
      `  main thread per choice: ${each('TaskDuration')} ms (script ${each('ScriptDuration')}, ` +
        `styles ${each('RecalcStyleDuration')}, layout ${each('LayoutDuration')})`,
    );
  }
  const visits = [];
  for (let visit = 0; visit < Number(values.visits); visit++) visits.push(await firstVisit(browser, server));
  if (visits.length > 0) {
    console.log('\nFirst visit, slow phone (4× slower, 1.6 Mbit/s, 150 ms), median');
    say(
      '  first paint',
      part(
        visits.map(({ firstPaint }) => firstPaint),
        0.5,
      ),
      goals.firstPaint,
      'ms',
    );
    console.log(`  largest paint: ${part(visits.map(({ largestPaint }) => largestPaint), 0.5).toFixed(0)} ms`); // prettier-ignore
    console.log(`  bytes: ${visits[0].bytes}`);
  }
} finally {
  await browser.close();
  await server.stop();
}

function say(what: string, measured: number, goal: number, unit: string): void {
  const met = measured <= goal ? 'met' : 'missed';
  const figure = unit === '%' ? measured.toFixed(1) : measured.toFixed(0);
  console.log(`${what.padEnd(34)} ${figure.padStart(8)} ${unit.padEnd(5)} goal ≤ ${goal} ${met}`);
}

function part(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
