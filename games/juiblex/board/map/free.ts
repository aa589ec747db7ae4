/** Where something fits that may stand in several places: where it covers least of what lies there. */
import { siteOf, sites } from '../../content/map.ts';
import type { Site, Space } from '../../content/types.ts';
import { coinBox, nameBox, radiusOf } from './geometry.ts';
import type { Box, Point, Sheet } from './geometry.ts';

/** What is weighed: names and coins must be read, spaces must be seen. */
export interface Taken {
  readonly box: Box;
  readonly weight: number;
}

export function covered(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Everything that stays where it is. */
export function takenIn(sheet: Sheet): readonly Taken[] {
  const spaces = sheet.spaces.map(({ x, y }, space) => {
    const r = radiusOf(sheet, space);
    return { box: { left: x - r, top: y - r, width: 2 * r, height: 2 * r }, weight: siteOf[space] >= 0 ? 3 : 2 };
  });
  return [
    ...spaces,
    ...sites.flatMap((_, site) => [
      { box: nameBox(sheet, site), weight: 4 },
      { box: coinBox(sheet, site), weight: 4 },
      { box: sheet.plates[site], weight: 0.6 },
    ]),
  ];
}

/** How much of it lies beyond the sheet. */
const beyond = ({ width, height }: Sheet, box: Box): number =>
  box.width * box.height - covered(box, { left: 2, top: 2, width: width - 4, height: height - 4 });

/** How much would be covered by something in this place. */
export function costOf(sheet: Sheet, taken: readonly Taken[], place: Box): number {
  let cost = beyond(sheet, place) * 6;
  for (const { box, weight } of taken) cost += covered(place, box) * weight;
  return cost;
}

/** The first of those that cover least. */
export function freest(sheet: Sheet, taken: readonly Taken[], places: readonly Box[]): Box {
  let best = places[0];
  let least = Infinity;
  for (const place of places) {
    const cost = costOf(sheet, taken, place);
    if (cost < least - 1) {
      least = cost;
      best = place;
    }
  }
  return best;
}

const centred = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** At the corners of a plate, or right at one of its edges. */
export function atPlate(sheet: Sheet, site: Site, width: number, height: number): readonly Box[] {
  const { left, top, width: wide, height: high } = sheet.plates[site];
  const [right, bottom, x, y] = [left + wide, top + high, left + wide / 2, top + high / 2];
  return [
    [right + width * 0.26, top - height * 0.26],
    [left - width * 0.26, top - height * 0.26],
    [right + width * 0.26, bottom + height * 0.26],
    [left - width * 0.26, bottom + height * 0.26],
    [left - width * 0.46, y],
    [x, top - height * 0.42],
    [x, bottom + height * 0.42],
    [x - wide * 0.25, bottom + height * 0.42],
    [x + wide * 0.25, top - height * 0.42],
    [right + width * 0.36, bottom + height * 0.1],
  ].map(([atX, atY]) => centred(atX, atY, width, height));
}

/** Around a plate, at its corners, above and below it. */
export function besidePlate(sheet: Sheet, site: Site, width: number, height: number, gap: number): readonly Box[] {
  const { left, top, width: wide, height: high } = sheet.plates[site];
  const [right, bottom, x, y] = [left + wide, top + high, left + wide / 2, top + high / 2];
  const [dx, dy] = [width / 2 + gap, height / 2 + gap];
  return [
    [right + dx * 0.5, top - dy * 0.6],
    [left - dx * 0.5, top - dy * 0.6],
    [right + dx * 0.5, bottom + dy * 0.6],
    [left - dx * 0.5, bottom + dy * 0.6],
    [x, bottom + dy],
    [x, top - dy],
    [x + wide * 0.3, bottom + dy],
    [x - wide * 0.3, bottom + dy],
    [left - dx, y],
    [right + dx, bottom - high * 0.1],
    [right + dx, top + high * 0.1],
    [left - dx, bottom],
    [x, bottom + dy * 2],
    [x + wide * 0.4, top - dy * 1.3],
    [right + dx * 1.5, bottom + dy],
    [left - dx * 1.5, bottom + dy],
  ].map(([atX, atY]) => centred(atX, atY, width, height));
}

/** Outside of the plate, next to one of its spaces: above the upper row, below the lower one. */
export function besideSpace({ spaces, plates, unit }: Sheet, space: Space): Point {
  const { x, y } = spaces[space];
  const site = siteOf[space];
  if (site < 0) return { x, y: y + 20 * unit };
  const { top, height } = plates[site];
  const isUpper = y < top + height / 2 - 1;
  return { x, y: isUpper ? top - 9 * unit : top + height + 9 * unit };
}
