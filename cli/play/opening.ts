/** From the command's options to a match with people and bots in its seats. */
import { bots } from '@vesper/bots';
import type { Bot } from '@vesper/bots';
import { gameIds, loadGame } from '@vesper/games';
import { replay, start } from '@vesper/kernel';
import type { Game, Match } from '@vesper/kernel';
import { fillSeats } from '@vesper/lab';
import { botNames, findGame, gameOfFile, gameOptions, newSeed, seatIndex, usualSeats } from '../game.ts';
import { Problem } from '../problem.ts';
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
}

export interface Opening {
  readonly game: Game;
  readonly match: Match;
  /** By seat; `null` = a person. */
  readonly players: (Bot | null)[];
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
    return seated(game, replay(game, file), options, names);
  }
  const game = argument === undefined ? await askGame(terminal) : (await findGame(argument)).game;
  if (game === undefined) return undefined;
  const seats = options.seats ?? (argument === undefined ? await askSeats(game, terminal) : usualSeats(game));
  if (seats === undefined) return undefined;
  const setup = { seats, options: gameOptions(game, options.options), seed: options.seed ?? newSeed() };
  return seated(game, start(game, setup), options, names);
}

function seated(game: Game, match: Match, options: OpeningOptions, names: readonly string[]): Opening {
  const own = seatIndex(match.seats, options.seat ?? 1);
  const others = fillSeats(names, match.seats - 1).map(name => bots[name]);
  const players: (Bot | null)[] = options.hotseat ? others.map(() => null) : others;
  players.splice(own, 0, null);
  return { game, match, players };
}

async function askGame(terminal: Terminal): Promise<Game | undefined> {
  if (gameIds.length === 1) return loadGame(gameIds[0]);
  const games = await Promise.all(gameIds.map(id => loadGame(id)));
  const items = games.map(({ name, about }, index) => ({ key: String(index + 1), label: name, hint: about.line }));
  const typed = await terminal.ask({ prompt: 'Which game?', items, commands: [], again: false });
  if (typed === undefined || typed === 'q') return undefined;
  const game = games[Number(typed) - 1] ?? games.find(({ id }) => id === typed.trim());
  if (game === undefined) throw new Problem('unknown-game', `"${typed}" is none of ${gameIds.join(', ')}.`);
  return game;
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
