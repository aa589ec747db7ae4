/** Lanes: every order in which sealed answers may come must lead to the same state, and tell everyone the same. */
import {
  below,
  branch,
  choices,
  choose,
  difference,
  fastChance,
  isTogether,
  log,
  open,
  outcome,
  toReplay,
} from '@vesper/kernel';
import type { Choice, Match, Open, Seat } from '@vesper/kernel';
import { guard } from './failure.ts';
import type { Fail } from './failure.ts';
import type { Onlooker } from './play.ts';
import { nameOf, viewersOf } from './viewers.ts';

/** All orders of up to this many are tried, of more a sample of so many. */
const ORDERS = 12;

interface Given {
  readonly seat: Seat;
  readonly ask: string;
  readonly choice: Choice;
}

export function shufflesLanes(seed: string, isSampled: () => boolean, fail: Fail): Onlooker {
  const rng = fastChance(`${seed} lanes`);
  let inside = false;
  return {
    rested(match) {
      const entered = !inside;
      inside = isTogether(match.state);
      if (!inside || !entered || !isSampled()) return;
      guard(fail, 'lanes', match, () => tryOrders(match, rng, fail));
    },
  };
}

function tryOrders(match: Match, rng: number[], fail: Fail): void {
  const seats = open(match).map(decision => decision.seat);
  if (new Set(seats).size !== seats.length) {
    return fail('lanes', `a seat has two lanes at once: ${seats.join(', ')}`, toReplay(match));
  }
  const straight = branch(match);
  const given = answerAll(straight, rng);
  for (const order of ordersOf(given, rng)) {
    const other = branch(match);
    for (const { seat, ask, choice } of order) {
      const decision = open(other).find(waiting => waiting.seat === seat && waiting.ask === ask);
      const problem = decision === undefined ? 'it is not asked' : play(other, decision, choice);
      if (problem !== undefined) {
        const what = `seat ${seat} answered "${ask}" with ${JSON.stringify(choice)} in one order; in another`;
        return fail('lanes', `${what}: ${problem}`, toReplay(other));
      }
    }
    const differs = difference(straight.state, other.state) ?? toldApart(straight, other);
    if (differs !== undefined) {
      const names = order.map(({ seat, ask }) => `${seat} ${ask}`).join(', ');
      return fail('lanes', `the order of sealed answers matters (${names}): ${differs}`, toReplay(other));
    }
  }
}

/** Seat after seat, each to the end of its lane. */
function answerAll(match: Match, rng: number[]): Given[] {
  const given: Given[] = [];
  while (isTogether(match.state) && outcome(match) === null) {
    const [decision] = open(match);
    const legal = choices(match, decision);
    const choice = legal[below(rng, legal.length)];
    given.push({ seat: decision.seat, ask: decision.ask, choice });
    choose(match, { seat: decision.seat, choice, decision: decision.id });
    if (match.base.since.length === 0) break; // the lanes were opened
  }
  return given;
}

function play(match: Match, decision: Open, choice: Choice): string | undefined {
  try {
    choose(match, { seat: decision.seat, choice, decision: decision.id });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** What somebody was told in one order and not in the other. */
function toldApart(a: Match, b: Match): string | undefined {
  for (const viewer of viewersOf(a)) {
    const [left, right] = [a, b].map(match => log(match, viewer).map(({ event }) => event));
    const differs = difference(left, right, `told to ${nameOf(viewer)}`);
    if (differs !== undefined) return differs;
  }
  return undefined;
}

/** Interleavings that keep each seat's own answers in their order: all if they are few, else a sample. */
function ordersOf(given: readonly Given[], rng: number[]): Given[][] {
  const seats = [...new Set(given.map(({ seat }) => seat))];
  const lanes = seats.map(seat => given.filter(answer => answer.seat === seat));
  const all = interleavings(lanes, ORDERS + 1);
  if (all.length <= ORDERS) return all;
  return Array.from({ length: ORDERS }, (_, i) => (i === 0 ? lanes.toReversed().flat() : randomOrder(lanes, rng)));
}

function interleavings(lanes: readonly Given[][], most: number): Given[][] {
  if (lanes.every(lane => lane.length === 0)) return [[]];
  const found: Given[][] = [];
  for (const [i, lane] of lanes.entries()) {
    if (lane.length === 0 || found.length >= most) continue;
    for (const rest of interleavings(lanes.with(i, lane.slice(1)), most - found.length)) found.push([lane[0], ...rest]);
  }
  return found;
}

function randomOrder(lanes: readonly Given[][], rng: number[]): Given[] {
  const left = lanes.map(lane => lane.slice());
  const order: Given[] = [];
  for (let open = left; open.length > 0; open = left.filter(lane => lane.length > 0)) {
    const next = open[below(rng, open.length)].shift();
    if (next !== undefined) order.push(next);
  }
  return order;
}
