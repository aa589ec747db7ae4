/** A seat's clock: a bank that runs while the seat is waited for, and an increment when its turn has passed. Pure. */
import type { Seat } from '@vesper/kernel';
import type { ClockRule } from '../messages.ts';

export interface Clock {
  /** Milliseconds left by seat at the service time `at`. */
  readonly left: readonly number[];
  readonly at: number;
}

/** What the clocks showed when the record had `n` entries: kept with each entry, and when others are waited for without one. */
export interface Reading {
  readonly n: number;
  readonly left: readonly number[];
  /** The service time; entries of older versions have none. */
  readonly served?: number | undefined;
}

export function newClock(rule: ClockRule, seats: number, now: number): Clock {
  return { left: Array.from({ length: seats }, () => rule.bank), at: now };
}

/** What is left now, while `waiting` seats are waited for. */
export function leftNow(clock: Clock, waiting: readonly Seat[], now: number): number[] {
  const passed = Math.max(0, now - clock.at);
  return clock.left.map((ms, seat) => (waiting.includes(seat) ? ms - passed : ms));
}

/**
 * The clock after an entry. The increment comes when the turn passes and goes when that is taken back, so that choosing
 * and undoing in turns gains nothing. The first `free` milliseconds of a turn are given back: at a moment that may pass,
 * the pause after which a host lets it pass is charged to nobody, and clocks do not tell for whom it did.
 */
export function ticked(
  rule: ClockRule,
  clock: Clock,
  before: readonly Seat[],
  after: readonly Seat[],
  { seat, undo, free }: { readonly seat: Seat; readonly undo: boolean; readonly free: number },
  now: number,
): Clock {
  const left = leftNow(clock, before, now);
  if (free > 0 && before.includes(seat)) left[seat] += Math.min(clock.left[seat] - left[seat], free);
  if (!undo && before.includes(seat) && !after.includes(seat)) left[seat] += rule.increment;
  if (undo && !before.includes(seat) && after.includes(seat)) left[seat] -= rule.increment;
  return { left, at: now };
}

/** Who takes a seat back from a bot that has moved has at least this. */
export function leastFor(rule: ClockRule): number {
  return Math.max(rule.increment, 10_000);
}

/** The seat whose time runs out first, and in how many milliseconds; `free` of them in this turn are charged to nobody. */
export function nextExpiry(
  clock: Clock,
  waiting: readonly Seat[],
  now: number,
  free: (seat: Seat) => number,
): { seat: Seat; ms: number } | undefined {
  const left = leftNow(clock, waiting, now);
  let first: { seat: Seat; ms: number } | undefined;
  for (const seat of waiting) {
    const ms = left[seat] + free(seat);
    if (first === undefined || ms < first.ms) first = { seat, ms };
  }
  return first;
}
