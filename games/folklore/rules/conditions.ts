/** Conditions of texts, modifiers and options. */
import { cards } from '../content/cards.ts';
import { foeKinds } from '../content/foes.ts';
import { STATUSES } from '../content/types.ts';
import type { Condition } from '../content/types.ts';
import { FOE, NONE, isFoe } from '../state.ts';
import type { Figure, FolkloreState, Member } from '../state.ts';
import { spaceOf } from './auras.ts';
import { isAdjacent } from './encounter/grid.ts';
import { streakAgainst } from './encounter/memory.ts';
import { isBountyOf, isOneOf, maxVita } from './values.ts';

export function hasFlag(s: FolkloreState, flag: string): boolean {
  const { flags } = s;
  for (let i = 0; i < flags.length; i++) if (flags[i] === flag) return true;
  return false;
}

/** `who` is whose condition it is, `other` the figure concerned beside it. */
export function isMet(s: FolkloreState, condition: Condition, who: Figure, other: Figure): boolean {
  switch (condition.if) {
    case 'always':
      return true;
    case 'not':
      return !isMet(s, condition.of, who, other);
    case 'every':
      for (const part of condition.of) if (!isMet(s, part, who, other)) return false;
      return true;
    case 'any':
      for (const part of condition.of) if (isMet(s, part, who, other)) return true;
      return false;
    case 'flag':
      return hasFlag(s, condition.flag);
    case 'everyVita':
      return hasEveryVita(s, condition.least);
    case 'halved':
      return s.foes.some(({ kind, halved }) => halved && foeKinds[kind].id === condition.foe);
    case 'types':
      return isOneOf(s, isFoe(who) ? who : other, condition.types);
    case 'bounty':
      return isBountyOf(s, who, other);
    case 'adjacentAlly':
      return other !== NONE && hasAllyBeside(s, who, other);
    case 'adjacent':
      return isBeside(s, who, other);
    case 'naturalAbove':
      return s.deeds.length > 0 && s.deeds[s.deeds.length - 1].natural > condition.above;
    case 'rolling':
      return isRolling(s, condition);
    case 'resisting':
      return isResisting(s, condition.status);
    case 'melee':
      return s.attacks.length > 0 && s.attacks[s.attacks.length - 1].isMelee;
    default:
      return !isFoe(who) && who !== NONE && isMetByMember(s, condition, who, other);
  }
}

type OfMember = Extract<
  Condition,
  { readonly if: 'wanted' | 'leads' | 'belowHalf' | 'holdsShield' | 'pp' | 'sameTarget' }
>;

function isMetByMember(s: FolkloreState, condition: OfMember, who: Member, other: Figure): boolean {
  const character = s.party[who];
  switch (condition.if) {
    case 'wanted':
      return character.wanted;
    case 'leads':
      return s.leader === who;
    case 'belowHalf':
      return character.vita * 2 < maxVita(s, who);
    case 'holdsShield':
      return character.equipped.some(card => cards[card].slot === 'hand' && cards[card].weapon === null);
    case 'pp':
      return character.pp >= condition.least;
    case 'sameTarget':
      return other !== NONE && streakAgainst(s, who, other) > 0;
  }
}

function hasEveryVita(s: FolkloreState, least: number): boolean {
  for (const { form, vita } of s.party) if (form === 'living' && vita < least) return false;
  return true;
}

function isBeside(s: FolkloreState, a: Figure, b: Figure): boolean {
  if (a === NONE || b === NONE) return false;
  const here = spaceOf(s, a);
  const there = spaceOf(s, b);
  if (here === NONE || there === NONE) return false;
  return here === there || isAdjacent(s, here, there);
}

/** An ally of `who`, living or a ghost, beside the other figure. */
export function hasAllyBeside(s: FolkloreState, who: Figure, other: Figure): boolean {
  if (isFoe(who)) {
    for (let i = 0; i < s.foes.length; i++) {
      const foe = i + FOE;
      if (foe !== who && isBeside(s, foe, other)) return true;
    }
    return false;
  }
  for (let ally = 0; ally < s.party.length; ally++) if (ally !== who && isBeside(s, ally, other)) return true;
  return false;
}

function isRolling(s: FolkloreState, { for: kinds, failed }: Extract<Condition, { readonly if: 'rolling' }>): boolean {
  if (s.rolls.length === 0) return false;
  const { kind, natural, bonus, needed } = s.rolls[s.rolls.length - 1];
  return kinds.includes(kind) && (!failed || natural + bonus < needed);
}

/** FOL-X2: the die is not thrown yet. */
function isResisting(s: FolkloreState, status: string): boolean {
  if (s.rolls.length === 0) return false;
  const roll = s.rolls[s.rolls.length - 1];
  return roll.kind === 'resist' && roll.status !== NONE && STATUSES[roll.status] === status;
}
