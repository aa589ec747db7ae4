/** FOL-4.1 to FOL-4.6, FOL-R14 to FOL-R16: World turns. */
import { andThen, no } from '@vesper/kernel';
import type { Choice } from '@vesper/kernel';
import { STAT } from '../content/numbers.ts';
import { alongRoads, distances, nodes, offRoadsFrom, roadDistances, roadsFrom, wayBetween } from '../content/world.ts';
import type { Ask, FolkloreDecision } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { FolkloreState, Node } from '../state.ts';
import { tickClock } from './clock.ts';
import { addMark } from './death.ts';
import { leaderSeat, passLeader, tell } from './turnOrder.ts';
import { strideOf, valueOf } from './values.ts';
import { flipToken, isEncampment, isTown, placeGroup } from './worldMap.ts';

/** FOL-R67a. */
const TOO_LONG = 30;

function worldTurn(s: FolkloreState): void {
  s.inWorldTurn = true;
  s.visited = NONE;
  s.left = s.node;
  andThen(s, { do: 'worldTurnEnds' });
  const seat = leaderSeat(s);
  if (s.hasRested) andThen(s, { ask: 'worldMove', seat });
  else andThen(s, { ask: 'rest', seat });
}

// ── Moving ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** FOL-R14: Stride of the leader, at least 1. */
export function roadSegments(s: FolkloreState): number {
  return Math.max(1, strideOf(s, s.leader)) + valueOf(s, s.leader, STAT.road);
}

/** Writes where a road move can end into `out`; on the way back one may also end where one began. */
function listRoadEnds(s: FolkloreState, out: Choice[]): number {
  const segments = roadSegments(s);
  const along = alongRoads[s.node];
  const far = roadDistances[s.node];
  let n = 0;
  while (n < along.length && far[along[n]] <= segments) {
    out[n] = along[n];
    n++;
  }
  if (isThereAndBack(s, segments)) out[n++] = s.node;
  return n;
}

const isThereAndBack = (s: FolkloreState, segments: number): boolean =>
  segments >= 2 && roadsFrom[s.node].length > 0 && !mayStay(s.node);

const mayStay = (node: Node): boolean => isTown(node) || isEncampment(node);

/** Writes every end of a move into `out`, in the order in which one comes to it. */
function listMoveEnds(s: FolkloreState, out: Choice[]): number {
  const byRoad = listRoadEnds(s, out);
  let n = byRoad;
  const offRoad = offRoadsFrom[s.node];
  for (let i = 0; i < offRoad.length; i++) if (!isAmong(out, byRoad, offRoad[i])) out[n++] = offRoad[i];
  if (mayStay(s.node)) out[n++] = 'stay';
  return n;
}

function isAmong(out: readonly Choice[], n: number, node: Node): boolean {
  for (let i = 0; i < n; i++) if (out[i] === node) return true;
  return false;
}

/** People point at places with a name, too, that are too far. */
const namedPlaces: readonly Node[] = nodes.flatMap(({ kind }, node) => (kind === 'road' ? [] : [node]));

type Move = Node | 'stay';
const tooFarToGo = no('FOL-R14', 'tooFarToGo', (s: FolkloreState, _d: Ask<'worldMove'>, c: Move) => ({
  edges: typeof c === 'number' ? wayBetween(s.node, c).length - 1 : 0,
  isByRoad: typeof c === 'number' && roadDistances[s.node][c] >= 0,
  who: s.leader,
  stride: Math.max(1, strideOf(s, s.leader)),
  more: valueOf(s, s.leader, STAT.road),
}));
const isHere = no('FOL-R14', 'isHere');
const nowhereToStay = no('FOL-R14', 'nowhereToStay');

const worldMove: FolkloreDecision<'worldMove'> = {
  rule: 'FOL-R14',
  candidates(s) {
    const found: Move[] = [];
    listMoveEnds(s, found);
    for (const node of namedPlaces) if (!found.includes(node)) found.push(node);
    if (!mayStay(s.node)) found.push('stay');
    return found;
  },
  refuse(s, _d, c) {
    if (c === 'stay') return mayStay(s.node) ? undefined : nowhereToStay;
    const segments = roadSegments(s);
    if (c === s.node) return isThereAndBack(s, segments) ? undefined : isHere;
    const far = roadDistances[s.node][c];
    return (far > 0 && far <= segments) || offRoadsFrom[s.node].includes(c) ? undefined : tooFarToGo;
  },
  list: (s, _d, out) => listMoveEnds(s, out),
  facts: (s, _d, c) => (typeof c === 'number' ? { edges: wayBetween(s.node, c).length - 1 } : {}),
  choose(s, _d, c) {
    andThen(s, { do: 'arrive' });
    if (c === 'stay') tell(s, { event: 'groupStayed', rule: 'FOL-R14', node: s.node });
    else if (c === s.node) tell(s, { event: 'groupMoved', rule: 'FOL-R14', from: c, to: c });
    else placeGroup(s, c);
  },
};

/** FOL-R15. */
function arrive(s: FolkloreState): void {
  if (mayStay(s.node)) andThen(s, { do: 'visit' });
  else if (s.node !== s.destination) andThen(s, { do: 'drawEvent' });
}

const freeMove: FolkloreDecision<'freeMove'> = {
  rule: 'FOL-4.1',
  candidates: (s, { n }) => nodes.flatMap((_, node) => (distances[s.node][node] <= n ? [node] : [])),
  fallback: s => s.node,
  choose: (s, _d, node) => placeGroup(s, node),
};

// ── The end of a World turn ──────────────────────────────────────────────────────────────────────────────────────────

function worldTurnEnds(s: FolkloreState): void {
  s.worldTurns++;
  s.chapterTurns++;
  s.inWorldTurn = false;
  andThen(s, { do: 'storyStep' });
  if (s.chapterTurns % TOO_LONG === 0) {
    addMark(s, 'FOL-R67a');
    if (s.outcome !== null) return;
  }
  tickClock(s);
  flipToken(s);
  passLeader(s);
}

export const worldSteps = { worldTurn, arrive, worldTurnEnds };
export const worldDecisions = { worldMove, freeMove };
