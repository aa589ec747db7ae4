/** A hero's Daytime as a route from errand to errand, and the first action on it. */
import type { Choice } from '@vesper/kernel';
import { Dwarf, EagleRider, Ranger, Rogue, Wizard } from '../content/heroes.ts';
import { MonarchCity, spaces } from '../content/map.ts';
import { BLUE, GREEN, RED } from '../content/types.ts';
import type { Card, Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Action, Hero, RealmState, Slot } from '../state.ts';
import { actionsLeft } from '../table.ts';
import { woundsAt } from './combat.ts';
import { agendaOf } from './errands.ts';
import type { Agenda, Errand } from './errands.ts';
import { cardWorth } from './means.ts';
import { actionsTo, legsOf } from './ways.ts';
import type { Legs } from './ways.ts';
import { weights } from './weights.ts';

/** So many errands are considered, and so many of them are strung together. */
const MOST_ERRANDS = 11;
const DEEPEST = 4;
/** So many ways to jump ahead by a card or by Teleport are considered. */
const MOST_JUMPS = 8;
const DEATH = 40;

interface Route {
  /** Index of the errand to do first, or NONE. */
  first: number;
  value: number;
}

/** A table on which routes are searched. */
interface Search {
  readonly s: RealmState;
  readonly hero: Hero;
  readonly legs: Legs;
  readonly errands: readonly Errand[];
  /** `apart[i][j]` actions between the places of two errands. */
  readonly apart: readonly (readonly number[])[];
  /** Actions in a later Daytime. */
  readonly daily: number;
}

/** What an action begins, and what it is worth. */
export interface Ranked {
  readonly choice: Choice;
  readonly value: number;
}

/** The ways worth trying, best first. `legal` holds `n` choices. */
export function rankActions(s: RealmState, slot: Slot, legal: readonly Choice[], n: number): Ranked[] {
  const hero = s.heroes[slot];
  const legs = legsOf(s, hero);
  const agenda = agendaOf(s, slot, legs);
  const left = actionsLeft(hero);
  const search = searchOf(s, hero, legs, agenda, left);
  const ranked: Ranked[] = [];
  const actions = legal as readonly Action[];
  const endDay = legal[n - 1];
  if (left === 0) return [{ choice: endDay, value: 0 }];
  const teleports = hero.hero === Wizard && !s.teleported;
  const from = search.errands.map(({ at }) => actionsTo(legs, hero.space, at));
  // Each errand as the first one.
  for (let i = 0; i < search.errands.length; i++) {
    if (search.errands[i].after !== NONE) continue;
    const value = routeVia(search, i, from, left, teleports);
    const choice = firstStep(s, hero, legs, search.errands[i], actions, n);
    if (choice !== null) put(ranked, choice, value);
  }
  for (const jump of jumpsOf(search, agenda, actions, n, from)) {
    const value = bestRoute(search, search.errands.map(({ at }) => actionsTo(legs, jump.to, at)), left - 1, jump.to, teleports && jump.choice.action !== 'teleport').value;
    put(ranked, jump.choice, value - jump.cost);
  }
  put(ranked, endDay, endValue(search, hero.space, s.crowd[hero.space]));
  return ranked.sort((a, b) => b.value - a.value);
}

function put(ranked: Ranked[], choice: Choice, value: number): void {
  for (let i = 0; i < ranked.length; i++) {
    if (ranked[i].choice !== choice) continue;
    if (ranked[i].value < value) ranked[i] = { choice, value };
    return;
  }
  ranked.push({ choice, value });
}

function searchOf(s: RealmState, hero: Hero, legs: Legs, agenda: Agenda, left: number): Search {
  const errands = promising(agenda.errands, legs, hero, left);
  return {
    s,
    hero,
    legs,
    errands,
    apart: errands.map(a => errands.map(b => actionsTo(legs, a.at, b.at))),
    daily: Math.max(1, hero.up + hero.down),
  };
}

/** The errands that bring most for their way; those that follow another come with it. */
function promising(errands: readonly Errand[], legs: Legs, hero: Hero, left: number): Errand[] {
  const scored: { index: number; score: number }[] = [];
  for (let i = 0; i < errands.length; i++) {
    const { at, cost, value, after } = errands[i];
    if (value <= 0.05 || after !== NONE) continue;
    const way = Math.min(actionsTo(legs, hero.space, at), 3 + left);
    if (way === Infinity) continue;
    scored.push({ index: i, score: way === 0 ? Infinity : value / (way * 0.7 + cost + 0.6) });
  }
  scored.sort((a, b) => (a.score === b.score ? 0 : b.score - a.score));
  const kept: Errand[] = [];
  const place = new Map<number, number>();
  for (const { index } of scored) {
    if (kept.length >= MOST_ERRANDS) break;
    place.set(index, kept.length);
    kept.push(errands[index]);
    for (let next = index + 1; next < errands.length && errands[next].after === next - 1 && errands[next].value > 0.05; next++) {
      kept.push({ ...errands[next], after: kept.length - 1 });
    }
  }
  return kept;
}

/** The best route that begins with one errand; far ones count less. */
function routeVia(search: Search, i: number, from: readonly number[], left: number, teleports: boolean): number {
  const { at, cost, value } = search.errands[i];
  const rest = left - from[i] - cost;
  if (rest < 0) return laterValue(search, i, from[i], left) + endValue(search, search.hero.space, search.s.crowd[search.hero.space]) * 0.5;
  const crowd = search.errands[i].leaves === NONE ? search.s.crowd[at] : search.errands[i].leaves;
  return value + extend(search, i, rest, 1 << i, 1, crowd, teleports);
}

function bestRoute(search: Search, from: readonly number[], left: number, at: Space, teleports: boolean): Route {
  let best: Route = { first: NONE, value: endValue(search, at, search.s.crowd[at]) };
  for (let i = 0; i < search.errands.length; i++) {
    if (search.errands[i].after !== NONE) continue;
    const value = routeVia(search, i, from, left, teleports);
    if (value > best.value) best = { first: i, value };
  }
  return best;
}

/** What can follow errand `last`, with `left` actions and the errands of `done` behind. */
function extend(
  search: Search,
  last: number,
  left: number,
  done: number,
  depth: number,
  crowd: number,
  teleports: boolean,
): number {
  const { errands, apart } = search;
  let best = endValue(search, errands[last].at, crowd);
  if (errands[last].deed === 'stay' || errands[last].deed === 'attack') return best;
  const steps = apart[last];
  let later = 0;
  for (let i = 0; i < errands.length; i++) {
    if ((done & (1 << i)) !== 0) continue;
    const { after, cost, value, at, leaves } = errands[i];
    if (after !== NONE && (done & (1 << after)) === 0) continue;
    const jumps = teleports && steps[i] > 1 && spaces[at].kind !== 'inn';
    const rest = left - (jumps ? 1 : steps[i]) - cost;
    if (rest < 0 || depth >= DEEPEST) {
      later = Math.max(later, laterValue(search, i, steps[i], left));
      continue;
    }
    const there = steps[i] === 0 ? crowd : search.s.crowd[at];
    const found = value + extend(search, i, rest, done | (1 << i), depth + 1, leaves === NONE ? there : leaves, teleports && !jumps);
    if (found > best) best = found;
  }
  return Math.max(best, later + 0.6 * endValue(search, errands[last].at, crowd));
}

/** An errand that is left for a later turn. */
function laterValue({ errands, daily }: Search, i: number, way: number, left: number): number {
  const { value, cost, deed } = errands[i];
  if (way === Infinity || deed === 'healWounds') return 0;
  const missing = way + cost - left;
  return value * weights.later ** (missing / daily + 0.45);
}

/** What it means to end Daytime in a space with so many minions left. */
function endValue({ s, hero }: Search, space: Space, crowd: number): number {
  const wounds = woundsAt(s, hero, space, crowd);
  let value = -weights.wound * wounds;
  if (wounds >= hero.up + hero.down - 0.5) value -= DEATH;
  const { colour, chest } = spaces[space];
  if (hero.hero === Ranger && colour === GREEN) value += 1;
  else if (hero.hero === Dwarf && colour === RED) value += 1;
  else if (hero.hero === EagleRider && hero.style === 'ground' && (colour === BLUE || space === MonarchCity)) value += 1;
  else if (hero.hero === Rogue && chest) value += 1.6;
  return value;
}

// ── The first step ───────────────────────────────────────────────────────────────────────────────────────────────────

/** The action that begins an errand: its deed, or a step on a shortest way there; `null` if there is none. */
function firstStep(s: RealmState, hero: Hero, legs: Legs, errand: Errand, actions: readonly Action[], n: number): Action | null {
  if (errand.at === hero.space) return deedOf(s, hero, errand, actions, n);
  let best: Action | null = null;
  let bestWay = actionsTo(legs, hero.space, errand.at);
  let bestHurt = Infinity;
  const ends = actionsLeft(hero) === 1;
  for (let i = 0; i < n; i++) {
    const c = actions[i];
    if (c.action !== 'foot' && c.action !== 'gate' && c.action !== 'steed' && c.action !== 'flight') continue;
    const way = actionsTo(legs, c.to, errand.at);
    const hurt = ends ? woundsAt(s, hero, c.to, s.crowd[c.to]) : 0;
    if (way < bestWay || (way === bestWay && best !== null && hurt < bestHurt)) {
      best = c;
      bestWay = way;
      bestHurt = hurt;
    }
  }
  return best;
}

function deedOf(s: RealmState, hero: Hero, { deed, what }: Errand, actions: readonly Action[], n: number): Action | null {
  for (let i = 0; i < n; i++) {
    const c = actions[i];
    switch (deed) {
      case 'engage':
        if (c.action === 'engage' && c.colour === NONE) return c;
        break;
      case 'attack':
        if (s.crowd[hero.space] === 0 ? c.action === 'attackGeneral' : c.action === 'engage' && c.colour === NONE) return c;
        break;
      case 'archery':
        if (c.action === 'archery' && c.to === what && c.colour === NONE) return c;
        break;
      case 'rumors':
        if (c.action === 'rumors' && c.colour === what) return c;
        break;
      case 'healLand':
        if (c.action === 'healLand' && c.card === what) return c;
        break;
      case 'fireball':
        if (c.action === 'fireball' && c.card === what) return c;
        break;
      case 'stay':
        if (c.action === 'endDay') return c;
        break;
      default:
        if (c.action === deed) return c;
    }
  }
  return null;
}

interface Jump {
  readonly choice: Action;
  readonly to: Space;
  readonly cost: number;
  readonly gain: number;
}

/** Moves by a card or by Teleport that save at least an action on the way to an errand, each place once. */
function jumpsOf(search: Search, { means }: Agenda, actions: readonly Action[], n: number, from: readonly number[]): Jump[] {
  const { hero, legs, errands } = search;
  const byPlace = new Map<Space, Jump>();
  const spare = hero.hand.length >= 9 ? 0.5 : 1;
  for (let i = 0; i < n; i++) {
    const c = actions[i];
    let cost = 0;
    if (c.action === 'horse' || c.action === 'eagle' || c.action === 'gateCard') {
      cost = spare * weights.travel * cardWorth(means, c.card as Card);
    } else if (c.action !== 'teleport') continue;
    const known = byPlace.get(c.to);
    if (known !== undefined) {
      if (known.cost > cost) byPlace.set(c.to, { ...known, choice: c, cost });
      continue;
    }
    let gain = 0;
    for (let e = 0; e < errands.length; e++) {
      if (errands[e].after !== NONE) continue;
      const saved = Math.min(6, from[e]) - 1 - actionsTo(legs, c.to, errands[e].at);
      if (saved > 0) gain = Math.max(gain, saved * errands[e].value);
    }
    byPlace.set(c.to, { choice: c, to: c.to, cost, gain });
  }
  const jumps: Jump[] = [];
  for (const jump of byPlace.values()) if (jump.gain > 0) jumps.push(jump);
  return jumps.sort((a, b) => b.gain - b.cost - a.gain + a.cost).slice(0, MOST_JUMPS);
}
export function debugPlan(s: RealmState, slot: Slot, legal: readonly Choice[], n: number): void {
  const hero = s.heroes[slot];
  const agenda = agendaOf(s, slot, legsOf(s, hero));
  const search = searchOf(s, hero, legsOf(s, hero), agenda, actionsLeft(hero));
  for (const e of search.errands) console.log('     E', JSON.stringify(e));
  for (const r of rankActions(s, slot, legal, n).slice(0, 6)) console.log('     R', r.value.toFixed(2), JSON.stringify(r.choice));
}
