/** What things are called. */
import { kindOf, kinds } from '../content/cards.ts';
import { routeOf, routes, siteOf, sites } from '../content/map.ts';
import type { Aspect, Card, HalfDeck, Site, Space } from '../content/types.ts';
import { NONE, WHITE } from '../state.ts';
import type { Colour } from '../state.ts';

export const cardName = (card: Card): string => kinds[kindOf[card]].name;
export const siteName = (site: Site): string => sites[site].name;

/** `Skullport 3`, `the tunnel Skullport–Kanaglym`, `space 2 of the tunnel Eryndlyn–Kanaglym` where it has several. */
export function spaceName(space: Space): string {
  const site = siteOf[space];
  if (site !== NONE) return `${siteName(site)} ${sites[site].spaces.indexOf(space) + 1}`;
  const { ends, spaces } = routes[routeOf[space]];
  const way = `the tunnel ${siteName(ends[0])}–${siteName(ends[1])}`;
  return spaces.length === 1 ? way : `space ${spaces.indexOf(space) + 1} of ${way}`;
}

export const SEAT_NAMES = ['Black', 'Red', 'Orange', 'Blue'] as const;
export const colourName = (colour: Colour): string => (colour === WHITE ? 'white' : SEAT_NAMES[colour].toLowerCase());

export const aspectName = (aspect: Aspect): string => aspect[0].toUpperCase() + aspect.slice(1);

export const deckNames: { readonly [Deck in HalfDeck]: string } = {
  drow: 'Drow',
  dragons: 'Dragons',
  elemental: 'Elemental',
  demons: 'Demons',
  aberrations: 'Aberrations',
  undead: 'Undead',
  juiblex: 'Scourge of Juiblex',
};
