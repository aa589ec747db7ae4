/** The names on the map: how they break, and on which side of the disc they stand, so that no name covers a space. */
import { spaces } from '../content/map.ts';
import type { Point, Sheet } from './geometry.ts';

export type Side = 'below' | 'left' | 'right';
export type Corner = 'northwest' | 'northeast' | 'west' | 'east';

export interface Label {
  readonly lines: readonly string[];
  readonly side: Side;
  /** Along that side: to the right of a name below, down for a name beside the disc. */
  readonly shift: number;
  /** Where the ways to get there are counted. */
  readonly badge: Corner;
}

/** Names in one line; all others break at their last blank. */
const whole = new Set([
  'amarakPeak',
  'bloodFlats',
  'bountyBay',
  'crystalHills',
  'darkWoods',
  'fireRiver',
  'gryphonForest',
  'monarchCity',
  'windyPass',
  'wolfPass',
  'wyvernForest',
]);
const broken: Readonly<Record<string, readonly string[]>> = {
  eaglePeakPass: ['Eagle', 'Peak Pass'],
  goldenOakForest: ['Golden', 'Oak Forest'],
  mountainsOfMist: ['Mountains', 'of Mist'],
  landOfAmazons: ['Land of', 'Amazons'],
};

/** Found by trying all: names, discs, badges, minions and crystals lie over each other as little as they can. */
const places: Readonly<Record<string, Partial<Label>>> = {
  amarakPeak: { shift: -6 },
  ancientRuins: { side: 'right', shift: 10 },
  blizzardMountains: { shift: -6 },
  chimeraInn: { shift: 6 },
  dancingStones: { shift: -30, badge: 'west' },
  dragonsTeethRange: { side: 'right', shift: 10 },
  eaglePeakPass: { shift: -12, badge: 'east' },
  enchantedGlade: { shift: 30 },
  fatherOakForest: { shift: 6 },
  goldenOakForest: { shift: 30 },
  greenleafVillage: { badge: 'northeast' },
  gryphonInn: { side: 'left', badge: 'east' },
  heavensGlade: { side: 'right' },
  mccormHighlands: { side: 'right', shift: 10 },
  mermaidHarbor: { shift: -6 },
  minotaurForest: { side: 'left', shift: 10 },
  mountainsOfMist: { side: 'right', shift: 10 },
  orcValley: { shift: -6 },
  rockBridgePass: { shift: 6 },
  seaBirdPort: { shift: -12 },
  seagullLagoon: { shift: -12 },
  serpentSwamp: { shift: 30 },
  thornyWoods: { shift: 8 },
  unicornForest: { shift: -18 },
  whisperingWoods: { side: 'left', shift: 10, badge: 'east' },
  witheredHills: { badge: 'northeast' },
  wolfPass: { shift: 12 },
};

export const labels: readonly Label[] = spaces.map(({ id, name }) => {
  const cut = name.lastIndexOf(' ');
  const lines = whole.has(id) ? [name] : (broken[id] ?? [name.slice(0, cut), name.slice(cut + 1)]);
  return { lines, side: 'below', shift: 0, badge: 'northwest', ...places[id] };
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
      return { x: x - reach - width, y: y + shift - height / 2, width, height };
    case 'right':
      return { x: x + reach, y: y + shift - height / 2, width, height };
    case 'below':
      return { x: x + shift - width / 2, y: y + reach, width, height };
  }
}

export function labelBoxes(sheet: Sheet, at: readonly Point[]): readonly Box[] {
  return sheet.named ? at.map((point, space) => labelBox(sheet, point, space)) : [];
}
