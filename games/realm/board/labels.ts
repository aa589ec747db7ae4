/** The names on the map: how they break, and on which side of the disc they stand, so that no name covers a space. */
import { spaces } from '../content/map.ts';
import type { Point, Sheet } from './geometry.ts';

export type Side = 'below' | 'above' | 'left' | 'right';

export interface Label {
  readonly lines: readonly string[];
  readonly side: Side;
}

/** Names in one line; all others break at their last blank. */
const whole = new Set(['darkWoods', 'windyPass', 'fireRiver', 'bloodFlats', 'wolfPass', 'monarchCity', 'orcValley', 'bountyBay']);
const sides: Readonly<Record<string, Side>> = {
  ancientRuins: 'right',
  crystalHills: 'right',
  dragonsTeethRange: 'right',
  eaglePeakPass: 'right',
  goldenOakForest: 'right',
  gryphonForest: 'right',
  gryphonInn: 'left',
  minotaurForest: 'right',
  mountainsOfMist: 'right',
  whisperingWoods: 'right',
  wyvernForest: 'right',
};

export const labels: readonly Label[] = spaces.map(({ id, name }) => {
  const cut = name.lastIndexOf(' ');
  return { lines: whole.has(id) ? [name] : [name.slice(0, cut), name.slice(cut + 1)], side: sides[id] ?? 'below' };
});

export const LINE = 12.5;
/** About the width of a letter. */
const LETTER = 6.1;

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export function labelBox({ disc }: Sheet, { x, y }: Point, space: number): Box {
  const { lines, side } = labels[space];
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER;
  const height = lines.length * LINE;
  const reach = disc + (spaces[space].kind === 'city' ? 10 : 4);
  switch (side) {
    case 'above':
      return { x: x - width / 2, y: y - reach - height, width, height };
    case 'left':
      return { x: x - reach - width, y: y - height / 2, width, height };
    case 'right':
      return { x: x + reach, y: y - height / 2, width, height };
    default:
      return { x: x - width / 2, y: y + reach, width, height };
  }
}

export function labelBoxes(sheet: Sheet, at: readonly Point[]): readonly Box[] {
  return sheet.named ? at.map((point, space) => labelBox(sheet, point, space)) : [];
}
