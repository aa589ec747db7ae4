/** People and bots around one match, seen from the keyboard. */
import type { Bot } from '@vesper/bots';
import { choices, facts, log, open, plainWords, view } from '@vesper/kernel';
import type { Choice, Game, Match, Open, Passages, Seat } from '@vesper/kernel';
import { logLines, logText, passagesOf, resultText } from '../output/match.ts';
import type { Terminal } from './terminal.ts';

export interface Sitting {
  readonly game: Game;
  readonly match: Match;
  /** By seat; `null` = a person. */
  readonly players: readonly (Bot | null)[];
  readonly terminal: Terminal;
  /** What is read aloud. */
  readonly passages: Passages;
  /** By seat: how much of its log the person has read. */
  readonly read: number[];
  /** The seat of the person at the keyboard; -1 = nobody yet. */
  at: Seat;
  /** The interjections that a person has let pass: how long the record was. */
  readonly passed: number[];
  /** What was typed and could not be done. */
  readonly mistakes: { readonly typed: string; readonly code: string; readonly message: string }[];
}

/** Something that the person at the keyboard may choose now. */
export interface Choosable {
  readonly decision: Open;
  readonly choice: Choice;
  readonly label: string;
}

export async function sitDown(
  game: Game,
  match: Match,
  players: readonly (Bot | null)[],
  terminal: Terminal,
): Promise<Sitting> {
  return {
    game,
    match,
    players,
    terminal,
    passages: await passagesOf(game, match),
    read: players.map(() => 0),
    at: -1,
    passed: players.map(() => -1),
    mistakes: [],
  };
}

/** What the seat may choose now, over all its decisions. */
export function choosable(match: Match, game: Game, seat: Seat): Choosable[] {
  const seen = view(match, seat);
  return open(match, seat)
    .filter(decision => decision.seat === seat)
    .flatMap(decision =>
      choices(match, decision).map(choice => ({
        decision,
        choice,
        label: plainWords(game.words).choice(seen, decision, choice, facts(match, decision, choice)),
      })),
    );
}

/** The log lines that the person at the keyboard has not read yet. */
export function tellNews(sitting: Sitting): void {
  const { game, match, terminal, passages, read, at } = sitting;
  const told = log(match, at);
  const news = logLines(game, match, at, told.slice(read[at]), passages);
  read[at] = told.length;
  if (news.length > 0) terminal.say();
  for (const line of news) terminal.say(logText(line));
}

/** After a choice was taken back, what follows is news again. */
export function forget(sitting: Sitting): void {
  sitting.players.forEach((_, seat) => {
    sitting.read[seat] = Math.min(sitting.read[seat], log(sitting.match, seat).length);
  });
}

/** The end of a match: the last news and the score sheet. */
export function tellResult(sitting: Sitting): void {
  const { game, match, players, terminal } = sitting;
  if (sitting.at === -1) sitting.at = Math.max(0, players.indexOf(null));
  tellNews(sitting);
  terminal.say(`\n${resultText(game, match, sitting.at)}`);
}
