/** From measurements to what is printed: ratios, and whether the goals were met. */
import type { GameCosts, Growing, Operation } from './gameCosts.ts';
import { growing, operations } from './gameCosts.ts';
import type { Measured } from './rounds.ts';
import { OURS, PLAIN } from './search.ts';
import type { SmallGame } from './smallGames.ts';
import { ratio, spread } from './statistics.ts';
import type { Spread } from './statistics.ts';

export interface Compared {
  readonly name: string;
  readonly ratio: Spread;
  readonly goal?: Goal;
  /** Whether the median reaches the goal. */
  readonly met?: boolean;
}

export type Goal = { readonly atLeast: number } | { readonly atMost: number };

export interface GameReport {
  readonly paces: readonly { readonly seats: number; readonly rate: Spread; readonly choicesPerGame: number }[];
  /** Where the costs were measured. */
  readonly seats: number;
  /** Microseconds in the middle of a match. */
  readonly costs: { readonly [O in Operation]: Spread };
  /** After 25, 50 and 75 % of a match; microseconds again. */
  readonly stages: readonly {
    readonly part: number;
    readonly costs: { readonly [O in Growing]: Spread };
    readonly bytes: number;
  }[];
}

/** Choices per second of random play that a whole game should make, in moves of boardgame.io on connect four. */
const paceGoals: { readonly [id: string]: number } = { salem: 50, realm: 40, dungeon: 30, juiblex: 40, folklore: 30 };

export interface Report {
  /** Steps per second of processor time. */
  readonly engines: { readonly [G in SmallGame]: { readonly [engine: string]: Spread } };
  /** Tries per second of processor time. */
  readonly searches: { readonly [name: string]: Spread };
  readonly games: { readonly [id: string]: GameReport };
  readonly ratios: readonly Compared[];
}

export function report({ rates, searches, games }: Measured): Report {
  const { ticTacToe, connectFour } = rates;
  const boardgameio = 'boardgame.io';
  const ratios = [
    compare('kernel / boardgame.io, tic-tac-toe', ticTacToe.kernel, ticTacToe[boardgameio], { atLeast: 400 }),
    compare('kernel / boardgame.io, connect four', connectFour.kernel, connectFour[boardgameio], { atLeast: 500 }),
    compare('hand-written / kernel, tic-tac-toe', ticTacToe['hand-written'], ticTacToe.kernel),
    compare('hand-written / kernel, connect four', connectFour['hand-written'], connectFour.kernel, { atMost: 4 }),
    ...compareSearches(searches),
    ...Object.entries(games).flatMap(([id, rounds]) => compareGame(id, rounds, connectFour[boardgameio])),
  ];
  return {
    engines: { ticTacToe: mapValues(ticTacToe, spread), connectFour: mapValues(connectFour, spread) },
    searches: mapValues(searches, spread),
    games: mapValues(games, gameReport),
    ratios,
  };
}

function compare(name: string, above: readonly number[], below: readonly number[], goal?: Goal): Compared {
  const found = ratio(above, below);
  if (goal === undefined) return { name, ratio: found };
  const met = 'atLeast' in goal ? found.median >= goal.atLeast : found.median <= goal.atMost;
  return { name, ratio: found, goal, met };
}

/** Our search on every game beside a plain one on boardgame.io's connect four, and beside itself on ours. */
function compareSearches({ [PLAIN]: plain, [OURS]: ours, ...games }: Measured['searches']): Compared[] {
  return [
    compare(`search, ${OURS} / ${PLAIN}`, ours, plain),
    ...Object.entries(games).flatMap(([id, tries]) => [
      compare(`search, ${id} / ${PLAIN}`, tries, plain),
      compare(`search, ${id} / ${OURS}`, tries, ours),
    ]),
  ];
}

/** A whole game against a small one on boardgame.io, and its copy against what else one could do. */
function compareGame(id: string, rounds: readonly GameCosts[], boardgameio: readonly number[]): Compared[] {
  const cost = (operation: Operation): number[] => rounds.map(round => round.costs[operation]);
  return [
    ...rounds[0].paces.map(({ seats }, i) => {
      const rates = rounds.map(round => round.paces[i].rate);
      const name = `${id}, ${seats} seat${seats === 1 ? '' : 's'} / boardgame.io, connect four`;
      return compare(name, rates, boardgameio, id in paceGoals ? { atLeast: paceGoals[id] } : undefined);
    }),
    compare(`${id}: fork / structuredClone`, cost('fork'), cost('structuredClone'), { atMost: 0.1 }),
    compare(`${id}: fork / JSON round trip`, cost('fork'), cost('JSON round trip')),
    compare(`${id}: fork / random playout from there`, cost('fork'), cost('random playout'), { atMost: 0.08 }),
  ];
}

function gameReport(rounds: readonly GameCosts[]): GameReport {
  const { paces, seats, stages } = rounds[0];
  return {
    paces: paces.map((pace, i) => ({
      seats: pace.seats,
      rate: spread(rounds.map(round => round.paces[i].rate)),
      choicesPerGame: spread(rounds.map(round => round.paces[i].choicesPerGame)).median,
    })),
    seats,
    costs: spreads(
      operations,
      rounds.map(round => round.costs),
    ),
    stages: stages.map(({ part }, i) => ({
      part,
      costs: spreads(
        growing,
        rounds.map(round => round.stages[i].costs),
      ),
      bytes: spread(rounds.map(round => round.stages[i].bytes)).median,
    })),
  };
}

function spreads<O extends string>(
  names: readonly O[],
  rounds: readonly { readonly [Name in O]: number }[],
): { [Name in O]: Spread } {
  const found = {} as { [Name in O]: Spread };
  for (const name of names) found[name] = spread(rounds.map(costs => costs[name]));
  return found;
}

function mapValues<A, B>(record: { readonly [key: string]: A }, change: (value: A) => B): { [key: string]: B } {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
