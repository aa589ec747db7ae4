/** What is kept of a match between bots. */
import { outcome } from '@vesper/kernel';
import type { Match, RuleId, Seat } from '@vesper/kernel';

/** One finished game. */
export interface Played {
  /** The bots by seat. */
  readonly bots: readonly string[];
  readonly winners: readonly Seat[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly choices: number;
  /** `null` if the game does not count rounds. */
  readonly rounds: number | null;
  /** The rule that ended it, as far as the last event tells. */
  readonly ending: RuleId;
}

/** What is kept of a match that is over. */
export function playedBy(match: Match, bots: readonly string[]): Played {
  const { winners, places, scores } = outcome(match)!;
  // Games that count rounds keep the number in a field of that name.
  const { round } = match.state as { round?: unknown };
  return {
    bots,
    winners,
    places,
    scores,
    choices: match.record.length,
    rounds: typeof round === 'number' ? round : null,
    ending: match.log.at(-1)?.event.rule ?? '',
  };
}
