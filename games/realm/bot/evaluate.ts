/** How good the table is for the heroes, in points (SPEC 9.2). All seats share it: they win or lose together. */
import type { RealmState } from '../state.ts';
import { boardCost } from './danger.ts';

export function evaluate(s: RealmState): number {
  if (s.outcome !== null) return s.lostBy === '' ? 400 : -150;
  return -boardCost(s);
}
