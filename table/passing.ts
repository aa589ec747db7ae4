/** When a person's seat is not asked although the rules ask it. Pure, so that server and page agree. */
import { passing, waiting } from '@vesper/kernel';
import type { Choice, Decision, Match, Open, Seat } from '@vesper/kernel';

/** Whether anybody, or this seat, is asked at a moment that may pass. */
export function mayPass({ rules, state }: Match, seat?: Seat): boolean {
  const decisions = rules.decisions as { readonly [ask: string]: Decision };
  return waiting(rules, state).some(
    ({ frame, optional }) =>
      !optional && decisions[frame.ask].passing !== undefined && (seat === undefined || frame.seat === seat),
  );
}

/**
 * What is chosen for a person's seat: it lets the moment pass, because it could do nothing else or does not want to be
 * asked at moments like this. Whoever has just taken a choice back is asked: they want to look around.
 */
export function passFor(match: Match, decision: Open, quiet: readonly string[]): Choice | undefined {
  if (decision.optional) return undefined;
  const pass = passing(match, decision);
  if (pass === undefined) return undefined;
  if (!pass.only && (pass.moment === undefined || !quiet.includes(pass.moment))) return undefined;
  const last = match.record.findLast(({ seat }) => seat === decision.seat);
  return last !== undefined && 'undo' in last ? undefined : pass.choice;
}
