import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** What takes longest begins first, so that at the end nothing long is left to run alone. */
const longest = ['table/tests/crash', 'tests/checks', 'table/tests/outage', 'realm/tests/bots', 'checkers/tests/check'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = longest.findIndex(part => moduleId.includes(part));
      return found === -1 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['**/tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', '.vesper/**'],
    environment: 'node',
    globals: false,
    pool: 'threads',
    // One more than there are cores: some files mostly wait for servers that they start, stop and kill.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
