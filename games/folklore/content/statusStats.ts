/** FOL-5K: what statuses change, by status and stat. */
import { STAT } from './numbers.ts';
import { STATS, STATUSES } from './types.ts';
import type { Stat, Status } from './types.ts';

const changes: { readonly [S in Status]: { readonly [K in Stat]?: number } } = {
  blessed: { might: 5, absorption: 1 },
  brave: { nerve: 1, damage: 1 },
  ethereal: {},
  faithful: { faith: 1, occult: 1 },
  favored: { vita: 3, checks: 1 },
  fortified: { defense: 5 },
  lucky: { trickery: 1, search: 1 },
  perceptive: { awareness: 1 },
  respected: { speech: 1, trickery: 1 },
  swift: { stride: 1, defense: 5 },
  bloodlust: { damage: 2, speech: -2, faith: -2, vita: -3 },
  cursed: { vita: -4, checks: -1 },
  deranged: {},
  fractured: { defense: -10 },
  immobilized: { might: -10 },
  lycanthropic: { damage: 1, stride: 1 },
  possessed: {},
  sickened: {},
  spooked: { might: -5, nerve: -1 },
  transformed: {},
};

/** By status: by stat. */
export const statusStats: readonly (readonly number[])[] = STATUSES.map(status => {
  const stats = STATS.map(() => 0);
  for (const [stat, by] of Object.entries(changes[status])) stats[STAT[stat as Stat]] = by;
  return stats;
});
