/**
 * "Why did the bot do that?", asked of a match that is over: the position is set up again from the record, the bot sees what
 * its seat saw, and weighs anew with a fixed number of tries. Nothing is stored while a match runs, so nothing can leak.
 */
import { VesperError, choices, facts, fastChance, open, replayTo, same, view } from '@vesper/kernel';
import type { Choice, Game, Match, Open, Replay, Seat, Sentence } from '@vesper/kernel';
import { think } from './bot.ts';
import type { Thought } from './bot.ts';
import { byChance, byLooking, byRank, bySearching, onlyChoice } from './reason.ts';
import type { Reason } from './reason.ts';

export interface Why extends Reason {
  /** The entry of the record, counted from 1, and whose it is. */
  readonly n: number;
  readonly seat: Seat;
  readonly bot: string;
  /** The choice in the game's words, and the one it was compared with. */
  readonly said: Sentence;
  readonly insteadSaid: Sentence | null;
}

/** A search makes so many tries to explain itself. */
const TRIES = 400;

type Explains = (thought: Thought, made: Choice, rng: number[]) => Reason;

const explains: { readonly [bot: string]: Explains } = {
  random: byChance,
  novice: (thought, made, rng) => byRank(thought, thought.imagine(rng), made, rng),
  expert: (thought, made, rng) => bySearching(thought, made, TRIES, rng, 'near'),
  master: (thought, made, rng) => bySearching(thought, made, TRIES, rng, 'far'),
};

/**
 * @example
 * const { expects, insteadSaid } = whyDid(game, file, 12, 'expert');
 */
export function whyDid(game: Game, file: Replay, n: number, bot: string): Why {
  const entry = file.record[n - 1];
  if (entry === undefined || 'undo' in entry)
    throw new VesperError('bad-options', `Entry ${n} of the record is no choice.`);
  const match = replayTo(game, file, n - 1);
  const decision = askedIn(match, entry.seat, entry.ask);
  const thought = think(game, match, decision);
  const made = thought.legal.find(choice => same(choice, entry.choice));
  if (made === undefined) throw new VesperError('replay-differs', `Entry ${n} of the record is not a legal choice.`);
  const rng = fastChance(`why ${n} ${file.seed}`);
  const looks: Explains = byLooking;
  const reason = thought.legal.length === 1 ? onlyChoice(thought) : (explains[bot] ?? looks)(thought, made, rng);
  const { instead } = reason;
  return {
    ...reason,
    n,
    seat: entry.seat,
    bot,
    said: choiceSaid(game, match, decision, made),
    insteadSaid: instead === null ? null : choiceSaid(game, match, decision, instead.choice),
  };
}

/** What a seat was asked at this moment. */
export function askedIn(match: Match, seat: Seat, ask: string): Open {
  const found = open(match).find(decision => decision.seat === seat && decision.ask === ask);
  if (found === undefined) throw new VesperError('replay-differs', `Seat ${seat + 1} is not asked "${ask}" there.`);
  return found;
}

/** A choice in the game's words, as its seat reads it. */
export function choiceSaid(game: Game, match: Match, decision: Open, choice: Choice): Sentence {
  const legal = choices(match, decision).find(found => same(found, choice)) ?? choice;
  return game.words.choice(view(match, decision.seat), decision, legal, facts(match, decision, legal));
}
