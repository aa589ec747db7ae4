/** One whole match by bots, through the same functions that people's choices take. */
import { think } from '@vesper/bots';
import type { Bot } from '@vesper/bots';
import { below, choose, fastChance, fork, open, outcome, start, toReplay } from '@vesper/kernel';
import type { Choice, Game, Match, Open, Replay, Setup, State, Told } from '@vesper/kernel';
import { describeError, replayWith, unplayed } from './failure.ts';

/** Who plays what, with which luck. */
export interface Sitting {
  readonly setup: Setup;
  /** By seat. */
  readonly bots: readonly Bot[];
  /** More choices than this and the match is called endless. */
  readonly maxChoices: number;
  readonly onlookers?: readonly Onlooker[];
  /** Whether now and then somebody interjects what they may but need not do; usually yes. */
  readonly interjects?: boolean;
}

/** Somebody who looks on while a match is played. None of them may change it. */
export interface Onlooker {
  /** A bot is about to answer. */
  asked?(match: Match, decision: Open, legal: readonly Choice[]): void;
  /** The match has begun (`before` is `null`) or a choice was made: again somebody is asked, or it is over. */
  rested?(match: Match, told: readonly Told[], before: State | null): void;
  /** A bot thinks: what the rules do now happens in its imagination. */
  thinking?(on: boolean): void;
}

export interface Played {
  /** As far as it came; `null` if it could not begin. */
  readonly match: Match | null;
  /** What stopped it before its end, and a replay that leads there. */
  readonly problem: { readonly message: string; readonly replay: Replay } | null;
}

/** How often a bot gets to interject: one time of these. */
const INTERJECT = 4;

/**
 * Plays a match to its end. A fault of the game ends it early and is returned, not thrown.
 *
 * @example
 * const { match, problem } = playGame(wicks, { setup: { seats: 2, seed: '1' }, bots: [random, greedy], maxChoices: 1000 });
 */
export function playGame(game: Game, sitting: Sitting): Played {
  const { setup, bots, maxChoices, onlookers = [], interjects = true } = sitting;
  const rng = fastChance(`${setup.seed} bots`);
  let match: Match;
  try {
    match = start(game, setup);
  } catch (error) {
    return { match: null, problem: { message: `setup: ${describeError(error)}`, replay: unplayed(game, setup) } };
  }
  const stop = (message: string, replay = toReplay(match)): Played => ({ match, problem: { message, replay } });
  for (const onlooker of onlookers) onlooker.rested?.(match, match.log, null);

  while (outcome(match) === null) {
    if (match.record.length >= maxChoices) return stop(`the match has not ended after ${maxChoices} choices`);
    let decision: Open;
    let choice: Choice;
    try {
      decision = pickDecision(open(match), interjects, rng);
      const thought = think(game, match, decision);
      for (const onlooker of onlookers) onlooker.asked?.(match, decision, thought.legal);
      for (const onlooker of onlookers) onlooker.thinking?.(true);
      choice = bots[decision.seat].choose(thought, rng);
    } catch (error) {
      return stop(`while a bot was thinking: ${describeError(error)}`);
    } finally {
      for (const onlooker of onlookers) onlooker.thinking?.(false);
    }
    const before = fork(game, match.state);
    let told: readonly Told[];
    try {
      told = choose(match, { seat: decision.seat, choice, decision: decision.id });
    } catch (error) {
      const what = `seat ${decision.seat} answered "${decision.ask}" with ${JSON.stringify(choice)}`;
      return stop(`${what}: ${describeError(error)}`, replayWith(match, decision, choice));
    }
    for (const onlooker of onlookers) onlooker.rested?.(match, told, before);
  }
  return { match, problem: null };
}

/** Any of the required decisions (there are several only in lanes), and now and then an optional one. */
function pickDecision(waiting: readonly Open[], interjects: boolean, rng: number[]): Open {
  const required = waiting.filter(decision => !decision.optional);
  const optional = interjects ? waiting.filter(decision => decision.optional) : [];
  if (required.length === 0) throw new Error('nobody is asked, and the match is not over');
  const pool = optional.length > 0 && below(rng, INTERJECT) === 0 ? optional : required;
  return pool[below(rng, pool.length)];
}
