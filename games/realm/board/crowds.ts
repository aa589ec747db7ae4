/** Where heroes stand that share a space: at the upper rim of its disc, free of every name as far as there is room. */
import { spaces } from '../content/map.ts';
import type { Space } from '../content/types.ts';
import type { Point, Sheet } from './geometry.ts';
import { labelBoxes } from './labels.ts';
import type { Box } from './labels.ts';

/** Height of a pawn, in radii of a disc; it is drawn in a box of 24 × 29. */
const TALL = 1.72;
const SLIM = 24 / 29;

export const pawnOf = ({ disc }: Sheet): { readonly width: number; readonly height: number } => ({
  width: disc * TALL * SLIM,
  height: disc * TALL,
});

/** Side by side, closer, or every other one a step back: middles of the feet, in widths and heights of a pawn. */
function formations(many: number): readonly (readonly Point[])[] {
  const row = (step: number, back: number): readonly Point[] =>
    Array.from({ length: many }, (_, i) => ({ x: (i - (many - 1) / 2) * step, y: i % 2 === 0 ? 0 : -back }));
  if (many === 1) return [row(0, 0)];
  const block = [
    { x: -0.46, y: -0.72 },
    { x: 0.46, y: -0.72 },
    { x: -0.46, y: 0 },
    { x: 0.46, y: 0 },
  ];
  const all = [row(0.9, 0), row(0.76, 0), row(0.6, 0.5), ...(many > 2 ? [block.slice(4 - many)] : [])];
  // Who stands behind is drawn first.
  return all.map(places => places.toSorted((a, b) => a.y - b.y || a.x - b.x));
}

/** How far they may step aside, and up or down; the shortest steps first. */
const nearest = (steps: readonly number[]): readonly number[] => steps.toSorted((a, b) => Math.abs(a) - Math.abs(b));
const SHIFTS = nearest(Array.from({ length: 29 }, (_, i) => (i - 14) / 8));
const LIFTS = nearest(Array.from({ length: 13 }, (_, i) => (i - 9) / 10));

function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The upper left corners of so many pawns in a space. A General stands on its left: heroes make room for it. */
export function crowd(sheet: Sheet, at: readonly Point[], space: Space, many: number, general: boolean): Point[] {
  const { disc } = sheet;
  const { width, height } = pawnOf(sheet);
  const { x, y } = at[space];
  const around = { x: x - disc * 7, y: y - disc * 7, width: disc * 14, height: disc * 14 };
  const names = labelBoxes(sheet, at).filter(name => shared(around, name) > 0);
  const discs = at
    .filter(point => point !== at[space])
    .map(point => ({ x: point.x - disc, y: point.y - disc, width: disc * 2, height: disc * 2 }))
    .filter(other => shared(around, other) > 0);
  const shield = { x: x - disc * 2.15, y: y - disc * 1.52, width: general ? disc * 1.62 : 0, height: disc * 1.85 };
  const feet = y + height * (spaces[space].kind === 'city' ? -0.06 : 0.08);

  const inTheWay = ({ x: left, y: top }: Point): number => {
    const box = { x: left, y: top, width, height };
    let sum = shared(box, shield) * 3;
    for (const name of names) sum += shared(box, name) * 30;
    for (const other of discs) sum += shared(box, other);
    const outside = Math.max(0, 2 - left, left + width + 2 - sheet.width) + Math.max(0, 36 - top);
    return sum + outside * 200;
  };
  let best: Point[] = [];
  let least = Infinity;
  for (const [kind, formation] of formations(many).entries())
    for (const lift of LIFTS)
      for (const shift of SHIFTS) {
        const effort = kind * 12 + Math.abs(shift) * 40 + Math.abs(lift) * 60;
        if (effort >= least) continue;
        const places = formation.map(foot => ({
          x: x + (foot.x + shift - 0.5) * width,
          y: feet + (foot.y + lift - 1) * height,
        }));
        const cost = places.reduce((sum, place) => sum + inTheWay(place), effort);
        if (cost < least) [best, least] = [places, cost];
      }
  return best;
}
