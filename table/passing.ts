/** When a person's seat is not asked although the rules ask it. Pure, so that server and page agree. */
import { passing, waiting } from '@vesper/kernel';
import type { Choice, Decision, Match, Open, Passing, Seat } from '@vesper/kernel';

/** At which moments somebody wants to be asked; at all others when it could matter. */
export interface Wishes {
  /** Never. */
  readonly quiet?: readonly string[];
  /** Whenever the rules ask and something could be done. */
  readonly always?: readonly string[];
}

/** What is chosen for a seat, and whether everybody sees why: then nobody needs to wait for it. */
export interface Pass {
  readonly choice: Choice;
  readonly open: boolean;
}

/** Whether anybody, or this seat, is asked at a moment that may pass. */
export function mayPass({ rules, state }: Match, seat?: Seat): boolean {
  const decisions = rules.decisions as { readonly [ask: string]: Decision };
  return waiting(rules, state).some(
    ({ frame, optional }) =>
      !optional && decisions[frame.ask].passing !== undefined && (seat === undefined || frame.seat === seat),
  );
}

/**
 * What is chosen for a person's seat: it lets the moment pass, because it could do nothing else, because nothing it could do
 * would matter now, or because it does not want to be asked at moments like this. Whoever has just taken a choice back is
 * asked: they want to look around.
 */
export function passFor(match: Match, decision: Open, wishes: Wishes): Pass | undefined {
  if (decision.optional) return undefined;
  const pass = passing(match, decision);
  if (pass === undefined || isWanted(pass, wishes)) return undefined;
  const last = match.record.findLast(({ seat }) => seat === decision.seat);
  if (last !== undefined && 'undo' in last) return undefined;
  return { choice: pass.choice, open: pass.open && !pass.matters };
}

/** An interjection that would change nothing that is about to happen: it may be made, but nobody need be told. */
export function isIdle(match: Match, decision: Open, { always = [] }: Wishes): boolean {
  if (!decision.optional) return false;
  const pass = passing(match, decision);
  return pass !== undefined && !pass.matters && (pass.moment === undefined || !always.includes(pass.moment));
}

function isWanted({ only, moment, matters }: Passing, { quiet = [], always = [] }: Wishes): boolean {
  if (only) return false;
  if (moment !== undefined && quiet.includes(moment)) return false;
  return matters || (moment !== undefined && always.includes(moment));
}
