/** The map as rules ask for it: spaces by number, and what is next to what. */
import { routes as routeTexts, sites as siteTexts } from './places.ts';
import type { Section } from './places.ts';
import type { Route, Site, Space } from './types.ts';

export const SITES = siteTexts.length;
export const ROUTES = routeTexts.length;

export interface SiteOnMap {
  readonly name: string;
  readonly section: Section;
  readonly vp: number;
  readonly marker: number;
  readonly start: boolean;
  readonly spaces: readonly Space[];
  readonly routes: readonly Route[];
}

export interface RouteOnMap {
  readonly ends: readonly [Site, Site];
  /** The spaces at which its ends are attached (JUB-R21). */
  readonly docks: readonly [Space, Space];
  readonly spaces: readonly Space[];
}

const siteNamed = (id: string): Site => siteTexts.findIndex(site => site.id === id);

let count = 0;
const spacesOf = (n: number): Space[] => Array.from({ length: n }, () => count++);
const siteSpaces = siteTexts.map(({ spaces }) => spacesOf(spaces));
/** By site: how many spaces it has. They are numbered on from site to site. */
export const SIZES: readonly number[] = siteTexts.map(({ spaces }) => spaces);
/** How many spaces are at sites; those of the routes follow. */
export const SITE_SPACES: number = count;
const routeSpaces = routeTexts.map(({ spaces }) => spacesOf(spaces));
export const SPACES: number = count;

export const routes: readonly RouteOnMap[] = routeTexts.map(({ ends, docks }, route) => {
  const [a, b] = [siteNamed(ends[0]), siteNamed(ends[1])];
  return {
    ends: [a, b],
    docks: [siteSpaces[a][docks[0] - 1], siteSpaces[b][docks[1] - 1]],
    spaces: routeSpaces[route],
  };
});

export const sites: readonly SiteOnMap[] = siteTexts.map(({ name, section, vp, marker, start }, site) => ({
  name,
  section,
  vp,
  marker,
  start,
  spaces: siteSpaces[site],
  routes: routes.flatMap(({ ends }, route) => (ends.includes(site) ? [route] : [])),
}));

/** The sites that one route joins to a site (JUB-R11), by number. */
export const neighbours: readonly (readonly Site[])[] = sites.map(({ routes: own }, site) =>
  own.map(route => routes[route].ends[routes[route].ends[0] === site ? 1 : 0]).sort((a, b) => a - b),
);

/** By space: its site; -1 = it is on a route. */
export const siteOf: readonly Site[] = [
  ...siteSpaces.flatMap((spaces, site) => spaces.map(() => site)),
  ...routeSpaces.flat().map(() => -1),
];
/** By space of a site: the last space of that site. */
export const lastOf: readonly Space[] = siteSpaces.flatMap(spaces => spaces.map(() => spaces[spaces.length - 1]));
/** By space: its route; -1 = it is at a site. */
export const routeOf: readonly Route[] = [
  ...siteSpaces.flat().map(() => -1),
  ...routeSpaces.flatMap((spaces, route) => spaces.map(() => route)),
];

/** The spaces that begin with a white troop (JUB-B1.6). */
export const whiteSpaces: readonly Space[] = [
  ...siteTexts.flatMap(({ white }, site) => white.map(n => siteSpaces[site][n - 1])),
  ...routeTexts.flatMap(({ white }, route) => white.map(n => routeSpaces[route][n - 1])),
];

export const majorSites: readonly Site[] = sites.flatMap(({ marker }, site) => (marker > 0 ? [site] : []));

/** Whether a space is in play when these sections are (JUB-R47). */
export function isIn(space: Space, sections: readonly Section[]): boolean {
  const inPlay = (site: Site): boolean => sections.includes(sites[site].section);
  return siteOf[space] >= 0 ? inPlay(siteOf[space]) : routes[routeOf[space]].ends.every(inPlay);
}

// ── Presence ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * A place is where one can have presence: a site as a whole, or one space of a route. Sites come first, by number.
 */
export type Place = number;
export const PLACES = SITES + SPACES - SITE_SPACES;
/** By space. */
export const placeOf: readonly Place[] = siteOf.map((site, space) => (site >= 0 ? site : SITES + space - SITE_SPACES));

/** By route space: where a troop on it gives presence (JUB-B4.3, JUB-B4.4, JUB-R55). */
const fromRoute = (space: Space): Place[] => {
  const { spaces, ends } = routes[routeOf[space]];
  const i = spaces.indexOf(space);
  return [
    placeOf[space],
    i === 0 ? ends[0] : placeOf[spaces[i - 1]],
    i === spaces.length - 1 ? ends[1] : placeOf[spaces[i + 1]],
  ];
};

/** The places just outside a site, along each of its routes, with the dock there (JUB-R21, JUB-R45). */
const outside = (site: Site): readonly { readonly place: Place; readonly dock: Space }[] =>
  sites[site].routes.map(route => {
    const { ends, docks, spaces } = routes[route];
    const end = ends[0] === site ? 0 : 1;
    const nearest = spaces[end === 0 ? 0 : spaces.length - 1];
    return { place: spaces.length === 0 ? ends[1 - end] : placeOf[nearest], dock: docks[end] };
  });

/** By space: every place where a troop on it gives presence while its site is sound. */
export const reaches: readonly (readonly Place[])[] = siteOf.map((site, space) =>
  site >= 0 ? [site, ...outside(site).map(({ place }) => place)] : fromRoute(space),
);
/** The same while its site is afflicted: only along the routes that are docked at this space. */
export const reachesAfflicted: readonly (readonly Place[])[] = siteOf.map((site, space) =>
  site >= 0 ? [site, ...outside(site).flatMap(({ place, dock }) => (dock === space ? [place] : []))] : fromRoute(space),
);

const reachedFrom = (by: readonly (readonly Place[])[]): readonly (readonly Space[])[] =>
  Array.from({ length: PLACES }, (_, place) => by.flatMap((places, space) => (places.includes(place) ? [space] : [])));

/** By place: the spaces from which a troop gives presence there, whether its site is afflicted or not. */
export const reachedAlways: readonly (readonly Space[])[] = reachedFrom(reachesAfflicted);
/** By place: those from which it does so only while its site is sound. */
export const reachedWhenSound: readonly (readonly Space[])[] = reachedFrom(
  reaches.map((places, space) => places.filter(place => !reachesAfflicted[space].includes(place))),
);
