/** SAL-16: arrests, and SAL-3.4 to SAL-3.14: scapegoats, Burroughs and what an arrest triggers. */
import { andThen, list, no, placeOf, takeOut } from '@vesper/kernel';
import type { Objection, RuleId, Seat } from '@vesper/kernel';
import {
  GeorgeBurroughs,
  GeorgeCorwin,
  GilesCorey,
  MaryBlack,
  NathanielIngersoll,
  RebeccaNurse,
  SarahGood,
  colonists,
} from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { IN_COLONIST_ROW, IN_JAIL, IN_PROMINENT_ROW, NONE } from '../state.ts';
import type { ArrestStep, Ask, ColonistOrDecline, Price, SalemDecision, SalemState } from '../state.ts';
import {
  activeFor,
  blocking,
  circleOf,
  clockwise,
  colonistsInPlay,
  colonistsInPlayOrDecline,
  isBlocked,
  isInPlay,
} from '../asking.ts';
import { isFearInPlay, removeFear } from './fear.ts';
import { gain, pay, tell } from './influence.ts';
import { arrestPrice } from './prices.ts';

// ── Whom ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

const ownCircle = no('SAL-16.6', 'ownCircle');
const isProtected = no('SAL-10.8', 'isProtected');
const notAccused = no('SAL-16.2', 'notAccused');
const gilesNeedsThree = no('SAL-R45', 'gilesNeedsThree', (s: SalemState) => ({ has: s.accusations[GilesCorey] }));
const tooCostly = no('SAL-16.11', 'tooCostly', (s: SalemState, d: Ask<'arrest'>, c: Colonist) => ({
  price: arrestPrice(s, d.seat, c, d.surcharge),
  held: s.players[d.seat].influence,
  by: d.by,
}));

/** Why a player may not arrest a colonist in play. */
export function refuseArrest(s: SalemState, seat: Seat, surcharge: number, colonist: Colonist): Objection | undefined {
  if (circleOf(s, colonist) === seat) return ownCircle;
  if (s.protectionOn === colonist) return isProtected;
  if (colonist === GilesCorey && !isBlocked(s, GilesCorey)) {
    if (s.accusations[GilesCorey] < 3) return gilesNeedsThree;
  } else if (s.accusations[colonist] === 0 && s.spectralOn !== colonist) return notAccused;
  if (arrestPrice(s, seat, colonist, surcharge).total > s.players[seat].influence) return tooCostly;
  return undefined;
}

/** Spaces 8 and 9 (may be declined), or a colonist’s ability (may not, SAL-R26). */
const arrest: SalemDecision<'arrest'> = {
  rule: 'SAL-10.18',
  ruleFor: arrestRule,
  asked: 'ifChoice',
  candidates: (s, { seat, by }) => (by === NONE ? colonistsInPlayOrDecline(s, seat) : colonistsInPlay(s, seat)),
  refuse: (s, { seat, surcharge }, c) => (c === 'decline' ? undefined : refuseArrest(s, seat, surcharge, c)),
  list: (s, d, out) => list(arrest, s, d, out),
  choose(s, d, c, forced) {
    const { seat, surcharge, by } = d;
    if (c === 'decline') {
      if (forced === true) tell(s, { event: 'nothingPossible', rule: 'SAL-16.11', seat, ask: 'arrest' });
      else tell(s, { event: 'declined', rule: 'SAL-R26', seat, ask: 'arrest' });
      return;
    }
    const price = arrestPrice(s, seat, c, surcharge);
    tell(s, { event: 'arrestAttempted', rule: arrestRule(s, d), seat, colonist: c, price, by });
    // SAL-3.6, SAL-R49: only a red-backed colonist can be spared, wherever it lies.
    if (colonists[c].back === 'red') {
      andThen(s, { ask: 'scapegoat', seat: clockwise(s, seat, 1), arrester: seat, target: c, surcharge, by });
    } else carryOutArrest(s, seat, c, price, by);
  },
  fallback: (_s, { by }) => (by === NONE ? 'decline' : undefined),
  facts: (s, { seat, surcharge }, c) => (c === 'decline' ? {} : { ...arrestPrice(s, seat, c, surcharge) }),
};

function arrestRule(s: SalemState, { by }: Ask<'arrest'>): RuleId {
  if (by !== NONE) return colonists[by].rule;
  return s.resolving.space === 9 ? 'SAL-10.20' : 'SAL-10.18';
}

// ── Scapegoats ───────────────────────────────────────────────────────────────────────────────────────────────────────

const scapegoatProtected = no('SAL-3.4', 'isProtected');
const scapegoatBlocked = no('SAL-3.4', 'isBlocked', (s: SalemState, _d: Ask<'scapegoat'>, c: Colonist) =>
  blocking(s, c),
);
const isLocked = no('SAL-R32', 'isLocked');
const inArrestersCircle = no('SAL-R29', 'inArrestersCircle', (_s: SalemState, { arrester }: Ask<'scapegoat'>) => ({
  arrester,
}));

/** SAL-R29: why a scapegoat in play cannot be named. */
function refuseScapegoat(s: SalemState, arrester: Seat, scapegoat: Colonist): Objection | undefined {
  if (s.protectionOn === scapegoat) return scapegoatProtected;
  if (isBlocked(s, scapegoat)) return scapegoatBlocked;
  if (s.locked.includes(scapegoat)) return isLocked;
  if (circleOf(s, scapegoat) === arrester) return inArrestersCircle;
  return undefined;
}

/**
 * Asked one player at a time, clockwise from the arresting player's left, that player last (SAL-R28, SAL-R31). With no
 * eligible scapegoat nobody is asked.
 */
const scapegoat: SalemDecision<'scapegoat'> = {
  rule: 'SAL-3.5',
  asked: 'ifChoice',
  candidates(s) {
    const found: ColonistOrDecline[] = [];
    if (isInPlay(s, MaryBlack)) found.push(MaryBlack);
    if (isInPlay(s, SarahGood)) found.push(SarahGood);
    found.push('decline');
    return found;
  },
  refuse: (s, { arrester }, c) => (c === 'decline' ? undefined : refuseScapegoat(s, arrester, c)),
  choose(s, { seat, arrester, target, surcharge, by }, c, forced) {
    if (c !== 'decline') {
      const rule = seat === arrester ? 'SAL-R31' : 'SAL-3.5';
      tell(s, { event: 'scapegoatNamed', rule, seat, scapegoat: c, target });
      carryOutArrest(s, arrester, c, null, by);
      return;
    }
    if (forced !== true) tell(s, { event: 'declined', rule: 'SAL-R28', seat, ask: 'scapegoat' });
    if (seat === arrester) carryOutArrest(s, arrester, target, arrestPrice(s, arrester, target, surcharge), by);
    else andThen(s, { ask: 'scapegoat', seat: clockwise(s, seat, 1), arrester, target, surcharge, by });
  },
  fallback: () => 'decline',
};

// ── The arrest itself ────────────────────────────────────────────────────────────────────────────────────────────────

/** SAL-R27, steps 3 to 8. A scapegoat costs nothing (`price` null, SAL-R30). */
function carryOutArrest(s: SalemState, seat: Seat, colonist: Colonist, price: Price | null, by: Colonist): void {
  if (price !== null) pay(s, seat, price.total, 'SAL-10.18', NONE);
  const corwin = activeFor(s, GeorgeCorwin) === seat;
  const ingersoll = colonist === NathanielIngersoll ? NONE : activeFor(s, NathanielIngersoll);
  const ownAbility = !isBlocked(s, colonist);
  const from = s.zone[colonist];
  leavePlay(s, colonist);
  s.zone[colonist] = IN_JAIL + seat;
  s.players[seat].jail.push(colonist);
  const rule = price === null ? 'SAL-R30' : 'SAL-16.4';
  tell(s, { event: 'colonistArrested', rule, seat, colonist, from, price, by });
  unlockAll(s);
  andThen(s, { do: 'afterArrest', seat, corwin, ingersoll });
  if (ownAbility && colonist === RebeccaNurse) {
    for (let n = 1; n < s.players.length; n++)
      gain(s, clockwise(s, seat, n), 1, colonists[RebeccaNurse].rule, RebeccaNurse);
  }
  if (ownAbility && colonist === GeorgeBurroughs) {
    for (let n = s.players.length - 1; n >= 0; n--) andThen(s, { ask: 'burroughsFear', seat: clockwise(s, seat, n) });
  }
}

/** Takes a colonist out of its row or Circle and all tokens off it (SAL-16.7). */
function leavePlay(s: SalemState, colonist: Colonist): void {
  leaveZone(s, colonist);
  dropTokens(s, colonist);
}

/** Takes a colonist out of its row or Circle, leaving a gap in a row; notes a card leaving the bottom row (SAL-R49). */
export function leaveZone(s: SalemState, colonist: Colonist): void {
  const zone = s.zone[colonist];
  if (zone === IN_PROMINENT_ROW) s.prominentRow[placeOf(s.prominentRow, colonist)] = NONE;
  else if (zone === IN_COLONIST_ROW) {
    s.colonistRow[placeOf(s.colonistRow, colonist)] = NONE;
    s.colonistRowTouched = true;
  } else takeOut(s.players[circleOf(s, colonist)].circle, colonist);
}

/** All tokens go back to the supply, Spectral Evidence and Protection to the board. */
export function dropTokens(s: SalemState, colonist: Colonist): void {
  s.supply.accusations += s.accusations[colonist];
  s.supply.fear += s.fear[colonist];
  s.supply.influence += s.reputationTokens[colonist];
  s.accusations[colonist] = 0;
  s.fear[colonist] = 0;
  s.reputationTokens[colonist] = 0;
  if (s.spectralOn === colonist) s.spectralOn = NONE;
  if (s.protectionOn === colonist) s.protectionOn = NONE;
  if (s.locked.includes(colonist)) takeOut(s.locked, colonist);
}

/** Step 7: those who were paid for arrests when this one began (SAL-R61); the active player first (SAL-R34). */
function afterArrest(s: SalemState, { seat, corwin, ingersoll }: ArrestStep): void {
  if (corwin) gain(s, seat, 2, colonists[GeorgeCorwin].rule, GeorgeCorwin);
  if (ingersoll !== NONE) gain(s, ingersoll, 1, colonists[NathanielIngersoll].rule, NathanielIngersoll);
}

// ── Burroughs ────────────────────────────────────────────────────────────────────────────────────────────────────────

const noFear = no('SAL-R33', 'noFear');

/** SAL-R33: each player, clockwise from the arresting one, may remove 1 Fear anywhere. */
const burroughsFear: SalemDecision<'burroughsFear'> = {
  rule: 'SAL-3.13',
  asked: 'ifChoice',
  candidates: (s, { seat }) => (isFearInPlay(s) ? colonistsInPlayOrDecline(s, seat) : []),
  refuse: (s, _d, c) => (c === 'decline' || s.fear[c] > 0 ? undefined : noFear),
  choose(s, { seat }, c) {
    if (c === 'decline') {
      tell(s, { event: 'declined', rule: 'SAL-R33', seat, ask: 'burroughsFear' });
      return;
    }
    removeFear(s, seat, c, 'SAL-3.13', GeorgeBurroughs);
    if (s.fear[c] === 2) {
      s.locked.push(c);
      tell(s, { event: 'locked', rule: 'SAL-R32', colonist: c });
    }
  },
  fallback: () => 'decline',
};

/**
 * SAL-R32: this arrest unlocks what the one before had locked. It is done before Burroughs's own effect, which only adds
 * locks; nothing asks for a lock in between.
 */
function unlockAll(s: SalemState): void {
  for (const colonist of s.locked) tell(s, { event: 'unlocked', rule: 'SAL-R32', colonist });
  if (s.locked.length > 0) s.locked = [];
}

export const arrestSteps = { afterArrest };
export const arrestDecisions = { arrest, scapegoat, burroughsFear };
