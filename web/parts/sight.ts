/** How a map is looked at through its frame: how much larger it is drawn, and where its upper left corner lies. */
import type { Room } from './Region.tsx';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The frame of a map, and how near one may come to it. */
export interface Frame extends Room {
  /** How many times as large it is drawn at most; 3 if nothing is said. */
  readonly closest?: number;
  /** How many times as large when one asks to see it from nearby; 2 if nothing is said. */
  readonly close?: number;
}

export interface Sight extends Point {
  readonly scale: number;
}

export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };
const CLOSEST = 3;
const CLOSE = 2;

export const isWhole = ({ scale }: Sight): boolean => scale < 1.01;

const between = (least: number, n: number, most: number): number => Math.max(least, Math.min(n, most));

/** Neither smaller than its frame nor beyond its edges. */
export function within({ scale: wanted, x, y }: Sight, { width, height, closest = CLOSEST }: Frame): Sight {
  const scale = between(1, wanted, closest);
  return { scale, x: between(width * (1 - scale), x, 0), y: between(height * (1 - scale), y, 0) };
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spread = ([a, b]: readonly Point[]): number => (b === undefined ? 1 : Math.hypot(a.x - b.x, a.y - b.y) || 1);

/** One finger or two have moved from some points of the frame to others: what they held stays under them. */
export function dragged(from: Sight, before: readonly Point[], now: readonly Point[], frame: Frame): Sight {
  const { closest = CLOSEST } = frame;
  const scale = between(1, from.scale * (spread(now) / spread(before)), closest);
  const [held, to] = [middle(before), middle(now)];
  const grown = scale / from.scale;
  return within({ scale, x: to.x - (held.x - from.x) * grown, y: to.y - (held.y - from.y) * grown }, frame);
}

/** A place of the map from nearby, in the middle of the frame. */
export function near({ x, y }: Point, frame: Frame): Sight {
  const { width, height, close: scale = CLOSE } = frame;
  return within({ scale, x: width / 2 - x * scale, y: height / 2 - y * scale }, frame);
}

/** The place of the map that is seen at a point of the frame. */
export const seenAt = ({ scale, x, y }: Sight, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

/** What lies beyond the frame comes into it, with some room around it. */
export function revealing(sight: Sight, { x, y }: Point, frame: Frame): Sight {
  const around = 36;
  const at = { x: sight.x + x * sight.scale, y: sight.y + y * sight.scale };
  return within(
    {
      scale: sight.scale,
      x: sight.x + between(around, at.x, frame.width - around) - at.x,
      y: sight.y + between(around, at.y, frame.height - around) - at.y,
    },
    frame,
  );
}
