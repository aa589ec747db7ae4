/** Where a few lines stand beside a space so that they cover neither the spaces around it nor, if they can, their names. */
import { spaces } from '../content/map.ts';
import type { Space } from '../content/types.ts';
import { pawnOf } from './crowds.ts';
import type { Point, Sheet } from './geometry.ts';
import { labelBoxes } from './labels.ts';
import type { Box } from './labels.ts';

/** Of a sign, in the map's pixels. */
const LINE = 26;
const LETTER = 6.9;
const ICON = 38;

function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The upper left corner. */
export function beside(
  sheet: Sheet,
  at: readonly Point[],
  space: Space,
  { lines, letters }: { readonly lines: number; readonly letters: number },
): Point {
  const { disc, width: wide, height: high } = sheet;
  const [width, height] = [letters * LETTER + ICON, lines * LINE];
  const { x, y } = at[space];
  const near = new Set<Space>(spaces[space].adjacent);
  const square = (point: Point, reach: number): Box => ({
    x: point.x - reach,
    y: point.y - reach,
    width: reach * 2,
    height: reach * 2,
  });
  const pawn = pawnOf(sheet);
  const inTheWay: readonly (readonly [Box, number])[] = [
    // The space itself with whoever stands on it.
    [
      {
        x: x - disc - pawn.width,
        y: y - disc - pawn.height,
        width: (disc + pawn.width) * 2,
        height: disc * 2.6 + pawn.height,
      },
      12,
    ],
    ...at.flatMap((point, other) =>
      other === space ? [] : [[square(point, disc * 1.3), near.has(other) ? 30 : 8] as const],
    ),
    ...labelBoxes(sheet, at).map((name, other) => [name, other === space || near.has(other) ? 5 : 2] as const),
  ];
  let best: Point = { x, y };
  let least = Infinity;
  for (let far = disc * 1.4; far <= disc * 7; far += disc * 0.4)
    for (let turn = 0; turn < 24; turn++) {
      const angle = (turn / 24) * 2 * Math.PI;
      const middle = {
        x: x + Math.cos(angle) * (far + width / 2),
        y: y + Math.sin(angle) * (far + height / 2),
      };
      const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
      if (box.x < 4 || box.y < 40 || box.x + width > wide - 4 || box.y + height > high - 4) continue;
      const cost = inTheWay.reduce((sum, [other, weight]) => sum + shared(box, other) * weight, far * 14);
      if (cost < least) [best, least] = [{ x: box.x, y: box.y }, cost];
    }
  return best;
}
