/** Questions about the table that many rules ask. */
import { tell as tellKernel } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { SITE_SPACES, SITES, siteOf, sites } from './content/map.ts';
import type { Quantity, Site, Space } from './content/types.ts';
import type { JuiblexEvent } from './events.ts';
import { ABSENT, EMPTY, NONE, TOKEN, WHITE } from './state.ts';
import type { Colour, JuiblexState, JuiblexView, OnMap, Resolving } from './state.ts';

export const tell: (s: JuiblexState, event: JuiblexEvent) => void = tellKernel;

/** The `n`-th seat clockwise after `from`. */
export function clockwise(s: { readonly players: readonly unknown[] }, from: Seat, n: number): Seat {
  const seat = from + n;
  return seat < s.players.length ? seat : seat - s.players.length;
}

// ── The map ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export function isTroop(colour: number): boolean {
  return colour >= 0 && colour <= WHITE;
}

export function isInPlay(s: OnMap, site: Site): boolean {
  return s.spaces[sites[site].spaces[0]] !== ABSENT;
}

/** How many Affliction tokens lie at a site. */
export function tokensAt(s: OnMap, site: Site): number {
  return countAt(s, site, TOKEN);
}

/** JUB-5.5. */
export function isAfflicted(s: OnMap, site: Site): boolean {
  const { spaces } = sites[site];
  for (let i = 0; i < spaces.length; i++) if (s.spaces[spaces[i]] === TOKEN) return true;
  return false;
}

/** How many spaces of a site hold this: a colour, TOKEN or EMPTY. */
export function countAt(s: OnMap, site: Site, what: number): number {
  const { spaces } = sites[site];
  let found = 0;
  for (let i = 0; i < spaces.length; i++) if (s.spaces[spaces[i]] === what) found++;
  return found;
}

export function hasTroopAt(s: OnMap, site: Site, colour: Colour): boolean {
  const { spaces } = sites[site];
  for (let i = 0; i < spaces.length; i++) if (s.spaces[spaces[i]] === colour) return true;
  return false;
}

/** White and coloured troops at a site (JUB-R12). */
export function troopsAt(s: OnMap, site: Site): number {
  const { spaces } = sites[site];
  let found = 0;
  for (let i = 0; i < spaces.length; i++) if (isTroop(s.spaces[spaces[i]])) found++;
  return found;
}

/** Whether a space is at an Afflicted Site; routes never are. */
export function isAtAfflicted(s: OnMap, space: Space): boolean {
  return siteOf[space] !== NONE && isAfflicted(s, siteOf[space]);
}

const counts = [0, 0, 0, 0, 0];

/** JUB-B5.1, JUB-R30: who has more troops there than any other colour, white included; NONE = nobody. White never controls. */
export function controllerOf(s: Pick<OnMap, 'spaces'>, site: Site): Seat {
  const { spaces } = sites[site];
  counts[0] = 0;
  counts[1] = 0;
  counts[2] = 0;
  counts[3] = 0;
  counts[WHITE] = 0;
  for (let i = 0; i < spaces.length; i++) {
    const colour = s.spaces[spaces[i]];
    if (colour >= 0 && colour <= WHITE) counts[colour]++;
  }
  let best = NONE;
  let most = 0;
  for (let colour = 0; colour <= WHITE; colour++) {
    if (counts[colour] > most) {
      most = counts[colour];
      best = colour;
    } else if (counts[colour] === most) best = NONE;
  }
  return best === WHITE ? NONE : best;
}

/** JUB-B5.3, JUB-R20: every space is the seat's, no enemy spy is there, and no Affliction. */
export function hasTotalControl(s: OnMap, site: Site, seat: Seat): boolean {
  const { spaces } = sites[site];
  for (let i = 0; i < spaces.length; i++) if (s.spaces[spaces[i]] !== seat) return false;
  return (s.spies[site] & ~(1 << seat)) === 0;
}

export function hasSpyAt(s: OnMap, site: Site, seat: Seat): boolean {
  return (s.spies[site] & (1 << seat)) !== 0;
}

/** JUB-5.29: a troop of the seat at an Afflicted Site. */
export function hasTroopAfflicted(s: OnMap, seat: Seat): boolean {
  for (let space = 0; space < SITE_SPACES; space++) {
    if (s.spaces[space] === seat && isAfflicted(s, siteOf[space])) return true;
  }
  return false;
}

export function hasEmptyAt(s: OnMap, site: Site): boolean {
  return hasTroopAt(s, site, EMPTY);
}

// ── Counting ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function countSites(s: OnMap, meets: (s: OnMap, site: Site) => boolean): number {
  let found = 0;
  for (let site = 0; site < SITES; site++) if (isInPlay(s, site) && meets(s, site)) found++;
  return found;
}

/** What card texts count, for the seat that plays the card. */
export function quantity(s: JuiblexState | JuiblexView, seat: Seat, of: Quantity): number {
  const { trophies, inner } = s.players[seat];
  switch (of) {
    case 'whiteTrophies':
      return trophies[WHITE];
    case 'playerTrophies':
      return sum(trophies) - trophies[WHITE];
    case 'trophies':
      return sum(trophies);
    case 'innerCircle':
      return inner.length;
    case 'markersHeld':
      return countSites(s, (_, site) => s.markers[site] === seat);
    case 'controlledSites':
      return countSites(s, (_, site) => controllerOf(s, site) === seat);
    case 'totalControlSites':
      return countSites(s, (_, site) => hasTotalControl(s, site, seat));
    case 'controlledAfflictedSites':
      return countSites(s, (_, site) => isAfflicted(s, site) && controllerOf(s, site) === seat);
    case 'afflictedSites':
      return countSites(s, isAfflicted);
    case 'ownSpiesOnMap':
      return countSites(s, (_, site) => hasSpyAt(s, site, seat));
    case 'justAssassinated':
      return playing(s).kills;
  }
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i];
  return total;
}

/** The card whose text is being carried out. */
export function playing<R = Resolving>(s: { readonly resolving: readonly R[] }): R {
  return s.resolving[s.resolving.length - 1];
}

/** JUB-6.9, JUB-R27: what the troops of a seat on the Affliction board cost it. */
export function penaltyOf(s: { readonly afflicted: readonly number[] }, seat: Seat): number {
  return s.afflicted[seat] * (sum(s.afflicted) - s.afflicted[WHITE]);
}
