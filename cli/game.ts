/** What the arguments of several commands mean. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { botCalled, bots } from '@vesper/bots';
import { nearest } from '@vesper/games';
import { VesperError } from '@vesper/kernel';
import type { Game, Replay } from '@vesper/kernel';
import { gameFrom } from '@vesper/lab';
import { Problem } from './problem.ts';

export { gameOptions } from '@vesper/lab';

/** A game and how a worker finds it again. */
export interface Found {
  readonly game: Game;
  /** As it was typed. */
  readonly argument: string;
  readonly reference: string;
}

/**
 * The game that an argument names: an id from the shelf, with the version of its rules where that matters, or the path of
 * a module that exports a game.
 */
export async function findGame(argument: string, version?: number): Promise<Found> {
  if (!/[/\\]|\.[cm]?[jt]s$/.test(argument))
    return { game: await gameFrom(argument, version), argument, reference: argument };
  const file = path.resolve(argument);
  if (!existsSync(file)) throw new VesperError('unknown-game', `There is no file ${argument}.`);
  const reference = pathToFileURL(file).href;
  return { game: await gameFrom(reference), argument, reference };
}

/** The game of a recorded match, as its rules were then; `argument` names another one than the file does. */
export async function gameOfFile({ game, version }: Replay, argument = game): Promise<Game> {
  return (await findGame(argument, argument === game ? version : undefined)).game;
}

/** Two seats if the game can do that: the smallest table with somebody to play against. */
export function usualSeats(game: Game): number {
  return Math.min(game.seats.max, Math.max(game.seats.min, 2));
}

/** `greedy,random` as a list of bots that exist. */
export function botNames(text: string): string[] {
  const names = text.split(',').map(name => name.trim());
  for (const name of names) {
    if (botCalled(name) !== undefined) continue;
    const known = Object.keys(bots);
    const meant = nearest(name, known);
    const hint = meant === undefined ? `The bots are: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
    throw new Problem('unknown-bot', `There is no bot "${name}". ${hint}`);
  }
  return names;
}

/** People count seats from 1; the kernel from 0. */
export function seatIndex(seats: number, number: number): number {
  if (number > seats) {
    const seatsHere = seats === 1 ? 'The only seat is 1' : `The seats are 1 to ${seats}`;
    throw new Problem('unknown-seat', `There is no seat ${number} at this table. ${seatsHere}.`);
  }
  return number - 1;
}

/** A seed for a match that nobody has named. */
export function newSeed(): string {
  return randomBytes(4).toString('hex');
}
