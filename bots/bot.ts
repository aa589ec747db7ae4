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
   * Picks one of `thought.legal`. All its luck comes from `rng`, which is never the match's own. Who has a clock says with
   * `mayGoOn` how long a search may take; without it the bot makes its usual number of tries, the same on every machine.
   */
  choose(thought: Thought, rng: number[], mayGoOn?: (tries: number) => boolean): Choice;
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
