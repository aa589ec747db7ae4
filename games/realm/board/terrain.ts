/** Small ink drawings between the roads: trees, peaks, hills, marsh and wasteland, after the land nearest to them. */
import { spaces } from '../content/map.ts';
import { apart, dice, fromLine, isInside, paths } from './geometry.ts';
import type { Point, Sheet } from './geometry.ts';
import type { Shores } from './coast.ts';
import { labelBoxes } from './labels.ts';

export type Ground = 'tree' | 'pine' | 'dead' | 'peak' | 'hill' | 'waste' | 'marsh' | 'grass';

const grounds: Readonly<Record<string, Ground>> = {
  amarakPeak: 'peak',
  ancientRuins: 'waste',
  angelTearFalls: 'hill',
  blizzardMountains: 'peak',
  bloodFlats: 'waste',
  bountyBay: 'grass',
  brookdaleVillage: 'grass',
  chimeraInn: 'hill',
  crystalHills: 'hill',
  cursedPlateau: 'waste',
  dancingStones: 'grass',
  darkWoods: 'dead',
  dragonsTeethRange: 'peak',
  eagleNestInn: 'hill',
  eaglePeakPass: 'peak',
  enchantedGlade: 'tree',
  fatherOakForest: 'tree',
  fireRiver: 'waste',
  ghostMarsh: 'marsh',
  goldenOakForest: 'tree',
  greenleafVillage: 'grass',
  gryphonForest: 'pine',
  gryphonInn: 'pine',
  heavensGlade: 'tree',
  landOfAmazons: 'grass',
  mccormHighlands: 'hill',
  mermaidHarbor: 'grass',
  minotaurForest: 'pine',
  monarchCity: 'grass',
  mountainsOfMist: 'peak',
  orcValley: 'hill',
  pleasantHill: 'hill',
  ravenForest: 'pine',
  rockBridgePass: 'peak',
  scorpionCanyon: 'waste',
  seaBirdPort: 'grass',
  seagullLagoon: 'grass',
  serpentSwamp: 'marsh',
  thornyWoods: 'dead',
  unicornForest: 'tree',
  whisperingWoods: 'tree',
  windyPass: 'hill',
  witheredHills: 'waste',
  wolfPass: 'peak',
  wyvernForest: 'pine',
};

/** How close drawings of a kind stand, in steps of the grid. */
const share: Readonly<Record<Ground, number>> = {
  tree: 0.86,
  pine: 0.86,
  dead: 0.6,
  peak: 0.62,
  hill: 0.5,
  waste: 0.42,
  marsh: 0.62,
  grass: 0.2,
};

export interface Mark extends Point {
  readonly ground: Ground;
  readonly size: number;
}

const STEP = 13;

/** From the top down, so that nearer ones stand in front. */
export function terrain(sheet: Sheet, at: readonly Point[], { shape, waters }: Shores): readonly Mark[] {
  const toss = dice(77);
  const boxes = labelBoxes(sheet, at);
  const found: Mark[] = [];
  const coast = shape.filter((_, i) => i % 3 === 0);
  for (let y = 10; y < sheet.height; y += STEP * 0.8) {
    for (let x = 6; x < sheet.width; x += STEP) {
      const spot = { x: x + (toss() - 0.5) * 9, y: y + (toss() - 0.5) * 7 };
      const luck = toss();
      const size = 0.8 + toss() * 0.45;
      if (!isInside(spot, shape) || waters.some(water => isInside(spot, water))) continue;
      if (coast.some(shore => apart(shore, spot) < 9)) continue;
      if (waters.some(water => water.some(shore => apart(shore, spot) < 10))) continue;
      const nearest = at.reduce((best, point, i) => (apart(point, spot) < apart(at[best], spot) ? i : best), 0);
      const ground = grounds[spaces[nearest].id];
      if (luck > share[ground]) continue;
      if (at.some((point, i) => apart(point, spot) < sheet.disc + (spaces[i].kind === 'city' ? 20 : 12))) continue;
      if (paths.some(([a, b]) => fromLine(spot, at[a], at[b]) < (ground === 'peak' ? 11 : 9))) continue;
      if (
        boxes.some(
          box =>
            spot.x > box.x - 5 &&
            spot.x < box.x + box.width + 5 &&
            spot.y > box.y - 2 &&
            spot.y < box.y + box.height + 10,
        )
      )
        continue;
      found.push({ ...spot, ground, size });
    }
  }
  return found.sort((a, b) => a.y - b.y);
}
