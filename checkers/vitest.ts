/** The checkers as tests of a game. Only this file and what it passes on know vitest and the disk. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@vesper/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Checks } from './checks.ts';
import { check, hunts, mergeReports } from './check.ts';
import type { CheckOptions, Report } from './check.ts';
import { memory } from './curious.ts';
import type { Checker, Failure } from './failure.ts';
import { how, verifyGolden } from './golden.ts';

export { describeManual } from './describeManual.ts';
export { describeRetelling } from './describeRetelling.ts';
export { describeWords, expectSentence } from './describeWords.ts';

export interface DescribeOptions extends Partial<Omit<CheckOptions, 'from' | 'to' | 'onProgress'>> {
  readonly games: number;
  /** Everything but these must have been executed. */
  readonly mayMiss?: readonly string[];
  /** A run too short to execute everything: it looks for failures and leaks only. */
  readonly partial?: true;
  /** The folder of golden replays, e.g. `new URL('golden/', import.meta.url)`. */
  readonly goldens?: URL;
}

/**
 * The costly checks are made at one of so many states, in all games alike: two states of different tables show more than two
 * that follow each other. `vesper check` also walks through every state of some games.
 */
const SPARSE = 30;
const SPARSE_HUNT = 120;

const FAILURES = path.join('.vesper', 'failures');

const titles: { readonly [checker in Exclude<Checker, 'golden'>]: string } = {
  definition: 'manual, words and tables fit together',
  driver: 'every match ends, in sound sentences',
  walker: 'states survive saving, undo, replay and copying, and keep the invariants',
  twins: 'nobody can tell what they may not know',
  lanes: 'the order of sealed answers does not matter',
  brains: 'bots are told alike what they may ask, and nothing that their seat may not know',
};

/**
 * @example
 * describeChecks(salem, checks, { games: 40, goldens: new URL('golden/', import.meta.url) });
 */
export function describeChecks(game: Game, checks: Checks, options: DescribeOptions): void {
  const { mayMiss = [], partial, goldens, ...checkOptions } = options;
  const missing = ({ neverExecuted }: Report): string[] => neverExecuted.filter(part => !mayMiss.includes(part));
  describe(`${game.name}, ${options.games} games by bots`, () => {
    let report: Report;
    beforeAll(() => {
      const asked = { seed: 'tests', walkEvery: Infinity, sparse: SPARSE, ...checkOptions };
      const checked = { ...game, checks };
      report = check(checked, asked);
      const hunting = { ...asked, sparse: SPARSE_HUNT, known: memory() };
      for (const hunt of partial ? [] : hunts(checked, report)) {
        if (missing(report).length === 0) break;
        if (report.executed[hunt.after] !== undefined) continue; // met on the way to another
        report = mergeReports(checked, [report, check(checked, { ...hunting, ...hunt })]);
      }
    }, 600_000);

    for (const [checker, title] of Object.entries(titles)) {
      it(`${checker}: ${title}`, () => {
        expect(report.failures.filter(failure => failure.checker === checker).map(tellWithFile)).toEqual([]);
      });
    }
    if (partial) return;
    it('everything was executed', () => {
      expect(missing(report)).toEqual([]);
    });
  });
  if (goldens !== undefined) describeGoldens(game, fileURLToPath(goldens));
}

function describeGoldens(game: Game, folder: string): void {
  describe(`${game.name}, golden replays`, () => {
    const files = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.json')) : [];
    it('there are some', () => {
      const problem = `There is none in ${folder} ${how(game)}.`;
      expect(files.length === 0 ? problem : undefined).toBeUndefined();
    });
    it.each(files)('%s', file => {
      expect(verifyGolden(game, readFileSync(path.join(folder, file), 'utf8'))?.message).toBeUndefined();
    });
  });
}

/** The message of a failure, and the file that reproduces it. */
function tellWithFile(failure: Failure, index: number): string {
  mkdirSync(FAILURES, { recursive: true });
  const file = path.join(FAILURES, `${failure.game}-${failure.checker}-${index + 1}.json`);
  writeFileSync(file, `${JSON.stringify(failure.replay)}\n`);
  return `${failure.message} (vesper replay ${file})`;
}
