/**
 * Where a press means which piece: nearer to it than to others. Where pieces stand so close that one would have too little
 * to be hit, it has more of the way to its neighbours, until there is enough for all.
 */
import { spySpot } from './geometry.ts';
import type { Point, Sheet } from './geometry.ts';

/** What is pressed somewhere: a space, or one of the spies at a site, who are pressed as one. */
interface Target extends Point {
  readonly piece: number;
}

/** Nobody presses further from the middle of a piece than this. */
const NEAR = 16;
/** More than the least that a fingertip or a pointer finds, 20 × 20 pixels. */
const ENOUGH = 520;
const ROUNDS = 40;
/** From nearby, where a phone has its pieces pressed, the map is so many times as large. */
const CLOSE = 2.4;
/** Who stands further off takes nothing away. */
const FAR = 66;

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** How much of the square around a place is nearer to it than to the others. */
function areaNear({ x, y }: Point, others: readonly Point[]): number {
  let shape: readonly Point[] = [
    { x: -NEAR, y: -NEAR },
    { x: NEAR, y: -NEAR },
    { x: NEAR, y: NEAR },
    { x: -NEAR, y: NEAR },
  ];
  for (const other of others) shape = cutAt(shape, other.x - x, other.y - y);
  return areaOf(shape);
}

/** What is nearer to the origin than to that point. */
function cutAt(shape: readonly Point[], x: number, y: number): readonly Point[] {
  const half = (x * x + y * y) / 2;
  return shape.flatMap((a, i) => {
    const b = shape[(i + 1) % shape.length];
    const [here, there] = [a.x * x + a.y * y - half, b.x * x + b.y * y - half];
    const t = here / (here - there);
    const cut = here < 0 === there < 0 ? [] : [{ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }];
    return here < 0 ? [a, ...cut] : cut;
  });
}

function areaOf(shape: readonly Point[]): number {
  let twice = 0;
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length];
    twice += a.x * b.y - b.x * a.y;
  });
  return Math.abs(twice) / 2;
}

export interface Presses {
  /** By space, and by site and order: its neighbours, as far away as leaves it its part. */
  readonly spaces: readonly (readonly Point[])[];
  readonly spies: readonly (readonly (readonly Point[])[])[];
  /** How much of each piece is there to be hit: spaces first, then the spies of each site; 0 = there is no such piece. */
  readonly areas: readonly number[];
}

/** `inPlay`: by space; `spiesAt`: how many there are, by site. */
export function pressesOf(sheet: Sheet, inPlay: readonly boolean[], spiesAt: readonly number[]): Presses {
  const spaces: readonly Target[] = sheet.spaces.map((place, piece) => ({ ...place, piece }));
  const spies = spiesAt.map((many, site) =>
    Array.from({ length: many }, (_, order) => ({ ...spySpot(sheet, site, order), piece: spaces.length + site })),
  );
  const all = [...spaces.filter(({ piece }) => inPlay[piece]), ...spies.flat()];
  const near = all.map(one => all.filter(other => other !== one && Math.hypot(one.x - other.x, one.y - other.y) < FAR));
  /** By piece: of the way between two, each has as much as it is strong. */
  const strengths = Array.from({ length: spaces.length + spies.length }, () => 1);
  const rivalsOf = (one: Target, others: readonly Target[]): readonly Point[] =>
    others.map(other => {
      const [own, foreign] = [strengths[one.piece], strengths[other.piece]];
      return towards(one, other, (2 * own) / (own + foreign));
    });
  const measured = (): number[] => {
    const areas = strengths.map(() => 0);
    all.forEach((one, i) => (areas[one.piece] += areaNear(one, rivalsOf(one, near[i]))));
    return areas;
  };
  const enough = sheet.named ? ENOUGH : ENOUGH / CLOSE ** 2;
  const isShort = (area: number): boolean => area > 0 && area < enough - 1;
  let areas = measured();
  for (let round = 0; round < ROUNDS && areas.some(isShort); round++) {
    areas.forEach((area, piece) => {
      if (isShort(area)) strengths[piece] *= Math.sqrt(enough / area);
    });
    areas = measured();
  }
  const rivals = new Map(all.map((one, i) => [one, rivalsOf(one, near[i])]));
  return {
    spaces: spaces.map(space => rivals.get(space) ?? []),
    spies: spies.map(own => own.map(spy => rivals.get(spy)!)),
    areas,
  };
}
