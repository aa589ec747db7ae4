/** What a player owns, as numbers that a thought may change, and what they are worth on the scale of points. */
import type { Seat } from '@vesper/kernel';
import { TILES_PER_TAX } from '../content/calendar.ts';
import { EVIL_MOST, EVIL_PALADIN } from '../content/orders.ts';
import { Battlelord, DarkDeeds, Halls, Imps, Monsterlord, Riches, Tunnellord } from '../content/titles.ts';
import { paladinOf } from '../rules/lines.ts';
import { NONE } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { cardOf, unconqueredTunnels } from '../asking.ts';
import { readPayDay, readTaxes, seasonsLeft } from './outlook.ts';
import type { Hazard } from './outlook.ts';
import { emptyShow, rivalsShow, showOf, titleWorth } from './standing.ts';
import type { Show } from './standing.ts';
import { weights } from './weights.ts';

export interface Purse {
  food: number;
  gold: number;
  imps: number;
  /** Imps not at work. */
  free: number;
  evil: number;
  traps: number;
  /** Unconquered ones. */
  tunnels: number;
  tiles: number;
  monsters: number;
  rooms: number;
}

/** What the purse is judged by: it does not change while a thought is followed. */
export interface Needs {
  left: number;
  readonly taxes: Hazard;
  readonly payDay: Hazard;
  /** What Pay Day will ask for the creatures of now. */
  payFood: number;
  payGold: number;
  /** A paladin is to be feared. */
  paladin: boolean;
  conquered: number;
  /** Tunnels that are conquered. */
  lost: number;
  readonly rivals: Show;
}

export function emptyPurse(): Purse {
  return { food: 0, gold: 0, imps: 0, free: 0, evil: 0, traps: 0, tunnels: 0, tiles: 0, monsters: 0, rooms: 0 };
}

export function emptyNeeds(): Needs {
  return {
    left: 0,
    taxes: { pending: false, now: 0, next: 0 },
    payDay: { pending: false, now: 0, next: 0 },
    payFood: 0,
    payGold: 0,
    paladin: false,
    conquered: 0,
    lost: 0,
    rivals: emptyShow(),
  };
}

export function copyPurse(to: Purse, from: Purse): void {
  to.food = from.food;
  to.gold = from.gold;
  to.imps = from.imps;
  to.free = from.free;
  to.evil = from.evil;
  to.traps = from.traps;
  to.tunnels = from.tunnels;
  to.tiles = from.tiles;
  to.monsters = from.monsters;
  to.rooms = from.rooms;
}

/** Adds a share of what has changed between two purses to a third. */
export function addChange(to: Purse, share: number, before: Purse, after: Purse): void {
  to.food += share * (after.food - before.food);
  to.gold += share * (after.gold - before.gold);
  to.imps += share * (after.imps - before.imps);
  to.free += share * (after.free - before.free);
  to.evil += share * (after.evil - before.evil);
  to.traps += share * (after.traps - before.traps);
  to.tunnels += share * (after.tunnels - before.tunnels);
  to.tiles += share * (after.tiles - before.tiles);
  to.monsters += share * (after.monsters - before.monsters);
  to.rooms += share * (after.rooms - before.rooms);
}

const own = emptyShow();

export function readPurse(s: DungeonState, seat: Seat, purse: Purse): void {
  const player = s.players[seat];
  showOf(s, seat, own);
  purse.food = player.food;
  purse.gold = player.gold + 2 * player.deposit;
  purse.imps = player.imps;
  purse.free = player.imps - player.busyImps;
  purse.evil = s.evil[seat];
  purse.traps = player.traps.length + player.plan.traps.length;
  purse.tunnels = unconqueredTunnels(player);
  purse.tiles = own[Tunnellord] + own[Halls];
  purse.monsters = own[Monsterlord];
  purse.rooms = own[Halls];
}

export function readNeeds(s: DungeonState, seat: Seat, needs: Needs): void {
  const player = s.players[seat];
  showOf(s, seat, own);
  needs.left = seasonsLeft(s);
  readTaxes(s, needs.taxes);
  readPayDay(s, needs.payDay);
  needs.payFood = 0;
  needs.payGold = 0;
  for (let i = 0; i < player.lair.length; i++) {
    const { upkeep } = cardOf(s, player.lair[i]);
    needs.payFood += upkeep.food;
    needs.payGold += upkeep.gold;
  }
  needs.paladin = paladinOf(s, seat) === NONE && (s.tent.length > 0 || s.year === 1 || isPaladinElsewhere(s, seat));
  needs.conquered = -own[Battlelord];
  needs.lost = own[Tunnellord] - unconqueredTunnels(player);
  rivalsShow(s, seat, needs.rivals);
}

function isPaladinElsewhere(s: DungeonState, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++) if (other !== seat && paladinOf(s, other) !== NONE) return true;
  return false;
}

// ── Worth ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the purse is worth, titles included. */
export function worthOf(s: DungeonState, purse: Purse, needs: Needs): number {
  const { left, taxes, payDay } = needs;
  const tax = taxes.pending ? Math.ceil(purse.tiles / TILES_PER_TAX) : 0;
  let worth = stock(purse.gold, tax, payDay.pending ? needs.payGold : 0, taxes.now, left);
  worth += stock(purse.food, 0, payDay.pending ? needs.payFood : 0, payDay.now, left);
  worth += impsWorth(purse.imps, left) + tunnelsWorth(purse.tunnels, left);
  worth += evilWorth(purse.evil, needs.paladin);
  show[DarkDeeds] = purse.evil;
  show[Halls] = purse.rooms;
  show[Tunnellord] = purse.tunnels + needs.lost;
  show[Monsterlord] = purse.monsters;
  show[Imps] = purse.imps;
  show[Riches] = purse.gold + purse.food + purse.traps;
  show[Battlelord] = -needs.conquered;
  return worth + titleWorth(s, show, needs.rivals);
}

const show = emptyShow();

/** Food or gold: what taxes and Pay Day will take, what is useful, and plenty. `now` = the chance that they come now. */
function stock(amount: number, tax: number, pay: number, now: number, left: number): number {
  const needed = Math.min(amount, tax + pay);
  const useful = left === 0 ? 0.1 : weights.stock + 0.02 * left;
  const more = Math.min(amount - needed, left === 0 ? 1 : left > 3 ? weights.reserve : 3);
  const urgent = weights.need + weights.needNow * now;
  return urgent * needed + useful * more + weights.plenty * (amount - needed - more);
}

/** What it costs that Mine Gold or Get Food cannot be given next season, when taxes or Pay Day may come. */
export function shortage(purse: Purse, needs: Needs, gold: boolean, food: boolean): number {
  let cost = 0;
  if (gold && needs.taxes.pending) {
    const short = Math.ceil(purse.tiles / TILES_PER_TAX) - purse.gold;
    cost += weights.shortage * needs.taxes.next * Math.max(0, Math.min(3, short));
  }
  if (food && needs.payDay.pending) {
    cost += weights.shortage * needs.payDay.next * Math.max(0, Math.min(3, needs.payFood - purse.food));
  }
  return cost;
}

/** What an imp still digs, mines and makes. */
function impsWorth(imps: number, left: number): number {
  const each = weights.imp + weights.impSeason * left;
  const many = Math.min(imps, 5);
  const more = Math.min(imps - many, 3);
  return each * (many + 0.5 * more + 0.2 * (imps - many - more));
}

/** Room for fights, mines and rooms. */
function tunnelsWorth(tunnels: number, left: number): number {
  const each = weights.tunnel + weights.tunnelSeason * left;
  const many = Math.min(tunnels, 6);
  const more = Math.min(tunnels - many, 4);
  return each * (many + 0.6 * more + 0.2 * (tunnels - many - more));
}

/** By position on the Evilometer: stronger adventurers, and from 10 on the paladin. */
const EVIL: readonly number[] = [0.4, 0.3, 0.25, 0.2, 0.1, 0, -0.12, -0.3, -0.6, -1, -2.4, -2.6, -2.8, -3, -3.2, -3.4];

function evilWorth(position: number, paladin: boolean): number {
  const evil = Math.min(position, EVIL_MOST);
  const low = Math.floor(evil);
  const high = Math.min(low + 1, EVIL.length - 1);
  const worth = EVIL[low] + (evil - low) * (EVIL[high] - EVIL[low]);
  return weights.evil * (paladin || evil < EVIL_PALADIN - 2 ? worth : 0.4 * worth);
}
