/**
 * FOL-R36, FOL-R44: where a figure can walk, what it costs, and which way it takes. All tables are made once and hold until the
 * next call; the map has a hundred spaces, and a step costs one or two.
 */
import { has } from '@vesper/kernel';
import { DOOR, SNARE, SPACES } from '../../content/maps.ts';
import { FOE, NONE, isFoe } from '../../state.ts';
import type { Figure, FolkloreState, Space } from '../../state.ts';
import { isEthereal, isSwarm } from './figures.ts';
import { DIRECTIONS, layoutOf } from './grid.ts';
import type { Layout, PricesBy, Walks } from './grid.ts';

/** No way leads there. */
export const NO_WAY = 255;
/** Wherever any way leads. */
export const FARTHEST = NO_WAY - 2;
/** More than any Move has. */
const LONGEST = 40;

// ── What a space costs ───────────────────────────────────────────────────────────────────────────────────────────────

/** By space: what entering it costs; 0 = it may not be entered. The map's own table, to be read only, where nobody is in the way. */
let prices: Uint8Array = new Uint8Array(SPACES);
/** The same where somebody is. */
const blocked = new Uint8Array(SPACES);
/** By space: above 0 = the walk may end there. */
export const ends = new Uint8Array(SPACES);

/** As whom the figure walks, and whether anybody stands in its way: costs that others have found hold only without. */
let walker: keyof PricesBy = 'walking';
let isBlocked = false;

/** FOL-R36, FOL-R37, FOL-R47. `evading`: what foes' spaces cost a character; 0 = they may not be passed. */
export function priceSpaces(s: FolkloreState, figure: Figure, evading: number): void {
  const by = layoutOf(s).prices;
  const isGhost = !isFoe(figure) && s.party[figure].form !== 'living';
  const ethereal = isGhost || isEthereal(s, figure);
  walker = isGhost ? 'ghost' : ethereal ? 'ethereal' : 'walking';
  isBlocked = false;
  prices = isGhost ? by.ghost : ethereal ? by.ethereal : by.walking;
  ends.set(prices);
  if (isGhost) return; // it blocks nobody, and nobody blocks it
  if (isFoe(figure)) priceForFoe(s, figure, ethereal, isSwarm(s, figure));
  else priceForCharacter(s, figure, ethereal, evading);
}

/** Through other foes and ghosts, not through the living; it ends with neither, a swarm with the living (FOL-R44, FOL-R47). */
function priceForFoe(s: FolkloreState, figure: Figure, ethereal: boolean, swarm: boolean): void {
  const { party, foes } = s;
  for (let who = 0; who < party.length; who++) {
    const { form, space } = party[who];
    if (form !== 'living' || space === NONE || swarm) continue;
    if (!ethereal) block(space, 0);
    ends[space] = 0;
  }
  for (let i = 0; i < foes.length; i++) if (foes[i].vita > 0 && FOE + i !== figure) ends[foes[i].space] = 0;
}

/** Through characters and ghosts, through foes by Evade or ETHEREAL; swarms block nobody. */
function priceForCharacter(s: FolkloreState, figure: Figure, ethereal: boolean, evading: number): void {
  const { party, foes } = s;
  for (let who = 0; who < party.length; who++) {
    if (who !== figure && party[who].form === 'living' && party[who].space !== NONE) ends[party[who].space] = 0;
  }
  for (let i = 0; i < foes.length; i++) {
    const { vita, space } = foes[i];
    if (vita === 0 || isSwarm(s, FOE + i)) continue;
    if (!ethereal && prices[space] > 0) block(space, evading);
    ends[space] = 0;
  }
}

function block(space: Space, price: number): void {
  if (!isBlocked) {
    blocked.set(prices);
    prices = blocked;
    isBlocked = true;
  }
  prices[space] = price;
}

// ── How far one comes ────────────────────────────────────────────────────────────────────────────────────────────────

/** By space: the least cost of coming there; NO_WAY. */
export const costs = new Uint8Array(SPACES);

/**
 * The same for a character that walks from a space, as a table to be read only: it may hold costs above `most`, too. Call
 * `priceSpaces` before.
 */
export function costsFrom(s: FolkloreState, from: Space, most: number): Uint8Array {
  if (isBlocked) {
    if (most === FARTHEST) return allCosts(s, from);
    reachFrom(s, from, most, true);
    return costs;
  }
  const known = walksOf(layoutOf(s)).from;
  let found = known[from];
  if (found === null) {
    reachFrom(s, from, FARTHEST, true);
    found = costs.slice();
    known[from] = found;
  }
  return found;
}

/** What was found last, and of what it follows: whoever refuses spaces one by one asks for the same again and again. */
const reached = new Uint8Array(SPACES);
const pricedThen = new Uint8Array(SPACES);
let reachedFrom = NONE;
let reachedOn: Layout | null = null;

function allCosts(s: FolkloreState, from: Space): Uint8Array {
  const layout = layoutOf(s);
  if (from !== reachedFrom || layout !== reachedOn || prices.some((price, space) => price !== pricedThen[space])) {
    reachFrom(s, from, FARTHEST, true);
    reached.set(costs);
    pricedThen.set(prices);
    reachedFrom = from;
    reachedOn = layout;
  }
  return reached;
}

function walksOf({ walks }: Layout): Walks {
  return walker === 'ghost' ? walks.ghost : walker === 'ethereal' ? walks.ethereal : walks.walking;
}

// Spaces that are reached at the cost that is looked at, at one more and at two more: no step costs more.
let now = new Uint8Array(SPACES);
let soon = new Uint8Array(SPACES);
let later = new Uint8Array(SPACES);

/** What is reached at one more is looked at now. */
function lookFarther(): void {
  const done = now;
  now = soon;
  soon = later;
  later = done;
}

/**
 * Writes into `costs` what it costs the figure to come from a space to every other, up to `most`. Call `priceSpaces` before. A
 * character's walk ends on a closed door (FOL-R36); a foe walks on.
 */
export function reachFrom(s: FolkloreState, from: Space, most: number, stopsAtDoors: boolean): void {
  const { ways } = layoutOf(s);
  const { terrain } = s.scene;
  costs.fill(NO_WAY);
  costs[from] = 0;
  now[0] = from;
  let n = 1;
  let inSoon = 0;
  let inLater = 0;
  for (let cost = 0; cost < most && n + inSoon > 0; cost++) {
    for (let i = 0; i < n; i++) {
      const space = now[i];
      if (costs[space] !== cost || (stopsAtDoors && terrain[space] === DOOR)) continue;
      const base = space * DIRECTIONS;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const to = ways[base + direction];
        if (to === NONE) continue;
        const price = prices[to];
        const sum = cost + price;
        if (price === 0 || sum > most || sum >= costs[to]) continue;
        costs[to] = sum;
        if (price === 1) soon[inSoon++] = to;
        else later[inLater++] = to;
      }
    }
    lookFarther();
    n = inSoon;
    inSoon = inLater;
    inLater = 0;
  }
}

// ── Which way ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The spaces of the way found last, in order, without the first. */
export const way: number[] = [];

const clear = (): void => {
  while (way.length > 0) way.pop();
};

/** By space: the least cost from there to where the way ends; NO_WAY. */
const nearest = new Uint8Array(SPACES);

/**
 * A cheapest way; of equal ones the first direction that lies on one, at every step (FOL-R44). Call `priceSpaces` before. A
 * character's walk ends on a closed door (FOL-R36); a foe walks on.
 */
export function cheapestWay(s: FolkloreState, from: Space, to: Space, stopsAtDoors: boolean): void {
  const { ways } = layoutOf(s);
  const rest = restTo(s, from, to, stopsAtDoors);
  clear();
  for (let at = from; at !== to;) {
    let next = NONE;
    for (let direction = 0; direction < DIRECTIONS && next === NONE; direction++) {
      const step = ways[at * DIRECTIONS + direction];
      if (step !== NONE && prices[step] !== 0 && prices[step] + rest[step] === rest[at]) next = step;
    }
    if (next === NONE) return;
    way.push(next);
    at = next;
  }
}

/** By space: the least cost from there to where the way ends, as far as the way may lead over it. */
function restTo(s: FolkloreState, from: Space, to: Space, stopsAtDoors: boolean): Uint8Array {
  if (isBlocked || !stopsAtDoors) {
    spreadFrom(s, to, from, stopsAtDoors, nearest);
    return nearest;
  }
  const known = walksOf(layoutOf(s)).to;
  let found = known[to];
  if (found === null) {
    found = new Uint8Array(SPACES);
    spreadFrom(s, to, NONE, true, found);
    known[to] = found;
  }
  return found;
}

/** From where the way ends back to where it begins, whatever lies farther off left out; NONE = back to everywhere. */
function spreadFrom(s: FolkloreState, to: Space, from: Space, stopsAtDoors: boolean, rest: Uint8Array): void {
  const layout = layoutOf(s);
  const { terrain } = s.scene;
  rest.fill(NO_WAY);
  rest[to] = 0;
  now[0] = to;
  let n = 1;
  let inSoon = 0;
  let inLater = 0;
  for (let cost = 0; cost < (from === NONE ? NO_WAY : rest[from]) && n + inSoon > 0; cost++) {
    for (let i = 0; i < n; i++) {
      const space = now[i];
      const price = prices[space];
      if (rest[space] !== cost || price === 0) continue;
      if (stopsAtDoors && space !== to && terrain[space] === DOOR) continue;
      const sum = cost + price;
      const base = space * DIRECTIONS;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const before = layout.from[base + direction];
        if (before === NONE || sum >= rest[before]) continue;
        rest[before] = sum;
        if (price === 1) soon[inSoon++] = before;
        else later[inLater++] = before;
      }
    }
    lookFarther();
    n = inSoon;
    inSoon = inLater;
    inLater = 0;
  }
}

/** By cost and space: the fewest flames and snares on a way from there to where the way ends that costs exactly so much; NO_WAY. */
const harms = new Uint8Array((LONGEST + 1) * SPACES);
const isHarmful = new Uint8Array(SPACES);

/**
 * FOL-R36: of the ways that cost at most `most`, one with the fewest flames and snares, then a cheapest, then by the order of the
 * directions. Returns how many flames and snares there are on it. Call `priceSpaces` before.
 */
export function safestWay(s: FolkloreState, from: Space, to: Space, most: number): number {
  clear();
  if (from === to) return 0;
  cheapestWay(s, from, to, true);
  if (!isHarmedOnWay(s)) return 0;
  findHarm(s);
  clear();
  const limit = most < LONGEST ? most : LONGEST;
  harmTo(s, to, limit);
  let cost = NO_WAY;
  let least = NO_WAY;
  for (let sum = 1; sum <= limit; sum++) {
    if (harms[sum * SPACES + from] < least) {
      least = harms[sum * SPACES + from];
      cost = sum;
    }
  }
  if (cost !== NO_WAY) followHarm(s, from, to, cost);
  return least;
}

/** The first of the cheapest ways is the one if nothing on it harms. */
function isHarmedOnWay(s: FolkloreState): boolean {
  const { terrain, flames } = s.scene;
  for (let i = 0; i < way.length; i++) if (terrain[way[i]] === SNARE || has(flames, way[i])) return true;
  return false;
}

function findHarm(s: FolkloreState): void {
  const { terrain, flames } = s.scene;
  for (let space = 0; space < SPACES; space++) isHarmful[space] = terrain[space] === SNARE ? 1 : 0;
  for (let i = 0; i < flames.length; i++) isHarmful[flames[i]] = 1;
}

function harmTo(s: FolkloreState, to: Space, limit: number): void {
  const layout = layoutOf(s);
  const { terrain } = s.scene;
  harms.fill(NO_WAY, 0, (limit + 1) * SPACES);
  harms[to] = 0;
  for (let cost = 0; cost < limit; cost++) {
    for (let space = 0; space < SPACES; space++) {
      const harm = harms[cost * SPACES + space];
      const price = prices[space];
      if (harm === NO_WAY || price === 0 || cost + price > limit) continue;
      if (space !== to && terrain[space] === DOOR) continue; // a walk ends on a door it opens
      const sum = harm + isHarmful[space];
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const before = layout.from[space * DIRECTIONS + direction];
        if (before === NONE) continue;
        const at = (cost + price) * SPACES + before;
        if (sum < harms[at]) harms[at] = sum;
      }
    }
  }
}

function followHarm(s: FolkloreState, from: Space, to: Space, cost: number): void {
  const { ways } = layoutOf(s);
  const { terrain } = s.scene;
  let at = from;
  let left = cost;
  while (left > 0) {
    const harm = harms[left * SPACES + at];
    const steps = way.length;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const next = ways[at * DIRECTIONS + direction];
      if (next === NONE || prices[next] === 0 || prices[next] > left) continue;
      if (next !== to && terrain[next] === DOOR) continue;
      const after = left - prices[next];
      if (harms[after * SPACES + next] + isHarmful[next] !== harm || (after === 0) !== (next === to)) continue;
      way.push(next);
      at = next;
      left = after;
      break;
    }
    if (way.length === steps) return;
  }
}

/** What entering a space costs the figure that was priced last. */
export const priceOfSpace = (space: Space): number => prices[space];
