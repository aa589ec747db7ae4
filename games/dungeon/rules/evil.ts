/** DUN-R15: the Evilometer. */
import { isHeard } from '@vesper/kernel';
import type { RuleId, Seat } from '@vesper/kernel';
import { EVIL_LEAST, EVIL_MOST } from '../content/orders.ts';
import type { Colour } from '../content/types.ts';
import type { DungeonState } from '../state.ts';
import { tell } from '../asking.ts';
import { checkPaladins } from './paladins.ts';

/** A voluntary payment may not go beyond the top. */
export function canPayEvil(s: DungeonState, seat: Seat, amount: number): boolean {
  return amount === 0 || s.evil[seat] + amount <= EVIL_MOST;
}

/**
 * Moves a counter up (or down, if negative); it stops at either end. Who pays of his own will asks `canPayEvil` before.
 * A player's move may bring a paladin, so lines may change (DUN-R31).
 */
export function moveEvil(s: DungeonState, colour: Colour, by: number, rule: RuleId): void {
  const from = s.evil[colour];
  const to = Math.max(EVIL_LEAST, Math.min(EVIL_MOST, from + by));
  if (to === from) return;
  s.evil[colour] = to;
  if (isHeard(s)) tell(s, { event: 'evilMoved', rule, colour, from, to });
  if (colour < s.seats) checkPaladins(s);
}
