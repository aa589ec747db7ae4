import { fingerprint, open, outcome, plainWords, replay as verify, view } from '@vesper/kernel';
import type { Game, Match, Passages, Replay, Viewer } from '@vesper/kernel';
import { unfair } from '@vesper/table/fair';
import type { Fairness } from '@vesper/table/fair';
import { gameOfFile, seatIndex } from '../game.ts';
import { logText, logLines, passagesOf, resultText, tableText, titleText } from '../output/match.ts';
import type { LogLine } from '../output/match.ts';
import { plural } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { bold, dim, good, warn } from '../output/style.ts';
import { wrap } from '../output/wrap.ts';
import { Problem } from '../problem.ts';
import { readReplay } from '../replayFile.ts';
import type { ReplayFile } from '../replayFile.ts';
import { replaySteps } from '../replaySteps.ts';

export interface ReplayOptions {
  readonly verify?: true;
  readonly commitment?: string;
  readonly words?: string;
  readonly at?: number;
  readonly seat?: number;
  readonly choices?: true;
  readonly game?: string;
  readonly json?: true;
}

export async function tellReplay(path: string, options: ReplayOptions): Promise<void> {
  const file = await readReplay(path);
  const game = await gameOfFile(file, options.game);
  const entries = file.record.length;
  if (options.at !== undefined && options.at > entries) {
    throw new Problem(
      'bad-options',
      `The record has ${plural(entries, 'entry', 'entries')}; there is no entry ${options.at}.`,
    );
  }
  const viewer = options.seat === undefined ? 'spectator' : seatIndex(file.seats, options.seat);
  if (options.verify) return verifyReplay(game, file, options);
  if (options.json) return printJson(await asDocument(game, file, viewer, options.at ?? entries));

  print(`${bold(titleText(game, file))}\n`);
  if (file.found !== undefined)
    print(`${wrap(`${warn(`Kept by the ${file.found.checker}:`)} ${file.found.message}`, 2)}\n`);
  const match = await tell(game, file, viewer, options);
  if (options.at !== undefined) return printMoment(game, match, viewer);
  print();
  if (outcome(match) === null) print('The match is not over.');
  else print(resultText(game, match, viewer));
  checkFingerprint(match, file);
}

function checkFingerprint(match: Match, file: Replay): void {
  if (file.hash === '') return; // a table that could not be read gave out what it had (table/tables/unreadable.ts)
  const reached = fingerprint(match);
  if (reached === file.hash) return;
  throw new Problem('replay-differs', `The replay leads to ${reached}, the file says ${file.hash}.`, 1);
}

/** Prints the log entry by entry. */
async function tell(game: Game, file: Replay, viewer: Viewer, options: ReplayOptions): Promise<Match> {
  let reached: Match | undefined;
  let passages: Passages | undefined;
  const digits = String(file.record.length).length;
  for (const { at, match, told, chosen } of replaySteps(game, file, viewer, options.at)) {
    reached = match;
    passages ??= await passagesOf(game, match);
    const number = dim(String(at).padStart(digits));
    if (options.choices && chosen !== undefined)
      print(logText({ at, text: bold(chosen.text), rule: chosen.rule }, number));
    for (const line of logLines(game, match, viewer, told, passages)) print(logText(line, number));
  }
  return reached!;
}

/** The table at a moment, and who was asked what. */
function printMoment(game: Game, match: Match, viewer: Viewer): void {
  const seen = view(match, viewer);
  print(`\n${tableText(plainWords(game.words).twin(seen))}\n`);
  print(plainWords(game.words).status(seen));
  for (const decision of open(match, viewer)) {
    print(
      `${bold(game.words.seat(seen, decision.seat))}: ${plainWords(game.words).prompt(seen, decision)} ${dim(`(${decision.rule})`)}`,
    );
  }
}

function verifyReplay(game: Game, file: ReplayFile, options: ReplayOptions): void {
  verify(game, file);
  const fair = file.fair ?? null;
  const { commitment, words } = options;
  const isWitnessed = commitment !== undefined || words !== undefined;
  const seat = options.seat === undefined ? undefined : seatIndex(file.seats, options.seat);
  if (fair === null && isWitnessed) {
    throw new Problem('unfair-dice', 'The file says nothing about its dice, so they cannot be those of then.', 1);
  }
  const problem = fair === null ? undefined : unfair(file, fair, { commitment, words, seat });
  if (problem !== undefined) throw new Problem('unfair-dice', problem, 1);
  const undos = file.record.filter(entry => 'undo' in entry).length;
  const choices = file.record.length - undos;
  if (options.json) {
    const { game: id, version, hash: fingerprint } = file;
    return printJson({
      verified: true,
      game: id,
      version,
      choices,
      undos,
      hash: fingerprint,
      fairDice: fair !== null,
      formula: fair === null ? null : (fair.formula ?? 1),
      compared: { commitment: commitment !== undefined, words: words !== undefined },
    });
  }
  print(`${good('✓')} rules of ${game.name}, version ${file.version}`);
  if (fair !== null) printDice(fair, options);
  print(`${good('✓')} set up from the seed "${file.seed}" for ${plural(file.seats, 'seat')}`);
  print(
    `${good('✓')} ${plural(choices, 'choice')} legal when made${undos > 0 ? `, ${plural(undos, 'undo')} allowed` : ''}`,
  );
  print(`${good('✓')} fingerprint ${file.hash} reached`);
}

/** What was compared with what somebody noted before the match, and what was not. */
function printDice(fair: Fairness, { commitment, words }: ReplayOptions): void {
  print(`${good('✓')} fair dice: the seed follows from the secret committed to and the players' words`);
  if (commitment !== undefined) print(`${good('✓')} the commitment is the one noted before the match`);
  if (words !== undefined) print(`${good('✓')} the words said before the match are in the seed`);
  const missing = [
    ...(commitment === undefined ? ['whether the commitment was there before the match (--commitment)'] : []),
    ...(words === undefined ? ['whether the words are those that were said (--words)'] : []),
    ...(fair.words.filter(said => said !== '').length > 1
      ? ['whether who sat down last was in league with the server']
      : []),
    ...((fair.formula ?? 1) === 1 ? ["how the server chose the table's name, which is in this older seed"] : []),
  ];
  for (const what of missing) print(`${warn('?')} not checked: ${what}`);
}

async function asDocument(game: Game, file: ReplayFile, viewer: Viewer, at: number) {
  const lines: LogLine[] = [];
  let reached: Match | undefined;
  let passages: Passages | undefined;
  for (const { match, told } of replaySteps(game, file, viewer, at)) {
    reached = match;
    passages ??= await passagesOf(game, match);
    lines.push(...logLines(game, match, viewer, told, passages));
  }
  const match = reached!;
  if (at === file.record.length) checkFingerprint(match, file);
  const seen = view(match, viewer);
  return {
    game: file.game,
    version: file.version,
    seats: file.seats,
    options: file.options,
    seed: file.seed,
    entries: file.record.length,
    found: file.found ?? null,
    at,
    viewer,
    log: lines,
    status: plainWords(game.words).status(seen),
    open: open(match, viewer),
    outcome: outcome(match),
    hash: fingerprint(match),
  };
}
