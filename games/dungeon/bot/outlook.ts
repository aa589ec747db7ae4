/** What the calendar still holds: seasons, taxes, Pay Day. Only what lies face up is read. */
import { PAY_DAY, TAXES, seasonsPerYear } from '../content/calendar.ts';
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

/** How far the game is, from 0 to 1. */
export function progress(s: DungeonState): number {
  return 1 - seasonsLeft(s) / (2 * seasonsPerYear(s.terms.fs));
}

/** How soon an event of the year comes: not at all any more, not this season, or this season with some chance. */
export interface Hazard {
  pending: boolean;
  now: number;
  /** In the season after this one. */
  next: number;
}

/** Writes down how likely an event comes this season, if it is still to come this year. */
function hazardOf(s: DungeonState, event: EventTile, out: Hazard): void {
  const last = seasonsPerYear(s.terms.fs) - 1;
  const before = isBeforeEvent(s);
  let unknown = 0;
  for (let season: Season = 1; season <= last; season++) {
    if (season > s.eventsShown) unknown++;
    else if (s.eventTiles[season] === event) {
      out.pending = season > s.season || (season === s.season && before);
      out.now = out.pending && season === s.season ? 1 : 0;
      out.next = season === s.season + 1 ? 1 : 0;
      return;
    }
  }
  out.pending = unknown > 0;
  out.now = s.season > s.eventsShown && before ? 1 / unknown : 0;
  out.next = s.season < last ? 1 / Math.max(1, unknown) : 0;
}

function isBeforeEvent(s: DungeonState): boolean {
  if (s.phase === 'setup' || s.phase === 'orders') return true;
  return s.terms.classic && s.phase === 'production';
}

export function readTaxes(s: DungeonState, out: Hazard): void {
  hazardOf(s, TAXES, out);
}

export function readPayDay(s: DungeonState, out: Hazard): void {
  hazardOf(s, PAY_DAY, out);
}

const payDay: Hazard = { pending: false, now: 0, next: 0 };

export function payDayPending(s: DungeonState): boolean {
  readPayDay(s, payDay);
  return payDay.pending;
}

const taxes: Hazard = { pending: false, now: 0, next: 0 };

export function taxesPending(s: DungeonState): boolean {
  readTaxes(s, taxes);
  return taxes.pending;
}
