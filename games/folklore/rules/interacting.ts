/** FOL-R37: what can be interacted with on a map: features, searchables, locks and snares. */
import { andThen, has, no } from '@vesper/kernel';
import type { Choice, Objection } from '@vesper/kernel';
import { cardNamed } from '../content/cards.ts';
import { DOOR, FLOOR, LOCKED, SEARCHABLE, SNARE } from '../content/maps.ts';
import { SKILL } from '../content/numbers.ts';
import { rows, writeRow } from '../content/rows.ts';
import { searchTable } from '../content/search.ts';
import { action, aboutOf, actionKind } from '../agenda.ts';
import type { Action, FolkloreDecision } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { FolkloreState, Member, Space } from '../state.ts';
import { isPassed, rollFor, searchRoll, skillRoll, takeRoll } from './checks.ts';
import { spendConsumable } from './clauses.ts';
import { isMet } from './conditions.ts';
import { isAdjacent, reachDistance } from './encounter/grid.ts';
import { springSnare } from './encounter/terrain.ts';
import { loseVita } from './harm.ts';
import { deedOf, runText } from './rows.ts';
import { isDue, sceneOf } from './scene.ts';
import { ownerOf, tell } from './turnOrder.ts';
import { hasStatus } from './values.ts';
import { STATUS } from '../content/numbers.ts';

/** Beyond the spaces: features that a foe carries. */
const CARRIED = 100;
/** FOL-X12: unless a scene says otherwise. */
const LOCK = 6;
const DISARM = 6;
const searchRows: readonly { readonly to: number; readonly row: number }[] = searchTable.map(({ to, effects }) => ({
  to,
  row: writeRow(effects),
}));

type Lack = Objection<never, never, never>;
const alreadySearched = no('FOL-R37', 'alreadySearched');
const usedUp = no('FOL-R64', 'usedUp');
const needsMore = no('FOL-R64', 'needsMore');
const notLiving = no('FOL-5G.6', 'notLiving');
const isTransformed = no('FOL-5K.47b', 'isTransformed');

/** Adjacent past no wall; a lock only orthogonally. */
function isBeside(s: FolkloreState, here: Space, space: Space): boolean {
  if (s.scene.terrain[space] === LOCKED) {
    return (
      Math.abs(here - space) === 10 ||
      (Math.abs(here - space) === 1 && Math.floor(here / 10) === Math.floor(space / 10))
    );
  }
  return reachDistance(here, space) <= 1 && isAdjacent(s, here, space);
}

/** The feature that lies on a space; NONE. */
function featureAt(s: FolkloreState, space: Space): number {
  return sceneOf(s).features.findIndex(feature => feature.space === space);
}

/** Everything within arm's reach. */
export function interactCandidates(s: FolkloreState, who: Member, found: Choice[]): void {
  write(s, who, found, found.length, true);
}

/** Writes what may be interacted with into `out`, from `out[n]` on; returns the new n. */
export function listInteractions(s: FolkloreState, who: Member, out: Choice[], n: number): number {
  return write(s, who, out, n, false);
}

/** All of it, or only what is not refused. */
function write(s: FolkloreState, who: Member, out: Choice[], from: number, all: boolean): number {
  const here = s.party[who].space;
  if (here === NONE || s.party[who].form !== 'living') return from;
  let n = from;
  const { terrain } = s.scene;
  const top = Math.max(0, Math.floor(here / 10) - 1);
  const bottom = Math.min(9, Math.floor(here / 10) + 1);
  for (let row = top; row <= bottom; row++) {
    for (let column = Math.max(0, (here % 10) - 1); column <= Math.min(9, (here % 10) + 1); column++) {
      const space = row * 10 + column;
      if (terrain[space] < SNARE || !isOfInterest(s, space) || !isBeside(s, here, space)) continue;
      const c = action('interact', space);
      if (all || refuseInteract(s, who, c) === undefined) out[n++] = c;
      if (terrain[space] === LOCKED && has(s.party[who].consumables, KEY)) out[n++] = action('unlock', space);
    }
  }
  const { features } = sceneOf(s);
  for (let number = 0; number < features.length; number++) {
    if (features[number].carrier === NONE || !isCarriedBeside(s, here, features[number].carrier)) continue;
    const c = action('interact', CARRIED + number);
    if (all || refuseInteract(s, who, c) === undefined) out[n++] = c;
  }
  return n;
}

function isCarriedBeside(s: FolkloreState, here: Space, carrier: number): boolean {
  for (const { kind, space } of s.foes) {
    if (kind === carrier && space !== NONE && isNextTo(s, here, space)) return true;
  }
  return false;
}
const KEY = cardNamed('K19');

function isNextTo(s: FolkloreState, here: Space, space: Space): boolean {
  return here === space || isAdjacent(s, here, space);
}

function isOfInterest(s: FolkloreState, space: Space): boolean {
  const terrain = s.scene.terrain[space];
  if (terrain === SNARE || terrain === LOCKED || terrain === SEARCHABLE) return true;
  return terrain > SEARCHABLE && featureAt(s, space) !== NONE;
}

export function refuseInteract(s: FolkloreState, who: Member, c: Action): Lack | undefined {
  if (s.party[who].form !== 'living') return notLiving;
  if (actionKind(c) === 'unlock') return undefined;
  const about = aboutOf(c);
  if (about >= CARRIED) return refuseFeature(s, who, about - CARRIED);
  switch (s.scene.terrain[about]) {
    case SEARCHABLE:
      return has(s.scene.searched, about) ? alreadySearched : undefined;
    case LOCKED:
    case SNARE:
      return hasStatus(s, who, STATUS.transformed) ? isTransformed : undefined;
    default:
      return refuseFeature(s, who, featureAt(s, about));
  }
}

function refuseFeature(s: FolkloreState, who: Member, number: number): Lack | undefined {
  const { again, needs } = sceneOf(s).features[number];
  const { used, passed } = s.scene;
  if (again === 'once' && (used & (1 << number)) !== 0) return usedUp;
  if (again === 'untilPassed' && (passed & (1 << number)) !== 0) return usedUp;
  return isMet(s, needs, who, NONE) ? undefined : needsMore;
}

// ── Doing it ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An atomic action: triggers are looked at when all of it is done. */
export function interact(s: FolkloreState, who: Member, c: Action): void {
  const about = aboutOf(c);
  andThen(s, { do: 'moment' });
  if (actionKind(c) === 'unlock') {
    spendConsumable(s, who, KEY);
    unlock(s, who, about);
    return;
  }
  if (about >= CARRIED) {
    useFeature(s, who, about - CARRIED);
    return;
  }
  switch (s.scene.terrain[about]) {
    case SEARCHABLE:
      s.scene.searched.push(about);
      if (!has(s.scene.paidSpaces, about)) s.scene.paidSpaces.push(about);
      andThen(s, { do: 'searchRolled', who, space: about });
      rollFor(s, searchRoll(s, who, 'search'));
      return;
    case LOCKED:
      andThen(s, { do: 'lockRolled', who, space: about });
      rollFor(s, skillRoll(s, who, 'check', SKILL.trickery, LOCK));
      return;
    case SNARE:
      andThen(s, { do: 'disarmRolled', who, space: about });
      rollFor(s, skillRoll(s, who, 'check', SKILL.trickery, DISARM));
      return;
    default:
      useFeature(s, who, featureAt(s, about));
  }
}

function searchRolled(s: FolkloreState, { who, space }: { readonly who: Member; readonly space: Space }): void {
  const { natural, bonus } = takeRoll(s);
  const total = natural + bonus;
  tell(s, { event: 'searched', rule: 'FOL-R37', who, space, natural, total });
  const deed = deedOf('search', space);
  deed.checker = who;
  runText(s, searchRows.find(({ to }) => total <= to)!.row, deed, who, NONE);
}

function unlock(s: FolkloreState, who: Member, space: Space): void {
  s.scene.terrain[space] = DOOR;
  tell(s, { event: 'doorUnlocked', rule: 'FOL-R37', who, space });
}

type Tried = { readonly who: Member; readonly space: Space };

function checked(s: FolkloreState, who: Member): boolean {
  const roll = takeRoll(s);
  const passed = isPassed(roll);
  const { natural, bonus, needed, skill } = roll;
  tell(s, { event: 'checkMade', rule: 'FOL-R37', who, skill, natural, total: natural + bonus, needed, passed });
  return passed;
}

function lockRolled(s: FolkloreState, { who, space }: Tried): void {
  if (checked(s, who)) unlock(s, who, space);
  else loseVita(s, who, 1, 'FOL-R37');
}

function disarmRolled(s: FolkloreState, { who, space }: Tried): void {
  if (!checked(s, who)) {
    springSnare(s, space);
    return;
  }
  s.scene.terrain[space] = FLOOR;
  tell(s, { event: 'snareRemoved', rule: 'FOL-R37', who, space });
}

// ── Features ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function useFeature(s: FolkloreState, who: Member, number: number): void {
  if (sceneOf(s).features[number].target.at === 'space') {
    andThen(s, { ask: 'featureSpace', seat: ownerOf(s, who), who, feature: number });
  } else beginFeature(s, who, number, NONE);
}

function beginFeature(s: FolkloreState, who: Member, number: number, space: Space): void {
  const { effects, rescue } = sceneOf(s).features[number];
  tell(s, { event: 'featureUsed', rule: 'FOL-R64', who, scene: s.scene.scene, feature: number });
  if (rescue && (s.scene.used & (1 << number)) === 0) s.scene.rescued++;
  s.scene.used |= 1 << number;
  isDue(s, 'interact', number);
  const deed = deedOf('feature', number);
  deed.checker = who;
  deed.space = space;
  deed.unpaid = (s.scene.paidFeatures & (1 << number)) !== 0;
  andThen(s, { do: 'featureDone', feature: number });
  runText(s, effects, deed, who, NONE);
}

/** FOL-R67: it has paid when its check has passed, or if it has none. */
function featureDone(s: FolkloreState, { feature }: { readonly feature: number }): void {
  const { effects } = sceneOf(s).features[feature];
  const isCheck = rows[effects].some(effect => effect.do === 'check');
  if (!isCheck || (s.scene.passed & (1 << feature)) !== 0) s.scene.paidFeatures |= 1 << feature;
}

const featureSpace: FolkloreDecision<'featureSpace'> = {
  rule: 'FOL-R64',
  candidates(s, { who, feature }) {
    const { target } = sceneOf(s).features[feature];
    const here = s.party[who].space;
    const within = target.at === 'space' ? target.within : 0;
    return s.scene.flames.filter(space => reachDistance(here, space) <= within);
  },
  asked: 'ifChoice',
  choose: (s, { who, feature }, space) => beginFeature(s, who, feature, space),
};

export const interactingSteps = { searchRolled, lockRolled, disarmRolled, featureDone };
export const interactingDecisions = { featureSpace };
