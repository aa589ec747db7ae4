/** Cards by their ids: HC01–HC80, SP01–SP16, DS01–DS64, Q01–Q24. */
import { FIRST_SPECIAL } from '../content/types.ts';

/** The number of a card. */
export function card(id: string): number {
  const n = Number(id.slice(2)) - 1;
  if (id.startsWith('SP')) return FIRST_SPECIAL + n;
  return id.startsWith('Q') ? Number(id.slice(1)) - 1 : n;
}
