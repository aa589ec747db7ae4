/** A hero's Daytime as a route from errand to errand, and the first action on it. */
import type { Choice } from '@vesper/kernel';
import type { Action } from '../agenda.ts';
import { Dwarf, EagleRider, Ranger, Rogue, Wizard } from '../content/heroes.ts';
import { MonarchCity, spaces } from '../content/map.ts';
import { BLUE, GREEN, RED } from '../content/types.ts';
import type { Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState, Slot } from '../state.ts';
import { actionsLeft } from '../asking.ts';
import { woundsAt } from './combat.ts';
import type { Errand } from './errand.ts';
import { agendaOf } from './errands.ts';
import type { Agenda } from './errands.ts';
import { jumpsOf } from './jumps.ts';
import { actionsTo, legsOf } from './ways.ts';
import type { Legs } from './ways.ts';
import { weights } from './weights.ts';

/** So many errands are considered, with those that follow them, and so many are strung together. */
const MOST_ERRANDS = 11;
const DEEPEST = 4;
/** Less is not worth an errand. */
const TRIFLE = 0.05;
/** What it costs that a hero falls. */
const DEATH = 40;
/** Bonus actions, and cards by Thievery, for those who end Daytime in the right place. */
const BONUS_ACTION = 1;
const THIEVERY = 1.6;

/** What routes are searched with. */
export interface Search {
  readonly s: RealmState;
  readonly hero: Hero;
  readonly legs: Legs;
  readonly errands: readonly Errand[];
  /** By errand, actions from its place to those of all; found when a route first goes on from there. */
  readonly apart: (readonly number[] | undefined)[];
  /** Actions in a later Daytime. */
  readonly daily: number;
}

/** An action, and what the best route that begins with it is worth. */
interface Ranked {
  readonly choice: Choice;
  readonly value: number;
}

/** The actions that begin a route, best first. `legal` holds `n` choices, the last is `endDay`. */
export function rankActions(s: RealmState, slot: Slot, legal: readonly Choice[], n: number): Ranked[] {
  const hero = s.heroes[slot];
  const left = actionsLeft(hero);
  const actions = legal as readonly Action[];
  const endDay = actions[n - 1];
  if (left === 0) return [{ choice: endDay, value: 0 }];
  const legs = legsOf(s, hero);
  const agenda = agendaOf(s, slot, legs);
  const search = searchOf(s, hero, legs, agenda, left);
  const teleports = hero.hero === Wizard && !s.teleported;
  const ways = waysFrom(search, hero.space);
  const ranked: Ranked[] = [];
  search.errands.forEach((errand, i) => {
    if (errand.after !== NONE) return;
    const choice = firstStep(s, hero, legs, errand, actions, n);
    if (choice !== null) put(ranked, choice, routeVia(search, i, ways, left, teleports));
  });
  for (const { choice, to, cost } of jumpsOf(search, agenda, actions, n, ways)) {
    const value = bestRoute(search, to, left - 1, teleports && choice.action !== 'teleport');
    put(ranked, choice, value - cost);
  }
  put(ranked, endDay, endValue(search, hero.space, s.crowd[hero.space]));
  return ranked.sort((a, b) => b.value - a.value);
}

function put(ranked: Ranked[], choice: Choice, value: number): void {
  const i = ranked.findIndex(known => known.choice === choice);
  if (i < 0) ranked.push({ choice, value });
  else if (ranked[i].value < value) ranked[i] = { choice, value };
}

// ── Routes ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function searchOf(s: RealmState, hero: Hero, legs: Legs, agenda: Agenda, left: number): Search {
  const errands = promising(agenda.errands, legs, hero, left);
  return {
    s,
    hero,
    legs,
    errands,
    apart: [],
    daily: Math.max(1, hero.up + hero.down),
  };
}

/** The errands that bring most for their way; those that follow another come with it. */
function promising(errands: readonly Errand[], legs: Legs, hero: Hero, left: number): Errand[] {
  const scored: { readonly index: number; readonly score: number }[] = [];
  errands.forEach(({ at, cost, value, after }, index) => {
    if (value <= TRIFLE || after !== NONE) return;
    const way = actionsTo(legs, hero.space, at);
    if (way === Infinity) return;
    const score = way === 0 ? Infinity : value / (0.7 * Math.min(way, 3 + left) + cost + 0.6);
    scored.push({ index, score });
  });
  scored.sort((a, b) => (a.score === b.score ? 0 : b.score - a.score));
  const kept: Errand[] = [];
  for (const { index } of scored) {
    if (kept.length >= MOST_ERRANDS) break;
    kept.push(errands[index]);
    for (let i = index + 1; i < errands.length && errands[i].after === i - 1 && errands[i].value > TRIFLE; i++) {
      kept.push({ ...errands[i], after: kept.length - 1 });
    }
  }
  return kept;
}

/** Actions from a space to each errand. */
function waysFrom({ errands, legs }: Search, from: Space): number[] {
  return errands.map(({ at }) => actionsTo(legs, from, at));
}

/** The best route that starts in a space with `left` actions. */
function bestRoute(search: Search, from: Space, left: number, teleports: boolean): number {
  const ways = waysFrom(search, from);
  let best = endValue(search, from, search.s.crowd[from]);
  for (let i = 0; i < search.errands.length; i++) {
    if (search.errands[i].after === NONE) best = Math.max(best, routeVia(search, i, ways, left, teleports));
  }
  return best;
}

/** The best route that begins with one errand. */
function routeVia(search: Search, i: number, ways: readonly number[], left: number, teleports: boolean): number {
  const { s, hero, errands } = search;
  const { at, cost, value, leaves } = errands[i];
  const rest = left - ways[i] - cost;
  if (rest >= 0) return value + extend(search, i, rest, 1 << i, 1, leaves === NONE ? s.crowd[at] : leaves, teleports);
  return laterValue(search, i, ways[i], left) + ON_THE_WAY * endValue(search, hero.space, s.crowd[hero.space]);
}

/** Where a hero spends the night on its way is not foreseen: where it stands counts for so much. */
const ON_THE_WAY = 0.55;

/**
 * What can follow errand `last`: `left` actions remain, the errands of `done` lie behind, `crowd` minions are where the
 * hero stands.
 */
function extend(
  search: Search,
  last: number,
  left: number,
  done: number,
  depth: number,
  crowd: number,
  teleports: boolean,
): number {
  const { s, errands, apart } = search;
  const end = endValue(search, errands[last].at, crowd);
  if (errands[last].deed === 'stay' || errands[last].deed === 'attack') return end;
  const ways = (apart[last] ??= waysFrom(search, errands[last].at));
  let best = end;
  let later = 0;
  for (let i = 0; i < errands.length; i++) {
    const { after, cost, value, at, leaves } = errands[i];
    if ((done & (1 << i)) !== 0 || (after !== NONE && (done & (1 << after)) === 0)) continue;
    const jumps = teleports && ways[i] > 1 && spaces[at].kind !== 'inn';
    const rest = left - (jumps ? 1 : ways[i]) - cost;
    if (rest < 0 || depth >= DEEPEST) {
      later = Math.max(later, laterValue(search, i, ways[i], left));
      continue;
    }
    const there = leaves !== NONE ? leaves : ways[i] === 0 ? crowd : s.crowd[at];
    const found = value + extend(search, i, rest, done | (1 << i), depth + 1, there, teleports && !jumps);
    if (found > best) best = found;
  }
  return Math.max(best, later + ON_THE_WAY * end);
}

/** An errand that is left for a later turn. */
function laterValue({ errands, daily }: Search, i: number, way: number, left: number): number {
  const { value, cost, deed } = errands[i];
  if (way === Infinity || deed === 'healWounds') return 0;
  return value * weights.later ** ((way + cost - left) / daily + 0.45);
}

/** What it means to end Daytime in a space with so many minions left. */
function endValue({ s, hero }: Search, space: Space, crowd: number): number {
  const wounds = woundsAt(s, hero, space, crowd);
  const falls = wounds >= hero.up + hero.down - 0.5;
  return restValue(hero, space) - weights.wound * wounds - (falls ? DEATH : 0);
}

/** Elf Support, Mountain Lore, Fresh Mount and Thievery ask where a hero ends Daytime. */
function restValue(hero: Hero, space: Space): number {
  const { colour, chest } = spaces[space];
  switch (hero.hero) {
    case Ranger:
      return colour === GREEN ? BONUS_ACTION : 0;
    case Dwarf:
      return colour === RED ? BONUS_ACTION : 0;
    case EagleRider:
      return hero.style === 'ground' && (colour === BLUE || space === MonarchCity) ? BONUS_ACTION : 0;
    case Rogue:
      return chest ? THIEVERY : 0;
    default:
      return 0;
  }
}

// ── The first step ───────────────────────────────────────────────────────────────────────────────────────────────────

/** The action that begins an errand: its deed, or a step on a shortest way there; `null` if there is none. */
function firstStep(
  s: RealmState,
  hero: Hero,
  legs: Legs,
  errand: Errand,
  actions: readonly Action[],
  n: number,
): Action | null {
  if (errand.at === hero.space) return deedOf(s, hero, errand, actions, n);
  const isLast = actionsLeft(hero) === 1;
  let best: Action | null = null;
  let shortest = actionsTo(legs, hero.space, errand.at);
  let least = Infinity;
  for (let i = 0; i < n; i++) {
    const c = actions[i];
    if (c.action !== 'foot' && c.action !== 'gate' && c.action !== 'steed' && c.action !== 'flight') continue;
    const way = actionsTo(legs, c.to, errand.at);
    const wounds = isLast ? woundsAt(s, hero, c.to, s.crowd[c.to]) : 0;
    if (way < shortest || (way === shortest && best !== null && wounds < least)) {
      best = c;
      shortest = way;
      least = wounds;
    }
  }
  return best;
}

function deedOf(s: RealmState, hero: Hero, errand: Errand, actions: readonly Action[], n: number): Action | null {
  const isCleared = s.crowd[hero.space] === 0;
  for (let i = 0; i < n; i++) if (isDeed(errand, actions[i], isCleared)) return actions[i];
  return null;
}

/** Whether an action is what an errand asks for in its place. Minions are in the way of an attack. */
function isDeed({ deed, what }: Errand, c: Action, isCleared: boolean): boolean {
  switch (deed) {
    case 'engage':
      return c.action === 'engage' && c.colour === NONE;
    case 'attack':
      return isCleared ? c.action === 'attackGeneral' : c.action === 'engage' && c.colour === NONE;
    case 'archery':
      return c.action === 'archery' && c.to === what && c.colour === NONE;
    case 'rumors':
      return c.action === 'rumors' && c.colour === what;
    case 'healLand':
    case 'fireball':
    case 'buildGate':
      return c.action === deed && c.card === what;
    case 'stay':
      return c.action === 'endDay';
    default:
      return c.action === deed;
  }
}
