import { choices, imagine, open } from '@vesper/kernel';
import type { Choice, Game, Match, Open, Seat, State } from '@vesper/kernel';

/** What a bot gets to decide with: what its seat knows, and nothing else. */
export interface Thought<S extends State = State> {
  readonly game: Game<S>;
  readonly seat: Seat;
  readonly decision: Open;
  readonly legal: readonly Choice[];
  /** A complete state that agrees with everything the seat knows; a new one at every call. */
  imagine(rng: number[]): S;
}

export interface Bot {
  readonly name: string;
  /** What it is like to play with, in a line, for whoever chooses a level. */
  readonly about?: string;
  /** How long it may search in live play. */
  readonly milliseconds?: number;
  /**
   * Picks one of `thought.legal`. All its luck comes from `rng`, which is never the match's own. Without `spent` a search makes
   * its usual number of tries, the same on every machine.
   */
  choose(thought: Thought, rng: number[], spent?: Spent): Choice;
}

/** How much of what a search may take is used up after so many tries: it plans its tries by that, and stops at 1. */
export type Spent = (tries: number) => number;

export const inTries =
  (most: number): Spent =>
  tries =>
    tries / most;

/** Until a time by a clock. */
export function untilTime(now: () => number, end: number): Spent {
  const began = now();
  return () => (now() - began) / Math.max(1, end - began);
}

/** Looks at a match from the seat that a decision waits for. */
export function think<S extends State>(game: Game<S>, match: Match<S>, decision: Open): Thought<S> {
  return {
    game,
    seat: decision.seat,
    decision: open(match, decision.seat).find(own => own.id === decision.id)!,
    legal: choices(match, decision),
    imagine: rng => imagine(game, match.state, decision.seat, rng),
  };
}
