/** DUN-4.4, DUN-R9, DUN-R54, DUN-R64: orders are given in secret, then the minions are placed. */
import { andThen, has, isHeard, no, pick, roll, takeOut } from '@vesper/kernel';
import type { RuleId, Seat } from '@vesper/kernel';
import type { Ask, DungeonAsk, DungeonDecision } from '../agenda.ts';
import { seasons } from '../content/calendar.ts';
import { Empty, ITEMS, items } from '../content/items.ts';
import { ALL_COLOURS, MINIONS, ORDERS, SPOTS, SPOT_I, SPOT_II } from '../content/orders.ts';
import type { Colour, Item, Order, Spot } from '../content/types.ts';
import { BLOCKED, NONE, PENDING } from '../state.ts';
import type { DungeonState, NonPlayer } from '../state.ts';
import { seatAt, tell } from '../asking.ts';
import { performFor, resolveNext, tellPlaced } from './performing.ts';

// ── Giving orders ────────────────────────────────────────────────────────────────────────────────────────────────────

export function giveOrders(s: DungeonState): void {
  orderNonPlayers(s);
  const together = [];
  for (let seat = 0; seat < s.seats; seat++) together.push({ seat, agenda: laneOf(s, seat) });
  andThen(s, { together });
}

/** By seat and `nth`: made once, because every season of every match puts them on the agenda. */
const GIVE_ORDER: readonly (readonly DungeonAsk[])[] = ALL_COLOURS.map(seat =>
  Array.from({ length: MINIONS }, (_, nth) => ({ ask: 'giveOrder', seat, nth })),
);

/** The questions of a seat, the last one first. They are the same whatever is answered. */
function laneOf(s: DungeonState, seat: Seat): DungeonAsk[] {
  const lane: DungeonAsk[] = [];
  const gives = s.terms.mbg && seasons[s.season].arrival;
  const controlled = s.seats === 2 ? s.seats + seat : NONE;
  if (gives && controlled !== NONE && hasItem(s, controlled))
    lane.push({ ask: 'commitGift', seat, colour: controlled });
  if (gives) lane.push({ ask: 'commitGift', seat, colour: seat });
  if (controlled !== NONE) lane.push({ ask: 'orderNonPlayer', seat, colour: controlled });
  for (let nth = MINIONS - 1; nth >= 0; nth--) lane.push(GIVE_ORDER[seat][nth]);
  return lane;
}

const ALL_ORDERS: readonly Order[] = Array.from({ length: ORDERS }, (_, order) => order);

const isInaccessible = no('DUN-R12', 'isInaccessible');
const alreadyGiven = no('DUN-4.4', 'alreadyGiven');

const giveOrder: DungeonDecision<'giveOrder'> = {
  rule: 'DUN-4.4',
  candidates: () => ALL_ORDERS,
  refuse(s, { seat }, c) {
    const player = s.players[seat];
    if (has(player.inaccessible, c)) return isInaccessible;
    return has(player.orders, c) ? alreadyGiven : undefined;
  },
  list(s, { seat }, out) {
    const { inaccessible, orders } = s.players[seat];
    let n = 0;
    for (let order = 0; order < ORDERS; order++) {
      if (!has(inaccessible, order) && !has(orders, order)) out[n++] = order;
    }
    return n;
  },
  choose(s, { seat, nth }, c) {
    s.players[seat].orders.push(c);
    s.players[seat].fates.push(PENDING);
    if (isHeard(s)) tell(s, { event: 'orderGiven', rule: 'DUN-4.4', seat, nth, order: c, board: s.board });
  },
  /** All of one's orders so far, as if nobody else sent a minion there. */
  outlook(s, { seat }, c) {
    const { orders, fates } = s.players[seat];
    orders.push(c);
    fates.push(PENDING);
    for (let nth = 0; nth < orders.length; nth++) {
      const spot = lowestFree(s, orders[nth], SPOT_I);
      if (spot === NONE) placeMinion(s, seat, orders[nth], SPOT_I);
      else s.minions[orders[nth] * SPOTS + spot] = seat;
    }
    performFor(s, seat);
  },
};

const orderNonPlayer: DungeonDecision<'orderNonPlayer'> = {
  rule: 'DUN-R54',
  candidates: (s, { colour }) => s.nonPlayers[colour - s.seats].available,
  choose(s, { seat, colour }, c) {
    s.players[seat].nonPlayerOrder = c;
    if (!isHeard(s)) return;
    tell(s, { event: 'nonPlayerOrderGiven', rule: 'DUN-R54', seat, colour, order: c, board: s.board });
  },
};

// ── Gifts (MBG) ──────────────────────────────────────────────────────────────────────────────────────────────────────

const ALL_ITEMS: readonly Item[] = items.map((_, item) => item);
const withoutPlume: readonly Item[] = ALL_ITEMS.filter(item => !items[item].fs);

/** DUN-R63: a token on an adventurer, wherever he is, is not at hand. */
export function isAvailable(s: DungeonState, colour: Colour, item: Item): boolean {
  if (item === Empty) return colour < s.seats;
  if (items[item].fs && !s.terms.fs) return false;
  return !has(s.carried, colour * ITEMS + item);
}

function hasItem(s: DungeonState, colour: Colour): boolean {
  for (let item = 0; item < ITEMS; item++) if (isAvailable(s, colour, item)) return true;
  return false;
}

const itemIsAway = no('DUN-R63', 'itemIsAway');
const noEmptyToken = no('DUN-3.35', 'noEmptyToken', (_s: DungeonState, { colour }: Ask<'commitGift'>) => ({ colour }));

const commitGift: DungeonDecision<'commitGift'> = {
  rule: 'DUN-R63',
  candidates: s => (s.terms.fs ? ALL_ITEMS : withoutPlume),
  refuse(s, { colour }, c) {
    if (isAvailable(s, colour, c)) return undefined;
    return c === Empty ? noEmptyToken : itemIsAway;
  },
  choose(s, { seat, colour }, c) {
    if (colour === seat) s.players[seat].gift = c;
    else s.players[seat].nonPlayerGift = c;
    if (isHeard(s)) tell(s, { event: 'giftCommitted', rule: 'DUN-R63', seat, colour, item: c });
  },
};

// ── Non-players ──────────────────────────────────────────────────────────────────────────────────────────────────────

const DIE = 8;
/** Orders of each non-player that are shown before anybody decides. */
const SHOWN_WITH_THREE = 3;
const SHOWN = 2;

/** DUN-R54, DUN-R64: the orders that all see, and their minions. */
function orderNonPlayers(s: DungeonState): void {
  const shown = s.seats === 3 ? SHOWN_WITH_THREE : SHOWN;
  for (let i = 0; i < s.nonPlayers.length; i++) {
    for (let n = 0; n < shown; n++) {
      const order = s.seats === 1 ? rolledOrder(s, i) : drawnOrder(s, i);
      placeMinion(s, s.seats + i, order, SPOT_II);
    }
  }
}

function drawnOrder(s: DungeonState, index: number): Order {
  const { available } = s.nonPlayers[index];
  const order = available[pick(s, available.length)];
  useOrder(s, index, order, NONE, 'DUN-R54');
  return order;
}

/** DUN-R64: the number rolled, or the next higher one that this non-player has at hand. */
function rolledOrder(s: DungeonState, index: number): Order {
  const rolled = roll(s, DIE);
  const { available } = s.nonPlayers[index];
  let order = rolled - 1;
  for (let next = 1; next < ORDERS && !has(available, order); next++) order = (order + 1) % ORDERS;
  useOrder(s, index, order, rolled, 'DUN-R64');
  return order;
}

function useOrder(s: DungeonState, index: number, order: Order, rolled: number, rule: RuleId): void {
  const nonPlayer: NonPlayer = s.nonPlayers[index];
  takeOut(nonPlayer.available, order);
  nonPlayer.orders.push(order);
  if (!isHeard(s)) return;
  tell(s, { event: 'nonPlayerOrdered', rule, colour: s.seats + index, order, rolled, board: s.board });
}

// ── Placing ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function lowestFree(s: DungeonState, order: Order, first: Spot): Spot {
  for (let spot = first; spot < SPOTS; spot++) if (s.minions[order * SPOTS + spot] === NONE) return spot;
  return NONE;
}

/** DUN-R9: the minion takes the lowest free space from `first` on. False = all are taken. */
function placeMinion(s: DungeonState, colour: Colour, order: Order, first: Spot): boolean {
  const spot = lowestFree(s, order, first);
  if (spot !== NONE) {
    s.minions[order * SPOTS + spot] = colour;
    if (isHeard(s)) tellPlaced(s, colour, order, spot);
    return true;
  }
  if (isHeard(s)) tell(s, { event: 'minionBlocked', rule: 'DUN-R9', colour, order, board: s.board });
  return false;
}

function placeMinions(s: DungeonState): void {
  if (isHeard(s)) {
    for (let seat = 0; seat < s.seats; seat++) {
      const orders = s.players[seat].orders.slice();
      tell(s, { event: 'ordersOpened', rule: 'DUN-4.4', seat, orders, board: s.board });
    }
  }
  placeThirds(s);
  for (let nth = 0; nth < MINIONS; nth++) {
    for (let turn = 0; turn < s.seats; turn++) {
      const seat = seatAt(s, turn);
      const { orders, fates } = s.players[seat];
      if (!placeMinion(s, seat, orders[nth], SPOT_I)) fates[nth] = BLOCKED;
    }
  }
  resolveNext(s, { order: 0, nth: 0 });
}

/** The third orders of non-players, before any minion of a player. */
function placeThirds(s: DungeonState): void {
  if (s.seats === 2) {
    for (let turn = 0; turn < s.seats; turn++) {
      const seat = seatAt(s, turn);
      const order = s.players[seat].nonPlayerOrder;
      useOrder(s, seat, order, NONE, 'DUN-R54');
      placeMinion(s, s.seats + seat, order, SPOT_I);
    }
  } else if (s.seats === 1) {
    for (let i = 0; i < s.nonPlayers.length; i++) placeMinion(s, s.seats + i, rolledOrder(s, i), SPOT_I);
  }
}

export const orderSteps = { giveOrders, placeMinions };
export const orderDecisions = { giveOrder, orderNonPlayer, commitGift };
