/** FOL-X2: windows, in which whoever can react is asked. */
import { andThen, has, no } from '@vesper/kernel';
import type { Objection } from '@vesper/kernel';
import { cards } from '../content/cards.ts';
import { TRIGGERS } from '../content/types.ts';
import type { TriggerName } from '../content/types.ts';
import { BLOCK } from '../agenda.ts';
import type { FolkloreDecision, OfHero, Reaction } from '../agenda.ts';
import { FOE, NONE, isFoe } from '../state.ts';
import type { Card, Character, Figure, FolkloreState, Member, Window } from '../state.ts';
import { spaceOf } from './auras.ts';
import { block, spendBoon } from './blocking.ts';
import { cardOfUse, cardsWithClauses, clauseAt, momentOf, placeOfUse, refuseClause, useOf } from './clauses.ts';
import { stepsBetween } from './encounter/grid.ts';
import { clockwise, ownerOf } from './turnOrder.ts';
import { beginUse, factsOfUse } from './using.ts';

const numberOf = Object.fromEntries(TRIGGERS.map((name, i) => [name, i])) as { readonly [N in TriggerName]: number };
const ROLL10 = numberOf.roll10;
const ROLL100 = numberOf.roll100;
const HIT = numberOf.hit;

/** Asks for reactions if there are any; what is on the agenda below goes on afterwards. */
export function openWindow(s: FolkloreState, trigger: TriggerName, figure: Figure, other: Figure): void {
  const window: Window = { trigger: numberOf[trigger], figure, other, passed: 0, used: [] };
  s.windows.push(window);
  if (nextToReact(s, window) === NONE) s.windows.pop();
  else andThen(s, { do: 'window' });
}

/** Who is asked next: the owner of the affected figure first, then by number. */
function nextToReact(s: FolkloreState, window: Window): Member {
  const first = isFoe(window.figure) || window.figure === NONE ? 0 : window.figure;
  for (let n = 0; n < s.party.length; n++) {
    const who = clockwise(s, first, n);
    if ((window.passed & (1 << who)) === 0 && canReact(s, who, window)) return who;
  }
  return NONE;
}

/** Which trigger the window is for this member: others hear of a check or a hit of their ally. */
function triggerFor(window: Window, who: Member, s: FolkloreState): number {
  const { trigger, figure } = window;
  if (who === figure || trigger === numberOf.foeFalls || isForAll(trigger)) return trigger;
  if (trigger === HIT) return numberOf.allyHit;
  if (trigger === ROLL10 && s.rolls[s.rolls.length - 1].skill !== NONE) return numberOf.allyCheck;
  return NONE;
}

const isForAll = (trigger: number): boolean =>
  trigger === numberOf.fightStart || trigger === numberOf.fightWon || trigger === numberOf.rest;

function canReact(s: FolkloreState, who: Member, window: Window): boolean {
  const trigger = triggerFor(window, who, s);
  if (trigger === NONE || s.party[who].form === 'limbo') return false;
  if (isRoll(trigger) && mayBoon(s, who)) return true;
  if (trigger === HIT && s.party[who].companions.length > 0) return true;
  if (!mayHold(s.party[who], 1 << trigger)) return false;
  const held = cardsWithClauses(s, who);
  for (let i = 0; i < held.length; i++) {
    if ((cards[held[i]].triggers & (1 << trigger)) !== 0 && firstReaction(s, who, held[i], window, trigger) !== NONE) {
      return true;
    }
  }
  return false;
}

/** A quick look: whether any card of the character answers such a trigger at all. */
function mayHold({ powers, abilities, equipped, companions, consumables, form }: Character, bits: number): boolean {
  if (answers(equipped, bits) || answers(consumables, bits)) return true;
  return form === 'living' && (answers(powers, bits) || answers(abilities, bits) || answers(companions, bits));
}

function answers(list: readonly Card[], bits: number): boolean {
  for (let i = 0; i < list.length; i++) if ((cards[list[i]].triggers & bits) !== 0) return true;
  return false;
}

const isRoll = (trigger: number): boolean => trigger === ROLL10 || trigger === ROLL100;

function mayBoon(s: FolkloreState, who: Member): boolean {
  const { boons, form } = s.party[who];
  return boons > 0 && form === 'living' && !s.rolls[s.rolls.length - 1].boon;
}

/** The place of the first clause of a card that may be used; NONE. */
function firstReaction(s: FolkloreState, who: Member, card: Card, window: Window, trigger: number): number {
  for (let place = 0; place < cards[card].clauses.length; place++) {
    if (refuseReaction(s, who, card, place, window, trigger) === undefined) return place;
  }
  return NONE;
}

const otherTrigger = no('FOL-X2', 'otherTrigger');
const alreadyAnswered = no('FOL-X2', 'alreadyAnswered');
const tooFar = no('FOL-X2', 'tooFar', (s: FolkloreState, { who }: OfHero, c: number) => {
  const here = spaceOf(s, who);
  const there = figureSpace(s, s.windows[s.windows.length - 1].figure);
  return {
    steps: here === NONE || there === NONE ? NONE : stepsBetween(s, here, there),
    within: clauseAt(cardOfUse(c), placeOfUse(c)).within,
  };
});

function refuseReaction(
  s: FolkloreState,
  who: Member,
  card: Card,
  place: number,
  window: Window,
  trigger: number,
): Objection<never, never, never> | undefined {
  const clause = clauseAt(card, place);
  if (clause.trigger !== TRIGGERS[trigger]) return otherTrigger;
  if (has(window.used, useOf(card, place))) return alreadyAnswered;
  if (clause.within < FOE && !isWithin(s, who, window.figure, clause.within)) return tooFar;
  return refuseClause(s, who, card, place, momentOf(s), concerned(window, who));
}

/** Whom the guard of a reaction is about: the attacker, the foe that falls. */
const concerned = ({ figure, other }: Window, who: Member): Figure => (figure === who ? other : figure);

function isWithin(s: FolkloreState, who: Member, figure: Figure, within: number): boolean {
  const here = spaceOf(s, who);
  const there = figureSpace(s, figure);
  return here !== NONE && there !== NONE && stepsBetween(s, here, there) <= within;
}

/** A foe that has just fallen is off the map; where it stood is kept in `fellAt`. */
function figureSpace(s: FolkloreState, figure: Figure): number {
  return isFoe(figure) && s.foes[figure - FOE].vita === 0 ? s.foes[figure - FOE].fellAt : spaceOf(s, figure);
}

// ── Asking ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function window(s: FolkloreState): void {
  const open = s.windows[s.windows.length - 1];
  const who = nextToReact(s, open);
  if (who === NONE) {
    s.windows.pop();
    return;
  }
  andThen(s, { do: 'window' });
  const automatic = automaticOf(s, who, open);
  if (automatic !== NONE) carryOut(s, who, open, automatic);
  else andThen(s, { ask: 'react', seat: ownerOf(s, who), who });
}

/** A reaction that happens by itself. */
function automaticOf(s: FolkloreState, who: Member, open: Window): number {
  const trigger = triggerFor(open, who, s);
  for (const card of cardsWithClauses(s, who).slice()) {
    if ((cards[card].triggers & (1 << trigger)) === 0) continue;
    for (let place = 0; place < cards[card].clauses.length; place++) {
      if (!clauseAt(card, place).automatic) continue;
      if (refuseReaction(s, who, card, place, open, trigger) === undefined) return useOf(card, place);
    }
  }
  return NONE;
}

function carryOut(s: FolkloreState, who: Member, open: Window, use: number): void {
  open.used.push(use);
  beginUse(s, who, cardOfUse(use), placeOfUse(use), concerned(open, who));
}

const nothingLeft = no('FOL-R58c', 'boonSpent');

const react: FolkloreDecision<'react'> = {
  rule: 'FOL-X2',
  candidates(s, { who }) {
    const open = s.windows[s.windows.length - 1];
    const trigger = triggerFor(open, who, s);
    const found: Reaction[] = [];
    if (isRoll(trigger) && s.party[who].boons > 0) found.push('boon');
    if (trigger === HIT) for (const card of s.party[who].companions) found.push(BLOCK + card);
    for (const card of cardsWithClauses(s, who)) {
      if ((cards[card].triggers & (1 << trigger)) === 0) continue;
      cards[card].clauses.forEach((_, place) => {
        if (clauseAt(card, place).trigger === TRIGGERS[trigger]) found.push(useOf(card, place));
      });
    }
    found.push('pass');
    return found;
  },
  refuse(s, { who }, c) {
    if (c === 'pass') return undefined;
    if (c === 'boon') return mayBoon(s, who) ? undefined : nothingLeft;
    if (c >= BLOCK) return undefined;
    const open = s.windows[s.windows.length - 1];
    return refuseReaction(s, who, cardOfUse(c), placeOfUse(c), open, triggerFor(open, who, s));
  },
  facts: (s, { who }, c) => (typeof c === 'number' && c < BLOCK ? factsOfUse(s, who, c) : {}),
  passing: { choice: 'pass', isOpen: () => true },
  fallback: () => 'pass',
  choose(s, { who }, c) {
    const open = s.windows[s.windows.length - 1];
    if (c === 'pass') open.passed |= 1 << who;
    else if (c === 'boon') spendBoon(s, who);
    else if (c >= BLOCK) {
      open.passed = ALL; // the blow has been taken: nothing is left to react to
      block(s, who, c - BLOCK);
    } else carryOut(s, who, open, c);
  },
};
const ALL = -1;

export const reactionSteps = { window };
export const reactionDecisions = { react };
