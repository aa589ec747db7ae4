/** The phases of a season in the order in which this match plays them. */
import { seasons, seasonsPerYear } from '../content/calendar.ts';
import type { Phase } from '../state.ts';
import type { DungeonView } from '../view.ts';

const names: Readonly<Partial<Record<Phase, string>>> = {
  orders: 'Orders',
  event: 'Event',
  adventurers: 'Adventurers',
  production: 'Production',
  planning: 'Combat',
  battle: 'Combat',
};

export function phasesOf({ phase, season, terms }: DungeonView): {
  readonly all: readonly string[];
  readonly now: number;
} {
  const { event } = seasons[season];
  const eventful = event ? ['Event', 'Adventurers'] : [];
  const all = terms.classic ? ['Orders', 'Production', ...eventful] : ['Orders', ...eventful, 'Production'];
  if (season === seasonsPerYear(terms.fs) - 1) all.push('Combat');
  const name = names[phase];
  return { all, now: name === undefined ? (phase === 'setup' ? -1 : all.length) : all.indexOf(name) };
}
