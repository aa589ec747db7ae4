import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isOfMatch, reviewOf } from '@vesper/bots/review';
import {
  NOTHING_CLEAR,
  accountOf,
  commonAccount,
  costOf,
  decidedBy,
  measuredHow,
  turnedBy,
} from '@vesper/bots/review/words';
import type { ChancePoint, Costly, Review, TurningPoint } from '@vesper/bots/review';
import { reasonTold } from '@vesper/bots/reasonWords';
import { whyDid } from '@vesper/bots/why';
import { capital, plain, replay, view } from '@vesper/kernel';
import type { Game, Match, Seat } from '@vesper/kernel';
import { gameOfFile } from '../game.ts';
import { logLines, titleText } from '../output/match.ts';
import { labelled } from '../output/columns.ts';
import { percent, plural } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { startProgress } from '../output/progress.ts';
import { bold, dim } from '../output/style.ts';
import { wrap } from '../output/wrap.ts';
import { Problem } from '../problem.ts';
import { readReplay, writeText } from '../replayFile.ts';
import type { ReplayFile } from '../replayFile.ts';

export interface ReviewOptions {
  readonly why?: number;
  readonly bot?: string;
  readonly out?: string;
  readonly anew?: true;
  readonly game?: string;
  readonly json?: true;
}

export async function review(path_: string, options: ReviewOptions): Promise<void> {
  const file = await readReplay(path_);
  const game = await gameOfFile(file, options.game);
  const match = replay(game, file);
  if (match.state.outcome === null)
    throw new Problem('not-over', 'The match is not over: only then all of it is told.');
  if (options.why !== undefined) return tellWhy(game, match, file, options.why, options);
  const kept = options.out ?? path.join('.vesper', 'reviews', `${game.id}-${file.hash}.json`);
  const found = (options.anew ? undefined : await readKept(kept, file)) ?? (await made(game, file, kept));
  if (options.json) return printJson({ file: kept, ...found });
  tell(game, match, found, path_);
  print(dim(`\nKept as ${kept}.`));
}

async function made(game: Game, file: ReplayFile, kept: string): Promise<Review> {
  const progress = startProgress('reviewing');
  try {
    const found = reviewOf(game, file, { onProgress: done => progress.update(Math.round(done * 100), 100) });
    await writeText(kept, `${JSON.stringify(found)}\n`);
    return found;
  } finally {
    progress.end();
  }
}

/** A review that was made before; whatever else lies there is made anew. */
async function readKept(kept: string, file: ReplayFile): Promise<Review | undefined> {
  try {
    const found = JSON.parse(await readFile(kept, 'utf8')) as Review;
    return isOfMatch(found, file) ? found : undefined;
  } catch {
    return undefined;
  }
}

// ── In words ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function tell(game: Game, match: Match, found: Review, path_: string): void {
  const seen = view(match, 'spectator');
  const nameOf = (seat: Seat): string => plain(capital(game.words.seat(seen, seat)));
  const together = game.together === true;
  print(`${bold(titleText(game, match))}\n`);
  print(bold('Chance of winning'));
  const lines = together ? [found.seats[0]] : found.seats;
  print(labelled(lines.map(({ seat }) => [together ? 'everybody' : nameOf(seat), graph(found.points, seat)])));
  for (const turn of found.turns)
    print(wrap(`· ${turnText(game, match, turn, together ? 'Everybody' : nameOf(turn.seat))}`, 2));
  if (together) {
    print(`\n${bold('What came of what')}\n${labelled(commonAccount(found, nameOf))}`);
    print(`\n${bold('What decided it for all')}`);
    tellAll(decidedBy(found), path_, nameOf);
  }
  for (const seat of found.seats) {
    print(`\n${bold(nameOf(seat.seat))}${dim(`, ${plural(seat.choices, 'choice')} weighed`)}`);
    if (!together) print(labelled(accountOf(seat)));
    tellAll(seat.costliest, path_);
  }
  const [costly] = decidedBy(found, 1);
  if (costly !== undefined) print(dim(`\n${wrap(measuredHow(costly))}`));
}

const BLOCKS = '▁▂▃▄▅▆▇█';

/** The chances of a seat as a line of blocks, from the beginning to the end. */
function graph(points: readonly ChancePoint[], seat: Seat): string {
  const blocks = points.map(({ chances }) => BLOCKS[Math.min(7, Math.floor(chances[seat] * 8))]).join('');
  return `${blocks} ${percent(points[points.length - 1].chances[seat])}`;
}

function turnText(game: Game, match: Match, turn: TurningPoint, who: string): string {
  const { from, to, by } = turn;
  const told = match.log.filter(({ at }) => at > from && at <= to);
  const last = logLines(game, match, 'spectator', told).at(-1);
  const moved = `${who} ${by < 0 ? 'falls' : 'rises'} by ${Math.round(Math.abs(by) * 100)} points`;
  return `Moves ${from + 1} to ${to}: ${moved} through ${turnedBy(turn)}.${last === undefined ? '' : ` ${last.text}`}`;
}

function tellAll(all: readonly Costly[], path_: string, nameOf?: (seat: Seat) => string): void {
  if (all.length === 0) print(NOTHING_CLEAR);
  all.forEach(({ n, seat, asked, made: chosen, better, cost, because }, index) => {
    const who = nameOf === undefined ? '' : `${nameOf(seat)}, `;
    print(wrap(`${index + 1}. ${who}move ${n}: ${bold(plain(chosen.said))} cost ${costOf(cost)}.`, 3));
    print(dim(wrap(`   Asked: ${plain(asked)}`, 3)));
    print(
      wrap(`   Better: ${bold(plain(better.said))}, ${percent(better.share)} instead of ${percent(chosen.share)}.`, 3),
    );
    for (const sentence of because) print(wrap(`   ${plain(sentence)}`, 3));
    print(dim(`   The table as it was: vesper replay ${path_} --at ${n - 1} --seat ${seat + 1}`));
    print(dim(`   Try it: vesper play --resume ${path_} --at ${n - 1} --seat ${seat + 1}`));
  });
}

// ── Why did the bot do that? ─────────────────────────────────────────────────────────────────────────────────────────

/** Who played a seat, where the file knows. */
interface Seated {
  readonly table?: { readonly seats: readonly { readonly kind: string; readonly bot: string }[] };
}

function tellWhy(game: Game, match: Match, file: ReplayFile, n: number, options: ReviewOptions): void {
  const entry = file.record[n - 1];
  const seat = entry === undefined ? undefined : (file as Seated).table?.seats[entry.seat];
  const why = whyDid(game, file, n, options.bot ?? seat?.bot ?? 'greedy');
  if (options.json) return printJson(why);
  const name = game.words.seat(view(match, 'spectator'), why.seat);
  print(wrap(`${bold(`${name}, move ${n}:`)} ${plain(why.said)}`, 2));
  print(wrap(plain(reasonTold(why, () => why.insteadSaid!))));
  print(dim(`Worked out anew as ${why.bot} would, from what the seat knew, with other luck than at the table.`));
}
