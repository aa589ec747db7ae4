/** DUN-R10, DUN-R11: locations are resolved one after another, space by space. */
import { andThen, isHeard, placeOf } from '@vesper/kernel';
import type { Refusal, RuleId, Seat } from '@vesper/kernel';
import type { DungeonDecision, DungeonFrame } from '../agenda.ts';
import type { PerformOrDecline } from '../agenda/orders.ts';
import { opportunities } from '../content/opportunities.ts';
import { ORDERS, SPOTS, orders } from '../content/orders.ts';
import type { Colour, Order, OrderSpace, Spot } from '../content/types.ts';
import { DECLINED, NONE, PERFORMED, UNPLAYABLE } from '../state.ts';
import type { DungeonState, Fate } from '../state.ts';
import { tell } from '../asking.ts';
import { payCost, refuseCost } from './costs.ts';
import { carryOut, deedOf, refuseDeed } from './effects.ts';
import type { Deed } from './effects.ts';
import { moveEvil } from './evil.ts';

/** What a space costs and gives now: a UO board replaces its location's spaces (DUN-R57). */
export function spaceOf(s: DungeonState, order: Order, spot: Spot): OrderSpace {
  return (s.board === order ? opportunities[order] : orders[order]).spaces[spot];
}

const deedsOf = (boards: readonly { readonly spaces: readonly OrderSpace[] }[]): (readonly Deed[])[] =>
  boards.flatMap(({ spaces }) => spaces.map(({ effects }) => effects.map(deedOf)));

/** What the spaces do, by `order * SPOTS + spot`. */
const USUAL = deedsOf(orders);
const ON_BOARDS = deedsOf(opportunities);

function deedsAt(s: DungeonState, order: Order, spot: Spot): readonly Deed[] {
  return (s.board === order ? ON_BOARDS : USUAL)[order * SPOTS + spot];
}

/** By `order * SPOTS + nth`; the last one leads to the end of the phase. */
const RESOLVE: readonly DungeonFrame[] = Array.from({ length: ORDERS * SPOTS + 1 }, (_, i) => ({
  do: 'resolveNext',
  order: Math.floor(i / SPOTS),
  nth: i % SPOTS,
}));

/** The spaces, `order * SPOTS + spot`, in the order in which they act. */
const ACTING: readonly number[] = orders.flatMap(({ acts }, order) => acts.map(spot => order * SPOTS + spot));

/** DUN-R55: how a space moves the counter of a non-player, by `order * SPOTS + spot`; none does on a UO board. */
const NUDGES: readonly number[] = orders.flatMap(({ nonPlayerEvil }) => nonPlayerEvil);

export function resolveNext(
  s: DungeonState,
  { order: from, nth: first }: { readonly order: Order; readonly nth: number },
): void {
  for (let i = from * SPOTS + first; i < ORDERS * SPOTS; i++) {
    const space = ACTING[i];
    const colour = s.minions[space];
    if (colour === NONE) continue;
    const order = Math.floor(i / SPOTS);
    s.location = order;
    if (colour >= s.seats) {
      if (s.board !== order && NUDGES[space] !== 0) moveEvil(s, colour, NUDGES[space], 'DUN-R55');
      continue;
    }
    const spot = space - order * SPOTS;
    if (isUnplayable(s, colour, order, spot)) continue;
    andThen(s, RESOLVE[i + 1]);
    andThen(s, { ask: deedsAt(s, order, spot)[0].ask, seat: colour, order, spot });
    return;
  }
  s.location = NONE;
}

/** Performs whatever of a seat's orders is performed without a further question, as if it wanted all of them. */
export function performFor(s: DungeonState, seat: Seat): void {
  for (let i = 0; i < ACTING.length; i++) {
    const space = ACTING[i];
    if (s.minions[space] !== seat) continue;
    const order = Math.floor(space / SPOTS);
    const spot = space - order * SPOTS;
    if (isUnplayable(s, seat, order, spot)) continue;
    const { ask } = deedsAt(s, order, spot)[0];
    if (ask === 'performOrder') performOrder.choose(s, { ask, seat, order, spot }, 'perform');
    else if (isHeard(s)) tellPlaced(s, seat, order, spot);
  }
}

/** Tells why, and writes it down. */
function isUnplayable(s: DungeonState, seat: Seat, order: Order, spot: Spot): boolean {
  const refusal = whyUnplayable(s, seat, order, spot);
  if (refusal === undefined) return false;
  settle(s, seat, order, UNPLAYABLE);
  if (isHeard(s)) {
    const rule = ruleOf(s, order, refusal.rule);
    tell(s, { event: 'orderUnplayable', rule, seat, order, spot, why: refusal.why, board: s.board });
  }
  return true;
}

/** DUN-R11: the first thing in the way of performing this order at all. */
export function whyUnplayable(s: DungeonState, seat: Seat, order: Order, spot: Spot): Refusal | undefined {
  const { cost } = spaceOf(s, order, spot);
  const refusal = refuseCost(s, seat, cost, NONE);
  if (refusal !== undefined) return refusal;
  const deeds = deedsAt(s, order, spot);
  for (let i = 0; i < deeds.length; i++) {
    const refused = refuseDeed(s, seat, deeds[i], cost.food);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

export function tellPlaced(s: DungeonState, colour: Colour, order: Order, spot: Spot): void {
  tell(s, { event: 'minionPlaced', rule: ruleOf(s, order, 'DUN-R9'), colour, order, spot, board: s.board });
}

/** DUN-R57 is cited for what happens on a UO board. */
function ruleOf(s: DungeonState, order: Order, usual: RuleId): RuleId {
  return s.board === order ? 'DUN-R57' : usual;
}

/** Writes down what became of an order. */
export function settle(s: DungeonState, seat: Seat, order: Order, fate: Fate): void {
  const player = s.players[seat];
  player.fates[placeOf(player.orders, order)] = fate;
}

const PERFORM_OR_DECLINE: readonly PerformOrDecline[] = ['perform', 'decline'];

const performOrder: DungeonDecision<'performOrder'> = {
  rule: 'DUN-R11',
  candidates: () => PERFORM_OR_DECLINE,
  fallback: () => 'decline',
  choose(s, { seat, order, spot }, c) {
    if (c === 'decline') {
      decline(s, seat, order, spot);
      return;
    }
    perform(s, seat, order, spot);
    const rule = s.board === order ? 'DUN-R57' : 'DUN-4.6';
    payCost(s, seat, spaceOf(s, order, spot).cost, NONE, rule);
    const deeds = deedsAt(s, order, spot);
    // The last first: what is asked lies on the agenda like a stack.
    for (let i = deeds.length - 1; i >= 0; i--) carryOut(s, seat, deeds[i], rule);
  },
};

export function perform(s: DungeonState, seat: Seat, order: Order, spot: Spot): void {
  settle(s, seat, order, PERFORMED);
  if (!isHeard(s)) return;
  tell(s, { event: 'orderPerformed', rule: 'DUN-R11', seat, order, spot, board: s.board });
}

export function decline(s: DungeonState, seat: Seat, order: Order, spot: Spot): void {
  settle(s, seat, order, DECLINED);
  if (!isHeard(s)) return;
  tell(s, { event: 'orderDeclined', rule: ruleOf(s, order, 'DUN-R11'), seat, order, spot, board: s.board });
}

export const performingSteps = { resolveNext };
export const performingDecisions = { performOrder };
