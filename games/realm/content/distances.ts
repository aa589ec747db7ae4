/** How far spaces are apart on the map, counted once. */
import { MonarchCity, spaces } from './map.ts';
import { BLACK, BLUE, GREEN, RED } from './types.ts';
import type { Space } from './types.ts';

export const SPACES = 45;
/** The 42 locations: every space but the Inns, in board order. */
export const locations: readonly Space[] = allSpaces().filter(space => spaces[space].kind !== 'inn');
export const inns: readonly Space[] = allSpaces().filter(space => spaces[space].kind === 'inn');
/** By colour. */
export const lands: readonly (readonly Space[])[] = [GREEN, BLACK, RED, BLUE].map(colour =>
  locations.filter(space => spaces[space].colour === colour),
);
/** The spaces next to Monarch City. */
export const innerRing: readonly Space[] = spaces[MonarchCity].adjacent;

function allSpaces(): Space[] {
  return Array.from({ length: SPACES }, (_, space) => space);
}

/** Monarch City or an Inn: closed to the Sorceress in a form. */
export function isHaven(space: Space): boolean {
  return spaces[space].kind !== 'land';
}

function distancesFrom(start: Space, wild: boolean): number[] {
  const found = Array.from({ length: SPACES }, () => Infinity);
  found[start] = 0;
  const queue = [start];
  for (const at of queue) {
    for (const next of spaces[at].adjacent) {
      if (found[next] !== Infinity || (wild && isHaven(next))) continue;
      found[next] = found[at] + 1;
      queue.push(next);
    }
  }
  return found;
}

/** `distance[from][to]` along paths. */
export const distance: readonly (readonly number[])[] = allSpaces().map(space => distancesFrom(space, false));
/** The same without entering Monarch City or an Inn (the Sorceress in a form). */
export const wildDistance: readonly (readonly number[])[] = allSpaces().map(space => distancesFrom(space, true));

function reachable(distances: readonly (readonly number[])[], steps: number): Space[][] {
  return allSpaces().map(from => allSpaces().filter(to => to !== from && distances[from][to] <= steps));
}

/** `within[steps][from]`: the other spaces at most so many steps away, in board order; 1, 2 and 4 are used. */
export const within: readonly (readonly (readonly Space[])[])[] = [0, 1, 2, 3, 4].map(n => reachable(distance, n));
/** `near[steps][centre]`: the locations at most so many steps away, the centre included, in board order. */
export const near: readonly (readonly (readonly Space[])[])[] = [0, 1, 2].map(steps =>
  allSpaces().map(centre => locations.filter(space => distance[centre][space] <= steps)),
);
export const wildWithin: readonly (readonly (readonly Space[])[])[] = [0, 1, 2, 3, 4].map(n =>
  reachable(wildDistance, n),
);
