/** What all brains have in common: points become shares of winning, appeals become a choice. */
import type { AskFrame, AskMap, Choice, ChoiceOf, FrameOf, Game, State } from './contract.ts';
import { next } from './chance.ts';

/**
 * Turns points into shares that add up to 1, in place: a lead of `scale` points has e times as much. Of rivals' standings it
 * makes their shares of winning, of choices' appeals a prior.
 */
export function toShares(points: number[], n: number, scale: number): void {
  let most = -Infinity;
  for (let i = 0; i < n; i++) most = Math.max(most, points[i]);
  let sum = 0;
  for (let i = 0; i < n; i++) sum += points[i] = Math.exp((points[i] - most) / scale);
  for (let i = 0; i < n; i++) points[i] /= sum;
}

/** The chance of those who win together, or alone: even at 0 points, e times as likely as not at `scale`. */
export function chanceOf(points: number, scale: number): number {
  return 1 / (1 + Math.exp(-points / scale));
}

/** Every seat's share of winning: the truth about a match that is over, else what the game's brain thinks. */
export function sharesOf<S extends State>(game: Game<S>, s: S, out: number[]): void {
  if (s.outcome === null) return game.brain.shares(s, out);
  const { winners } = s.outcome;
  for (let seat = 0; seat < s.seats; seat++) out[seat] = 0;
  for (const seat of winners) out[seat] = game.together === true ? 1 : 1 / winners.length;
}

/** A choice that is less than so many times as weighty as the weightiest is never made, above that now and then. */
const NEARLY = Math.exp(0.5);

/** The game's policy; without one the weightiest choice, and of those that weigh nearly as much any. */
export function quickChoice<S extends State>(
  game: Game<S>,
  s: S,
  d: AskFrame,
  legal: readonly Choice[],
  n: number,
  rng: number[],
): Choice {
  const { brain } = game;
  if (brain.policy !== undefined) return brain.policy(s, d, legal, n, rng);
  const weights: number[] = [];
  brain.appeals(s, d, legal, n, weights);
  let best = 0;
  let most = -1;
  for (let i = 0; i < n; i++) {
    const weight = weights[i] * NEARLY ** (next(rng) / 4294967296);
    if (weight > most) {
      best = i;
      most = weight;
    }
  }
  return legal[best];
}

/** What a brain, or a checker, thinks of a choice: by the decision that it answers, typed by what that asks. */
export type ByAsk<S, M extends AskMap> = {
  readonly [K in keyof M]: (s: S, d: FrameOf<M, K>, c: ChoiceOf<M, K>) => number;
};

/**
 * Looks a decision up in such a table; one that is not in it is worth 0.
 *
 * @example
 * const appealOf = byAsk<SalemState, SalemAsks>({ place: (s, { seat }, space) => spaceWorth(s, seat, space), … });
 */
export function byAsk<S, M extends AskMap>(table: Partial<ByAsk<S, M>>): (s: S, d: AskFrame, c: Choice) => number {
  const found = table as { readonly [ask: string]: ((s: S, d: AskFrame, c: Choice) => number) | undefined };
  return (s, d, c) => found[d.ask]?.(s, d, c) ?? 0;
}

/** Tells a choice from all others of its decision, the same one at every table. */
export function choiceKey(choice: Choice): number | string {
  return typeof choice === 'object' ? JSON.stringify(choice) : choice;
}
