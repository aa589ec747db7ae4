import { think } from '@vesper/bots';
import type { Bot } from '@vesper/bots';
import { VesperError, choose, open, outcome, start } from '@vesper/kernel';
import type { Choice, Game, Match, Open, Setup } from '@vesper/kernel';
import { botMove } from './botMove.ts';

/** More choices than any match has. */
const ENDLESS = 100_000;

/** Sees every decision with what may be chosen and what will be, before it is. */
export type Onlooker = (match: Match, decision: Open, legal: readonly Choice[], choice: Choice) => void;

/**
 * Plays a whole match; `bots` by seat.
 *
 * @example
 * const match = playMatch(salem, { seats: 2, seed: 'a candle' }, [greedy, random]);
 */
export function playMatch(game: Game, setup: Setup, bots: readonly Bot[], onlooker?: Onlooker): Match {
  const match = start(game, setup);
  while (outcome(match) === null) {
    if (match.record.length >= ENDLESS) {
      throw new VesperError('broken-rules', `${game.name} does not end: ${ENDLESS} choices were made.`);
    }
    const [decision] = open(match);
    const thought = think(game, match, decision);
    const choice = botMove(bots[decision.seat], game, match, decision, thought);
    onlooker?.(match, decision, thought.legal, choice);
    choose(match, { seat: decision.seat, choice, decision: decision.id });
  }
  return match;
}
