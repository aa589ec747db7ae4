// What can be said of the code without running it. The kinds need nothing of each other, so they run side by side: as many
// at a time as there are cores, the longest first.
import { availableParallelism } from 'node:os';
import { buildPageWhenNeeded } from './page.mjs';
import { tool } from './runners.mjs';

/** By one checker each: several would work out the types that they share once for every one of them. */
const types = project => heard => tool('typescript', 'tsc', ['--noEmit', '--checkers', '1', '-p', project], { heard });

export const codeChecks = {
  lint: heard => tool('oxlint', 'oxlint', ['--deny-warnings', '.'], { heard }),
  types: types('tsconfig.json'),
  'types of the page': types('web/tsconfig.json'),
  'types of the pure rooms': types('tsconfig.pure.json'),
  'types of the browser tests': types('e2e/tsconfig.json'),
  format: heard => tool('oxfmt', 'oxfmt', ['--check', '.'], { heard }),
};

export const pageCheck = { 'the page builds': () => buildPageWhenNeeded() };

const { lint, types: ofAllRooms, ...others } = codeChecks;

export const allChecks = {
  lint,
  types: ofAllRooms,
  ...pageCheck,
  ...others,
  'dead code': heard => tool('knip', 'knip', ['--no-progress', '--no-config-hints'], { heard }),
};

/** After one that fails no other is begun. */
export async function runChecks(kinds, count) {
  const waiting = Object.entries(kinds);
  const oneAfterAnother = async () => {
    while (waiting.length > 0 && count.failed === 0) await runCheck(...waiting.shift(), count);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, oneAfterAnother));
}

/** What it says is kept until it has failed, so that two do not speak at the same time. */
async function runCheck(kind, check, count) {
  const began = Date.now();
  const said = [];
  if ((await check(text => said.push(text))) === 0) {
    count.passed += 1;
    console.log(`✓ ${kind} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } else {
    count.failed += 1;
    console.log(`${Buffer.concat(said).toString()}\nThe check "${kind}" failed; no other was begun after it.`);
  }
}
