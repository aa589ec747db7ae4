import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hash } from '@vesper/kernel';
import { commandOf, digest, planOf, playStudy, reportPage } from '@vesper/lab';
import { botNames, findGame, usualSeats } from '../game.ts';
import { percent, percentRange, plural, spreadLine } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { startProgress } from '../output/progress.ts';
import { bold, dim } from '../output/style.ts';
import { Problem } from '../problem.ts';

export interface LabOptions {
  readonly games: number;
  readonly seats?: number;
  readonly bots: string;
  readonly options?: string;
  readonly vary?: readonly string[];
  readonly seed: string;
  readonly out?: string;
  readonly cores?: number;
  readonly db?: string;
  readonly patience: number;
  readonly list?: true;
  readonly cancel?: string;
  readonly json?: true;
}

export async function lab(argument: string | undefined, options: LabOptions): Promise<void> {
  const { db, list, cancel } = options;
  if (db === undefined && (list !== undefined || cancel !== undefined))
    throw new Problem('bad-options', 'Say in which database: --db postgres://…');
  if (db !== undefined && list !== undefined) return (await byWorkers()).tellStudies(db, options);
  if (db !== undefined && cancel !== undefined) return (await byWorkers()).cancelStudy(db, cancel, options);
  if (argument === undefined)
    throw new Problem('missing-argument', 'Say which game to study; "vesper games" lists them.');
  return study(argument, options);
}

/** Loaded only where it is needed: with the queue comes a client of PostgreSQL. */
const byWorkers = () => import('../byWorkers.ts');

async function study(argument: string, options: LabOptions): Promise<void> {
  const { game, reference } = await findGame(argument);
  const { cores, db } = options;
  botNames(options.bots);
  const asked = { ...options, game: argument, seats: options.seats ?? usualSeats(game) };
  const plan = planOf(game, asked);
  const folder = options.out ?? path.join('.vesper', 'lab', `${game.id}-${hash(plan).slice(0, 8)}`);
  const progress = startProgress('playing');
  const playing =
    db === undefined
      ? playStudy(reference, plan, folder, { cores, onProgress: progress.update })
      : (await byWorkers()).playByWorkers(db, reference, plan, folder, options, progress);
  const studied = await playing.finally(progress.end);
  const report = path.join(folder, 'report.html');
  await writeFile(report, reportPage(game, studied, commandOf(asked)));
  const digests = studied.matches.map(matches => digest(matches, game.together === true));
  if (options.json) return printJson({ folder, report, study: studied.study, digests });
  studied.study.variants.forEach(({ name, games: played }, i) => {
    const { won, bySeat, choices, counts } = digests[i];
    print(bold([game.name, name, plural(played, 'match', 'matches')].filter(text => text !== '').join(', ')));
    if (won !== null) print(`  won ${percent(won.value)} (${percentRange(won)})`);
    else
      for (const { seat, share } of bySeat)
        print(`  seat ${seat + 1} won ${percent(share.value)} (${percentRange(share)})`);
    for (const { what, perMatch } of counts) print(`  ${what}: ${perMatch.value.toFixed(2)} in a match`);
    print(dim(`  ${spreadLine(choices, 'choices')}`));
  });
  print(`\nThe report is ${report}, the matches are beside it.`);
}
