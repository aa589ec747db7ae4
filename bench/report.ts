/** From measurements to what is printed: ratios, and whether the goals were met. */
import type { GameCosts, Operation } from './gameCosts.ts';
import { operations } from './gameCosts.ts';
import type { Measured } from './rounds.ts';
import type { SmallGame } from './smallGames.ts';
import { smallGames } from './smallGames.ts';
import { ratio, spread } from './statistics.ts';
import type { Spread } from './statistics.ts';

export interface Goal {
  readonly name: string;
  readonly ratio: Spread;
  readonly goal: { readonly atLeast: number } | { readonly atMost: number };
  /** Whether the median reaches it. */
  readonly met: boolean;
}

export interface GameReport {
  readonly paces: readonly { readonly seats: number; readonly rate: Spread; readonly choicesPerGame: number }[];
  /** Where the costs were measured. */
  readonly seats: number;
  /** Microseconds. */
  readonly costs: { readonly [O in Operation]: Spread };
  /** After 25, 50 and 75 % of a match. */
  readonly bytes: readonly number[];
}

export interface Report {
  /** Steps per second of processor time. */
  readonly engines: { readonly [G in SmallGame]: { readonly [engine: string]: Spread } };
  readonly games: { readonly [id: string]: GameReport };
  readonly goals: readonly Goal[];
}

export function report({ rates, games }: Measured): Report {
  const goals: Goal[] = [];
  for (const [game, atLeast] of [
    ['ticTacToe', 400],
    ['connectFour', 500],
  ] as const) {
    const found = ratio(rates[game].kernel, rates[game]['boardgame.io']);
    goals.push(judge(`kernel / boardgame.io, ${smallGames[game].name}`, found, { atLeast }));
  }
  const { connectFour } = rates;
  goals.push(
    judge('hand-written / kernel, connect four', ratio(connectFour['hand-written'], connectFour.kernel), { atMost: 4 }),
  );
  for (const [id, measured] of Object.entries(games))
    goals.push(...gameGoals(id, measured, connectFour['boardgame.io']));
  return {
    engines: { ticTacToe: spreads(rates.ticTacToe), connectFour: spreads(connectFour) },
    games: mapValues(games, gameReport),
    goals,
  };
}

function judge(name: string, found: Spread, goal: Goal['goal']): Goal {
  return {
    name,
    ratio: found,
    goal,
    met: 'atLeast' in goal ? found.median >= goal.atLeast : found.median <= goal.atMost,
  };
}

/** A whole game against a small one on boardgame.io, and its copy against the platform's. */
function gameGoals(id: string, rounds: readonly GameCosts[], boardgameio: readonly number[]): Goal[] {
  const costs = (operation: Operation): number[] => rounds.map(round => round.costs[operation]);
  return [
    ...rounds[0].paces.map(({ seats }, i) => {
      const rates = rounds.map(round => round.paces[i].rate);
      return judge(`${id}, ${seats} seats / boardgame.io, connect four`, ratio(rates, boardgameio), { atLeast: 50 });
    }),
    judge(`${id}: fork / structuredClone`, ratio(costs('fork'), costs('structuredClone')), { atMost: 0.1 }),
    judge(`${id}: fork / JSON round trip`, ratio(costs('fork'), costs('JSON round trip')), { atMost: 0.25 }),
    judge(`${id}: fork / random playout from there`, ratio(costs('fork'), costs('random playout')), { atMost: 0.08 }),
  ];
}

function gameReport(rounds: readonly GameCosts[]): GameReport {
  const { paces, seats, bytes } = rounds[0];
  return {
    paces: paces.map((pace, i) => ({
      seats: pace.seats,
      rate: spread(rounds.map(round => round.paces[i].rate)),
      choicesPerGame: spread(rounds.map(round => round.paces[i].choicesPerGame)).median,
    })),
    seats,
    costs: Object.fromEntries(
      operations.map(operation => [operation, spread(rounds.map(round => round.costs[operation]))]),
    ) as GameReport['costs'],
    bytes: bytes.map((_, i) => spread(rounds.map(round => round.bytes[i])).median),
  };
}

function spreads(rates: { readonly [engine: string]: readonly number[] }): { [engine: string]: Spread } {
  return mapValues(rates, spread);
}

function mapValues<A, B>(record: { readonly [key: string]: A }, change: (value: A) => B): { [key: string]: B } {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
