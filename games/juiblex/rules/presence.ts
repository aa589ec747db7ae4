/** JUB-B4.3, JUB-B4.4, JUB-5.8, JUB-R21: where a seat has presence. Derived every time; nothing of it is stored. */
import { has, no } from '@vesper/kernel';
import type { Objection, Seat } from '@vesper/kernel';
import {
  PLACES,
  SITES,
  SITE_SPACES,
  lastOf,
  placeOf,
  reachedAlways,
  reachedWhenSound,
  reaches,
  reachesAfflicted,
  routeOf,
  routes,
  siteOf,
} from '../content/map.ts';
import type { Place } from '../content/map.ts';
import type { Site, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { OnMap } from '../state.ts';
import { hasTroopAt, isAfflicted } from '../asking.ts';

/** By place: the number of the last answer of `findPresence` that had it. Counting spares wiping it every time. */
const present = new Int32Array(PLACES);
let answer = 0;
/** Whose answer it was. */
let asked: Seat = NONE;
/** Whether the seat of that answer has a troop on the map (JUB-B6.3). */
let onMap = false;

/** Finds every place where a seat has presence; ask `isPresent` and `isOnMap` afterwards. */
export function findPresence(s: OnMap, seat: Seat): void {
  answer++;
  asked = seat;
  onMap = false;
  const { spaces, spies } = s;
  for (let space = 0; space < SITE_SPACES; space++) {
    if (spaces[space] !== seat) continue;
    onMap = true;
    if (isAfflicted(s, siteOf[space])) mark(reachesAfflicted[space]);
    else {
      mark(reaches[space]);
      space = lastOf[space]; // in a sound site one troop reaches as far as all of them
    }
  }
  for (let space = SITE_SPACES; space < spaces.length; space++) {
    if (spaces[space] !== seat) continue;
    onMap = true;
    mark(reaches[space]);
  }
  const bit = 1 << seat;
  for (let site = 0; site < SITES; site++) if ((spies[site] & bit) !== 0) present[site] = answer;
}

function mark(places: readonly number[]): void {
  for (let i = 0; i < places.length; i++) present[places[i]] = answer;
}

/** Finds out about one place only: all that is asked about a single choice. */
export function findPresenceAt(s: OnMap, seat: Seat, place: Place): void {
  answer++;
  asked = seat;
  onMap = has(s.spaces, seat);
  if (isReached(s, seat, place)) present[place] = answer;
}

function isReached(s: OnMap, seat: Seat, place: Place): boolean {
  const { spaces, spies } = s;
  const always = reachedAlways[place];
  for (let i = 0; i < always.length; i++) if (spaces[always[i]] === seat) return true;
  const sound = reachedWhenSound[place];
  for (let i = 0; i < sound.length; i++) {
    if (spaces[sound[i]] === seat && !isAfflicted(s, siteOf[sound[i]])) return true;
  }
  return place < SITES && (spies[place] & (1 << seat)) !== 0;
}

/** Whether the seat of `findPresence` has presence where this space is. */
export function isPresent(space: Space): boolean {
  return present[placeOf[space]] === answer;
}

export function isPresentAt(site: Site): boolean {
  return present[site] === answer;
}

export function isOnMap(): boolean {
  return onMap;
}

const noPresence = no('JUB-B4.3', 'noPresence');
const noPresenceInTunnel = no('JUB-B4.4', 'noPresenceInTunnel');
const notDocked = no('JUB-R21', 'notDocked');

/** Why the seat of `findPresence` has no presence where this space is. */
export function refusePresence(s: OnMap, space: Space): Objection<never, never, never> | undefined {
  if (isPresent(space)) return undefined;
  if (siteOf[space] !== NONE) return noPresence;
  const { ends, spaces } = routes[routeOf[space]];
  // From a sound site it would be reached.
  const begins = space === spaces[0] && hasTroopAt(s, ends[0], asked);
  const stops = space === spaces[spaces.length - 1] && hasTroopAt(s, ends[1], asked);
  return begins || stops ? notDocked : noPresenceInTunnel;
}

export function refusePresenceAt(site: Site): Objection<never, never, never> | undefined {
  return isPresentAt(site) ? undefined : noPresence;
}
