import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { botCalled } from '@vesper/bots';
import { makeGoldens, verifyGolden } from '@vesper/checkers';
import { outcome, toReplay } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { fillSeats, playMatch } from '@vesper/lab';
import { botNames, findGame, gameOptions, newSeed, usualSeats } from '../game.ts';
import { resultText, titleText } from '../output/match.ts';
import { plural } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { bold } from '../output/style.ts';
import { Problem } from '../problem.ts';
import { keep, readReplay, replayText } from '../replayFile.ts';

export interface RecordOptions {
  readonly seats?: number;
  readonly bots: string;
  readonly options?: string;
  readonly seed?: string;
  readonly out?: string;
  readonly goldens?: string;
  readonly json?: true;
}

export async function record(argument: string, options: RecordOptions): Promise<void> {
  const { game } = await findGame(argument);
  if (options.goldens !== undefined) return recordGoldens(game, options.goldens, options.json);
  const seats = options.seats ?? usualSeats(game);
  const names = fillSeats(botNames(options.bots), seats);
  const setup = { seats, options: gameOptions(game, options.options), seed: options.seed ?? newSeed() };
  const match = playMatch(
    game,
    setup,
    names.map(name => botCalled(name)!),
  );
  if (options.out === '-') return void process.stdout.write(replayText(toReplay(match)));
  const file = await keep(match, options.out);
  const replay = toReplay(match);
  if (options.json) {
    const { winners, places, scores } = outcome(match)!;
    return printJson({
      file,
      game: game.id,
      seats,
      seed: setup.seed,
      bots: names,
      choices: replay.record.length,
      hash: replay.hash,
      winners,
      places,
      scores,
    });
  }
  print(`${bold(titleText(game, match))}, bots ${names.join(',')}\n`);
  print(resultText(game, match, 'spectator'));
  print(`\n${plural(replay.record.length, 'choice')}, fingerprint ${replay.hash}, written to ${file}`);
}

/** The golden replays of a game: the same matches every time, so that only changed rules change the files. */
async function recordGoldens(game: Game, folder: string, json: true | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  await checkStillPlayed(game, folder);
  const files: string[] = [];
  for (const { name, text } of makeGoldens(game)) {
    const file = path.join(folder, name);
    await writeFile(file, text);
    files.push(file);
  }
  if (json) printJson({ game: game.id, version: game.version, files });
  else
    print(
      `${bold(game.name)}, version ${game.version} of the rules: ${plural(files.length, 'golden replay')} in ${folder}`,
    );
}

/** Nothing else shows that rules have changed: a match that was recorded with this version is not replaced by another. */
async function checkStillPlayed(game: Game, folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(file => file.endsWith('.json'))) {
    const recorded = await readReplay(path.join(folder, name));
    const { game: id, version } = recorded;
    const isOfThese = id === game.id && version === game.version;
    const failure = isOfThese ? verifyGolden(game, JSON.stringify(recorded)) : undefined;
    if (failure === undefined) continue;
    const otherwise = `If nobody has played by version ${version} yet, delete the files of ${folder} first.`;
    throw new Problem('rules-changed', `Nothing was recorded. ${name}: ${failure.message} ${otherwise}`, 1);
  }
}
