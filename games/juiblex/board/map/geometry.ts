/** The canvas drawn into whatever room there is: plates and discs keep their size, the distances between them give way. */
import { routes, siteOf, sites } from '../../content/map.ts';
import type { Route, Site, Space } from '../../content/types.ts';
import { nameSpot, routeSpots, siteSpots, spacesAround } from './places.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything lies in a room. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** 1 = as large as in the usual stage. */
  readonly unit: number;
  /** Names stand beside the plates always; else only from nearby. */
  readonly named: boolean;
  readonly plates: readonly Box[];
  readonly away: readonly Away[];
  readonly spaces: readonly Point[];
  /** By route: from the dock of its first end over its spaces to the dock of the second. */
  readonly lines: readonly (readonly Point[])[];
}

/** The usual stage below the market: one unit is one pixel. */
const USUAL = { across: 0.783, down: 0.612 };
/** Of a space at a site; those on routes are a little smaller. */
const RADIUS = 8.6;
const ON_ROUTE = 0.93;
const APART = 0.8;

export const radiusOf = ({ unit }: Sheet, space: Space): number => RADIUS * unit * (siteOf[space] >= 0 ? 1 : ON_ROUTE);

/** The outer sections on the canvas end and begin here. */
const LEFT = 245;
const RIGHT = 765;
/** A section that is not in play is pushed together to so much of its width: the rest is for those who play. */
const AWAY = 0.3;

export type Outer = 'none' | 'left' | 'right' | 'both';

/** Where a section lies that is not in play: from here to there. */
export interface Away {
  readonly from: number;
  readonly to: number;
}

/** `named`: there is room for the names of the sites. `outer`: which outer sections are in play. */
export function sheetOf(width: number, height: number, named: boolean, outer: Outer): Sheet {
  const left = outer === 'left' || outer === 'both' ? 1 : AWAY;
  const right = outer === 'right' || outer === 'both' ? 1 : AWAY;
  const across = (width - 9) / (LEFT * left + (RIGHT - LEFT) + (1000 - RIGHT) * right);
  // A phone has what there is to spend and a button at the foot of its map.
  const [top, foot] = named ? [10, 2] : [10, 34];
  const down = (height - (named ? 0 : top) - foot) / 700;
  const wide = across / USUAL.across;
  const high = down / USUAL.down;
  // Where there is more room one way than the other, plates grow a little with it.
  const unit = Math.min(Math.sqrt(wide * high), Math.min(wide, high) * 1.14);
  const squeezed = (x: number): number =>
    Math.min(x, LEFT) * left + Math.max(0, Math.min(x, RIGHT) - LEFT) + Math.max(0, x - RIGHT) * right;
  const at = ([x, y]: readonly [number, number]): Point => ({
    x: 3 + squeezed(x) * across,
    y: (named ? top * unit : top) + y * down,
  });
  const middles = siteSpots.map(at);
  const around = sites.map(({ spaces }) => spacesAround[spaces.length]);
  const siteSpaces = around.flatMap((spots, site) =>
    spots.map(([x, y]) => ({ x: middles[site].x + x * APART * unit, y: middles[site].y + y * APART * unit })),
  );
  const spaces = [...siteSpaces, ...routeSpots.flat().map(at)];
  return {
    width,
    height,
    unit,
    named,
    plates: around.map((spots, site) => plateAround(middles[site], spots, unit)),
    away: [
      ...(left === 1 ? [] : [{ from: 0, to: at([LEFT, 0]).x }]),
      ...(right === 1 ? [] : [{ from: at([RIGHT, 0]).x, to: width }]),
    ],
    spaces,
    lines: routes.map(({ docks, spaces: own }) => [docks[0], ...own, docks[1]].map(space => spaces[space])),
  };
}

function plateAround({ x, y }: Point, spots: readonly (readonly [number, number])[], unit: number): Box {
  const edge = RADIUS * unit * 1.5;
  const half = (axis: 0 | 1): number => Math.max(...spots.map(spot => Math.abs(spot[axis]))) * APART * unit + edge;
  return { left: x - half(0), top: y - half(1), width: half(0) * 2, height: half(1) * 2 };
}

export const middleOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

export const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(box => box.left));
  const top = Math.min(...boxes.map(box => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map(box => box.left + box.width)) - left,
    height: Math.max(...boxes.map(box => box.top + box.height)) - top,
  };
}

/** Where a route comes into a plate: the point on its edge between the dock and the next point outside. */
export function mouthOf({ left, top, width, height }: Box, dock: Point, outside: Point): Point {
  const dx = outside.x - dock.x;
  const dy = outside.y - dock.y;
  const across = dx === 0 ? 1 : ((dx > 0 ? left + width : left) - dock.x) / dx;
  const down = dy === 0 ? 1 : ((dy > 0 ? top + height : top) - dock.y) / dy;
  const t = Math.min(1, across, down);
  return { x: dock.x + dx * t, y: dock.y + dy * t };
}

/** The ends of routes at a site: the dock, the point outside it, and where the route comes in. */
export interface End {
  readonly route: Route;
  readonly space: Space;
  readonly dock: Point;
  readonly mouth: Point;
}

export const endsAt = ({ lines, plates }: Sheet, site: Site): readonly End[] =>
  sites[site].routes.map(route => {
    const { ends, docks } = routes[route];
    const end = ends[0] === site ? 0 : 1;
    const line = lines[route];
    const [dock, outside] = end === 0 ? [line[0], line[1]] : [line[line.length - 1], line[line.length - 2]];
    return { route, space: docks[end], dock, mouth: mouthOf(plates[site], dock, outside) };
  });

/** The line of a route from one of its sites to the other. */
export function lineFrom({ lines }: Sheet, from: Site, to: Site): readonly Point[] {
  const route = sites[from].routes.find(found => routes[found].ends.includes(to));
  if (route === undefined) return [];
  return routes[route].ends[0] === from ? lines[route] : lines[route].toReversed();
}

const fixed = (n: number): string => n.toFixed(1);
export const path = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('');

// ── Names ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Letters of the usual size, and of the signs before a name: who controls it, and how far. */
const LETTER = 12;
const SIGNS = 31;

export const shortName = (site: Site): string => nameSpot(site).short ?? sites[site].name;

/** The room that a name may take, with its signs; never beyond the map. */
export function nameBox({ plates, unit, named, width: most, height: lowest }: Sheet, site: Site): Box {
  const plate = plates[site];
  const { side, dx, dy } = nameSpot(site);
  const { x, y } = middleOf(plate);
  // From nearby, where a phone shows it, the map is about twice as large.
  const size = named ? 1 : 0.5;
  const width = (shortName(site).length * LETTER * 0.56 + SIGNS) * size;
  const height = 15 * size;
  const rim = sites[site].marker > 0 ? 3 : 0;
  const left = {
    above: x - width / 2,
    below: x - width / 2,
    left: plate.left - 9 * unit - width,
    right: plate.left + plate.width + 20 * unit,
  }[side];
  const top = {
    above: plate.top - (3 + rim) * unit - height,
    below: plate.top + plate.height + 8 * unit,
    left: y - height / 2,
    right: y - height / 2,
  }[side];
  return {
    left: Math.max(2, Math.min(left + dx * unit, most - width - 2)),
    top: Math.max(1, Math.min(top + dy * unit, lowest - height - 1)),
    width,
    height,
  };
}

/** The coin with the points of a site, and behind it the marker of a major site. */
export function coinBox({ plates, unit }: Sheet, site: Site): Box {
  const { left, top, width, height } = plates[site];
  const size = 16.6 * unit;
  return {
    left: left + width - 2.8 * unit,
    top: top + height / 2 - size / 2,
    width: size + (sites[site].marker > 0 ? 16 * unit : 0),
    height: size,
  };
}

/** A spy stands on the upper edge of its site's plate; `order`: how many stand left of it. */
export const spySpot = ({ plates, unit }: Sheet, site: Site, order: number): Point => ({
  x: plates[site].left + (7 + order * 15) * unit,
  y: plates[site].top - 1.5 * unit,
});
