/** Where a scene wants somebody to go while no foe is about: features, exits, what opens the way to them, what may be found. */
import { has } from '@vesper/kernel';
import { DOOR, EXIT, LOCKED, SEARCHABLE, SPACES, WALL } from '../content/maps.ts';
import type { CompiledFeature, CompiledScene } from '../content/scenes.ts';
import { isMet } from '../rules/conditions.ts';
import { DIRECTIONS, beside, layoutOf } from '../rules/encounter/grid.ts';
import type { Layout } from '../rules/encounter/grid.ts';
import { sceneOf, wouldReach } from '../rules/scene.ts';
import { NONE } from '../state.ts';
import type { FolkloreState, Member, Space } from '../state.ts';

/** By space: how much going towards what is worth something there recommends itself. */
export function pullOf(s: FolkloreState, who: Member): Float64Array {
  const pull = new Float64Array(SPACES).fill(-FAR);
  for (const { space, worth } of errandsOf(s, who)) {
    const away = awayFrom(s, space);
    for (let at = 0; at < SPACES; at++) pull[at] = Math.max(pull[at], worth - STEP * Math.min(FAR, away[at]));
  }
  return pull;
}

const FAR = 99;
/** What a step is worth less. */
const STEP = 0.5;

interface Errand {
  readonly space: Space;
  readonly worth: number;
}

const NEEDED = 20;
const OPENS = 10;
const SIDE_LINE = 6;
const SEARCH = 4;

function errandsOf(s: FolkloreState, who: Member): Errand[] {
  const scene = sceneOf(s);
  const found: Errand[] = [];
  scene.features.forEach((feature, number) => {
    if (feature.space !== NONE && isOpen(s, feature, number, who)) {
      found.push({ space: feature.space, worth: isNeeded(scene, number) ? NEEDED : SIDE_LINE });
    }
  });
  const { terrain } = s.scene;
  const leaves = scene.hasReach && wouldReach(s);
  for (let space = 0; space < SPACES; space++) {
    if (terrain[space] === EXIT && leaves) found.push({ space, worth: NEEDED });
    else if (terrain[space] === SEARCHABLE && !has(s.scene.searched, space)) found.push({ space, worth: SEARCH });
    else if (terrain[space] === DOOR) found.push({ space, worth: OPENS });
    else if (terrain[space] === LOCKED) found.push({ space, worth: OPENS - 4 });
  }
  scene.triggers.forEach(({ on, area }, i) => {
    if (on !== 'enter' || (s.scene.fired & (1 << i)) !== 0) return;
    area.forEach((isIn, space) => {
      if (isIn && terrain[space] < WALL) found.push({ space, worth: OPENS });
    });
  });
  return found;
}

function isOpen(s: FolkloreState, { again, needs }: CompiledFeature, number: number, who: Member): boolean {
  const { used, passed } = s.scene;
  if (again === 'once' ? (used & (1 << number)) !== 0 : (passed & (1 << number)) !== 0) return false;
  return isMet(s, needs, who, NONE);
}

const isNeeded = ({ goals }: CompiledScene, number: number): boolean =>
  goals.some(({ objectives }) =>
    objectives.some(({ need, about }) => need === 'interact' && (about & (1 << number)) !== 0),
  );

const queue = new Uint8Array(SPACES);
/** The same map is looked at again and again. */
const known = new WeakMap<Layout, (Uint8Array | undefined)[]>();

/** By space: how many steps lie between it and being beside that one; doors may be opened on the way. */
function awayFrom(s: FolkloreState, target: Space): Uint8Array {
  const layout = layoutOf(s);
  let tables = known.get(layout);
  if (tables === undefined) known.set(layout, (tables = []));
  return (tables[target] ??= measured(layout, target));
}

function measured({ from, near, prices }: Layout, target: Space): Uint8Array {
  const away = new Uint8Array(SPACES).fill(FAR);
  let length = 0;
  const reach = (space: Space, steps: number): void => {
    if (away[space] !== FAR || prices.walking[space] === 0) return;
    away[space] = steps;
    queue[length++] = space;
  };
  reach(target, 0);
  // What nobody can stand on is reached from beside it.
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const space = beside(target, direction);
    if (space === NONE) continue;
    const isOrthogonal = direction % 2 === 0;
    if (isOrthogonal || near[space * DIRECTIONS + ((direction + DIRECTIONS / 2) % DIRECTIONS)] === target)
      reach(space, 1);
  }
  for (let i = 0; i < length; i++) {
    const space = queue[i];
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const before = from[space * DIRECTIONS + direction];
      if (before !== NONE) reach(before, away[space] + 1);
    }
  }
  return away;
}
