/** FOL-4.8, FOL-R63: adventuring rounds on a map. */
import { andThen, empty, no } from '@vesper/kernel';
import type { Objection } from '@vesper/kernel';
import { ENTRY, EXIT } from '../content/maps.ts';
import { aboutOf, actionKind } from '../agenda.ts';
import type { Action, FolkloreDecision, PlainAction } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { FolkloreState, Member } from '../state.ts';
import { quietCandidates } from './camp.ts';
import { partyFalls } from './death.ts';
import { possess } from './encounter/encounter.ts';
import { factsOfMove, freeStride, listMoves, moveCandidates, refuseMove, walk } from './encounter/moving.ts';
import { beginTurn, isStillIts } from './encounter/turns.ts';
import { MOST_PICKS, carryOutEquipping, isEquipping, listEquipping, refuseEquipping } from './equipping.ts';
import { interact, interactCandidates, listInteractions, refuseInteract } from './interacting.ts';
import { refuseRegroup, regroup } from './regroup.ts';
import { isDue, sceneOf, wouldReach } from './scene.ts';
import { clockwise, isInLimbo, isLiving, leaderSeat, livingCount, ownerOf, passLeader, tell } from './turnOrder.ts';
import { factsOfUse, listUses, refuseUse, use } from './using.ts';

/** FOL-R67a. */
const LAST_ROUND = 41;

/** The counter grows, POSSESSED harms, triggers of the round are due; a scene that has lasted too long is reset. */
function roundStarts(s: FolkloreState): void {
  const { scene } = s;
  if (scene.round + 1 === LAST_ROUND) {
    andThen(s, { do: 'resetScene', why: 'rounds' });
    return;
  }
  scene.round++;
  scene.first = s.leader;
  tell(s, { event: 'sceneRound', rule: 'FOL-R64', round: scene.round });
  for (const character of s.party) empty(character.usedRound);
  isDue(s, 'round', scene.round);
  andThen(s, { do: 'moment' });
  possess(s);
}

function adventureRound(s: FolkloreState): void {
  if (livingCount(s) === 0) {
    partyFalls(s, !s.fallsLater);
    return;
  }
  andThen(s, { do: 'transition' });
  if (s.hasRested) andThen(s, { do: 'characterActions' });
  else andThen(s, { ask: 'rest', seat: leaderSeat(s) });
  roundStarts(s);
}

function characterActions(s: FolkloreState): void {
  andThen(s, { do: 'adventureTurn', turn: 0 });
}

/** One after the other, from who led when the round began. */
function adventureTurn(s: FolkloreState, { turn }: { readonly turn: number }): void {
  if (turn === s.party.length) return;
  andThen(s, { do: 'adventureTurn', turn: turn + 1 });
  const who = clockwise(s, s.scene.first, turn);
  if (isInLimbo(s, who)) return;
  beginTurn(s, who, freeStride(s, who));
  andThen(s, { do: 'adventureGoesOn', who, picks: 0 });
}

/** Death ends a turn. */
function adventureGoesOn(s: FolkloreState, { who, picks }: { readonly who: Member; readonly picks: number }): void {
  if (isStillIts(s, who)) andThen(s, { ask: 'adventure', seat: ownerOf(s, who), who, picks });
}

// ── What one does on a map ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

type Lack = Objection<never, never, never>;
const alreadyEquipping = no('FOL-5C.12', 'alreadyEquipping');
const alreadyInteracted = no('FOL-R63', 'alreadyInteracted');

const adventure: FolkloreDecision<'adventure'> = {
  rule: 'FOL-R63',
  candidates(s, { who }) {
    const found: (Action | PlainAction)[] = [];
    moveCandidates(s, who, found);
    if (isLiving(s, who)) interactCandidates(s, who, found);
    quietCandidates(s, who, 'adventure', found);
    return found;
  },
  refuse: (s, { who }, c) => refuseAdventure(s, who, c),
  list(s, { who }, out) {
    const isOpen = !s.turn.isEquipping;
    let n = isOpen ? listMoves(s, who, out, 0) : 0;
    if (isLiving(s, who)) {
      if (isOpen && s.turn.interacts > 0) n = listInteractions(s, who, out, n);
      n = listEquipping(s, who, 'adventure', out, n);
      if (isOpen && refuseRegroup(s, who) === undefined) out[n++] = 'regroup';
    }
    if (isOpen) n = listUses(s, who, 'adventure', out, n);
    out[n++] = 'done';
    return n;
  },
  fallback: () => 'done',
  facts: (s, { who }, c) =>
    typeof c === 'number' && actionKind(c) === 'move' ? factsOfMove(s, who, aboutOf(c)) : factsOfUse(s, who, c),
  choose(s, { who, picks }, c) {
    if (c === 'done') return;
    if (picks + 1 < MOST_PICKS) andThen(s, { do: 'adventureGoesOn', who, picks: picks + 1 });
    if (typeof c === 'string') regroup(s, who);
    else carryOut(s, who, c);
  },
};

function refuseAdventure(s: FolkloreState, who: Member, c: Action | PlainAction): Lack | undefined {
  if (c === 'done') return undefined;
  if (typeof c !== 'string' && isEquipping(c)) return refuseEquipping(s, who, c);
  if (s.turn.isEquipping) return alreadyEquipping;
  if (typeof c === 'string') return refuseRegroup(s, who);
  switch (actionKind(c)) {
    case 'move':
      return refuseMove(s, who, aboutOf(c));
    case 'interact':
    case 'unlock':
      return s.turn.interacts === 0 ? alreadyInteracted : refuseInteract(s, who, c);
    default:
      return refuseUse(s, who, c, 'adventure');
  }
}

function carryOut(s: FolkloreState, who: Member, c: Action): void {
  switch (actionKind(c)) {
    case 'move':
      walk(s, who, aboutOf(c));
      return;
    case 'interact':
    case 'unlock':
      s.turn.interacts--;
      interact(s, who, c);
      return;
    default:
      if (isEquipping(c)) {
        s.turn.isEquipping = true;
        carryOutEquipping(s, who, c);
      } else use(s, who, c);
  }
}

// ── Phase 3 ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Also asked at the end of an encounter's round where a scene has a REACH goal; then the fight goes on afterwards. */
function transition(s: FolkloreState): void {
  if (livingCount(s) === 0) {
    if (!s.encounter.isRunning) partyFalls(s, !s.fallsLater);
    return;
  }
  andThen(s, { ask: 'transition', seat: leaderSeat(s) });
}

const notOnExit = no('FOL-R63', 'notOnExit');
const notOnEntry = no('FOL-R67', 'notOnEntry');
const notYet = no('FOL-R63', 'goalNotReached');
const inFight = no('FOL-R67', 'inFight');

function standsOn(s: FolkloreState, terrain: number): boolean {
  for (const { form, space } of s.party) {
    if (form === 'living' && space !== NONE && s.scene.terrain[space] === terrain) return true;
  }
  return false;
}

const transitionDecision: FolkloreDecision<'transition'> = {
  rule: 'FOL-R63',
  candidates: () => ['leave', 'withdraw', 'continue'],
  refuse(s, _d, c) {
    if (c === 'continue') return undefined;
    if (c === 'withdraw') {
      if (s.encounter.isRunning) return inFight;
      return standsOn(s, ENTRY) || (standsOn(s, EXIT) && !sceneOf(s).hasReach) ? undefined : notOnEntry;
    }
    if (!standsOn(s, EXIT) || !sceneOf(s).hasReach) return notOnExit;
    return wouldReach(s) ? undefined : notYet;
  },
  asked: 'ifChoice',
  fallback: () => 'continue',
  choose(s, _d, c) {
    if (c === 'leave') {
      s.scene.isReached = true;
      andThen(s, { do: 'moment' });
    } else if (c === 'withdraw') andThen(s, { do: 'resetScene', why: 'withdraw' });
    else if (!s.encounter.isRunning) {
      passLeader(s);
      andThen(s, { do: 'adventureRound' });
    }
  },
};

export const adventureSteps = { adventureRound, characterActions, adventureTurn, adventureGoesOn, transition };
export const adventureDecisions = { adventure, transition: transitionDecision };
