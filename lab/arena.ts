/** Measures bots against each other: the same luck for all, every seat in turn. */
import glicko2 from 'glicko2';
import type { Options } from '@vesper/kernel';
import { gameFrom } from './gameFrom.ts';
import type { Played } from './played.ts';
import { playSeries } from './simulate.ts';
import type { InParallel } from './simulate.ts';
import { mean, wilson } from '@vesper/bots/statistics';
import type { Estimate } from '@vesper/bots/statistics';

export interface ArenaPlan {
  /** From the weakest to the strongest, as one thinks. */
  readonly bots: readonly string[];
  /** For every pair; where all win together for every bot. */
  readonly games: number;
  readonly seats: number;
  readonly options?: Options;
  readonly seed: string;
  readonly milliseconds?: number | undefined;
}

/** One bot against another: alone among its like, where more than two sit at the table. */
export interface Duel {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  /** The share of games won; a shared win counts in part. Where all win together, by how much more often its team wins. */
  readonly share: Estimate;
}

export interface ArenaReport {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly seed: string;
  readonly together: boolean;
  /** The share of games that one of equal strength would win. */
  readonly fair: number;
  /** How often the teams of each bot win, where all win together. */
  readonly teams: readonly { readonly bot: string; readonly wins: Estimate }[];
  readonly duels: readonly Duel[];
  /** By Glicko-2, from 1500, with the 95 % interval; from the strongest to the weakest. */
  readonly ratings: readonly { readonly bot: string; readonly rating: Estimate }[];
}

/** What came of one comparison on the same luck: 1 = the first did better, 0 = the second, between them a draw. */
interface Result {
  readonly bot: string;
  readonly against: string;
  readonly points: number;
}

/**
 * @example
 * const { ratings } = await arena('salem', { bots: ['adept', 'expert'], games: 200, seats: 2, seed: 'a candle' });
 */
export async function arena(reference: string, plan: ArenaPlan, parallel: InParallel = {}): Promise<ArenaReport> {
  const game = await gameFrom(reference);
  const together = game.together === true;
  const { duels, teams, results } = await (together ? asTeams : inPairs)(reference, plan, parallel);
  return {
    game: game.id,
    version: game.version,
    seats: plan.seats,
    seed: plan.seed,
    together,
    fair: 1 / plan.seats,
    teams,
    duels,
    ratings: rated(plan.bots, results),
  };
}

interface Measured extends Pick<ArenaReport, 'duels' | 'teams'> {
  readonly results: readonly Result[];
}

async function inPairs(reference: string, plan: ArenaPlan, parallel: InParallel): Promise<Measured> {
  const pairs = plan.bots.flatMap((against, i) => plan.bots.slice(i + 1).map(bot => ({ bot, against })));
  const duels: Duel[] = [];
  const results: Result[] = [];
  for (const [index, { bot, against }] of pairs.entries()) {
    const bots = [bot, ...Array.from({ length: plan.seats - 1 }, () => against)];
    const { played } = await playSeries(reference, { ...plan, bots }, partOf(parallel, index, pairs.length));
    const points = played.map(game => pointsOf(game, bot));
    duels.push({ bot, against, games: played.length, share: wilson(sum(points), played.length) });
    for (const won of points) results.push({ bot, against, points: won });
  }
  return { duels, teams: [], results };
}

/** A shared win is divided among the winners. */
function pointsOf({ bots, winners }: Played, bot: string): number {
  return winners.includes(bots.indexOf(bot)) ? 1 / winners.length : 0;
}

/** Every bot plays all seats of every deal; whose team wins where the other's loses has done better. */
async function asTeams(reference: string, plan: ArenaPlan, parallel: InParallel): Promise<Measured> {
  const wins: number[][] = [];
  for (const [index, bot] of plan.bots.entries()) {
    const { played } = await playSeries(reference, { ...plan, bots: [bot] }, partOf(parallel, index, plan.bots.length));
    wins.push(played.map(({ winners }) => Number(winners.length > 0)));
  }
  const duels: Duel[] = [];
  const results: Result[] = [];
  plan.bots.forEach((against, i) =>
    plan.bots.slice(i + 1).forEach((bot, later) => {
      const better = wins[i + 1 + later].map((won, deal) => won - wins[i][deal]);
      duels.push({ bot, against, games: better.length, share: mean(better) });
      for (const by of better) results.push({ bot, against, points: (1 + by) / 2 });
    }),
  );
  const teams = plan.bots.map((bot, i) => ({ bot, wins: wilson(sum(wins[i]), wins[i].length) }));
  return { duels, teams, results };
}

/** Progress of the whole, told by one part after the other. */
function partOf({ cores, onProgress }: InParallel, index: number, parts: number): InParallel {
  return { cores, onProgress: (done, of) => onProgress?.(index * of + done, parts * of) };
}

const Z = 1.96;

function rated(bots: readonly string[], results: readonly Result[]): ArenaReport['ratings'] {
  const ranking = new glicko2.Glicko2();
  const players = new Map(bots.map(bot => [bot, ranking.makePlayer()]));
  ranking.updateRatings(results.map(({ bot, against, points }) => [players.get(bot)!, players.get(against)!, points]));
  return bots
    .map(bot => {
      const player = players.get(bot)!;
      const value = player.getRating();
      return { bot, rating: { value, low: value - Z * player.getRd(), high: value + Z * player.getRd() } };
    })
    .sort((a, b) => b.rating.value - a.rating.value);
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
