/** FOL-R18: the table of a visit, laid and cleared. */
import { empty } from '@vesper/kernel';
import { NONE } from '../state.ts';
import type { FolkloreState } from '../state.ts';
import { discard } from './cards.ts';

/** Unsold cards are discarded. */
export function closeVisit(s: FolkloreState): void {
  const { visit } = s;
  for (const card of visit.row) discard(s, card);
  for (const card of visit.commission) discard(s, card);
  empty(visit.row);
  empty(visit.commission);
  visit.node = NONE;
  visit.barred = 0;
  visit.bartered = 0;
  visit.banned = 0;
  visit.bought = 0;
  visit.tried = 0;
}
