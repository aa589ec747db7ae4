/** Answers that come too late, or a second time. */
import { VesperError, same } from '@vesper/kernel';
import type { Choice, Entry, Match, Seat } from '@vesper/kernel';

/** Somebody was faster, or the match is over. */
export function isStale(error: unknown): boolean {
  return error instanceof VesperError && (error.code === 'stale-decision' || error.code === 'match-over');
}

/**
 * Was this very answer applied before? A decision's id says at which place of the record the answer stands: the place
 * itself, or for a sealed lane the place among the seat's own entries.
 */
export function wasChosen(match: Match, seat: Seat, decision: string, choice: Choice): boolean {
  const found = /^(.*):(\d+):(sealed )?(\d+)$/.exec(decision);
  if (found === null || Number(found[2]) !== seat) return false;
  const place = found[3] === undefined ? Number(found[4]) : match.places[seat]?.[Number(found[4])];
  const entry = match.record[place] as Entry | undefined;
  return (
    entry !== undefined &&
    !('undo' in entry) &&
    entry.seat === seat &&
    entry.ask === found[1] &&
    same(entry.choice, choice)
  );
}
