// The long version of the tests: what only many kills, many games and every look can show (docs/testing.md). It says
// beforehand how long it will take: as long as last time on this machine, else as long as on two quiet cores.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNode } from './node.mjs';
import { buildPageWhenNeeded } from './page.mjs';
import { runBrowserTests, runTests } from './runners.mjs';

const memory = path.join(root, '.vesper', 'soak.json');
const env = { ...process.env, VESPER_SOAK: '1' };

/** `minutes`: on two quiet cores. */
const parts = {
  kills: {
    what: '200 kills of a server on each store, 40 outages of each kind, 15 studies whose workers are killed',
    minutes: 22,
    run: count => runTests(['table/tests/crash', 'table/tests/outage', 'lab/tests/queue'], count, env),
  },
  games: {
    what: '2,000 checked games of every game, a hunt for each part that none of them met, every edition looked at closely, more reviews',
    minutes: 50,
    run: async count => {
      await runTests(['tests/editions', 'bots/tests/review'], count, env);
      if ((await runNode(['cli/main.ts', 'check', 'all', '--games', '2000'])) === 0) count.passed += 1;
      else count.failed += 1;
    },
  },
  browser: {
    what: 'every look in every theme, and every match from its first move to its last',
    minutes: 15,
    run: async count => {
      if ((await buildPageWhenNeeded()) === 0) await runBrowserTests(count, env);
      else count.failed += 1;
    },
  },
};

/** All parts, or those that are named; goes on after one that fails. */
export async function soak(names) {
  const unknown = names.filter(name => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown[0]}": ${Object.keys(parts).join(', ')}`);
    return 1;
  }
  const chosen = names.length > 0 ? names : Object.keys(parts);
  const taken = remembered();
  foretell(chosen, taken);
  const count = { passed: 0, failed: 0 };
  for (const name of chosen) {
    const began = Date.now();
    const failedBefore = count.failed;
    await parts[name].run(count);
    const minutes = (Date.now() - began) / 60_000;
    console.log(`\n${count.failed === failedBefore ? '✓' : '✗'} ${name} (${minutes.toFixed(1)} min)`);
    if (count.failed === failedBefore) remember({ ...remembered(), [name]: minutes });
  }
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  return count.failed === 0 ? 0 : 1;
}

function foretell(chosen, taken) {
  const lasts = name => taken[name] ?? parts[name].minutes;
  const sum = chosen.reduce((all, name) => all + lasts(name), 0);
  const end = new Date(Date.now() + sum * 60_000);
  const clock = `${end.getHours()}:${String(end.getMinutes()).padStart(2, '0')}`;
  console.log(`This will take about ${Math.ceil(sum)} minutes, until ${clock}:`);
  for (const name of chosen) {
    const since = taken[name] === undefined ? 'on two quiet cores' : 'as last time here';
    console.log(`  ${name}: ${Math.ceil(lasts(name))} min ${since}; ${parts[name].what}`);
  }
}

function remembered() {
  return existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {};
}

function remember(minutes) {
  mkdirSync(path.dirname(memory), { recursive: true });
  writeFileSync(memory, `${JSON.stringify(minutes)}\n`);
}
