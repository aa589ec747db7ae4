/** The Progress Board: seasons, Event Tiles, and how much of everything a year needs. */
import type { EventTile, Season, SeasonCard } from './types.ts';

export const Winter: Season = 0;
export const Fall: Season = 3;
export const Festival: Season = 4;

const eventful = { event: true, arrival: true, opportunity: true };

export const seasons: readonly SeasonCard[] = [
  { id: 'winter', name: 'Winter', fs: false, event: false, arrival: false, opportunity: false, draft: false },
  { id: 'spring', name: 'Spring', fs: false, ...eventful, draft: false },
  { id: 'summer', name: 'Summer', fs: false, ...eventful, draft: false },
  { id: 'fall', name: 'Fall', fs: false, ...eventful, draft: false },
  { id: 'festival', name: 'Festival', fs: true, ...eventful, draft: true },
];

export const YEARS = 2;

/** Seasons of a year; the combat is in the last one (DUN-R1, DUN-R56). */
export function seasonsPerYear(fs: boolean): number {
  return fs ? 5 : 4;
}

/** Combat Cards set out per year, and so rounds of its combat (DUN-R2). */
export function roundsPerCombat(fs: boolean): number {
  return fs ? 5 : 4;
}

/** Special event cards dealt for each year. */
export function specialsPerYear(fs: boolean): number {
  return fs ? 2 : 1;
}

export const TAXES: EventTile = 0;
export const PAY_DAY: EventTile = 1;
export const SPECIAL: EventTile = 2;
export const EVENT_TILE_IDS = ['EV-TAX', 'EV-PAY', 'EV-SPEC'] as const;
export const EVENT_TILE_NAMES = ['Taxes', 'Pay Day', 'Special Event'] as const;

/** One for each season but Winter. */
export function eventTiles(fs: boolean): readonly EventTile[] {
  return fs ? [TAXES, PAY_DAY, SPECIAL, SPECIAL] : [TAXES, PAY_DAY, SPECIAL];
}

/** Tiles that count for one gold of tax (DUN-R23). */
export const TILES_PER_TAX = 2;

// The offer of a season (DUN-R7, DUN-R29).
export const OFFERED_CREATURES = 3;
export const OFFERED_ROOMS = 2;
export const ARRIVING_ADVENTURERS = 4;
/** Improved tunnels offered by Renovation (UO8). */
export const OFFERED_IMPROVEMENTS = 2;

// The normal start (DUN-3.27).
export const START_FOOD = 3;
export const START_GOLD = 3;
export const START_IMPS = 3;
/** Order cards drawn at the start, and how many of them become inaccessible (DUN-3.29, DUN-3.30). */
export const START_ORDERS_DRAWN = 3;
export const START_INACCESSIBLE = 2;
export const NON_PLAYER_INACCESSIBLE = 3;
/** Setup cards dealt to each player (DUN-3.25). */
export const SETUP_CARDS_DEALT = 2;

/** How often a production room works in a season of this year (DUN-R27). */
export const USES_PER_SEASON: readonly number[] = [0, 1, 2];
