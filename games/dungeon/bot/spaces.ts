/** What a space of the Central Board (or of a Unique Opportunity board) brings, played through with expectations. */
import type { Seat } from '@vesper/kernel';
import { creatureOf, creatures } from '../content/creatures.ts';
import { EVIL_LEAST, EVIL_MOST, GetFood, HireMonster, MineGold, SPOTS } from '../content/orders.ts';
import { MARK_POINTS } from '../content/titles.ts';
import type { Cost, Effect, Order, OrderSpace } from '../content/types.ts';
import { canBuild } from '../rules/grid.ts';
import { spaceOf } from '../rules/performing.ts';
import type { DungeonState } from '../state.ts';
import { conqueredTiles } from '../table.ts';
import { addChange, copyPurse, emptyNeeds, emptyPurse, readNeeds, readPurse, shortage, worthOf } from './purse.ts';
import { diggable } from './sites.ts';
import { weights } from './weights.ts';
import { idleWorth, readWorkshops } from './workshops.ts';
import { anyTrapWorth, creatureWorth, priceOf, roomWorth } from './worth.ts';

/** Chances of spaces I, II, III, and of being blocked. */
export type Odds = readonly number[];

/** Something on offer: what it costs, and what it brings after Pay Day. */
interface Offer {
  readonly cost: Cost;
  readonly worth: number;
  readonly monster: boolean;
}

const NO_COST: Cost = { food: 0, gold: 0, evil: 0, traps: 0, monsters: 0, imps: 0 };

// What a thought is about; it is read once and then tried many times.
let table: DungeonState;
let trapGain = 0;
let sites = 0;
let conquered = 0;
let hasLair = false;
let rivalsAt: readonly number[] = [];
const hires: Offer[] = [];
const builds: Offer[] = [];
const start = emptyPurse();
const needs = emptyNeeds();
let startWorth = 0;

export function beginThought(s: DungeonState, seat: Seat, crowd: readonly number[]): void {
  const player = s.players[seat];
  table = s;
  rivalsAt = crowd;
  trapGain = anyTrapWorth(s, seat);
  sites = diggable(player);
  conquered = conqueredTiles(player);
  hasLair = player.lair.length > 0;
  hires.length = 0;
  for (const creature of s.offeredCreatures) {
    const kind = creatureOf[creature];
    const { cost, monster } = creatures[kind];
    const worth = creatureWorth(s, seat, kind) - upkeepOf(s, seat, cost);
    hires.push({ cost, worth, monster });
  }
  builds.length = 0;
  for (const room of s.offeredRooms) {
    if (canBuild(player, room)) builds.push({ cost: NO_COST, worth: roomWorth(s, seat, room), monster: false });
  }
  builds.sort(byWorth);
  readWorkshops(player);
  readPurse(s, seat, start);
  readNeeds(s, seat, needs);
  startWorth = worthOf(s, start, needs);
}

function byWorth(a: Offer, b: Offer): number {
  return b.worth - a.worth;
}

/** Pay Day will ask for it again, unless it is over. */
function upkeepOf(s: DungeonState, seat: Seat, cost: Cost): number {
  readNeeds(s, seat, needs);
  return needs.payDay.pending ? weights.upkeep * priceOf(s, seat, cost, 0) : 0;
}

// ── Three orders ─────────────────────────────────────────────────────────────────────────────────────────────────────

const purse = emptyPurse();
const mean = emptyPurse();
const after = emptyPurse();
/** What the thought brings that is not in the purse. */
let beside = 0;
/** Somebody of this season's three will mine: imps are kept for it. */
let willMine = false;

const three: Order[] = [0, 0, 0];

/** What three orders bring together, in the sequence of their locations. All but `returning` are lost for a season. */
export function expectedGain(
  first: Order,
  second: Order,
  third: Order,
  odds: readonly Odds[],
  returning: Order,
): number {
  three[0] = first;
  three[1] = second;
  three[2] = third;
  willMine = first === MineGold || second === MineGold || third === MineGold;
  copyPurse(purse, start);
  let gain = 0;
  for (let i = 0; i < three.length; i++) {
    copyPurse(mean, purse);
    for (let spot = 0; spot < SPOTS; spot++) {
      const chance = odds[i][spot];
      if (chance < 0.01) continue;
      gain += chance * tryOut(three[i], spot, chance);
    }
    copyPurse(purse, mean);
  }
  gain += idleWorth(table, purse.free);
  const isLost = (order: Order) => order !== returning && (first === order || second === order || third === order);
  return gain + worthOf(table, purse, needs) - startWorth - shortage(purse, needs, isLost(MineGold), isLost(GetFood));
}

/** Adds what a space changes to the mean, and returns what it brings beside. */
function tryOut(order: Order, spot: number, chance: number): number {
  copyPurse(after, purse);
  beside = 0;
  const payable = perform(spaceOf(table, order, spot), order, spot);
  addChange(mean, chance * payable, purse, after);
  return payable * beside + (1 - payable) * weights.fear * MARK_POINTS;
}

/** What a space brings to the one who stands there now; `beginThought` comes before. */
export function spaceGain(order: Order, spot: number): number {
  copyPurse(purse, start);
  copyPurse(after, start);
  willMine = false;
  beside = 0;
  perform(spaceOf(table, order, spot), order, spot);
  return beside + worthOf(table, after, needs) - startWorth;
}

// ── One space ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Changes `after` and `beside`; returns how likely it can be done at all. */
function perform({ cost, effects }: OrderSpace, order: Order, spot: number): number {
  let payable = pay(cost);
  for (let i = 0; i < effects.length; i++) payable = Math.min(payable, carryOut(effects[i], order, spot));
  return payable;
}

function pay(cost: Cost): number {
  let payable = enough(after.food, cost.food);
  payable = Math.min(payable, enough(after.gold, cost.gold));
  payable = Math.min(payable, enough(after.traps, cost.traps), enough(after.imps, cost.imps));
  payable = Math.min(payable, enough(after.monsters, cost.monsters), enough(EVIL_MOST - after.evil, cost.evil));
  after.food -= cost.food;
  after.gold -= cost.gold;
  after.evil += cost.evil;
  after.traps -= cost.traps;
  after.imps -= cost.imps;
  after.monsters -= cost.monsters;
  beside -= weights.trapSpent * cost.traps + (weights.monsterSpent - 0.9) * cost.monsters;
  return payable;
}

/** How likely an expected amount covers a cost. */
function enough(amount: number, cost: number): number {
  return cost === 0 ? 1 : Math.max(0, Math.min(1, amount - cost + 1));
}

function carryOut(effect: Effect, order: Order, spot: number): number {
  switch (effect.do) {
    case 'gain':
      after.food += effect.food;
      after.gold += effect.gold;
      after.imps += effect.imps;
      after.free += effect.imps;
      return 1;
    case 'repent':
      after.evil = Math.max(EVIL_LEAST, after.evil - effect.by);
      return 1;
    case 'spy':
      beside += weights.spy;
      return 1;
    case 'dig':
      return dig(effect.upTo, effect.supervisor);
    case 'mine': {
      const miners = Math.min(effect.upTo, after.free - effect.supervisor, after.tunnels);
      after.gold += Math.max(0, miners);
      after.free -= Math.max(0, miners) + effect.supervisor;
      return enough(miners, 1);
    }
    case 'drawTraps':
    case 'buyTraps':
      after.traps += effect.count;
      beside += trapGain * effect.count * (table.year === 2 ? 1.2 : 1);
      return 1;
    case 'keepTraps':
      after.traps += effect.keep;
      beside += 1.3 * trapGain * effect.keep;
      return 1;
    case 'keepPets':
      beside += 1.3 * effect.keep;
      return 1;
    case 'hire':
      return pickOffer(hires, order, spot);
    case 'build':
      return pickOffer(builds, order, spot);
    case 'smear':
      beside += 0.2 * effect.colours;
      return 1;
    case 'restore': {
      const restored = Math.min(effect.upTo, conquered, after.free - effect.supervisor);
      beside += 2.2 * Math.max(0, restored);
      after.free -= Math.max(0, restored) + effect.supervisor;
      return enough(restored, 1);
    }
    case 'deposit': {
      const deposited = Math.min(effect.upTo, after.gold);
      after.gold += Math.max(0, deposited);
      beside -= needs.taxes.pending ? 0.3 * deposited : 0;
      return enough(deposited, 1);
    }
    case 'rent':
      beside += 0.4 * Math.min(effect.uses, after.food);
      return 1;
    case 'teach':
      beside += 0.8;
      return hasLair ? 1 : 0;
    case 'improve':
      beside += 0.6;
      return enough(after.tunnels, 1);
    case 'forage':
      return 1;
  }
}

function dig(upTo: number, supervisor: number): number {
  const hands = after.free - supervisor;
  const dug = Math.min(upTo, willMine ? Math.max(1, Math.floor(hands / 2)) : hands, 2 * sites);
  after.tunnels += Math.max(0, dug);
  after.tiles += Math.max(0, dug);
  after.free -= Math.max(0, dug) + supervisor;
  return enough(dug, 1);
}

// ── Offers ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const trial = emptyPurse();
const worths: number[] = [];
const fitting: Offer[] = [];

/** Takes the best that is left when the space comes up; III picks first (DUN-R10). */
function pickOffer(offers: readonly Offer[], order: Order, spot: number): number {
  const ahead = Math.max(0, Math.min(SPOTS - 1 - spot, rivalsAt[order] - spot));
  fitting.length = 0;
  worths.length = 0;
  let payable = 0;
  copyPurse(trial, after);
  const bare = worthOf(table, after, needs);
  const kept = beside;
  for (let i = 0; i < offers.length; i++) {
    const can = pay(offers[i].cost);
    const worth = offers[i].worth + worthOf(table, after, needs) - bare + beside - kept;
    copyPurse(after, trial);
    beside = kept;
    if (can < 0.3) continue;
    payable = Math.max(payable, can);
    let at = fitting.length;
    fitting.push(offers[i]);
    worths.push(worth);
    for (; at > 0 && worths[at - 1] < worth; at--) {
      worths[at] = worths[at - 1];
      fitting[at] = fitting[at - 1];
    }
    worths[at] = worth;
    fitting[at] = offers[i];
  }
  if (fitting.length === 0) return 0;
  const low = Math.min(Math.floor(ahead), fitting.length - 1);
  const high = Math.min(low + 1, fitting.length - 1);
  const share = Math.min(1, ahead - low);
  const taken = fitting[low];
  pay(taken.cost);
  beside += taken.worth + share * (worths[high] - worths[low]);
  if (order === HireMonster) after.monsters += taken.monster ? 1 : 0;
  else {
    after.rooms += 1;
    after.tunnels -= 1;
  }
  return order === HireMonster ? payable : Math.min(payable, Math.max(0, Math.min(1, offers.length - ahead)));
}
