/** FOL-X1: Camp, before every World turn and at the start of each chapter. */
import { andThen, empty } from '@vesper/kernel';
import type { Action, FolkloreDecision, PlainAction } from '../agenda.ts';
import type { Moment } from '../content/types.ts';
import type { FolkloreState, Member } from '../state.ts';
import {
  MOST_PICKS,
  carryOutEquipping,
  equippingCandidates,
  isEquipping,
  listEquipping,
  refuseEquipping,
} from './equipping.ts';
import { refuseRegroup, regroup } from './regroup.ts';
import { inOrder, isInLimbo, isLiving, ownerOf } from './turnOrder.ts';
import { factsOfUse, listUses, refuseUse, use, useCandidates } from './using.ts';

function camp(s: FolkloreState): void {
  for (const character of s.party) empty(character.usedRound);
  for (let i = s.party.length - 1; i >= 0; i--) {
    const who = inOrder(s, i);
    if (!isInLimbo(s, who)) andThen(s, { ask: 'camp', seat: ownerOf(s, who), who, picks: 0 });
  }
}

/** What one may do wherever nobody fights. */
export function quietCandidates(s: FolkloreState, who: Member, moment: Moment, found: (Action | PlainAction)[]): void {
  if (isLiving(s, who)) {
    equippingCandidates(s, who, moment, found);
    found.push('regroup');
  }
  useCandidates(s, who, moment, found);
  found.push('done');
}

const campDecision: FolkloreDecision<'camp'> = {
  rule: 'FOL-X1',
  candidates(s, { who }) {
    const found: (Action | PlainAction)[] = [];
    quietCandidates(s, who, 'camp', found);
    return found;
  },
  refuse: (s, { who }, c) => refuseCamp(s, who, c),
  list(s, { who }, out) {
    let n = 0;
    if (isLiving(s, who)) {
      n = listEquipping(s, who, 'camp', out, n);
      if (refuseRegroup(s, who) === undefined) out[n++] = 'regroup';
    }
    n = listUses(s, who, 'camp', out, n);
    out[n++] = 'done';
    return n;
  },
  // A ghost that can do nothing is not asked.
  asked: 'ifChoice',
  fallback: () => 'done',
  facts: (s, { who }, c) => factsOfUse(s, who, c),
  choose(s, { seat, who, picks }, c) {
    if (c === 'done') return;
    if (picks + 1 < MOST_PICKS) andThen(s, { ask: 'camp', seat, who, picks: picks + 1 });
    if (typeof c === 'string') regroup(s, who);
    else if (isEquipping(c)) carryOutEquipping(s, who, c);
    else use(s, who, c);
  },
};

function refuseCamp(s: FolkloreState, who: Member, c: Action | PlainAction) {
  if (c === 'regroup') return refuseRegroup(s, who);
  if (typeof c === 'string') return undefined;
  return isEquipping(c) ? refuseEquipping(s, who, c) : refuseUse(s, who, c, 'camp');
}

export const campSteps = { camp };
export const campDecisions = { camp: campDecision };
