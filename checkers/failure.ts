/** A failure is a value: what was found, by whom, and a replay that leads there. */
import { toReplay } from '@vesper/kernel';
import type { Choice, Entry, Game, Match, Open, Replay, Setup } from '@vesper/kernel';

export type Checker = 'definition' | 'driver' | 'walker' | 'twins' | 'lanes' | 'brains' | 'golden';

export interface Failure {
  readonly checker: Checker;
  /** The game's id. */
  readonly game: string;
  readonly message: string;
  /** Reproduces it: `vesper replay FILE`. */
  readonly replay: Replay;
}

/** Takes down what a checker finds; `match` stands where it was found. */
export type Fail = (checker: Checker, message: string, replay: Replay) => void;

/** The replay of a match that could not even begin. */
export function unplayed(game: Game, setup: Setup): Replay {
  const { id, version } = game;
  const { seats, options = {}, seed, legacies = [] } = setup;
  return { vesper: 1, game: id, version, seats, options, seed, legacies, record: [], hash: '' };
}

/** The replay of a match and of one more choice, which the rules could not carry out. */
export function replayWith(match: Match, decision: Pick<Open, 'seat' | 'ask'>, choice: Choice): Replay {
  const entry: Entry = { seat: decision.seat, ask: decision.ask, choice };
  const replay = toReplay(match);
  return { ...replay, record: [...replay.record, entry] };
}

export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : `threw ${JSON.stringify(error)}`;
}

/** Runs a check; what it throws is a failure as well. */
export function guard(fail: Fail, checker: Checker, match: Match, act: () => void): void {
  try {
    act();
  } catch (error) {
    fail(checker, describeError(error), toReplay(match));
  }
}
