// Every task of the repository: node tools/run.mjs <task> [arguments]
// Runs on Node 20 with nothing installed: installs when needed, then hands over to the pinned Node.
import { allChecks, codeChecks, pageCheck, runChecks } from './checks.mjs';
import { installWhenNeeded } from './install.mjs';
import { exitWith, runNode, serverFlags } from './node.mjs';
import { buildPageWhenNeeded } from './page.mjs';
import { runBrowserTests, runTests, tool } from './runners.mjs';
import { soak } from './soak.mjs';

const tasks = {
  start,
  build: buildPageWhenNeeded,
  vesper: args => runNode(['cli/main.ts', ...args]),
  bench: args => runNode(['bench/main.ts', ...args]),
  edition: args => runNode(['tools/edition.ts', ...args]),
  compare: args => runNode(['tools/compare.ts', ...args]),
  copies: () => runNode(['tools/copies.ts']),
  fit: args => runNode(['lab/fit.ts', ...args]),
  calibrate: args => runNode(['lab/calibrate.ts', ...args]),
  verdicts: args => runNode(['lab/verdicts.ts', ...args]),
  'bench:page': async args => (await buildPageWhenNeeded()) || runNode(['e2e/bench/main.ts', ...args]),
  'bench:table': args => runNode(['bench/table.ts', ...args]),
  test,
  soak,
  'check-code': checkCode,
  format: args => tool('oxfmt', 'oxfmt', ['--write', ...(args.length > 0 ? args : ['.'])]),
};

const [name, ...args] = process.argv.slice(2);
if (name !== undefined && Object.hasOwn(tasks, name)) await exitWith(perform(name));
else await exitWith(usage());

async function perform(task) {
  try {
    await installWhenNeeded();
    return await tasks[task](args);
  } catch (error) {
    if (task === 'test' || task === 'soak') process.on('exit', () => console.log('\n0 passed, 1 failed'));
    throw error;
  }
}

function usage() {
  console.error(`Usage: node tools/run.mjs <task>\nTasks: ${Object.keys(tasks).join(', ')}`);
  return 1;
}

/** What the code looks like, then how it behaves, up to what fails; with arguments, only the tests whose file matches them. */
async function test(filters) {
  const count = { passed: 0, failed: 0 };
  await runChecks(filters.length === 0 ? allChecks : pageCheck, count);
  if (count.failed === 0) await runTests(filters, count);
  if (count.failed === 0 && filters.length === 0) await runBrowserTests(count);
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  return count.failed === 0 ? 0 : 1;
}

/** The table: builds what is needed and serves it. */
async function start(serveArgs) {
  const status = await buildPageWhenNeeded();
  return status === 0 ? runNode([...serverFlags, 'cli/main.ts', 'serve', ...serveArgs]) : status;
}

async function checkCode() {
  const count = { passed: 0, failed: 0 };
  await runChecks(codeChecks, count);
  return count.failed === 0 ? 0 : 1;
}
