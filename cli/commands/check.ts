import path from 'node:path';
import { hunts, mergeReports, shards } from '@vesper/checkers';
import type { Failure, Hunt, Report, Shard } from '@vesper/checkers';
import { gameIds } from '@vesper/games';
import { VesperError, hash } from '@vesper/kernel';
import { inParallel } from '@vesper/lab';
import type { CheckTask } from '../checkWorker.ts';
import { checkedGame } from '../checkedGame.ts';
import { findGame } from '../game.ts';
import type { Found } from '../game.ts';
import { keptIn, keptNowhere } from '../keptReports.ts';
import { plural } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { startProgress } from '../output/progress.ts';
import { bad, bold, dim, good, warn } from '../output/style.ts';
import { wrap } from '../output/wrap.ts';
import { writeReplay } from '../replayFile.ts';

export interface CheckOptions {
  readonly games: number;
  readonly seats?: number;
  readonly seed: string;
  readonly partial?: true;
  readonly keep?: string;
  readonly cores?: number;
  readonly json?: true;
}

/** A report with the files that reproduce its failures. */
interface Checked extends Omit<Report, 'failures'> {
  readonly failures: readonly { readonly checker: string; readonly message: string; readonly file: string }[];
}

export async function check(argument: string, options: CheckOptions): Promise<void> {
  const games = await Promise.all((argument === 'all' ? gameIds : [argument]).map(name => findGame(name)));
  const reports: Checked[] = [];
  for (const found of games) {
    const report = await keepFailures(await checkGame(found, options));
    reports.push(report);
    if (!options.json) print(reportText(found, report));
  }
  const ok = reports.every(report => isWell(report, options));
  if (!ok) process.exitCode = 1;
  if (options.json) printJson({ ok, reports });
}

async function checkGame({ reference }: Found, options: CheckOptions): Promise<Report> {
  const game = await checkedGame(reference);
  const { games, seats, seed, cores, partial, keep } = options;
  if (seats !== undefined && (seats < game.seats.min || seats > game.seats.max)) {
    throw new VesperError(
      'bad-seats',
      `${game.name} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}.`,
    );
  }
  const file = new URL('../checkWorker.ts', import.meta.url);
  const kept = keep === undefined ? keptNowhere : keptIn(path.join(keep, game.id), game, { seats, seed });
  const play = async (label: string, parts: readonly (Shard | Hunt)[]): Promise<Report[]> => {
    const found = parts.map(part => kept.find(part));
    const left = parts.filter((_, i) => found[i] === undefined);
    const tasks = left.map((part): CheckTask => ({ game: reference, games, seats, seed, ...part }));
    const most = left.reduce((sum, { from, to }) => sum + to - from, 0);
    const progress = startProgress(label);
    const played = await inParallel<CheckTask, Report>(file, tasks, {
      cores,
      onProgress: done => progress.update(done, most),
      onResult: (index, report) => kept.keep(left[index], report),
    }).finally(progress.end);
    return found.map(report => report ?? played.shift()!);
  };
  const report = mergeReports(game, await play(`checking ${game.id}`, shards(games)));
  const missing = partial === true ? [] : hunts(game, report);
  if (missing.length === 0) return report;
  return mergeReports(game, [report, ...(await play(`seeking the rest of ${game.id}`, missing))]);
}

function isWell({ failed, leaks, neverExecuted }: Checked, { partial }: CheckOptions): boolean {
  return failed === 0 && leaks === 0 && (partial === true || neverExecuted.length === 0);
}

async function keepFailures(report: Report): Promise<Checked> {
  const failures = await Promise.all(
    report.failures.map(async failure => {
      const { checker, message, replay } = failure;
      const file = failureFile(failure);
      await writeReplay(file, { ...replay, found: { checker, message } });
      return { checker, message, file };
    }),
  );
  return { ...report, failures };
}

/** Named after what it contains, so that the same failure is the same file. */
function failureFile({ game, checker, message, replay }: Failure): string {
  return path.join('.vesper', 'failures', `${game}-${checker}-${hash([message, replay]).slice(0, 8)}.json`);
}

function reportText({ game, argument }: Found, report: Checked): string {
  const { games, choices, longest, seed, failed, leaks, failures, executed, neverExecuted } = report;
  const found = failed - leaks;
  const lines = [
    bold(`${game.name}: ${plural(games, 'game')}, ${plural(choices, 'choice')}, seed "${seed}"`),
    dim(`the longest game had ${plural(longest, 'choice')}`),
    found === 0 ? `${good('✓')} no failures` : `${bad('✗')} ${plural(found, 'failure')}`,
    leaks === 0 ? `${good('✓')} no leaks` : `${bad('✗')} ${plural(leaks, 'leak')} of what a seat may not know`,
    ...failures.flatMap(({ checker, message, file }) => [
      wrap(`  ${bad(checker)}: ${message}`, 4),
      `    vesper replay ${file}${argument === game.id ? '' : ` --game ${argument}`}`,
    ]),
    ...coverageLines(Object.keys(executed).length, neverExecuted),
  ];
  return lines.join('\n');
}

function coverageLines(executed: number, never: readonly string[]): string[] {
  const all = executed + never.length;
  if (never.length === 0)
    return [`${good('✓')} all ${all} steps, decisions, refusals, events and effects were executed`];
  const byKind = Map.groupBy(never, part => part.split(' ', 1)[0]);
  return [
    `${warn('!')} ${never.length} of ${all} steps, decisions, refusals, events and effects were never executed`,
    ...[...byKind].map(([kind, parts]) =>
      wrap(`  ${kind}s: ${parts.map(part => part.slice(kind.length + 1)).join(', ')}`, 4),
    ),
  ];
}
