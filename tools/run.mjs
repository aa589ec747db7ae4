// Every task of the repository: node tools/run.mjs <task> [arguments]
// Runs on Node 20 with nothing installed: installs when needed, then hands over to the pinned Node.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installWhenNeeded } from './install.mjs';
import { exitWith, modules, runNode } from './node.mjs';
import { installPostgresWhenNeeded } from './postgres.mjs';

const checks = {
  'types of the pure rooms': () => tool('typescript', 'tsc', ['--noEmit', '-p', 'tsconfig.pure.json']),
  types: () => tool('typescript', 'tsc', ['--noEmit', '-p', 'tsconfig.json']),
  lint: () => tool('oxlint', 'oxlint', ['--deny-warnings', '.']),
  format: () => tool('oxfmt', 'oxfmt', ['--check', '.']),
};
const deadCode = { 'dead code': () => tool('knip', 'knip', ['--no-progress', '--no-config-hints']) };

const tasks = {
  start: args => runNode(['cli/main.ts', 'play', ...args]),
  vesper: args => runNode(['cli/main.ts', ...args]),
  bench: args => runNode(['bench/main.ts', ...args]),
  'bench:table': args => runNode(['bench/table.ts', ...args]),
  test,
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
    if (task === 'test') process.on('exit', () => console.log('\n0 passed, 1 failed'));
    throw error;
  }
}

function usage() {
  console.error(`Usage: node tools/run.mjs <task>\nTasks: ${Object.keys(tasks).join(', ')}`);
  return 1;
}

/** All kinds of checks in order, up to the first that fails; with arguments, only the tests whose file matches them. */
async function test(filters) {
  const count = { passed: 0, failed: 0 };
  if (filters.length === 0) await runChecks({ ...checks, ...deadCode }, count);
  if (count.failed === 0) await installPostgresWhenNeeded();
  if (count.failed === 0) await runTests(filters, count);
  console.log(`\n${count.passed} passed, ${count.failed} failed`);
  return count.failed === 0 ? 0 : 1;
}

async function checkCode() {
  const count = { passed: 0, failed: 0 };
  await runChecks(checks, count);
  return count.failed === 0 ? 0 : 1;
}

async function runChecks(kinds, count) {
  for (const [kind, check] of Object.entries(kinds)) {
    const began = Date.now();
    if ((await check()) !== 0) {
      count.failed += 1;
      console.log(`\nThe check "${kind}" failed; what comes after it was not run.`);
      return;
    }
    count.passed += 1;
    console.log(`✓ ${kind} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  }
}

async function runTests(filters, count) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-test-'));
  const report = path.join(folder, 'report.json');
  try {
    const status = await tool(
      'vitest',
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters],
      { ...process.env, NODE_ENV: 'test' },
    );
    const { passed, failed } = readReport(report);
    count.passed += passed;
    count.failed += status !== 0 && failed === 0 ? 1 : failed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const brokenFiles = report.testResults.filter(r => r.status === 'failed' && r.assertionResults.length === 0);
    return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
  } catch {
    return { passed: 0, failed: 1 }; // vitest ended without a report
  }
}

function tool(packageName, command, toolArgs, env = process.env) {
  const folder = path.join(modules, packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return runNode([path.join(folder, typeof bin === 'string' ? bin : bin[command]), ...toolArgs], { env });
}
