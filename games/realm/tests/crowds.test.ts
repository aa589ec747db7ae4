/** Heroes that share a space keep off every name on the map, wherever they meet. */
import { expect, it } from 'vitest';
import { crowd, pawnOf } from '../board/crowds.ts';
import { centres } from '../board/geometry.ts';
import { labelBoxes } from '../board/labels.ts';
import { spaces } from '../content/map.ts';

/** The map at 1280×720, on a tall page, and on a narrow one. */
const rooms = [
  { width: 792, height: 504 },
  { width: 792, height: 599 },
  { width: 728, height: 504 },
];

it.each(rooms)('in any space of a map of $width × $height', room => {
  const sheet = { ...room, left: 50, right: 48, top: 74, bottom: 46, disc: 17, named: true };
  const at = centres(sheet);
  const names = labelBoxes(sheet, at);
  const { width, height } = pawnOf(sheet);
  const touching: string[] = [];
  for (const many of [1, 2, 3, 4])
    for (const general of [false, true])
      spaces.forEach(({ name }, space) => {
        const pawns = crowd(sheet, at, space, many, general);
        expect(pawns).toHaveLength(many);
        for (const { x, y } of pawns)
          names.forEach((box, other) => {
            const across = Math.min(x + width, box.x + box.width) - Math.max(x, box.x);
            const down = Math.min(y + height, box.y + box.height) - Math.max(y, box.y);
            if (across > 3 && down > 3) touching.push(`${many} in ${name}: ${spaces[other].name}`);
          });
      });
  expect(touching).toEqual([]);
});

it('on a phone they stay on the map', () => {
  const sheet = { width: 390, height: 436, left: 20, right: 20, top: 62, bottom: 60, disc: 12, named: false };
  const { width } = pawnOf(sheet);
  for (const [space] of spaces.entries())
    for (const { x } of crowd(sheet, centres(sheet), space, 4, false)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(sheet.width);
    }
});
