/** From the command's options to a match with people and bots in its seats. */
import { botCalled } from '@vesper/bots';
import type { Bot } from '@vesper/bots';
import { gameIds, loadGame } from '@vesper/games';
import { replay, replayTo, start } from '@vesper/kernel';
import type { Game, Match } from '@vesper/kernel';
import type { LegacyFile } from '@vesper/kernel/proof';
import { fillSeats } from '@vesper/lab';
import { botNames, findGame, gameOfFile, gameOptions, newSeed, seatIndex, usualSeats } from '../game.ts';
import { readBrought, readLegacy } from '../legacyFiles.ts';
import { readReplay } from '../replayFile.ts';
import type { Terminal } from './terminal.ts';

export interface OpeningOptions {
  readonly seats?: number;
  readonly seat?: number;
  readonly bots: string;
  readonly hotseat?: true;
  readonly options?: string;
  readonly seed?: string;
  readonly resume?: string;
  /** Of the match that is resumed, so many entries. */
  readonly at?: number;
  readonly bring?: readonly string[];
}

export interface Opening {
  readonly game: Game;
  readonly match: Match;
  /** By seat; `null` = a person. */
  readonly players: (Bot | null)[];
  /** What people brought from earlier matches. */
  readonly brought: readonly LegacyFile[];
}

/** `undefined` = the person has left before the match began. */
export async function openMatch(
  argument: string | undefined,
  options: OpeningOptions,
  terminal: Terminal,
): Promise<Opening | undefined> {
  const names = botNames(options.bots);
  if (options.resume !== undefined) {
    const file = await readReplay(options.resume);
    const game = await gameOfFile(file, argument);
    const brought = await Promise.all((options.bring ?? []).map(readLegacy)); // only their records are needed
    const { at = file.record.length } = options;
    const match = at < file.record.length ? replayTo(game, file, at) : replay(game, file);
    return { ...seated(game, match, options, names), brought };
  }
  const game = argument === undefined ? await askGame(terminal) : (await findGame(argument)).game;
  if (game === undefined) return undefined;
  const seats = options.seats ?? (argument === undefined ? await askSeats(game, terminal) : usualSeats(game));
  if (seats === undefined) return undefined;
  const brought = await readBrought(game, seats, seatIndex(seats, options.seat ?? 1), options.bring);
  const legacies = brought.map(({ seat, sheet }) => ({ seat, sheet }));
  const setup = { seats, options: gameOptions(game, options.options), seed: options.seed ?? newSeed(), legacies };
  return { ...seated(game, start(game, setup), options, names), brought: brought.map(({ file }) => file) };
}

function seated(game: Game, match: Match, options: OpeningOptions, names: readonly string[]): Omit<Opening, 'brought'> {
  const own = seatIndex(match.seats, options.seat ?? 1);
  const others = fillSeats(names, match.seats - 1).map(name => botCalled(name)!);
  const players: (Bot | null)[] = options.hotseat ? others.map(() => null) : others;
  players.splice(own, 0, null);
  return { game, match, players };
}

async function askGame(terminal: Terminal): Promise<Game | undefined> {
  if (gameIds.length === 1) return loadGame(gameIds[0]);
  const games = await Promise.all(gameIds.map(id => loadGame(id)));
  const items = games.map(({ name, about }, index) => ({ key: String(index + 1), label: name, hint: about.line }));
  for (let again = false; ; again = true) {
    const typed = (await terminal.ask({ prompt: 'Which game?', items, commands: [], again }))?.trim();
    if (typed === undefined || typed === 'q') return undefined;
    const game = games[Number(typed) - 1] ?? games.find(({ id }) => id === typed);
    if (game !== undefined) return game;
    terminal.say(`"${typed}" is none of them: a number, ${gameIds.join(', ')}, or q to leave.`);
  }
}

async function askSeats(game: Game, terminal: Terminal): Promise<number | undefined> {
  const { min, max } = game.seats;
  if (min === max || !terminal.asksBefore) return usualSeats(game);
  const items = Array.from({ length: max - min + 1 }, (_, index) => {
    const others = min + index - 1;
    const label = others === 0 ? 'you alone' : `you and ${others === 1 ? 'one bot' : `${others} bots`}`;
    return { key: String(min + index), label };
  });
  const typed = await terminal.ask({
    prompt: `${game.name}: how many at the table?`,
    items,
    commands: [],
    again: false,
  });
  return typed === undefined ? undefined : Number(typed);
}
