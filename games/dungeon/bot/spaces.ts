/** What a space of the Central Board (or of a Unique Opportunity board) brings, played through with expectations. */
import { has } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { free } from '../content/costs.ts';
import { creatureOf, creatures } from '../content/creatures.ts';
import { EVIL_LEAST, EVIL_MOST, GetFood, HireMonster, MineGold, ORDERS, SPOTS } from '../content/orders.ts';
import { MARK_POINTS } from '../content/titles.ts';
import type { Cost, Effect, Order, OrderSpace } from '../content/types.ts';
import { canBuild } from '../rules/grid.ts';
import { spaceOf } from '../rules/performing.ts';
import type { DungeonState } from '../state.ts';
import { conqueredTiles } from '../asking.ts';
import {
  EVIL,
  FOOD,
  FREE,
  GOLD,
  IMPS,
  MONSTERS,
  ROOMS,
  TRAPS,
  TUNNELS,
  addChange,
  copyPurse,
  emptyPurse,
} from './purse.ts';
import { pay, readNeeds, readPurse, shortage, worthOf } from './purse.ts';
import type { Needs } from './purse.ts';
import { asItIs, foretell, survey } from './forecast.ts';
import { diggable } from './sites.ts';
import { weights } from './weights.ts';
import { idleWorth, readWorkshops } from './workshops.ts';
import { anyTrapGain, creatureGain, priceFrom, roomWorth } from './worth.ts';

/** Chances of spaces I, II, III, and of being blocked. */
export type Odds = readonly number[];

/** Something on offer: what it costs, what it brings after Pay Day, and what is left of that. */
interface Offer {
  readonly cost: Cost;
  readonly worth: number;
  readonly net: number;
  readonly monster: boolean;
}

// What a thought is about; it is read once and then tried many times.
let table: DungeonState;
let trapGain = 0;
let sites = 0;
let conquered = 0;
let hasLair = false;
const NOBODY: readonly number[] = Array.from({ length: ORDERS }, () => 0);
let rivalsAt = NOBODY;
const hires: Offer[] = [];
const builds: Offer[] = [];
let start = emptyPurse();
let needs: Needs;
let startWorth = 0;

export function beginThought(s: DungeonState, seat: Seat, crowd: readonly number[]): void {
  readTable(s, seat);
  rivalsAt = crowd;
  survey(s, seat);
  const now = foretell(asItIs);
  trapGain = anyTrapGain(s, now);
  readHires(s, seat, now);
  readBuilds(s, seat);
}

function readHires(s: DungeonState, seat: Seat, now: number): void {
  hires.length = 0;
  for (const creature of s.offeredCreatures) {
    const kind = creatureOf[creature];
    const { cost, monster } = creatures[kind];
    copyPurse(after, start);
    const price = priceFrom(s, after, startWorth, needs, cost);
    const worth = creatureGain(s, seat, kind, now) - (needs.payDay.pending ? weights.upkeep * price : 0);
    hires.push({ cost, worth, net: worth - price, monster });
  }
  hires.sort(byNet);
}

function readBuilds(s: DungeonState, seat: Seat): void {
  builds.length = 0;
  for (const room of s.offeredRooms) {
    if (!canBuild(s.players[seat], room)) continue;
    const worth = roomWorth(s, seat, room);
    builds.push({ cost: free, worth, net: worth, monster: false });
  }
  builds.sort(byNet);
}

function readTable(s: DungeonState, seat: Seat): void {
  const player = s.players[seat];
  table = s;
  sites = diggable(player);
  conquered = conqueredTiles(player);
  hasLair = player.lair.length > 0;
  readWorkshops(player);
  start = readPurse(s, seat);
  needs = readNeeds(s, seat);
  startWorth = worthOf(s, start, needs);
}

function byNet(a: Offer, b: Offer): number {
  return b.net - a.net;
}

// ── Three orders ─────────────────────────────────────────────────────────────────────────────────────────────────────

const purse = emptyPurse();
const mean = emptyPurse();
const after = emptyPurse();
/** What the thought brings that is not in the purse. */
let beside = 0;
/** Somebody of this season's three will mine: imps are kept for it. */
let willMine = false;

/** What orders bring together, in the sequence of their locations. All but `returning` are lost for a season. */
export function expectedGain(orders: readonly Order[], odds: readonly Odds[], returning: Order): number {
  willMine = has(orders, MineGold);
  copyPurse(purse, start);
  let gain = 0;
  for (let i = 0; i < orders.length; i++) {
    copyPurse(mean, purse);
    for (let spot = 0; spot < SPOTS; spot++) {
      const chance = odds[i][spot];
      if (chance < 0.01) continue;
      gain += chance * tryOut(orders[i], spot, chance);
    }
    copyPurse(purse, mean);
  }
  gain += idleWorth(table, purse[FREE]);
  const gold = returning !== MineGold && willMine;
  const food = returning !== GetFood && has(orders, GetFood);
  return gain + worthOf(table, purse, needs) - startWorth - shortage(purse, needs, gold, food);
}

/** Adds what a space changes to the mean, and returns what it brings beside. */
function tryOut(order: Order, spot: number, chance: number): number {
  copyPurse(after, purse);
  beside = 0;
  const payable = perform(spaceOf(table, order, spot), order, spot);
  addChange(mean, chance * payable, purse, after);
  return payable * beside + (1 - payable) * weights.fear * MARK_POINTS;
}

/** What a space of O1–O6 or of a Unique Opportunity board brings to the one who stands there now. */
export function spaceGain(s: DungeonState, seat: Seat, order: Order, spot: number): number {
  const space = spaceOf(s, order, spot);
  readTable(s, seat);
  rivalsAt = NOBODY;
  if (space.effects.some(isOfCombat)) {
    survey(s, seat);
    const now = foretell(asItIs);
    trapGain = anyTrapGain(s, now);
    readHires(s, seat, now);
  }
  readBuilds(s, seat);
  copyPurse(purse, start);
  copyPurse(after, start);
  willMine = false;
  beside = 0;
  perform(space, order, spot);
  return beside + worthOf(s, after, needs) - startWorth;
}

/** What it brings shows in a combat. */
function isOfCombat(effect: Effect): boolean {
  return effect.do === 'hire' || effect.do === 'drawTraps' || effect.do === 'buyTraps' || effect.do === 'keepTraps';
}

// ── One space ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a space changes. */
function perform({ cost, effects }: OrderSpace, order: Order, spot: number): number {
  let payable = payFor(cost);
  for (let i = 0; i < effects.length; i++) payable = Math.min(payable, carryOut(effects[i], order, spot));
  return payable;
}

function payFor(cost: Cost): number {
  const payable = payableShare(cost);
  pay(after, cost);
  beside -= weights.trapSpent * cost.traps + (weights.monsterSpent - 0.9) * cost.monsters;
  return payable;
}

function payableShare(cost: Cost): number {
  let payable = enough(after[FOOD], cost.food);
  payable = Math.min(payable, enough(after[GOLD], cost.gold));
  payable = Math.min(payable, enough(after[TRAPS], cost.traps), enough(after[IMPS], cost.imps));
  return Math.min(payable, enough(after[MONSTERS], cost.monsters), enough(EVIL_MOST - after[EVIL], cost.evil));
}

/** How likely an expected amount covers a cost. */
function enough(amount: number, cost: number): number {
  return cost === 0 ? 1 : Math.max(0, Math.min(1, amount - cost + 1));
}

/** By word: what an effect changes in `after` and `beside`; returns how likely it can be done at all. */
const EFFECTS: {
  readonly [Word in Effect['do']]: (
    effect: Extract<Effect, { readonly do: Word }>,
    order: Order,
    spot: number,
  ) => number;
} = {
  gain({ food, gold, imps }) {
    after[FOOD] += food;
    after[GOLD] += gold;
    after[IMPS] += imps;
    after[FREE] += imps;
    return 1;
  },
  forage({ gold }) {
    after[GOLD] += gold;
    return 1;
  },
  repent({ by }) {
    after[EVIL] = Math.max(EVIL_LEAST, after[EVIL] - by);
    return 1;
  },
  spy: () => bring(weights.spy),
  dig: ({ upTo, supervisor }) => dig(upTo, supervisor),
  mine({ upTo, supervisor }) {
    const miners = Math.min(upTo, after[FREE] - supervisor, after[TUNNELS]);
    after[GOLD] += Math.max(0, miners);
    after[FREE] -= Math.max(0, miners) + supervisor;
    return enough(miners, 1);
  },
  drawTraps: ({ count }) => takeTraps(count),
  buyTraps: ({ count }) => takeTraps(count),
  keepTraps({ keep }) {
    after[TRAPS] += keep;
    return bring(1.3 * trapGain * keep);
  },
  keepPets: ({ keep }) => bring(1.3 * keep),
  hire: (_effect, order, spot) => pickOffer(hires, order, spot),
  build: (_effect, order, spot) => pickOffer(builds, order, spot),
  smear: ({ colours }) => bring(0.2 * colours),
  restore({ upTo, supervisor }) {
    const restored = Math.min(upTo, conquered, after[FREE] - supervisor);
    beside += 2.2 * Math.max(0, restored);
    after[FREE] -= Math.max(0, restored) + supervisor;
    return enough(restored, 1);
  },
  deposit({ upTo }) {
    const deposited = Math.min(upTo, after[GOLD]);
    after[GOLD] += Math.max(0, deposited);
    beside -= needs.taxes.pending ? 0.3 * deposited : 0;
    return enough(deposited, 1);
  },
  rent: ({ uses }) => bring(0.4 * Math.min(uses, after[FOOD])),
  teach() {
    beside += 0.8;
    return hasLair ? 1 : 0;
  },
  improve() {
    beside += 0.6;
    return enough(after[TUNNELS], 1);
  },
};

function carryOut(effect: Effect, order: Order, spot: number): number {
  return (EFFECTS[effect.do] as (effect: Effect, order: Order, spot: number) => number)(effect, order, spot);
}

function bring(worth: number): number {
  beside += worth;
  return 1;
}

function takeTraps(count: number): number {
  after[TRAPS] += count;
  return bring(trapGain * count * (table.year === 2 ? 1.2 : 1));
}

function dig(upTo: number, supervisor: number): number {
  const hands = after[FREE] - supervisor;
  const dug = Math.min(upTo, willMine ? Math.max(1, Math.floor(hands / 2)) : hands, 2 * sites);
  after[TUNNELS] += Math.max(0, dug);
  after[FREE] -= Math.max(0, dug) + supervisor;
  return enough(dug, 1);
}

// ── Offers ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Takes the best that is left when the space comes up; III picks first (DUN-R10). */
function pickOffer(offers: readonly Offer[], order: Order, spot: number): number {
  const ahead = Math.max(0, Math.min(SPOTS - 1 - spot, rivalsAt[order] - spot));
  const gone = Math.floor(ahead);
  let taken = -1;
  let instead = -1;
  let fitting = 0;
  let payable = 0;
  for (let i = 0; i < offers.length; i++) {
    const can = payableShare(offers[i].cost);
    if (can < 0.3) continue;
    payable = Math.max(payable, can);
    if (fitting <= gone) taken = i;
    else if (instead < 0) instead = i;
    fitting++;
  }
  if (taken < 0) return 0;
  payFor(offers[taken].cost);
  beside += offers[taken].worth;
  if (instead >= 0) beside += (ahead - gone) * (offers[instead].net - offers[taken].net);
  if (order === HireMonster) {
    after[MONSTERS] += offers[taken].monster ? 1 : 0;
    return payable;
  }
  after[ROOMS] += 1;
  after[TUNNELS] -= 1;
  return Math.min(payable, Math.max(0, Math.min(1, offers.length - ahead)));
}
