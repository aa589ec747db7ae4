/** FOL-R36: walking, pushing, standing. */
import { andThen, no } from '@vesper/kernel';
import type { Choice, Facts } from '@vesper/kernel';
import { action } from '../../agenda.ts';
import type { OfHero } from '../../agenda.ts';
import { DOOR, SPACES, WALL } from '../../content/maps.ts';
import { NONE, isFoe } from '../../state.ts';
import type { Figure, FolkloreState, Member, Space } from '../../state.ts';
import type { Lack } from '../rows.ts';
import { strideOf } from '../values.ts';
import { tell } from '../turnOrder.ts';
import {
  OTHER_FOE,
  SOMEBODY,
  SWARM,
  fighterOf,
  figureOn,
  isEthereal,
  isSwarm,
  isThere,
  occupy,
  spaceOf,
} from './figures.ts';
import type { StepFrames } from './frames.ts';
import { isStandable, nearestFree } from './grid.ts';
import { FARTHEST, NO_WAY, costsFrom, ends, priceOfSpace, priceSpaces, safestWay, way } from './paths.ts';
import { enter, openDoor } from './terrain.ts';
import { cannotMove, noWay, spaceChosen, unenterable } from './refusals.ts';

// ── Where to ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Writes `action('move', space)` for every space the figure whose turn it is may walk to, from `out[n]` on; returns the new n. */
export function listMoves(s: FolkloreState, who: Member, out: Choice[], n: number): number {
  const { stride, evading } = s.turn;
  if (stride === 0) return n;
  const from = s.party[who].space;
  priceSpaces(s, who, evading);
  const reached = costsFrom(s, from, stride);
  for (let space = 0; space < SPACES; space++) {
    if (reached[space] <= stride && ends[space] > 0 && space !== from) out[n++] = MOVE + space;
  }
  return n;
}

const MOVE = action('move', 0);

/** Every space one might point at: walls aside. */
export function moveCandidates(s: FolkloreState, who: Member, found: Choice[]): void {
  const from = s.party[who].space;
  for (let space = 0; space < SPACES; space++) {
    if (space !== from && s.scene.terrain[space] !== WALL) found.push(action('move', space));
  }
}

/** The spaces of an extra Move of its full Stride, outside its own Move. */
export function listExtraMoves(s: FolkloreState, who: Member, out: Choice[], n: number): number {
  const from = s.party[who].space;
  const stride = freeStride(s, who);
  priceSpaces(s, who, 0);
  const reached = costsFrom(s, from, stride);
  for (let space = 0; space < SPACES; space++) {
    if (reached[space] <= stride && ends[space] > 0 && space !== from) out[n++] = space;
  }
  return n;
}

const tooFar = no('FOL-R36', 'tooFarToWalk', (s: FolkloreState, { ask, who }: OfHero, c: Choice) => {
  const isExtra = ask === 'extraMove';
  priceSpaces(s, who, isExtra ? 0 : s.turn.evading);
  const cost = costsFrom(s, s.party[who].space, FARTHEST)[spaceChosen(c)];
  return { cost, left: isExtra ? freeStride(s, who) : s.turn.stride };
});
const occupied = no('FOL-R36', 'spaceOccupied', (s: FolkloreState, _d: OfHero, c: Choice) => ({
  by: figureOn(s, spaceChosen(c)),
}));

export function refuseMove(s: FolkloreState, who: Member, space: Space): Lack | undefined {
  const { stride, evading } = s.turn;
  return stride === 0 ? cannotMove : refuseWalk(s, who, space, stride, evading);
}

/** Why one cannot walk there with so many points. */
export function refuseWalk(
  s: FolkloreState,
  who: Member,
  space: Space,
  points: number,
  evading: number,
): Lack | undefined {
  const from = s.party[who].space;
  if (space === from) return occupied;
  priceSpaces(s, who, evading);
  if (ends[space] === 0) return priceOfSpace(space) > 0 || isHeld(s, who, space) ? occupied : unenterable;
  const cost = costsFrom(s, from, FARTHEST)[space];
  if (cost <= points) return undefined;
  return cost === NO_WAY ? noWay : tooFar;
}

function isHeld(s: FolkloreState, who: Member, space: Space): boolean {
  const there = occupy(s, who)[space];
  return (there & SOMEBODY) !== 0 || ((there & OTHER_FOE) !== 0 && (there & SWARM) === 0);
}

/** What a walk costs, the way it takes and how many flames and snares are on it. */
export function factsOfMove(s: FolkloreState, who: Member, space: Space): Facts {
  const { stride, evading } = s.turn;
  return factsOfWalk(s, who, space, stride, evading);
}

export function factsOfWalk(s: FolkloreState, who: Member, space: Space, points: number, evading: number): Facts {
  const from = s.party[who].space;
  priceSpaces(s, who, evading);
  const least = costsFrom(s, from, FARTHEST)[space];
  if (least === NO_WAY || space === from) return { cost: 0, left: points, way: [], harm: 0 };
  const most = least > points ? least : points;
  const harm = safestWay(s, from, space, most);
  let cost = 0;
  for (const step of way) cost += priceOfSpace(step);
  return { cost, left: points - cost, way: [...way], harm };
}

/** FOL-5K.27b: Stride as it is this round: 0 for who could not tear itself loose, unless it is ETHEREAL. */
export function freeStride(s: FolkloreState, figure: Figure): number {
  return fighterOf(s, figure).held && !isEthereal(s, figure) ? 0 : strideOf(s, figure);
}

// ── Walking ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Puts the steps of a character's walk on the agenda. Outside its own turn it is an extra Move. */
export function walk(s: FolkloreState, who: Member, to: Space): void {
  const isOwn = s.turn.who === who;
  priceSpaces(s, who, isOwn ? s.turn.evading : 0);
  safestWay(s, s.party[who].space, to, isOwn ? s.turn.stride : freeStride(s, who));
  if (isOwn) s.turn.hasMoved = true;
  putSteps(s, who, way.length);
}

/** The first `n` steps of the way that was found last. */
export function putSteps(s: FolkloreState, figure: Figure, n: number): void {
  const as = isFoe(figure) ? 'foe' : s.party[figure].form;
  for (let i = n - 1; i >= 0; i--) {
    const from = i === 0 ? spaceOf(s, figure) : way[i - 1];
    andThen(s, { do: 'walk', who: figure, as, from, to: way[i], cost: priceOfSpace(way[i]) });
  }
}

/** One space of a walk; what has happened meanwhile may have ended it. */
function takeStep(s: FolkloreState, { who, as, from, to, cost }: StepFrames<'walk'>): void {
  const fighter = fighterOf(s, who);
  if (fighter.space !== from || !isThere(s, who) || (!isFoe(who) && s.party[who].form !== as)) return;
  if (figureOn(s, to) !== NONE && isBarred(s, who, to)) return standAside(s, who);
  if (s.turn.who === who) s.turn.stride -= cost;
  if (s.scene.terrain[to] === DOOR) openDoor(s, to);
  fighter.space = to;
  tell(s, { event: 'walked', rule: 'FOL-R36', figure: who, from, to });
  arrive(s, who, false);
}

/** FOL-X16: somebody has appeared on the way, who cannot be passed or stands where it ends. */
function isBarred(s: FolkloreState, who: Figure, to: Space): boolean {
  priceSpaces(s, who, s.turn.who === who ? s.turn.evading : 0);
  const next = s.agenda[s.agenda.length - 1];
  return ('do' in next && next.do === 'walk' ? priceOfSpace(to) : ends[to]) === 0;
}

/** What happens to a figure because it has come to its space; then triggers are looked at (FOL-R64). */
export function arrive(s: FolkloreState, figure: Figure, isPushed: boolean): void {
  const { agenda } = s;
  const below = agenda.length;
  enter(s, figure, isPushed);
  // Whatever happened lies on the agenda already; triggers come after it.
  if (s.scene.due !== 0) agenda.splice(below, 0, { do: 'moment' });
}

// ── Without walking ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Puts a figure on a space. */
export function putFigure(s: FolkloreState, figure: Figure, space: Space): void {
  fighterOf(s, figure).space = space;
  tell(s, { event: 'placed', rule: 'FOL-R71', figure, space });
}

/** FOL-R71: one that stands where it may not end is put on the nearest free space. */
export function standAside(s: FolkloreState, figure: Figure): void {
  if (!isThere(s, figure)) return;
  const at = spaceOf(s, figure);
  if (mayStay(s, figure, at)) return;
  const to = nearestFree(s, at, figure);
  if (to !== NONE) putFigure(s, figure, to);
}

function mayStay(s: FolkloreState, figure: Figure, at: Space): boolean {
  if (!isStandable(s.scene.terrain[at], isEthereal(s, figure))) return false;
  if (!isFoe(figure) && s.party[figure].form !== 'living') return true;
  const there = occupy(s, figure)[at];
  if (isSwarm(s, figure)) return (there & OTHER_FOE) === 0;
  const isSharing = (there & OTHER_FOE) !== 0 && (there & SWARM) === 0;
  return !isSharing && (there & SOMEBODY) === 0;
}

export const movingSteps = { walk: takeStep };
