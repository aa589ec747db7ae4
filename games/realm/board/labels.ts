/** The names on the map: how they break, and on which side of the disc they stand, so that no name covers a space. */
import { spaces } from '../content/map.ts';
import type { Point, Sheet } from './geometry.ts';

export type Side = 'below' | 'left' | 'right' | 'southwest' | 'southeast';

export interface Label {
  readonly lines: readonly string[];
  readonly side: Side;
  /** To the right, where a neighbour is close. */
  readonly shift: number;
}

/** Names in one line; all others break at their last blank. */
const whole = new Set([
  'bloodFlats',
  'bountyBay',
  'crystalHills',
  'darkWoods',
  'fireRiver',
  'gryphonForest',
  'gryphonInn',
  'monarchCity',
  'orcValley',
  'windyPass',
  'wolfPass',
  'wyvernForest',
]);
const broken: Readonly<Record<string, readonly string[]>> = {
  mountainsOfMist: ['Mountains', 'of Mist'],
  landOfAmazons: ['Land of', 'Amazons'],
};
const sides: Readonly<Record<string, Side>> = {
  ancientRuins: 'southwest',
  dragonsTeethRange: 'right',
  eaglePeakPass: 'right',
  goldenOakForest: 'right',
  heavensGlade: 'right',
  mccormHighlands: 'right',
  minotaurForest: 'southeast',
  mountainsOfMist: 'right',
};

const shifts: Readonly<Record<string, number>> = {
  gryphonInn: -9,
  thornyWoods: 6,
  whisperingWoods: -8,
  amarakPeak: 4,
};

export const labels: readonly Label[] = spaces.map(({ id, name }) => {
  const cut = name.lastIndexOf(' ');
  const lines = whole.has(id) ? [name] : (broken[id] ?? [name.slice(0, cut), name.slice(cut + 1)]);
  return { lines, side: sides[id] ?? 'below', shift: shifts[id] ?? 0 };
});

const LINE = 12.5;
/** About the width of a letter. */
const LETTER = 6.8;

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

function labelBox({ disc }: Sheet, { x, y }: Point, space: number): Box {
  const { lines, side, shift } = labels[space];
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER;
  const height = lines.length * LINE;
  const reach = disc + (spaces[space].kind === 'city' ? 12 : 6);
  switch (side) {
    case 'left':
      return { x: x - reach - width, y: y - height / 2, width, height };
    case 'right':
      return { x: x + reach, y: y - height / 2, width, height };
    case 'southwest':
      return { x: x + 2 - width, y: y + reach, width, height };
    case 'southeast':
      return { x: x - 12, y: y + reach, width, height };
    default:
      return { x: x + shift - width / 2, y: y + reach, width, height };
  }
}

export function labelBoxes(sheet: Sheet, at: readonly Point[]): readonly Box[] {
  return sheet.named ? at.map((point, space) => labelBox(sheet, point, space)) : [];
}
