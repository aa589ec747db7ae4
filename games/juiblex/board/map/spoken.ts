/** What stands on the map, in words: for those who do not see it, and for the zooms. */
import { listed, plain, say } from '@vesper/kernel';
import type { Sentence } from '@vesper/kernel';
import { routes, siteOf, sites } from '../../content/map.ts';
import type { Site, Space } from '../../content/types.ts';
import { EMPTY, NONE, TOKEN, WHITE } from '../../state.ts';
import type { JuiblexView } from '../../state.ts';
import { colourName, siteName, spaceName } from '../../words/names.ts';
import { seatMention } from '../../words/voice.ts';
import { controlOf } from './control.ts';

export function spokenSpace({ spaces }: JuiblexView, space: Space): Sentence {
  const what = spaces[space];
  const there = what === EMPTY ? 'empty' : what === TOKEN ? 'Affliction token' : `${colourName(what)} troop`;
  return `${capitalised(spaceName(space))}: ${there}`;
}

export const capitalised = (text: string): string => text[0].toUpperCase() + text.slice(1);

/** Who has how many spaces of a site, white troops and tokens included. */
export function countsAt({ spaces, players }: JuiblexView, site: Site): readonly { what: number; many: number }[] {
  const own = sites[site].spaces.map(space => spaces[space]);
  return [...players.keys(), WHITE, TOKEN, EMPTY]
    .map(what => ({ what, many: own.filter(found => found === what).length }))
    .filter(({ many }) => many > 0);
}

export const named = (what: number): string =>
  what === EMPTY ? 'empty' : what === TOKEN ? 'Affliction' : colourName(what);

export function spokenSite(view: JuiblexView, site: Site): Sentence {
  const { seat, total } = controlOf(view, site);
  const counts = countsAt(view, site).map(({ what, many }) => `${many} ${named(what)}`);
  const control =
    seat === NONE ? 'nobody controls it' : say`${seatMention(seat)} ${total ? 'has total control' : 'controls it'}`;
  return say`${siteName(site)}, ${sites[site].vp} VP: ${plain(listed(counts))}; ${control}`;
}

/** The tunnels that are attached at a space of a site. */
export const docksAt = (space: Space): readonly Site[] =>
  siteOf[space] === NONE
    ? []
    : sites[siteOf[space]].routes.flatMap(route => {
        const { ends, docks } = routes[route];
        const end = ends[0] === siteOf[space] ? 0 : 1;
        return docks[end] === space ? [ends[1 - end]] : [];
      });
