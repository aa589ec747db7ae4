/** Plays a series of matches between bots on all cores. The same plan gives the same report to the byte. */
import { VesperError, start } from '@vesper/kernel';
import type { Game, Options } from '@vesper/kernel';
import { gameFrom } from './gameFrom.ts';
import { fillSeats, rotations } from './lineup.ts';
import { inParallel, pieces } from './parallel.ts';
import type { Played } from './played.ts';
import { summarise } from './summary.ts';
import type { Summary } from './summary.ts';

export interface SimulationPlan {
  /** At least so many; with rotation, rounded up so that every seating is played equally often. */
  readonly games: number;
  readonly seats: number;
  readonly options?: Options;
  /** Names of bots; the list repeats until every seat is taken. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** Plays every seed once per seating, so that every bot has every seat and the same luck equally often. */
  readonly rotate?: boolean;
  /** How long bots that search may do so, by the clock; otherwise they make their usual number of tries. */
  readonly milliseconds?: number | undefined;
}

/** What a worker is asked to play: the games from `from` up to, not including, `to`. */
export interface SimulationTask {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** By seating, by seat. */
  readonly seatings: readonly (readonly string[])[];
  readonly milliseconds?: number | undefined;
  readonly from: number;
  readonly to: number;
}

export interface SimulationReport extends Summary {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly seeds: number;
  readonly seatings: number;
}

const LARGEST_PIECE = 50;

export interface InParallel {
  readonly cores?: number | undefined;
  readonly onProgress?: ((done: number, of: number) => void) | undefined;
}

/**
 * @example
 * const report = await simulate('salem', { games: 1000, seats: 2, bots: ['greedy', 'random'], seed: 'a candle' });
 */
export async function simulate(
  reference: string,
  plan: SimulationPlan,
  parallel: InParallel = {},
): Promise<SimulationReport> {
  const { game, played, options, bots, seeds, seatings } = await playSeries(reference, plan, parallel);
  return {
    game: game.id,
    version: game.version,
    seats: plan.seats,
    options,
    seed: plan.seed,
    bots,
    seeds,
    seatings,
    ...summarise(played, plan.seats, game.together !== true && plan.seats > 1),
  };
}

interface Series {
  readonly game: Game;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly seeds: number;
  readonly seatings: number;
  /** All seatings of the first seed, then all of the second, … */
  readonly played: readonly Played[];
}

/** Every game of a series by itself. */
export async function playSeries(reference: string, plan: SimulationPlan, parallel: InParallel = {}): Promise<Series> {
  if (!(Number.isInteger(plan.games) && plan.games > 0)) {
    throw new VesperError('bad-options', `A series has at least one game, not ${plan.games}.`);
  }
  const game = await gameFrom(reference);
  const { options } = start(game, { seats: plan.seats, options: plan.options ?? {}, seed: plan.seed });
  const bots = fillSeats(plan.bots, plan.seats);
  const seatings = plan.rotate === false ? [bots] : rotations(bots);
  const seeds = Math.ceil(plan.games / seatings.length);
  const games = seeds * seatings.length;
  const { seats, seed, milliseconds } = plan;
  const task = { game: reference, seats, options, seed, seatings, milliseconds };
  const tasks: SimulationTask[] = pieces(games, LARGEST_PIECE).map(piece => ({ ...task, ...piece }));
  parallel.onProgress?.(0, games);
  const played = await inParallel<SimulationTask, Played[]>(new URL('simulationWorker.ts', import.meta.url), tasks, {
    cores: parallel.cores,
    onProgress: done => parallel.onProgress?.(done, games),
  });
  parallel.onProgress?.(games, games);
  return { game, options, bots, seeds, seatings: seatings.length, played: played.flat() };
}
