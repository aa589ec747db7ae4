/** FOL-R48, FOL-R65, FOL-R69: foes appear, are changed, fall and leave. */
import { andThen, has } from '@vesper/kernel';
import { foeKinds } from '../../content/foes.ts';
import { KEYWORD } from '../../content/numbers.ts';
import { EMPTY_ROW } from '../../content/rows.ts';
import { FOE, NONE, isFoe } from '../../state.ts';
import type { Deed, Figure, FoeFigure, FoeKind, FoeRule, FolkloreState, Space } from '../../state.ts';
import { newFighter } from '../fighters.ts';
import { openWindow } from '../reactions.ts';
import { deedOf, runText, wordAt } from '../rows.ts';
import { isDue } from '../scene.ts';
import { tell } from '../turnOrder.ts';
import { cardOf, foeOf } from './figures.ts';
import type { StepFrames } from './frames.ts';
import { nearestFreeFor } from './grid.ts';

// ── Appearing ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Each on the free space nearest to the point. `summoned` = by another foe's power. */
export function spawnFoes(s: FolkloreState, kind: FoeKind, count: number, space: Space, summoned: boolean): void {
  for (let i = 0; i < count; i++) spawnFoe(s, kind, space, summoned);
}

function spawnFoe(s: FolkloreState, kind: FoeKind, point: Space, summoned: boolean): void {
  const foe = FOE + s.foes.length;
  const space = nearestFreeFor(s, point, foe, foeKinds[kind].keywords[KEYWORD.ethereal] > 0);
  if (space === NONE) return;
  const vita = vitaOf(s, kind);
  const figure = newFoe(kind, space, vita, summoned);
  s.foes.push(figure);
  const { foeRules } = s.scene;
  for (let i = 0; i < foeRules.length; i++) if (foeRules[i].kind === kind) obey(figure, foeRules[i]);
  tell(s, { event: 'foeSpawned', rule: 'FOL-R48', foe, kind, space });
}

/** FOL-R2, FOL-R66: an Affliction's Vita is printed per character. */
function vitaOf(s: FolkloreState, kind: FoeKind): number {
  const { vita, isAffliction } = foeKinds[kind];
  if (!isAffliction) return vita;
  const sum = vita * s.party.length;
  return s.terms.difficulty === 'nightmare' ? Math.ceil((sum * 5) / 4) : sum;
}

function newFoe(kind: FoeKind, space: Space, vita: number, summoned: boolean): FoeFigure {
  return {
    ...newFighter(space),
    kind,
    vita,
    maxVita: vita,
    fellAt: NONE,
    halved: false,
    halfDue: false,
    immobilized: false,
    spooked: false,
    summoned,
  };
}

/** What a scene has changed holds for those that come later, too. */
function obey(foe: FoeFigure, rule: FoeRule): void {
  const { change, until } = wordAt(rule, 'foe');
  const less = change.vita + (change.fifth ? Math.floor(foe.maxVita / 5) : 0);
  foe.vita = Math.max(1, foe.vita - less);
  foe.temporary.push({ mods: change.mods, until, by: NONE, since: 0 });
}

// ── Counting ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** How many are on the map. */
export function foesOnMap(s: FolkloreState): number {
  let n = 0;
  for (let i = 0; i < s.foes.length; i++) if (s.foes[i].vita > 0) n++;
  return n;
}

export function hasAffliction(s: FolkloreState): boolean {
  for (let i = 0; i < s.foes.length; i++) {
    if (s.foes[i].vita > 0 && foeKinds[s.foes[i].kind].isAffliction) return true;
  }
  return false;
}

// ── Being hurt ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A foe's own power begins: its deed. */
export function foeDeed(s: FolkloreState, foe: Figure): Deed {
  const deed = deedOf('foe', foeOf(s, foe).kind);
  deed.foe = foe;
  return deed;
}

/** A foe has lost Vita and lives: the first time it is at or below half, its `half:` follows the attack or effect (FOL-R48). */
export function foeHurt(s: FolkloreState, foe: Figure): void {
  const figure = foeOf(s, foe);
  if (figure.halved || figure.vita * 2 > figure.maxVita) return;
  figure.halved = true;
  figure.halfDue = true;
  if (!isUnderAttack(s, foe)) andThen(s, { do: 'foeHalved', foe });
}

/** The attack that is being resolved is against it. */
function isUnderAttack(s: FolkloreState, foe: Figure): boolean {
  const { attacks } = s;
  return attacks.length > 0 && attacks[attacks.length - 1].target === foe;
}

function foeHalved(s: FolkloreState, { foe }: StepFrames<'foeHalved'>): void {
  const figure = foeOf(s, foe);
  if (!figure.halfDue) return;
  figure.halfDue = false;
  if (figure.vita === 0) return;
  isDue(s, 'half', figure.kind);
  if (s.scene.due !== 0) andThen(s, { do: 'moment' });
  runText(s, cardOf(s, foe).half, foeDeed(s, foe), foe, NONE);
}

// ── Leaving ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function leaveMap(s: FolkloreState, foe: Figure): void {
  const figure = foeOf(s, foe);
  figure.vita = 0;
  figure.fellAt = figure.space;
  figure.space = NONE;
}

/** Leaves without reward. */
export function removeFoe(s: FolkloreState, foe: Figure): void {
  if (foeOf(s, foe).space === NONE) return;
  leaveMap(s, foe);
  tell(s, { event: 'foeRemoved', rule: 'FOL-R69', foe });
}

/** A foe is at 0 Vita: it leaves the map, its `death:` happens, triggers hear of it. `by` = whose blow or card it was; NONE. */
export function foeFalls(s: FolkloreState, foe: Figure, by: Figure): void {
  const figure = foeOf(s, foe);
  if (figure.space === NONE) return;
  leaveMap(s, foe);
  tell(s, { event: 'foeFell', rule: 'FOL-R48', foe, kind: figure.kind });
  if (!figure.summoned) countDefeated(s, figure.kind);
  isDue(s, 'dead', figure.kind);
  // In an attack, triggers are looked at when it is over.
  if (s.attacks.length === 0) andThen(s, { do: 'moment' });
  else s.encounter.hasFallen = true;
  openWindow(s, 'foeFalls', foe, foe);
  if (by !== NONE && !isFoe(by)) openWindow(s, 'kill', by, foe);
  const { death } = cardOf(s, foe);
  if (death !== EMPTY_ROW) runText(s, death, foeDeed(s, foe), foe, NONE);
}

/** FOL-R67: in a later try only foes beyond those that have paid already give anything. */
function countDefeated(s: FolkloreState, kind: FoeKind): void {
  const { defeated, paidFoes } = s.scene;
  defeated.push(kind);
  if (countOf(defeated, kind) <= countOf(paidFoes, kind)) return;
  paidFoes.push(kind);
  const { paid, lootKinds } = s.encounter;
  paid.push(kind);
  if (!has(lootKinds, kind)) lootKinds.push(kind);
}

function countOf(list: readonly number[], item: number): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === item) n++;
  return n;
}

export const foeSteps = { foeHalved };
