/** Where a seat has presence, as the rules find it, and how its places hang together on the map. */
import type { Seat } from '@vesper/kernel';
import { routes, sites } from '../../content/map.ts';
import type { Site, Space } from '../../content/types.ts';
import { isAfflicted, isInPlay } from '../../asking.ts';
import { findPresence, isPresent, isPresentAt } from '../../rules/presence.ts';
import { ABSENT } from '../../state.ts';
import type { OnMap } from '../../state.ts';
import { grown, path } from './geometry.ts';
import type { Box, Sheet } from './geometry.ts';

export interface Presence {
  /** As text of 0 and 1: an equal text is an equal field. */
  readonly sites: string;
  readonly spaces: string;
}

const bits = (found: readonly boolean[]): string => found.map(is => (is ? '1' : '0')).join('');

export function presenceOf(view: OnMap, seat: Seat): Presence {
  findPresence(view, seat);
  return {
    sites: bits(sites.map((_, site) => isPresentAt(site) && isInPlay(view, site))),
    spaces: bits(view.spaces.map((what, space) => what !== ABSENT && isPresent(space))),
  };
}

export interface FieldShape {
  readonly plates: readonly Box[];
  readonly tunnels: string;
}

/** The shapes whose union is the field: plates, and the tunnels between places that one of them reaches from the other. */
export function fieldShape(sheet: Sheet, view: OnMap, seat: Seat, presence: Presence): FieldShape {
  const at = (site: Site): boolean => presence.sites[site] === '1';
  const on = (space: Space): boolean => presence.spaces[space] === '1';
  const own = (space: Space): boolean => view.spaces[space] === seat;
  /** From a site along a route: some troop there stands where the route is attached, or the site is sound (JUB-R21). */
  const leads = (site: Site, dock: Space): boolean =>
    isAfflicted(view, site) ? own(dock) : sites[site].spaces.some(own);
  const tunnels = routes.flatMap(({ ends, docks, spaces }, route) => {
    const line = sheet.lines[route];
    const parts: string[] = [];
    const join = (i: number): void => void parts.push(path([line[i], line[i + 1]]));
    if (spaces.length === 0) {
      if (at(ends[0]) && at(ends[1]) && (leads(ends[0], docks[0]) || leads(ends[1], docks[1]))) join(0);
      return parts;
    }
    spaces.forEach((space, i) => {
      if (!on(space)) return;
      const { x, y } = line[i + 1];
      parts.push(`M${x.toFixed(1)} ${y.toFixed(1)}h0.1`);
      if (i > 0 && on(spaces[i - 1])) join(i);
    });
    const [first, last] = [spaces[0], spaces[spaces.length - 1]];
    if (on(first) && at(ends[0]) && (own(first) || leads(ends[0], docks[0]))) join(0);
    if (on(last) && at(ends[1]) && (own(last) || leads(ends[1], docks[1]))) join(spaces.length);
    return parts;
  });
  return {
    plates: sheet.plates.filter((_, site) => at(site)).map(plate => grown(plate, 6.5 * sheet.unit)),
    tunnels: tunnels.join(''),
  };
}
