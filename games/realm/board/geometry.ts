/** Where things lie: the map's 1000 × 700 drawn into whatever room the board has. Discs keep their size, distances give way. */
import { spaces } from '../content/map.ts';
import type { Space } from '../content/types.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The room for the map, and how much of it stays free around the outermost discs. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Radius of a land's disc. */
  readonly disc: number;
  /** Names always stand beside the discs; else only near the map. */
  readonly named: boolean;
}

const xs = spaces.map(({ x }) => x);
const ys = spaces.map(({ y }) => y);
const least = { x: Math.min(...xs), y: Math.min(...ys) };
const most = { x: Math.max(...xs), y: Math.max(...ys) };

export type Projection = (x: number, y: number) => Point;

export function projection({ width, height, left, right, top, bottom }: Sheet): Projection {
  const across = (width - left - right) / (most.x - least.x);
  const down = (height - top - bottom) / (most.y - least.y);
  return (x, y) => ({ x: left + (x - least.x) * across, y: top + (y - least.y) * down });
}

/** The centres of all discs. */
export function centres(sheet: Sheet): readonly Point[] {
  const at = projection(sheet);
  return spaces.map(({ x, y }) => at(x, y));
}

/** Every path once, from the lower to the higher space. */
export const paths: readonly (readonly [Space, Space])[] = spaces.flatMap(({ adjacent }, from) =>
  adjacent.filter(to => to > from).map(to => [from, to] as const),
);

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a point lies from the straight line between two others. */
export function fromLine(p: Point, a: Point, b: Point): number {
  const length = apart(a, b) ** 2;
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length));
  return apart(p, { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
}

export function isInside(p: Point, shape: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const a = shape[i];
    const b = shape[j];
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** The same small numbers every time, so that a drawing never changes. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const fixed = (n: number): string => n.toFixed(1);
export const line = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('');
export const closed = (points: readonly Point[]): string => `${line(points)}Z`;
