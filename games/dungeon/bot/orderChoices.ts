/** Choices of the Orders Phase, on the usual boards and on Unique Opportunity Boards. */
import { has } from '@vesper/kernel';
import type { Choice, Seat } from '@vesper/kernel';
import type { CommitGift, OrderAsk } from '../agenda/orders.ts';
import { adventurers } from '../content/adventurers.ts';
import { creatureOf, creatures } from '../content/creatures.ts';
import { Empty, items } from '../content/items.ts';
import { COLOURS, EVIL_PALADIN } from '../content/orders.ts';
import type { Order } from '../content/types.ts';
import { taxOf } from '../reckoning.ts';
import type { DungeonState } from '../state.ts';
import { mightOfKind } from './might.ts';
import { isKeptForMining } from './mining.ts';
import { payDayPending, taxesPending } from './outlook.ts';
import { evilRank, nthOf } from './party.ts';
import { improvementCellAppeal, restoreAppeal, roomCellAppeal } from './sites.ts';
import { spaceGain } from './spaces.ts';
import { weights } from './weights.ts';
import { creatureWorth, priceOf, roomWorth, trapWorth } from './worth.ts';

export function orderAppeal(s: DungeonState, d: OrderAsk, c: Choice): number {
  const { seat } = d;
  const player = s.players[seat];
  switch (d.ask) {
    case 'giveOrder':
      return 0;
    case 'orderNonPlayer':
      return nonPlayerAppeal(s, seat, c as Order);
    case 'commitGift':
      return giftAppeal(s, d, c as number);
    case 'performOrder':
      return c === 'decline' ? 0 : spaceGain(s, seat, d.order, d.spot);
    case 'spy':
      return (player.spied & (1 << (c as number))) === 0 && (c as number) >= s.revealed ? 1 - 0.1 * (c as number) : -1;
    case 'mine':
    case 'deposit':
      return amountAppeal(s, seat, d.ask, c as number);
    case 'returnTrap':
      return -trapWorth(s, seat, c as number);
    case 'hire':
      return c === 'decline' ? 0.15 : hireGain(s, seat, c as number);
    case 'buildRoom':
      return c === 'decline' ? 0.5 : roomWorth(s, seat, c as number);
    case 'placeRoom':
      return roomCellAppeal(player, d.room, c as number);
    case 'smear':
      return smearAppeal(s, c as number);
    case 'restore':
      return c === 'stop' ? (isKeptForMining(s, seat) ? 1.5 : 0) : restoreAppeal(s, player, c as number);
    case 'takeExpertise':
      return mightOfKind(c as number);
    case 'attachExpertise':
      return -s.knockedOut[c as number];
    case 'takeImprovement':
      return -(c as number);
    case 'placeImprovement':
      return improvementCellAppeal(player, d.improvement, c as number);
  }
}

/** What hiring brings after its cost, now and on Pay Day. */
export function hireGain(s: DungeonState, seat: Seat, creature: number): number {
  const kind = creatureOf[creature];
  const { cost } = creatures[kind];
  const price = priceOf(s, seat, cost, 0);
  return creatureWorth(s, seat, kind) - price - (payDayPending(s) ? weights.upkeep * price : 0);
}

/** A non-player's minion stands in the way: not in one's own. */
function nonPlayerAppeal(s: DungeonState, seat: Seat, order: Order): number {
  return has(s.players[seat].orders, order) ? -1 : 0.1 * order;
}

/** Money is mined while it can be; what taxes may ask for is not deposited. */
function amountAppeal(s: DungeonState, seat: Seat, ask: 'mine' | 'deposit', amount: number): number {
  if (ask === 'mine') return amount;
  const { gold } = s.players[seat];
  const tax = taxesPending(s) ? taxOf(s.players[seat]) : 0;
  return amount - 1.2 * Math.max(0, tax - (gold - amount));
}

/** Evil for those ahead, most of all for who is about to meet the paladin. */
function smearAppeal(s: DungeonState, colour: number): number {
  if (colour >= s.seats) return -1;
  return 0.1 * s.evil[colour] + (s.evil[colour] === EVIL_PALADIN - 1 ? 2 : 0);
}

/** An item suits if it goes to somebody else's guest. */
function giftAppeal(s: DungeonState, { seat }: CommitGift, item: number): number {
  if (item === Empty) return 0;
  const own = nthOf(s.row, evilRank(s, seat));
  let others = 0;
  for (let nth = 0; nth < COLOURS && nth < s.row.length; nth++) {
    const who = s.row[nth];
    if (adventurers[who].class === items[item].class) others += who === own ? -1.5 : 0.6;
  }
  return others;
}
