/** What a player owns, as numbers that a thought may change, and what they are worth on the scale of points. */
import type { Seat } from '@vesper/kernel';
import { PAY_DAY, TAXES, TILES_PER_TAX } from '../content/calendar.ts';
import { EVIL_MOST, EVIL_PALADIN } from '../content/orders.ts';
import type { Cost } from '../content/types.ts';
import { paladinOf } from '../rules/lines.ts';
import { NONE } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { cardOf, conqueredTiles, monstersOf, roomsOf, tunnelsOf, unconqueredTunnels } from '../asking.ts';
import { hazardOf, seasonsLeft } from './outlook.ts';
import type { Hazard } from './outlook.ts';
import { rivalsShow, titleWorth } from './standing.ts';
import type { Show } from './standing.ts';
import { weights } from './weights.ts';

/** By what it is: a list, because orders are played through by copying and mixing thousands of them. */
export type Purse = number[];

export const FOOD = 0;
export const GOLD = 1;
export const IMPS = 2;
/** Imps not at work. */
export const FREE = 3;
export const EVIL = 4;
export const TRAPS = 5;
/** Unconquered ones. */
export const TUNNELS = 6;
export const MONSTERS = 7;
export const ROOMS = 8;
const SIZE = 9;

export function emptyPurse(): Purse {
  return [0, 0, 0, 0, 0, 0, 0, 0, 0];
}

/** What the purse is judged by: it does not change while a thought is followed. */
export interface Needs {
  readonly left: number;
  readonly taxes: Hazard;
  readonly payDay: Hazard;
  /** What Pay Day will ask for the creatures of now. */
  readonly payFood: number;
  readonly payGold: number;
  /** A paladin is to be feared. */
  readonly paladin: boolean;
  readonly conquered: number;
  /** Tunnels that are conquered. */
  readonly lost: number;
  readonly rivals: Show;
}

export function copyPurse(to: Purse, from: Purse): void {
  for (let i = 0; i < SIZE; i++) to[i] = from[i];
}

/** Adds a share of what has changed between two purses to a third. */
export function addChange(to: Purse, share: number, before: Purse, after: Purse): void {
  for (let i = 0; i < SIZE; i++) to[i] += share * (after[i] - before[i]);
}

export function pay(purse: Purse, { food, gold, imps, evil, traps, monsters }: Cost): void {
  purse[FOOD] -= food;
  purse[GOLD] -= gold;
  purse[IMPS] -= imps;
  purse[EVIL] += evil;
  purse[TRAPS] -= traps;
  purse[MONSTERS] -= monsters;
}

export function readPurse(s: DungeonState, seat: Seat): Purse {
  const player = s.players[seat];
  const { food, gold, deposit, imps, busyImps, traps, plan } = player;
  const snares = traps.length + plan.traps.length;
  const tunnels = unconqueredTunnels(player);
  return [
    food,
    gold + 2 * deposit,
    imps,
    imps - busyImps,
    s.evil[seat],
    snares,
    tunnels,
    monstersOf(player),
    roomsOf(player),
  ];
}

export function readNeeds(s: DungeonState, seat: Seat): Needs {
  const player = s.players[seat];
  let payFood = 0;
  let payGold = 0;
  for (const creature of player.lair) {
    const { upkeep } = cardOf(s, creature);
    payFood += upkeep.food;
    payGold += upkeep.gold;
  }
  return {
    left: seasonsLeft(s),
    taxes: hazardOf(s, TAXES),
    payDay: hazardOf(s, PAY_DAY),
    payFood,
    payGold,
    paladin: paladinOf(s, seat) === NONE && (s.tent.length > 0 || s.year === 1 || isPaladinElsewhere(s, seat)),
    conquered: conqueredTiles(player),
    lost: tunnelsOf(player) - unconqueredTunnels(player),
    rivals: rivalsShow(s, seat),
  };
}

function isPaladinElsewhere(s: DungeonState, seat: Seat): boolean {
  return s.players.some((_, other) => other !== seat && paladinOf(s, other) !== NONE);
}

// ── Worth ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the purse is worth, titles included. */
export function worthOf(s: DungeonState, purse: Purse, needs: Needs): number {
  const { left, taxes, payDay, payGold, payFood, paladin, conquered, lost, rivals } = needs;
  const tax = taxes.pending ? taxOn(purse, needs) : 0;
  let worth = stock(purse[GOLD], tax, payDay.pending ? payGold : 0, taxes.now, left);
  worth += stock(purse[FOOD], 0, payDay.pending ? payFood : 0, payDay.now, left);
  worth += diminishing(purse[IMPS], 5, 0.5, 3) * (weights.imp + weights.impSeason * left);
  worth += diminishing(purse[TUNNELS], 6, 0.6, 4) * (weights.tunnel + weights.tunnelSeason * left);
  worth += evilWorth(purse[EVIL], paladin);
  const riches = purse[GOLD] + purse[FOOD] + purse[TRAPS];
  // In the order of the titles.
  const show = [purse[EVIL], purse[ROOMS], purse[TUNNELS] + lost, purse[MONSTERS], purse[IMPS], riches, -conquered];
  return worth + titleWorth(s, show, rivals);
}

function taxOn(purse: Purse, { lost }: Needs): number {
  return Math.ceil((purse[TUNNELS] + purse[ROOMS] + lost) / TILES_PER_TAX);
}

/** Food or gold: what taxes and Pay Day will take, what is useful, and plenty. `now` = the chance that they come now. */
function stock(amount: number, tax: number, wages: number, now: number, left: number): number {
  const needed = Math.min(amount, tax + wages);
  const useful = left === 0 ? 0.1 : weights.stock + 0.02 * left;
  const more = Math.min(amount - needed, left === 0 ? 1 : left > 3 ? weights.reserve : 3);
  const urgent = weights.need + weights.needNow * now;
  return urgent * needed + useful * more + weights.plenty * (amount - needed - more);
}

/** What it costs that Mine Gold or Get Food cannot be given next season, when taxes or Pay Day may come. */
export function shortage(purse: Purse, needs: Needs, gold: boolean, food: boolean): number {
  const { taxes, payDay, payFood } = needs;
  let cost = 0;
  if (gold && taxes.pending) cost += taxes.next * Math.max(0, Math.min(3, taxOn(purse, needs) - purse[GOLD]));
  if (food && payDay.pending) cost += payDay.next * Math.max(0, Math.min(3, payFood - purse[FOOD]));
  return weights.shortage * cost;
}

/** Imps, or room for fights, mines and rooms: so many count in full, some more in part, and all others little. */
function diminishing(amount: number, full: number, part: number, more: number): number {
  const many = Math.min(amount, full);
  const some = Math.min(amount - many, more);
  return many + part * some + 0.2 * (amount - many - some);
}

/** By position on the Evilometer: stronger adventurers, and from 10 on the paladin. */
const FEAR: readonly number[] = [0.4, 0.3, 0.25, 0.2, 0.1, 0, -0.12, -0.3, -0.6, -1, -2.4, -2.6, -2.8, -3, -3.2, -3.4];

function evilWorth(position: number, paladin: boolean): number {
  const evil = Math.min(position, EVIL_MOST);
  const low = Math.floor(evil);
  const high = Math.min(low + 1, FEAR.length - 1);
  const worth = FEAR[low] + (evil - low) * (FEAR[high] - FEAR[low]);
  return weights.evil * (paladin || evil < EVIL_PALADIN - 2 ? worth : 0.4 * worth);
}
