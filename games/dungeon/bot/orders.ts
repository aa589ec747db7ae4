/**
 * Which three orders to give, and in which sequence: every sequence is played through with expectations. Where a minion
 * will stand depends on who may have given the same order before it.
 */
import { has } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { MINIONS, ORDERS, SPOTS } from '../content/orders.ts';
import type { Order } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { turnOf } from '../asking.ts';
import { beginThought, expectedGain } from './spaces.ts';
import type { Odds } from './spaces.ts';

/** By `order * MINIONS + nth`: chances of spaces I, II, III, then of being blocked. */
const odds: number[][] = Array.from({ length: ORDERS * MINIONS }, () => [0, 0, 0, 0]);
/** By order: how many rivals' minions are to be expected there in all. */
const crowd: number[] = Array.from({ length: ORDERS }, () => 0);

/** The chances that 0–3 rivals are there first. */
const before: number[] = [1, 0, 0, 0];

/** How often a player gives an order, against the average. */
const LIKING: readonly number[] = [1, 0.9, 1.1, 1.1, 1, 0.9, 1.1, 0.9];

/** How many rivals' minions will be where. */
function readCrowd(s: DungeonState, seat: Seat): void {
  crowd.fill(0);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const { inaccessible } = s.players[other];
    for (let order = 0; order < ORDERS; order++) {
      if (!has(inaccessible, order)) crowd[order] += Math.min(1, MINIONS * liking(s, other, order));
    }
  }
}

/** How likely each order of a seat is the one. */
function liking(s: DungeonState, seat: Seat, order: Order): number {
  return LIKING[order] / (ORDERS - s.players[seat].inaccessible.length);
}

/** Where the minion of the nth order of a seat will stand. */
function readOdds(s: DungeonState, seat: Seat, order: Order, nth: number): void {
  before.fill(0);
  before[0] = 1;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || has(s.players[other].inaccessible, order)) continue;
    const earlier = nth + (turnOf(s, other) < turnOf(s, seat) ? 1 : 0);
    meet(liking(s, other, order) * Math.min(MINIONS, earlier));
  }
  meetNonPlayers(s, seat, order);
  spread(s, order, odds[order * MINIONS + nth]);
}

/** One more who may be there, with this chance. */
function meet(chance: number): void {
  for (let i = SPOTS; i > 0; i--) {
    const stays = i === SPOTS ? before[i] : before[i] * (1 - chance);
    before[i] = stays + before[i - 1] * chance;
  }
  before[0] *= 1 - chance;
}

/** The third orders of non-players that the seat does not give itself (DUN-R54, DUN-R64). */
function meetNonPlayers(s: DungeonState, seat: Seat, order: Order): void {
  if (s.seats > 2) return;
  for (let i = 0; i < s.nonPlayers.length; i++) {
    const { available } = s.nonPlayers[i];
    if ((s.seats === 2 && i === seat) || !has(available, order)) continue;
    meet(1 / available.length);
  }
}

/** Minions take the lowest free space (DUN-R9). */
function spread(s: DungeonState, order: Order, out: number[]): void {
  out.fill(0);
  let i = 0;
  for (let spot = 0; spot < SPOTS; spot++) {
    if (s.minions[order * SPOTS + spot] !== NONE) continue;
    out[spot] = before[i++];
  }
  for (; i <= SPOTS; i++) out[SPOTS] += before[i];
}

// ── The best sequence ────────────────────────────────────────────────────────────────────────────────────────────────

const chosen: Order[] = [0, 0, 0];
const sequence: number[] = [0, 0, 0];

export interface Ranked {
  order: Order;
  worth: number;
}

/** The accessible orders for the next pick, each with the best sequence found that it begins, the best first. */
export function rankOrders(s: DungeonState, seat: Seat): Ranked[] {
  const { orders, inaccessible } = s.players[seat];
  readCrowd(s, seat);
  for (let order = 0; order < ORDERS; order++) for (let nth = 0; nth < MINIONS; nth++) readOdds(s, seat, order, nth);
  beginThought(s, seat, crowd);
  const ranked = orders.length === 0 ? rankBeginnings(inaccessible) : rankContinuations(orders, inaccessible);
  return ranked.sort((a, b) => b.worth - a.worth);
}

/** With some orders given, every way to go on is tried. */
function rankContinuations(orders: readonly Order[], inaccessible: readonly Order[]): Ranked[] {
  const given = orders.length;
  for (let i = 0; i < given; i++) chosen[i] = orders[i];
  const ranked: Ranked[] = [];
  for (let order = 0; order < ORDERS; order++) {
    if (!isOpen(inaccessible, order, given)) continue;
    chosen[given] = order;
    ranked.push({ order, worth: bestFrom(inaccessible, given + 1) });
  }
  return ranked;
}

/** Threes worth trying in every sequence. */
const TRIED = 6;

interface Three {
  readonly orders: readonly Order[];
  readonly worth: number;
}

/** At the beginning all threes are tried in one sequence each, and only the best in all. */
function rankBeginnings(inaccessible: readonly Order[]): Ranked[] {
  const threes: Three[] = [];
  for (let first = 0; first < ORDERS; first++) {
    for (let second = first + 1; second < ORDERS; second++) {
      for (let third = second + 1; third < ORDERS; third++) {
        if (has(inaccessible, first) || has(inaccessible, second) || has(inaccessible, third)) continue;
        threes.push({ orders: [first, second, third], worth: worthOfSequence(first, second, third) });
      }
    }
  }
  threes.sort((a, b) => b.worth - a.worth);
  const worths: number[] = Array.from({ length: ORDERS }, () => -Infinity);
  for (let i = 0; i < TRIED && i < threes.length; i++) {
    const [a, b, c] = threes[i].orders;
    worths[a] = Math.max(worths[a], worthOfSequence(a, b, c), worthOfSequence(a, c, b));
    worths[b] = Math.max(worths[b], worthOfSequence(b, a, c), worthOfSequence(b, c, a));
    worths[c] = Math.max(worths[c], worthOfSequence(c, a, b), worthOfSequence(c, b, a));
  }
  const ranked: Ranked[] = [];
  for (let order = 0; order < ORDERS; order++)
    if (worths[order] > -Infinity) ranked.push({ order, worth: worths[order] });
  return ranked;
}

function worthOfSequence(first: Order, second: Order, third: Order): number {
  chosen[0] = first;
  chosen[1] = second;
  chosen[2] = third;
  return sequenceWorth();
}

function isOpen(inaccessible: readonly Order[], order: Order, given: number): boolean {
  if (has(inaccessible, order)) return false;
  for (let i = 0; i < given; i++) if (chosen[i] === order) return false;
  return true;
}

function bestFrom(inaccessible: readonly Order[], given: number): number {
  if (given === MINIONS) return sequenceWorth();
  let best = -Infinity;
  for (let order = 0; order < ORDERS; order++) {
    if (!isOpen(inaccessible, order, given)) continue;
    chosen[given] = order;
    best = Math.max(best, bestFrom(inaccessible, given + 1));
  }
  return best;
}

const located: Order[] = [0, 0, 0];
const oddsOf: Odds[] = [odds[0], odds[0], odds[0]];

/** Locations are resolved in their own order, whatever the sequence (DUN-R10). */
function sequenceWorth(): number {
  for (let i = 0; i < MINIONS; i++) {
    let j = i;
    for (; j > 0 && chosen[sequence[j - 1]] > chosen[i]; j--) sequence[j] = sequence[j - 1];
    sequence[j] = i;
  }
  for (let i = 0; i < MINIONS; i++) {
    located[i] = chosen[sequence[i]];
    oddsOf[i] = odds[located[i] * MINIONS + sequence[i]];
  }
  return expectedGain(located, oddsOf, chosen[0]);
}
