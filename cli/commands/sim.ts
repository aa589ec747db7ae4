import { VesperError, ordinal } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { simulate } from '@vesper/lab';
import type { SimulationReport } from '@vesper/lab';
import { botNames, findGame, gameOptions, usualSeats } from '../game.ts';
import { clauseText } from '../output/manual.ts';
import { percent, percentRange, plural, range, spreadLine, whole } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { startProgress } from '../output/progress.ts';
import { bad, bold, dim, good, ruleId } from '../output/style.ts';
import { inColumns, labelled } from '../output/columns.ts';
import type { Column } from '../output/columns.ts';
import { wrap } from '../output/wrap.ts';

export interface SimOptions {
  readonly games: number;
  readonly seats?: number;
  readonly bots: string;
  readonly options?: string;
  readonly seed: string;
  readonly rotate: boolean;
  readonly cores?: number;
  readonly json?: true;
}

type Standing = SimulationReport['bySeat'][number] | SimulationReport['byBot'][number];

export async function sim(argument: string, options: SimOptions): Promise<void> {
  const { game, reference } = await findGame(argument);
  const { games, seed, rotate, cores } = options;
  const seats = options.seats ?? usualSeats(game);
  const bots = botNames(options.bots);
  if (bots.length > seats) {
    throw new VesperError('bad-options', `${bots.length} bots do not fit on ${plural(seats, 'seat')}.`);
  }
  const plan = { games, seats, options: gameOptions(game, options.options), bots, seed, rotate };
  const progress = startProgress('playing');
  const report = await simulate(reference, plan, { cores, onProgress: progress.update }).finally(progress.end);
  if (options.json) printJson(report);
  else printReport(game, report);
}

function printReport(game: Game, report: SimulationReport): void {
  const { games, seeds, seatings, seats, seed, bySeat, byBot } = report;
  const series = seatings > 1 ? ` (${plural(seeds, 'seed')} × ${seatings} seatings)` : '';
  print(bold(`${game.name}: ${plural(games, 'game')}${series}, ${plural(seats, 'seat')}, seed "${seed}"`));
  const chosen = Object.entries(report.options).map(([name, value]) => `${name}=${value}`);
  print(dim([`bots ${report.bots.join(',')}`, ...chosen].join(' · ')));
  print();
  if (byBot.length > 1) print(`${standings('bot', byBot, report.fair)}\n`);
  print(standings('seat', bySeat, report.fair));
  if (bySeat[0].places.length > 0) {
    if (byBot.length > 1) print(`\n${places('bot', byBot)}`);
    print(`\n${places('seat', bySeat)}`);
  }
  print();
  print(labelled(lengths(report)));
  print();
  for (const { rule, games: ended, share } of report.endings) {
    const text = clauseText(game, rule) ?? '';
    print(wrap(`${percent(share.value)} decided by ${ruleId(rule)} (${plural(ended, 'game')}): ${text}`, 2));
  }
}

const columns: readonly Column[] = ['wins', 'share', '95 % interval', 'score', '95 % interval'].map(title => ({
  title,
  align: 'right',
}));

function standings(title: string, rows: readonly Standing[], fair: number): string {
  return inColumns(
    [{ title }, ...columns, { title: '' }],
    rows.map(row => [
      nameOf(row),
      whole(row.wins),
      percent(row.share.value),
      percentRange(row.share),
      row.score.value.toFixed(2),
      range(row.score),
      verdict(row, fair),
    ]),
  );
}

const nameOf = (row: Standing): string => ('bot' in row ? row.bot : String(row.seat + 1));

/** How often it came in which place. */
function places(title: string, rows: readonly Standing[]): string {
  const titles = rows[0].places.flatMap((_, place) => [ordinal(place), '95 % interval']);
  return inColumns(
    [{ title }, ...titles.map((name): Column => ({ title: name, align: 'right' }))],
    rows.map(row => [nameOf(row), ...row.places.flatMap(place => [percent(place.value), percentRange(place)])]),
  );
}

/** Whether the interval leaves room for equal chances. */
function verdict({ share }: Standing, fair: number): string {
  if (share.low > fair) return good(`more than its ${percent(fair)}`);
  if (share.high < fair) return bad(`less than its ${percent(fair)}`);
  return dim(`fair: ${percent(fair)}`);
}

function lengths({ choices, rounds, shared, lost }: SimulationReport): [string, string][] {
  const lines: [string, string][] = [['length', spreadLine(choices, 'choices')]];
  if (rounds !== null) lines.push(['', spreadLine(rounds, 'rounds')]);
  lines.push(['winners', `several in ${plural(shared, 'game')}, none in ${plural(lost, 'game')}`]);
  return lines;
}
