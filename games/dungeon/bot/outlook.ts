/** What the calendar still holds: seasons, taxes, Pay Day. Only what lies face up is read. */
import { seasonsPerYear } from '../content/calendar.ts';
import type { EventTile, Season } from '../content/types.ts';
import type { DungeonState } from '../state.ts';

/** Orders phases after the one of this season. */
export function seasonsLeft(s: DungeonState): number {
  const perYear = seasonsPerYear(s.terms.fs);
  return 2 * perYear - (s.year - 1) * perYear - s.season - 1;
}

/** A season, or the combat at the end of a year, is judged when it is over. */
export function stage(s: DungeonState): number {
  if (s.phase === 'setup') return 0;
  const isCombat = s.phase === 'planning' || s.phase === 'battle';
  return 10 * s.year + 2 * s.season + (isCombat ? 1 : 0);
}

/** How soon an event of the year comes: not at all any more, or this season or the next with some chance. */
export interface Hazard {
  readonly pending: boolean;
  readonly now: number;
  readonly next: number;
}

/** How likely an event comes this season, if it is still to come this year. */
export function hazardOf(s: DungeonState, event: EventTile): Hazard {
  const last = seasonsPerYear(s.terms.fs) - 1;
  const before = s.phase === 'setup' || s.phase === 'orders' || (s.terms.classic && s.phase === 'production');
  for (let season: Season = 1; season <= last && season <= s.eventsShown; season++) {
    if (s.eventTiles[season] !== event) continue;
    const pending = season > s.season || (season === s.season && before);
    return { pending, now: pending && season === s.season ? 1 : 0, next: season === s.season + 1 ? 1 : 0 };
  }
  const unknown = Math.max(0, last - s.eventsShown);
  return {
    pending: unknown > 0,
    now: s.season > s.eventsShown && before ? 1 / unknown : 0,
    next: s.season < last ? 1 / Math.max(1, unknown) : 0,
  };
}
