/** FOL-R34: spaces that touch, distances, and where a figure may stand. */
import { DOOR, FEATURE_A, LOCKED, ROUGH, SPACES, WALL, WATER } from '../../content/maps.ts';
import { scenes } from '../../content/scenes.ts';
import { UNLIMITED } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { Figure, FolkloreState, Space } from '../../state.ts';
import { OTHER_FOE, SOMEBODY, isEthereal, occupy } from './figures.ts';
import { sightOn } from './lines.ts';

/** N, NE, E, SE, S, SW, W, NW: the order in which ways are tried (FOL-R44). */
export const DIRECTIONS = 8;
export const ROW_OF = [-1, -1, 0, 1, 1, 1, 0, -1] as const;
export const COLUMN_OF = [0, 1, 1, 1, 0, -1, -1, -1] as const;
export const SIDE = 10;

/** What follows from the terrain of a map: made once for every map and every state of its doors and features. */
export interface Layout {
  /** By space and direction: the adjacent space; NONE. */
  readonly near: Int8Array;
  /** The same for walking: a closed door may be stepped onto orthogonally, and is left as if it were open (FOL-R37). */
  readonly ways: Int8Array;
  /** By space and direction: the space there from which one may walk here; NONE. */
  readonly from: Int8Array;
  /** By two spaces: the step distance; UNLIMITED = there is no way. */
  readonly steps: Uint8Array;
  /** By two spaces: 1 = they see each other. */
  readonly sight: Uint8Array;
  /** By space: what entering it costs, if nobody is there; 0 = it may not be entered. */
  readonly prices: PricesBy;
  /** What characters' walks cost while nobody is in the way: filled in by whoever looks for one. */
  readonly walks: { readonly [By in keyof PricesBy]: Walks };
}

/** By space: the costs of all walks from there, and of all that lead there; `null` = not looked for yet. */
export interface Walks {
  readonly from: (Uint8Array | null)[];
  readonly to: (Uint8Array | null)[];
}

/** Ghosts open no doors (FOL-R37). */
export interface PricesBy {
  readonly walking: Uint8Array;
  readonly ethereal: Uint8Array;
  readonly ghost: Uint8Array;
}

/** The space in a direction; NONE = beyond the edge. */
export function beside(space: Space, direction: number): Space {
  const row = Math.trunc(space / SIDE) + ROW_OF[direction];
  const column = (space % SIDE) + COLUMN_OF[direction];
  return row < 0 || row >= SIDE || column < 0 || column >= SIDE ? NONE : row * SIDE + column;
}

/** Walls, closed and locked doors: they touch nothing and hide what is behind them. */
export const isSolid = (terrain: number): boolean => terrain >= WALL && terrain <= LOCKED;

const isDiagonal = (direction: number): boolean => direction % 2 === 1;

/** Whether one comes from a space to the next in that direction, if the space itself is open. */
function isOpenTowards(terrain: readonly number[], space: Space, direction: number): boolean {
  const to = beside(space, direction);
  if (to === NONE || isSolid(terrain[to])) return false;
  if (!isDiagonal(direction)) return true;
  // The two spaces that both touch orthogonally.
  const row = space + ROW_OF[direction] * SIDE;
  const column = space + COLUMN_OF[direction];
  return !isSolid(terrain[row]) && !isSolid(terrain[column]);
}

function makeLayout(terrain: readonly number[]): Layout {
  const near = new Int8Array(SPACES * DIRECTIONS).fill(NONE);
  const ways = new Int8Array(SPACES * DIRECTIONS).fill(NONE);
  for (let space = 0; space < SPACES; space++) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const at = space * DIRECTIONS + direction;
      if (isOpenTowards(terrain, space, direction)) {
        if (!isSolid(terrain[space])) near[at] = beside(space, direction);
        if (!isSolid(terrain[space]) || terrain[space] === DOOR) ways[at] = beside(space, direction);
      }
      const to = beside(space, direction);
      if (to !== NONE && !isDiagonal(direction) && terrain[to] === DOOR && terrain[space] < WALL) ways[at] = to;
    }
  }
  return {
    near,
    ways,
    from: turned(ways),
    steps: allSteps(near),
    sight: sightOn(terrain),
    prices: pricesOn(terrain),
    walks: { walking: noWalks(), ethereal: noWalks(), ghost: noWalks() },
  };
}

const noWalks = (): Walks => ({
  from: Array.from({ length: SPACES }, () => null),
  to: Array.from({ length: SPACES }, () => null),
});

const ROUGH_PRICE = 2;
const DOOR_PRICE = 2;

/** FOL-R36, FOL-R37. */
function pricesOn(terrain: readonly number[]): PricesBy {
  const priced = (rough: number, water: number, door: number): Uint8Array =>
    Uint8Array.from(terrain, sign => {
      if (sign === DOOR) return door;
      if (sign >= WALL) return 0;
      if (sign === ROUGH) return rough;
      return sign === WATER ? water : 1;
    });
  return {
    walking: priced(ROUGH_PRICE, 0, DOOR_PRICE),
    ethereal: priced(1, 1, DOOR_PRICE),
    ghost: priced(1, 1, 0),
  };
}

/** The same ways, seen from where they lead. */
function turned(ways: Int8Array): Int8Array {
  const from = new Int8Array(SPACES * DIRECTIONS).fill(NONE);
  for (let space = 0; space < SPACES; space++) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const to = ways[space * DIRECTIONS + direction];
      if (to !== NONE) from[to * DIRECTIONS + ((direction + DIRECTIONS / 2) % DIRECTIONS)] = space;
    }
  }
  return from;
}

function allSteps(near: Int8Array): Uint8Array {
  const steps = new Uint8Array(SPACES * SPACES).fill(UNLIMITED);
  const queue = new Uint8Array(SPACES);
  for (let from = 0; from < SPACES; from++) {
    const base = from * SPACES;
    steps[base + from] = 0;
    queue[0] = from;
    let length = 1;
    for (let i = 0; i < length; i++) {
      const space = queue[i];
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const to = near[space * DIRECTIONS + direction];
        if (to === NONE || steps[base + to] !== UNLIMITED) continue;
        steps[base + to] = steps[base + space] + 1;
        queue[length++] = to;
      }
    }
  }
  return steps;
}

// ── The layout of the map in play ────────────────────────────────────────────────────────────────────────────────────

interface Board {
  /** Doors and features, which may be opened or removed. */
  readonly changing: readonly Space[];
  /** By what they are, two bits each. */
  readonly layouts: Map<number, Layout>;
}
/** By scene. */
const boards: Board[] = [];

function boardOf(scene: number): Board {
  while (boards.length <= scene) {
    const { terrain } = scenes[boards.length].map;
    const changing = terrain.flatMap((sign, space) =>
      sign === DOOR || sign === LOCKED || sign >= FEATURE_A ? [space] : [],
    );
    boards.push({ changing, layouts: new Map() });
  }
  return boards[scene];
}

// The layout that was asked for last, and whose it is: almost every look is at the same map again.
let lastScene = NONE;
let lastKey = NONE;
let last: Layout;

export function layoutOf(s: {
  readonly scene: { readonly scene: number; readonly terrain: readonly number[] };
}): Layout {
  const { scene, terrain } = s.scene;
  const { changing, layouts } = boardOf(scene);
  let key = 0;
  for (let i = 0; i < changing.length; i++) {
    const sign = terrain[changing[i]];
    key = key * 4 + (sign < WALL ? 0 : sign === DOOR ? 1 : sign === LOCKED ? 2 : 3);
  }
  if (scene === lastScene && key === lastKey) return last;
  let layout = layouts.get(key);
  if (layout === undefined) {
    layout = makeLayout(terrain);
    layouts.set(key, layout);
  }
  lastScene = scene;
  lastKey = key;
  last = layout;
  return layout;
}

// ── Distances ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** UNLIMITED = there is no way. */
export function stepsBetween(s: FolkloreState, a: Space, b: Space): number {
  return layoutOf(s).steps[a * SPACES + b];
}

/** FOL-R34; two figures on one space count as adjacent (FOL-R47). */
export function isAdjacent(s: FolkloreState, a: Space, b: Space): boolean {
  return layoutOf(s).steps[a * SPACES + b] <= 1;
}

/** FOL-R34: the longer of the two ways across rows and columns, for RANGE and REACH. */
export function reachDistance(a: Space, b: Space): number {
  const rows = Math.abs(Math.trunc(a / SIDE) - Math.trunc(b / SIDE));
  const columns = Math.abs((a % SIDE) - (b % SIDE));
  return rows > columns ? rows : columns;
}

// ── Standing ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** FOL-R36: terrain on which somebody can stand; only the ETHEREAL stand on water. */
export function isStandable(terrain: number, ethereal: boolean): boolean {
  return terrain < WALL && (ethereal || terrain !== WATER);
}

/** FOL-R71: the nearest space on which the figure may stand: steps, then row, then column. */
export function nearestFree(s: FolkloreState, space: Space, figure: Figure): Space {
  return nearestFreeFor(s, space, figure, isEthereal(s, figure));
}

/** The same for one that is not on the map yet. */
export function nearestFreeFor(s: FolkloreState, space: Space, figure: Figure, ethereal: boolean): Space {
  const { steps } = layoutOf(s);
  const { terrain } = s.scene;
  const there = occupy(s, figure);
  let best = NONE;
  let least = Infinity;
  for (let to = 0; to < SPACES; to++) {
    if ((there[to] & (SOMEBODY | OTHER_FOE)) !== 0 || !isStandable(terrain[to], ethereal)) continue;
    // What no way leads to comes last, by how far it lies off.
    const away = steps[space * SPACES + to];
    const distance = away === UNLIMITED ? UNLIMITED + reachDistance(space, to) : away;
    if (distance < least) {
      least = distance;
      best = to;
    }
  }
  return best;
}

/** Free for the figure: it may enter it, and neither a living character nor a foe is on it. */
export function isFree(s: FolkloreState, space: Space, figure: Figure): boolean {
  if (!isStandable(s.scene.terrain[space], isEthereal(s, figure))) return false;
  return (occupy(s, figure)[space] & (SOMEBODY | OTHER_FOE)) === 0;
}

/** Where flames can be set: floor, rough, an opened door, entry, exit, snare. */
export const canBurn = (terrain: number): boolean => terrain < WALL && terrain !== WATER;
