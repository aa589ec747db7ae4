/** Whatever stands on the map, enough of every piece that may be chosen is there to be pressed: none covers another. */
import { describe, expect, it } from 'vitest';
import { sheetOf } from '../board/map/geometry.ts';
import type { Outer } from '../board/map/geometry.ts';
import { pressesOf } from '../board/map/presses.ts';
import { SITES, routeOf, routes, siteOf, sites } from '../content/map.ts';

/** The stages of the windows that the browser tests draw, below the market. */
const stages = {
  '1280×720': [792, 430],
  '1920×1080': [1200, 710],
  '1366×768': [878, 478],
  '1280×600': [792, 374],
  '1024×768': [816, 478],
  '820×1180': [820, 546],
} as const;

/** 20 × 20 pixels, as the browser tests want. */
const LEAST = 400;
const CENTRE = 15;
const LEFT = 21;

const isIn = (outer: Outer, site: number): boolean =>
  site < CENTRE || outer === 'both' || outer === (site < LEFT ? 'left' : 'right');

const spaces = sites.flatMap(({ spaces: own }) => own).concat(routes.flatMap(({ spaces: own }) => own));
const inPlay = (outer: Outer): readonly boolean[] =>
  spaces.map(space =>
    siteOf[space] >= 0 ? isIn(outer, siteOf[space]) : routes[routeOf[space]].ends.every(site => isIn(outer, site)),
  );

describe('pieces of the map that may be chosen', () => {
  for (const [name, [width, height]] of Object.entries(stages))
    for (const outer of ['both', 'left', 'right', 'none'] as const)
      it(`at ${name} with ${outer} of the outer sections: every space, beside up to four spies at every site`, () => {
        const sheet = sheetOf(width, height, true, outer);
        for (let many = 0; many <= 4; many++) {
          const spies = Array.from({ length: SITES }, (_, site) => (isIn(outer, site) ? many : 0));
          const { areas } = pressesOf(sheet, inPlay(outer), spies);
          const pieces = areas.map((area, piece) => ({ piece, area })).filter(({ area }) => area > 0);
          expect(pieces).toHaveLength(inPlay(outer).filter(Boolean).length + spies.filter(n => n > 0).length);
          expect(pieces.filter(({ area }) => area < LEAST)).toEqual([]);
        }
      });
});
