/** Choices of the Orders Phase, on the usual boards and on Unique Opportunity Boards. */
import { has } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import type { Ask } from '../agenda.ts';
import type { OrderAsks } from '../agenda/orders.ts';
import { adventurers } from '../content/adventurers.ts';
import { PAY_DAY, TAXES } from '../content/calendar.ts';
import { creatureOf, creatures } from '../content/creatures.ts';
import { Empty, items } from '../content/items.ts';
import { COLOURS, EVIL_PALADIN } from '../content/orders.ts';
import type { Order } from '../content/types.ts';
import { taxOf } from '../reckoning.ts';
import type { DungeonState } from '../state.ts';
import type { Appeals } from './appeal.ts';
import { mightOfKind } from './might.ts';
import { isKeptForMining } from './mining.ts';
import { hazardOf } from './outlook.ts';
import { evilRank, nthOf } from './party.ts';
import { improvementCellAppeal, restoreAppeal, roomCellAppeal } from './sites.ts';
import { spaceGain } from './spaces.ts';
import { weights } from './weights.ts';
import { creatureWorth, priceOf, roomWorth, trapWorth } from './worth.ts';

export const orderAppeals: Appeals<OrderAsks> = {
  giveOrder: () => 0,
  orderNonPlayer: (s, { seat }, c) => nonPlayerAppeal(s, seat, c),
  commitGift: (s, d, c) => giftAppeal(s, d, c),
  performOrder: (s, { seat, order, spot }, c) => (c === 'decline' ? 0 : spaceGain(s, seat, order, spot)),
  spy: (s, { seat }, c) => ((s.players[seat].spied & (1 << c)) === 0 && c >= s.revealed ? 1 - 0.1 * c : -1),
  mine: (s, { seat }, c) => amountAppeal(s, seat, 'mine', c),
  deposit: (s, { seat }, c) => amountAppeal(s, seat, 'deposit', c),
  returnTrap: (s, { seat }, c) => -trapWorth(s, seat, c),
  hire: (s, { seat }, c) => (c === 'decline' ? 0.15 : hireGain(s, seat, c)),
  buildRoom: (s, { seat }, c) => (c === 'decline' ? 0.5 : roomWorth(s, seat, c)),
  placeRoom: (s, { seat, room }, c) => roomCellAppeal(s.players[seat], room, c),
  smear: (s, _d, c) => smearAppeal(s, c),
  restore: (s, { seat }, c) =>
    c === 'stop' ? (isKeptForMining(s, seat) ? 1.5 : 0) : restoreAppeal(s, s.players[seat], c),
  takeExpertise: (_s, _d, c) => mightOfKind(c),
  attachExpertise: (s, _d, c) => -s.knockedOut[c],
  takeImprovement: (_s, _d, c) => -c,
  placeImprovement: (s, { seat, improvement }, c) => improvementCellAppeal(s.players[seat], improvement, c),
};

/** What hiring brings after its cost, now and on Pay Day. */
export function hireGain(s: DungeonState, seat: Seat, creature: number): number {
  const kind = creatureOf[creature];
  const { cost } = creatures[kind];
  const price = priceOf(s, seat, cost);
  return creatureWorth(s, seat, kind) - price - (hazardOf(s, PAY_DAY).pending ? weights.upkeep * price : 0);
}

/** A non-player's minion stands in the way: not in one's own. */
function nonPlayerAppeal(s: DungeonState, seat: Seat, order: Order): number {
  return has(s.players[seat].orders, order) ? -1 : 0.1 * order;
}

/** Money is mined while it can be; what taxes may ask for is not deposited. */
function amountAppeal(s: DungeonState, seat: Seat, ask: 'mine' | 'deposit', amount: number): number {
  if (ask === 'mine') return amount;
  const { gold } = s.players[seat];
  const tax = hazardOf(s, TAXES).pending ? taxOf(s.players[seat]) : 0;
  return amount - 1.2 * Math.max(0, tax - (gold - amount));
}

/** Evil for those ahead, most of all for who is about to meet the paladin. */
function smearAppeal(s: DungeonState, colour: number): number {
  if (colour >= s.seats) return -1;
  return 0.1 * s.evil[colour] + (s.evil[colour] === EVIL_PALADIN - 1 ? 2 : 0);
}

/** An item suits if it goes to somebody else's guest. */
function giftAppeal(s: DungeonState, { seat }: Ask<'commitGift'>, item: number): number {
  if (item === Empty) return 0;
  const own = nthOf(s.row, evilRank(s, seat));
  let others = 0;
  for (let nth = 0; nth < COLOURS && nth < s.row.length; nth++) {
    const who = s.row[nth];
    if (adventurers[who].class === items[item].class) others += who === own ? -1.5 : 0.6;
  }
  return others;
}
