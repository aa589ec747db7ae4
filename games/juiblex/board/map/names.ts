/** Where the names of the sites stand. From nearby a name that the edge would cut moves around its plate; a plate that is cut has none. */
import { sites } from '../../content/map.ts';
import type { Site } from '../../content/types.ts';
import { besidePlate, costOf, covered, freest, takenIn } from './free.ts';
import type { Taken } from './free.ts';
import { middleOf, nameBox } from './geometry.ts';
import type { Box, Point, Sheet } from './geometry.ts';
import { nameSpot } from './places.ts';

export interface NameStand extends Point {
  /** The name is held at its end, or in its middle. */
  readonly held: 'left' | 'right' | 'middle';
}

/** How much larger the map is drawn, and where its corner lies. */
interface Sight extends Point {
  readonly scale: number;
}

/** A phone has what there is to spend and a button at the foot of its map. */
const FOOT = 42;

/** What is seen of the map; something may lie over its left or right side. */
export function seenOf({ width, height, named }: Sheet, { scale, x, y }: Sight, left: number, right: number): Box {
  return {
    left: (left - x) / scale,
    top: -y / scale,
    width: (width - left - right) / scale,
    height: (height - (named ? 0 : FOOT)) / scale,
  };
}

const isWithin = (box: Box, seen: Box): boolean => covered(box, seen) > box.width * box.height - 1;

/** Where it stands when nothing cuts it: in the middle of its room, or at the end that is next to its plate. */
function usual({ left, top, width, height }: Box, site: Site): NameStand {
  const { side } = nameSpot(site);
  const y = top + height / 2;
  if (side === 'left') return { x: left + width, y, held: 'right' };
  return side === 'right' ? { x: left, y, held: 'left' } : { x: left + width / 2, y, held: 'middle' };
}

/** Covering as much as its own room, twice over, it would be in the way. */
const TOO_MUCH = 2;

/** By site; `null` = it is not shown. `scourge`: where the Scourge stands, if it does. */
export function namesIn(sheet: Sheet, seen: Box, scourge: Box | null): readonly (NameStand | null)[] {
  const taken: Taken[] = [...takenIn(sheet), ...(scourge === null ? [] : [{ box: scourge, weight: 4 }])];
  return sites.map((_, site) => {
    const box = nameBox(sheet, site);
    if (isWithin(box, seen)) return usual(box, site);
    const { width, height } = box;
    const places = [3, 12]
      .flatMap(gap => besidePlate(sheet, site, width, height, gap * sheet.unit))
      .filter(place => isWithin(place, seen));
    if (places.length === 0 || !isWithin(sheet.plates[site], seen)) return null;
    const place = freest(sheet, taken, places);
    if (costOf(sheet, taken, place) > width * height * TOO_MUCH) return null;
    taken.push({ box: place, weight: 4 });
    return { ...middleOf(place), held: 'middle' };
  });
}
