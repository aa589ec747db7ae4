import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** What takes longest begins first, so that at the end nothing long is left to run alone. */
const longest = [
  'table/tests/crash',
  'tests/checks',
  'table/tests/outage',
  'lab/tests/queue',
  'realm/tests/bots',
  'checkers/tests/check',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = longest.findIndex(part => moduleId.includes(part));
      return found === -1 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

// Read by the threads of the tests and by the programs that they start: what Node has compiled once is not compiled again.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

const isLong = (file: string): boolean => longest.some(part => file.includes(part));

const tests = '**/tests/**/*.test.ts';
const notOurs = ['**/node_modules/**', 'dist/**', '.vesper/**'];

/**
 * The pure rooms keep nothing from one test to the next, so the files of their tests share workers, which load kernel and
 * games once: that saves two thirds of their processor time. Not so a file that puts something else in a module's place.
 */
const text = (file: string): string => readFileSync(file, 'utf8');
const all = globSync(tests, { exclude: notOurs }).filter(file => !text(file).includes('vi.mock('));
const isPure = (file: string): boolean => /^(?:kernel|games|bots|checkers|lab|web)\b/.test(file);
/**
 * Modules are Node's own: in Vite's every call of an imported function is a look-up, and whole games take three times as
 * long. Boards and the page have to be compiled.
 */
const isDrawn = (file: string): boolean => file.startsWith('web') || (isPure(file) && text(file).includes('/board/'));
const native = all.filter(file => !isDrawn(file));
const shared = native.filter(file => isPure(file) && !isLong(file));
const drawn = all.filter(isDrawn);
const alone = native.filter(file => !shared.includes(file));

const byNode = { viteModuleRunner: false };

export default defineConfig({
  test: {
    environment: 'node',
    globals: false,
    pool: 'threads',
    // Two more than there are cores: some files mostly wait for servers that they start, stop and kill.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    // Only for what hangs: on a busy machine a test of a few seconds takes minutes. What has to be quick says so itself.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'shared', include: shared, isolate: false, experimental: byNode } },
      { extends: true, test: { name: 'drawn', include: drawn, isolate: false } },
      { extends: true, test: { name: 'alone', include: alone, experimental: byNode } },
      { extends: true, test: { name: 'mocked', include: [tests], exclude: [...notOurs, ...all] } },
    ],
  },
});
