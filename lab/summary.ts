import type { RuleId } from '@vesper/kernel';
import type { Played } from './played.ts';
import { mean, spread, wilson } from '@vesper/bots/statistics';
import type { Estimate, Spread } from '@vesper/bots/statistics';

/** How a seat or a bot has done. */
export interface Standing {
  readonly games: number;
  /** Games won, alone or with others. */
  readonly wins: number;
  readonly share: Estimate;
  /** How often it came first, second and so on; none with one seat or where all win or lose together. */
  readonly places: readonly Estimate[];
  readonly score: Estimate;
}

export interface Summary {
  readonly games: number;
  /** The share of wins that every seat would have if all were equal. */
  readonly fair: number;
  /** Games with several winners, and with none. */
  readonly shared: number;
  readonly lost: number;
  readonly bySeat: readonly (Standing & { readonly seat: number })[];
  readonly byBot: readonly (Standing & { readonly bot: string })[];
  readonly choices: Spread;
  readonly rounds: Spread | null;
  readonly endings: readonly { readonly rule: RuleId; readonly games: number; readonly share: Estimate }[];
}

/** `ranked`: seats come in different places. */
export function summarise(played: readonly Played[], seats: number, ranked: boolean): Summary {
  const games = played.length;
  const wins = played.reduce((total, { winners }) => total + winners.length, 0);
  const rounds = played.map(game => game.rounds).filter(round => round !== null);
  const places = ranked ? seats : 0;
  const bots = [...new Set(played.flatMap(game => game.bots))].sort();
  return {
    games,
    fair: wins / (games * seats),
    shared: played.filter(({ winners }) => winners.length > 1).length,
    lost: played.filter(({ winners }) => winners.length === 0).length,
    bySeat: Array.from({ length: seats }, (_, seat) => ({
      seat,
      ...standing(played, places, (_game, at) => at === seat),
    })),
    byBot: bots.map(bot => ({ bot, ...standing(played, places, (game, at) => game.bots[at] === bot) })),
    choices: spread(played.map(game => game.choices)),
    rounds: rounds.length === games ? spread(rounds) : null,
    endings: endings(played),
  };
}

function standing(
  played: readonly Played[],
  places: number,
  counts: (game: Played, seat: number) => boolean,
): Standing {
  const scores: number[] = [];
  const came = Array.from({ length: places }, () => 0);
  let wins = 0;
  for (const game of played) {
    game.scores.forEach((score, seat) => {
      if (!counts(game, seat)) return;
      scores.push(score);
      if (places > 0) came[game.places[seat] - 1]++;
      if (game.winners.includes(seat)) wins++;
    });
  }
  const games = scores.length;
  return {
    games,
    wins,
    share: wilson(wins, games),
    places: came.map(times => wilson(times, games)),
    score: mean(scores),
  };
}

function endings(played: readonly Played[]): Summary['endings'] {
  const byRule = new Map<RuleId, number>();
  for (const { ending } of played) byRule.set(ending, (byRule.get(ending) ?? 0) + 1);
  return [...byRule]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([rule, games]) => ({ rule, games, share: wilson(games, played.length) }));
}
