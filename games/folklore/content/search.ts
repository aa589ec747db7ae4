/** FOL-R37: what a search of a map's searchable finds. */
import type { Texts } from './types.ts';
import { UNLIMITED } from './types.ts';
import { boon, coins, d, draw, supply } from './verbs.ts';

/** The first line whose `to` is not below the total. */
export const searchTable: readonly { readonly to: number; readonly effects: Texts }[] = [
  { to: 3, effects: [] },
  { to: 6, effects: [coins('checker', d(1, 6))] },
  { to: 8, effects: [supply('checker')] },
  { to: 9, effects: [boon('checker', 1)] },
  { to: UNLIMITED, effects: [draw('checker', 'item')] },
];
