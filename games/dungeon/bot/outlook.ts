/** What the calendar still holds: seasons, taxes, Pay Day. Only what lies face up is read. */
import { PAY_DAY, TAXES, seasonsPerYear } from '../content/calendar.ts';
import type { EventTile, Season } from '../content/types.ts';
import type { DungeonState } from '../state.ts';

/** Orders phases after the one of this season. */
export function seasonsLeft(s: DungeonState): number {
  const perYear = seasonsPerYear(s.terms.fs);
  return 2 * perYear - (s.year - 1) * perYear - s.season - 1;
}

/** How far the game is, from 0 to 1. */
export function progress(s: DungeonState): number {
  return 1 - seasonsLeft(s) / (2 * seasonsPerYear(s.terms.fs));
}

/** How likely an event is still to come in the year of play: 1 until it has happened. */
function pending(s: DungeonState, event: EventTile): boolean {
  for (let season: Season = 1; season < seasonsPerYear(s.terms.fs); season++) {
    if (season > s.eventsShown || s.eventTiles[season] !== event) continue;
    return season > s.season || (season === s.season && isBeforeEvent(s));
  }
  // Not seen yet this year; after the last event of the year none is left.
  return s.season < seasonsPerYear(s.terms.fs) - 1 || isBeforeEvent(s);
}

function isBeforeEvent(s: DungeonState): boolean {
  if (s.phase === 'setup' || s.phase === 'orders') return true;
  return s.terms.classic && s.phase === 'production';
}

export function taxesPending(s: DungeonState): boolean {
  return pending(s, TAXES);
}

export function payDayPending(s: DungeonState): boolean {
  return pending(s, PAY_DAY);
}
