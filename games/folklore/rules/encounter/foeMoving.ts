/** FOL-R44, FOL-R45, FOL-R47: where a foe goes, and for whom. There is never a choice in it. */
import { DOOR, SPACES, WALL } from '../../content/maps.ts';
import { UNLIMITED } from '../../content/types.ts';
import { NONE } from '../../state.ts';
import type { Figure, FolkloreState, Member, Space } from '../../state.ts';
import { cardOf, foeOf, isSwarm, isThere } from './figures.ts';
import { DIRECTIONS, layoutOf } from './grid.ts';
import type { Layout } from './grid.ts';
import { freeStride } from './moving.ts';
import { FARTHEST, NO_WAY, cheapestWay, costs, ends, priceOfSpace, priceSpaces, reachFrom, way } from './paths.ts';
import { canReach } from './reaching.ts';
import { prefers } from './targets.ts';
import { isBurning } from './terrain.ts';

/** The character it has set its mind on, found by `planMove`; NONE. */
export let target: Member = NONE;

/** Finds the way the foe takes this turn, into `way`, and whom it goes for; returns how many steps of it the foe takes. */
export function planMove(s: FolkloreState, foe: Figure): number {
  const at = foeOf(s, foe).space;
  const stride = freeStride(s, foe);
  priceSpaces(s, foe, 0);
  target = NONE;
  if (cardOf(s, foe).isRanged) {
    reachFrom(s, at, stride, false);
    const end = shootingSpace(s, foe, at);
    if (end !== NONE) return stepsTo(s, at, end, stride);
  }
  reachFrom(s, at, FARTHEST, false);
  const end = meleeSpace(s, foe, at);
  // FOL-R45: wherever it stands then, it attacks whoever is closest.
  if (cardOf(s, foe).isRanged) target = NONE;
  return end === NONE ? 0 : stepsTo(s, at, end, stride);
}

/** How many steps of the cheapest way its Stride allows; it does not stop on another foe. */
function stepsTo(s: FolkloreState, at: Space, end: Space, stride: number): number {
  if (end === at) return 0;
  cheapestWay(s, at, end, false);
  let steps = 0;
  for (let left = stride; steps < way.length && priceOfSpace(way[steps]) <= left; steps++) {
    left -= priceOfSpace(way[steps]);
  }
  while (steps > 0 && ends[way[steps - 1]] === 0) steps--;
  return steps;
}

/** The first steps of the way that was planned last. */
export const wayOf = (steps: number): number[] => way.slice(0, steps);

const isEnd = (space: Space, at: Space): boolean => costs[space] !== NO_WAY && (space === at || ends[space] > 0);

// ── Melee ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where it wants to go; NONE = it stays. */
function meleeSpace(s: FolkloreState, foe: Figure, at: Space): Space {
  const { range } = cardOf(s, foe);
  let least = NO_WAY;
  for (let who = 0; who < s.party.length; who++) {
    if (!isThere(s, who)) continue;
    const cost = costToAttack(s, s.party[who].space, at, range);
    if (cost === NO_WAY) continue;
    if (target === NONE || prefers(s, foe, who, cost, target, least)) {
      target = who;
      least = cost;
    }
  }
  if (target === NONE) return approach(s, foe, at);
  const { space } = s.party[target];
  if (isSwarm(s, foe) && isEnd(space, at)) return space;
  return attackSpace(s, space, at, range, least);
}

/** A door it would have opened by standing on it is none any more. */
function canAttackFrom(s: FolkloreState, from: Space, space: Space, range: number): boolean {
  if (range > 1 || s.scene.terrain[from] !== DOOR) return canReach(s, from, space, range);
  const { ways } = layoutOf(s);
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    if (ways[from * DIRECTIONS + direction] === space) return true;
  }
  return false;
}

/** The cheapest of the spaces from which it could attack. */
function costToAttack(s: FolkloreState, space: Space, at: Space, range: number): number {
  let least = NO_WAY;
  if (range === 1) {
    const { from } = layoutOf(s);
    if (isEnd(space, at)) least = costs[space];
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const beside = from[space * DIRECTIONS + direction];
      if (beside !== NONE && costs[beside] < least && isEnd(beside, at)) least = costs[beside];
    }
    return least;
  }
  for (let from = 0; from < SPACES; from++) {
    if (costs[from] < least && isEnd(from, at) && canAttackFrom(s, from, space, range)) least = costs[from];
  }
  return least;
}

/** Among the cheapest: not flames; smallest row; smallest column. */
function attackSpace(s: FolkloreState, space: Space, at: Space, range: number, cost: number): Space {
  let best = NONE;
  for (let from = 0; from < SPACES; from++) {
    if (costs[from] !== cost || !isEnd(from, at) || !canAttackFrom(s, from, space, range)) continue;
    if (best === NONE || (isBurning(s, best) && !isBurning(s, from))) best = from;
  }
  return best;
}

/** Nobody can be reached: as near as it comes to whom it would reach first, if that is nearer than here. */
function approach(s: FolkloreState, foe: Figure, at: Space): Space {
  const { steps } = layoutOf(s);
  let who = NONE;
  for (let one = 0; one < s.party.length; one++) {
    if (!isThere(s, one)) continue;
    const away = steps[at * SPACES + s.party[one].space];
    if (who === NONE || prefers(s, foe, one, away, who, steps[at * SPACES + s.party[who].space])) who = one;
  }
  if (who === NONE) return NONE;
  const to = s.party[who].space;
  let best = at;
  for (let space = 0; space < SPACES; space++) {
    if (!isEnd(space, at)) continue;
    const nearer = steps[space * SPACES + to] - steps[best * SPACES + to];
    if (nearer < 0 || (nearer === 0 && best !== at && costs[space] < costs[best])) best = space;
  }
  return best;
}

// ── Ranged ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of the spaces within its Stride from which it could shoot somebody living, the one farthest from the living. */
function shootingSpace(s: FolkloreState, foe: Figure, at: Space): Space {
  const layout = layoutOf(s);
  const { range } = cardOf(s, foe);
  let best = NONE;
  let farthest = -1;
  for (let space = 0; space < SPACES; space++) {
    if (!isEnd(space, at) || !canShoot(s, space, range)) continue;
    const away = fromLiving(s, layout, space);
    if (away < farthest) continue;
    if (away > farthest || isShorter(s, space, best)) {
      best = space;
      farthest = away;
    }
  }
  return best;
}

/** Fewest movement points, not flames; row and column by the order in which they are looked at. */
function isShorter(s: FolkloreState, space: Space, best: Space): boolean {
  if (costs[space] !== costs[best]) return costs[space] < costs[best];
  return isBurning(s, best) && !isBurning(s, space);
}

function canShoot(s: FolkloreState, from: Space, range: number): boolean {
  for (let who = 0; who < s.party.length; who++) {
    const { form, space } = s.party[who];
    if (form === 'living' && space !== NONE && canReach(s, from, space, range)) return true;
  }
  return false;
}

/** Steps to the closest living character. */
function fromLiving(s: FolkloreState, { steps }: Layout, from: Space): number {
  let least = UNLIMITED;
  for (let who = 0; who < s.party.length; who++) {
    const { form, space } = s.party[who];
    if (form === 'living' && space !== NONE && steps[from * SPACES + space] < least) {
      least = steps[from * SPACES + space];
    }
  }
  return least;
}

/** The free space with the greatest step distance to its closest living character. */
export function farthestSpace(s: FolkloreState, foe: Figure): Space {
  const layout = layoutOf(s);
  priceSpaces(s, foe, 0);
  let best = NONE;
  let farthest = -1;
  for (let space = 0; space < SPACES; space++) {
    if (ends[space] === 0 || s.scene.terrain[space] >= WALL) continue;
    const away = fromLiving(s, layout, space);
    if (away !== UNLIMITED && away > farthest) {
      best = space;
      farthest = away;
    }
  }
  return best;
}
