// The tools of npm packages on Vesper's Node, and the two test runners, whose reports are added up.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { modules, runNode } from './node.mjs';

export function tool(packageName, command, toolArgs, options = {}) {
  const folder = path.join(modules, packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return runNode([path.join(folder, typeof bin === 'string' ? bin : bin[command]), ...toolArgs], options);
}

/** The tests whose file matches one of the filters; all of them without any. */
export function runTests(filters, count, env = process.env) {
  const args = file => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...filters];
  return counted(
    count,
    file => tool('vitest', 'vitest', args(file), { env: { ...env, NODE_ENV: 'test' } }),
    report => {
      const brokenFiles = report.testResults.filter(r => r.status === 'failed' && r.assertionResults.length === 0);
      return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
    },
  );
}

/** The page in a real browser, against the real server. */
export function runBrowserTests(count, env = process.env) {
  const args = ['test', '-c', 'e2e', '--reporter=list,json'];
  return counted(
    count,
    file =>
      tool('@playwright/test', 'playwright', args, {
        env: { ...env, NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
    }),
  );
}

/** Runs a test runner that writes a report, and adds up what it says. */
async function counted(count, runner, read) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-test-'));
  const file = path.join(folder, 'report.json');
  try {
    const status = await runner(file);
    const { passed, failed } = readReport(file, read);
    count.passed += passed;
    count.failed += status !== 0 && failed === 0 ? 1 : failed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 }; // the runner ended without a report
  }
}
