/** Where a finger means a place and no other: in a square around it, and nearer to it than to any other place. */
import type { CSSProperties } from 'react';
import { apart } from './sight.ts';
import type { Point } from './sight.ts';

/** Half of 44 px, the least that a finger hits. */
const REACH = 22;

/** The part of a shape around the origin that is nearer to it than to the other point. */
function nearer(shape: readonly Point[], other: Point): readonly Point[] {
  /** Below nothing it is nearer to the origin. */
  const side = ({ x, y }: Point): number => x * other.x + y * other.y - (other.x ** 2 + other.y ** 2) / 2;
  return shape.flatMap((a, i) => {
    const b = shape[(i + 1) % shape.length];
    const [here, there] = [side(a), side(b)];
    const t = here / (here - there);
    const cut = here < 0 === there < 0 ? [] : [{ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }];
    return here < 0 ? [a, ...cut] : cut;
  });
}

const SQUARE: readonly Point[] = [
  { x: -REACH, y: -REACH },
  { x: REACH, y: -REACH },
  { x: REACH, y: REACH },
  { x: -REACH, y: REACH },
];

function reachOf(place: Point, others: readonly Point[]): readonly Point[] {
  return others
    .filter(other => other !== place && apart(other, place) < REACH * 3)
    .reduce((shape, { x, y }) => nearer(shape, { x: x - place.x, y: y - place.y }), SQUARE);
}

/** For the area that takes a press in a piece's stead: a square of twice the reach around its middle. */
export function reachStyle(place: Point, others: readonly Point[]): CSSProperties {
  const corners = reachOf(place, others).map(({ x, y }) => `${(x + REACH).toFixed(1)}px ${(y + REACH).toFixed(1)}px`);
  return { '--reach': `polygon(${corners.join()})` } as CSSProperties;
}
