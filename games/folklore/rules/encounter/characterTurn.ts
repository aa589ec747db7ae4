/** FOL-5C.12, FOL-R49: the turn of a character or a ghost in an encounter. */
import { andThen, no } from '@vesper/kernel';
import type { Choice, Facts } from '@vesper/kernel';
import { aboutOf, action, actionKind } from '../../agenda.ts';
import type { Action, FolkloreDecision, PlainAction } from '../../agenda.ts';
import { cards } from '../../content/cards.ts';
import { SKILL, STATUS } from '../../content/numbers.ts';
import { FOE, NONE } from '../../state.ts';
import type { Card, FolkloreState, Member, Space } from '../../state.ts';
import { isPassed, rollFor, skillRoll, takeRoll } from '../checks.ts';
import { changeGp, changePp } from '../harm.ts';
import { interact, interactCandidates, listInteractions, refuseInteract } from '../interacting.ts';
import { refuseRegroup, regroup } from '../regroup.ts';
import type { Lack } from '../rows.ts';
import { ownerOf, tell } from '../turnOrder.ts';
import { factsOfUse, listUses, refuseUse, use, useCandidates } from '../using.ts';
import { hasStatus, maxPp } from '../values.ts';
import { stopEncounter } from './encounter.ts';
import { isEthereal, isThere, spaceOf } from './figures.ts';
import { addMove } from './followUps.ts';
import { foesOnMap } from './foes.ts';
import type { StepFrames } from './frames.ts';
import { isAdjacent } from './grid.ts';
import { helpFor } from './helping.ts';
import { factsOfMove, freeStride, listMoves, moveCandidates, refuseMove, walk } from './moving.ts';
import { factsOfAttack } from './odds.ts';
import {
  HUNDRED,
  blowOf,
  canBeThrown,
  canReach,
  isWielded,
  notAdjacent,
  rangeOf,
  refuseReach,
  thrown,
  unarmed,
  withWeapon,
} from './reaching.ts';
import * as why from './refusals.ts';
import { newAttack, strike } from './striking.ts';
import { isBurning, putOut, singe } from './terrain.ts';
import { beginTurn, endTurn, isStillIts, losesTurn, startTurn } from './turns.ts';

/** FOL-5K.27b. */
const TEAR_LOOSE = 5;
/** FOL-R52. */
const SPECTRAL_PRICE = 1;
const EVADE_PRICE = 1;
const EVADE_COST = 2;

// ── Its course ───────────────────────────────────────────────────────────────────────────────────────────────────────

function characterTurn(s: FolkloreState, { who }: StepFrames<'characterTurn'>): void {
  s.party[who].defending = false;
  beginTurn(s, who, 0);
  andThen(s, { do: 'characterActs', who }, { do: 'characterTurnEnds', who });
  startTurn(s, who);
}

function characterActs(s: FolkloreState, { who }: StepFrames<'characterActs'>): void {
  if (!isStillIts(s, who) || losesTurn(s, who)) return;
  const character = s.party[who];
  character.held = false;
  andThen(s, { do: 'characterReady', who });
  if (!hasStatus(s, who, STATUS.immobilized)) return;
  andThen(s, { do: 'heldRolled', who });
  rollFor(s, skillRoll(s, who, 'check', SKILL.ecology, TEAR_LOOSE));
}

function heldRolled(s: FolkloreState, { who }: StepFrames<'heldRolled'>): void {
  const roll = takeRoll(s);
  const { natural, bonus, needed, skill } = roll;
  const passed = isPassed(roll);
  s.party[who].held = !passed;
  tell(s, { event: 'checkMade', rule: 'FOL-5K.27b', who, skill, natural, total: natural + bonus, needed, passed });
}

/** What it may do: a Move and an Act, and what it has won outside its turn (FOL-R26). */
function characterReady(s: FolkloreState, { who }: StepFrames<'characterReady'>): void {
  if (!isStillIts(s, who)) return;
  const character = s.party[who];
  s.turn.stride = freeStride(s, who);
  for (; character.extraMoves > 0; character.extraMoves--) addMove(s, who);
  s.turn.acts += character.extraActs;
  character.extraActs = 0;
  andThen(s, { do: 'turnGoesOn', who, picks: 0 });
}

function turnGoesOn(s: FolkloreState, { who, picks }: StepFrames<'turnGoesOn'>): void {
  if (!isStillIts(s, who)) return;
  if (foesOnMap(s) === 0) stopEncounter(s);
  else andThen(s, { ask: 'encounter', seat: ownerOf(s, who), who, picks });
}

/** Flames beside it, then Equip/Trade. */
function characterTurnEnds(s: FolkloreState, { who }: StepFrames<'characterTurnEnds'>): void {
  andThen(s, { do: 'turnOver', who });
  if (!isStillIts(s, who)) return;
  if (s.party[who].form === 'living') andThen(s, { do: 'equipAtEnd', who });
  singe(s, who);
}

function equipAtEnd(s: FolkloreState, { who }: StepFrames<'equipAtEnd'>): void {
  if (!isStillIts(s, who)) return;
  s.turn.isEquipping = true;
  andThen(s, { ask: 'equip', seat: ownerOf(s, who), who, picks: 0 });
}

function turnOver(s: FolkloreState, { who }: StepFrames<'turnOver'>): void {
  endTurn(s, who);
}

// ── Attacks ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const attackChoice = (weapon: Card, target: number): number => (weapon + 1) * HUNDRED + target;

function refuseAttack(s: FolkloreState, who: Member, kind: 'attack' | 'throw', about: number): Lack | undefined {
  const character = s.party[who];
  if (s.turn.acts === 0) return why.hasActed;
  const weapon = Math.trunc(about / HUNDRED) - 1;
  if (character.form !== 'living') {
    if (kind === 'throw' || weapon === NONE) return why.ghostsCannot;
    if (!isWielded(s, who, weapon)) return why.notSpectral;
    if (character.gp < SPECTRAL_PRICE) return why.noPp;
  }
  if (weapon !== NONE && !isWielded(s, who, weapon)) return why.notReady;
  if (kind === 'throw' && !canBeThrown(weapon)) return why.notThrown;
  const target = about % HUNDRED;
  return refuseReach(s, character.space, spaceOf(s, target), rangeOf(s, who, blowOf(kind, about)));
}

function attack(s: FolkloreState, who: Member, kind: 'attack' | 'throw', about: number): void {
  const blow = blowOf(kind, about);
  s.turn.acts--;
  // FOL-R53: a ghost that spends its last point strikes first.
  if (s.party[who].form !== 'living') changeGp(s, who, -SPECTRAL_PRICE, 'FOL-R52');
  if (kind === 'throw') tell(s, { event: 'weaponThrown', rule: 'FOL-5K.46', who, card: blow.weapon });
  strike(s, newAttack(s, who, about % HUNDRED, blow, false), 'first');
}

/** With what one may attack, in order: weapons, bare hands, throws. */
function listBlows(s: FolkloreState, who: Member, out: Choice[], start: number): number {
  let n = start;
  const { equipped, form, gp } = s.party[who];
  if (s.turn.acts === 0) return n;
  const isLiving = form === 'living';
  if (!isLiving && gp < SPECTRAL_PRICE) return n;
  for (let i = 0; i < equipped.length; i++) {
    if (isWielded(s, who, equipped[i])) n = listTargets(s, who, 'attack', equipped[i], out, n);
  }
  if (!isLiving) return n;
  n = listTargets(s, who, 'attack', NONE, out, n);
  for (let i = 0; i < equipped.length; i++) {
    if (canBeThrown(equipped[i]) && isWielded(s, who, equipped[i]))
      n = listTargets(s, who, 'throw', equipped[i], out, n);
  }
  return n;
}

function listTargets(
  s: FolkloreState,
  who: Member,
  kind: 'attack' | 'throw',
  weapon: Card,
  out: Choice[],
  start: number,
): number {
  let n = start;
  const range = rangeOf(s, who, kind === 'throw' ? thrown(weapon) : weapon === NONE ? unarmed : withWeapon(weapon));
  const { space } = s.party[who];
  for (let i = 0; i < s.foes.length; i++) {
    if (s.foes[i].vita > 0 && canReach(s, space, s.foes[i].space, range)) {
      out[n++] = action(kind, attackChoice(weapon, FOE + i));
    }
  }
  return n;
}

// ── Everything else ──────────────────────────────────────────────────────────────────────────────────────────────────

const plain: readonly PlainAction[] = ['defend', 'focus', 'regroup', 'evade', 'done'];

function refusePlain(s: FolkloreState, who: Member, c: string): Lack | undefined {
  if (c === 'done') return undefined;
  const { form, pp } = s.party[who];
  if (form !== 'living') return why.ghostsCannot;
  if (c === 'defend') return s.turn.acts === 0 ? why.hasActed : undefined;
  if (!s.terms.advanced) return why.notAdvanced;
  if (c === 'focus') {
    if (s.turn.acts === 0) return why.hasActed;
    return pp >= maxPp(s, who) ? why.fullPp : undefined;
  }
  if (c === 'regroup') return refuseRegroup(s, who);
  if (pp < 1) return why.noPp;
  if (s.turn.evading > 0) return why.isEvading;
  if (s.turn.hasMoved) return why.hasMoved;
  return s.turn.stride === 0 || isEthereal(s, who) ? why.cannotMove : undefined;
}

function doPlain(s: FolkloreState, who: Member, c: PlainAction): void {
  switch (c) {
    case 'defend':
      s.turn.acts--;
      s.party[who].defending = true;
      tell(s, { event: 'defended', rule: 'FOL-R49', who });
      return;
    case 'focus':
      s.turn.acts--;
      tell(s, { event: 'focused', rule: 'FOL-5C.22', who });
      changePp(s, who, 1, 'FOL-5C.22');
      return;
    case 'regroup':
      regroup(s, who);
      return;
    case 'evade':
      changePp(s, who, -EVADE_PRICE, 'FOL-5C.21');
      s.turn.evading = EVADE_COST;
      return;
    default:
  }
}

/** FOL-7.8: in or beside it. */
function refuseExtinguish(s: FolkloreState, who: Member, space: Space): Lack | undefined {
  if (s.party[who].form !== 'living') return why.ghostsCannot;
  if (s.turn.acts === 0) return why.hasActed;
  if (!isBurning(s, space)) return why.nothingBurns;
  return isAdjacent(s, s.party[who].space, space) ? undefined : notAdjacent;
}

// ── The decision ─────────────────────────────────────────────────────────────────────────────────────────────────────

type Picked = Action | PlainAction;
const cannot = no('FOL-5C.12', 'notInATurn');

function refuse(s: FolkloreState, who: Member, c: Picked): Lack | undefined {
  if (typeof c === 'string') return refusePlain(s, who, c);
  const about = aboutOf(c);
  const kind = actionKind(c);
  switch (kind) {
    case 'move':
      return refuseMove(s, who, about);
    case 'attack':
    case 'throw':
      return refuseAttack(s, who, kind, about);
    case 'extinguish':
      return refuseExtinguish(s, who, about);
    case 'interact':
    case 'unlock':
      return s.turn.acts === 0 ? why.hasActed : refuseInteract(s, who, c);
    case 'use':
    case 'fill':
      return refuseUse(s, who, c, 'encounter');
    default:
      return cannot;
  }
}

/** Everything one might point at, in the order in which `list` finds what is legal. */
function candidates(s: FolkloreState, who: Member): Picked[] {
  const found: Picked[] = [];
  const { equipped } = s.party[who];
  moveCandidates(s, who, found);
  const weapons = equipped.filter(card => cards[card].weapon !== null);
  for (const weapon of [...weapons, NONE]) addTargets(s, 'attack', weapon, found);
  for (const weapon of weapons) if (canBeThrown(weapon)) addTargets(s, 'throw', weapon, found);
  for (const space of s.scene.flames) found.push(action('extinguish', space));
  interactCandidates(s, who, found);
  useCandidates(s, who, 'encounter', found);
  found.push(...plain);
  return found;
}

function addTargets(s: FolkloreState, kind: 'attack' | 'throw', weapon: Card, found: Picked[]): void {
  for (let i = 0; i < s.foes.length; i++) {
    if (isThere(s, FOE + i)) found.push(action(kind, attackChoice(weapon, FOE + i)));
  }
}

function list(s: FolkloreState, who: Member, out: Choice[]): number {
  let n = listMoves(s, who, out, 0);
  n = listBlows(s, who, out, n);
  const { flames } = s.scene;
  for (let i = 0; i < flames.length; i++) {
    if (refuseExtinguish(s, who, flames[i]) === undefined) out[n++] = action('extinguish', flames[i]);
  }
  if (s.turn.acts > 0) n = listInteractions(s, who, out, n);
  n = listUses(s, who, 'encounter', out, n);
  for (let i = 0; i < plain.length; i++) if (refusePlain(s, who, plain[i]) === undefined) out[n++] = plain[i];
  return n;
}

function facts(s: FolkloreState, who: Member, c: Picked): Facts {
  if (typeof c === 'string') return {};
  const about = aboutOf(c);
  const kind = actionKind(c);
  if (kind === 'move') return factsOfMove(s, who, about);
  if (kind !== 'attack' && kind !== 'throw') return factsOfUse(s, who, c);
  const attack = newAttack(s, who, about % HUNDRED, blowOf(kind, about), false);
  return { ...factsOfAttack(s, attack), helped: helpFor(s, attack) };
}

function carryOut(s: FolkloreState, who: Member, c: Picked): void {
  if (typeof c === 'string') {
    doPlain(s, who, c);
    return;
  }
  const about = aboutOf(c);
  const kind = actionKind(c);
  switch (kind) {
    case 'move':
      walk(s, who, about);
      return;
    case 'attack':
    case 'throw':
      attack(s, who, kind, about);
      return;
    case 'extinguish':
      s.turn.acts--;
      putOut(s, about, 'FOL-7.8');
      return;
    case 'interact':
    case 'unlock':
      s.turn.acts--;
      interact(s, who, c);
      return;
    default:
      use(s, who, c);
  }
}

const encounter: FolkloreDecision<'encounter'> = {
  rule: 'FOL-5C.12',
  candidates: (s, { who }) => candidates(s, who),
  refuse: (s, { who }, c) => refuse(s, who, c),
  list: (s, { who }, out) => list(s, who, out),
  asked: 'ifChoice',
  fallback: () => 'done',
  facts: (s, { who }, c) => facts(s, who, c),
  choose(s, { who, picks }, c) {
    if (c === 'done') return;
    andThen(s, { do: 'turnGoesOn', who, picks: picks + 1 });
    carryOut(s, who, c);
  },
};

export const characterTurnSteps = {
  characterTurn,
  characterActs,
  heldRolled,
  characterReady,
  turnGoesOn,
  characterTurnEnds,
  equipAtEnd,
  turnOver,
};
export const characterTurnDecisions = { encounter };
