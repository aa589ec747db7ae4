import { levels } from '@vesper/bots';
import { VesperError } from '@vesper/kernel';
import { arena } from '@vesper/lab';
import type { ArenaReport } from '@vesper/lab';
import { botNames, findGame, gameOptions, usualSeats } from '../game.ts';
import { inColumns } from '../output/columns.ts';
import type { Column } from '../output/columns.ts';
import { percent, percentRange, plural, range, whole } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { startProgress } from '../output/progress.ts';
import { bold, dim } from '../output/style.ts';

export interface ArenaOptions {
  readonly games: number;
  readonly seats?: number;
  readonly bots?: string;
  readonly options?: string;
  readonly seed: string;
  readonly budget?: number;
  readonly cores?: number;
  readonly json?: true;
}

export async function measure(argument: string, options: ArenaOptions): Promise<void> {
  const { game, reference } = await findGame(argument);
  const { games, seed, cores, budget: milliseconds } = options;
  const seats = options.seats ?? usualSeats(game);
  const bots = botNames(options.bots ?? levels.map(({ name }) => name).join(','));
  if (new Set(bots).size !== bots.length || bots.length < 2)
    throw new VesperError('bad-options', 'An arena needs two bots or more, each of them once.');
  if (seats < 2 && game.together !== true) throw new VesperError('bad-options', 'Alone nobody can be beaten.');
  const plan = { bots, games, seats, options: gameOptions(game, options.options), seed, milliseconds };
  const progress = startProgress('playing');
  const report = await arena(reference, plan, { cores, onProgress: progress.update }).finally(progress.end);
  if (options.json) printJson(report);
  else printReport(game.name, report);
}

const right = (title: string): Column => ({ title, align: 'right' });

function printReport(name: string, { seats, seed, fair, together, teams, duels, ratings }: ArenaReport): void {
  print(bold(`${name}: ${plural(seats, 'seat')}, seed "${seed}", every deal from every seat`));
  print();
  if (together) {
    const rows = teams.map(({ bot, wins }) => [bot, percent(wins.value), percentRange(wins)]);
    print(`${inColumns([{ title: 'team of' }, right('wins'), right('95 % interval')], rows)}\n`);
  }
  print(
    inColumns(
      [
        { title: 'bot' },
        { title: 'against' },
        right('games'),
        right(together ? 'more wins' : 'wins'),
        right('95 % interval'),
      ],
      duels.map(({ bot, against, games, share }) => [
        bot,
        against,
        whole(games),
        percent(share.value),
        percentRange(share),
      ]),
    ),
  );
  if (!together) print(dim(`Equally strong ones would win ${percent(fair)}.`));
  print();
  print(
    inColumns(
      [{ title: 'bot' }, right('rating'), right('95 % interval')],
      ratings.map(({ bot, rating }) => [bot, rating.value.toFixed(0), range(rating)]),
    ),
  );
}
