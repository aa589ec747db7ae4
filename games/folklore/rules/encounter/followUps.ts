/** FOL-R26, FOL-R27, FOL-R49, FOL-R50: what follows from an attack when it is over. */
import { andThen, has, no, pick } from '@vesper/kernel';
import { cards } from '../../content/cards.ts';
import { KEYWORD, STAT } from '../../content/numbers.ts';
import { FOE, NONE, isFoe } from '../../state.ts';
import type { Attack, Card, Figure, FolkloreState, Member } from '../../state.ts';
import type { FolkloreDecision } from '../../agenda.ts';
import { keywordOf } from '../attackValues.ts';
import { breakWeapon, dropFill, exhaust } from '../cards.ts';
import { changePp, loseVita } from '../harm.ts';
import { wordAt } from '../rows.ts';
import { matchesScope } from '../scopes.ts';
import { ownerOf, tell } from '../turnOrder.ts';
import { priceOf } from '../privileges.ts';
import { valueOf } from '../values.ts';
import { DEVASTATING, FAULT } from './damage.ts';
import { factsOfAttack } from './odds.ts';
import { fighterOf, foeOf, foeOn, isThere, placeOfFigure } from './figures.ts';
import type { AttackPart, StepFrames } from './frames.ts';
import { DIRECTIONS, SIDE, beside, isAdjacent, isSolid } from './grid.ts';
import { freeStride } from './moving.ts';
import { canStrike, isMeleeBlow, isWielded, unarmed, withWeapon } from './reaching.ts';
import { newAttack, strike } from './striking.ts';
import { attackable } from './targets.ts';

/** The attack has left the stack; what was put down last comes first. */
export function attackOver(s: FolkloreState, attack: Attack, part: AttackPart): void {
  const { by, target } = attack;
  wearOff(s, attack);
  if (isFoe(by)) foeFollows(s, attack, part);
  else characterFollows(s, attack, part);
  if (s.scene.due !== 0 || s.encounter.hasFallen) {
    s.encounter.hasFallen = false;
    andThen(s, { do: 'moment' });
  }
  if (isFoe(target) && foeOf(s, target).halfDue) andThen(s, { do: 'foeHalved', foe: target });
}

/** What lasts for one attack roll, and what a weapon is filled with. */
function wearOff(s: FolkloreState, { by, weapon }: Attack): void {
  const { temporary } = fighterOf(s, by);
  let kept = 0;
  for (let i = 0; i < temporary.length; i++) {
    if (temporary[i].until !== 'nextAttack') temporary[kept++] = temporary[i];
  }
  while (temporary.length > kept) temporary.pop();
  if (weapon === NONE) return;
  for (const fill of s.fills) {
    if (fill.card !== weapon) continue;
    fill.left--;
    if (fill.left === 0) dropFill(s, weapon);
    return;
  }
}

// ── A foe's ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function foeFollows(s: FolkloreState, attack: Attack, part: AttackPart): void {
  const { by, target, natural } = attack;
  if (natural === DEVASTATING && part !== 'extra' && part !== 'puppet') andThen(s, { do: 'foeStrikesAgain', foe: by });
  if (mayCounter(s, by, target)) {
    andThen(s, { ask: 'counterattack', seat: ownerOf(s, target), who: target, foe: by });
  }
  if (natural === FAULT && isThere(s, by)) loseVita(s, by, 1, 'FOL-R27');
}

/** FOL-R27: one more against somebody at random. */
function foeStrikesAgain(s: FolkloreState, { foe }: StepFrames<'foeStrikesAgain'>): void {
  if (!isThere(s, foe)) return;
  const n = attackable(s, foe);
  if (n.length > 0) strikeAsFoe(s, foe, n[pick(s, n.length)], 'extra');
}

export const asFoe = { how: 'foe', weapon: NONE, row: 0, index: 0 } as const;

export function strikeAsFoe(s: FolkloreState, foe: Figure, target: Figure, part: AttackPart): void {
  strike(s, newAttack(s, foe, target, asFoe, false), part);
}

// ── Guard ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** FOL-5C.23, FOL-R49: the foe moved this turn, stands beside its target and has attacked it. */
function mayCounter(s: FolkloreState, foe: Figure, target: Figure): boolean {
  if (!s.terms.advanced || isFoe(target) || s.turn.who !== foe || !s.turn.hasMoved || !isThere(s, foe)) return false;
  const { form, defending, countered, space } = s.party[target];
  if (form !== 'living' || !defending || countered >= 1 + valueOf(s, target, STAT.guards)) return false;
  return isAdjacent(s, space, foeOf(s, foe).space);
}

const foeGone = no('FOL-R49', 'foeGone');

const counterattack: FolkloreDecision<'counterattack'> = {
  rule: 'FOL-R49',
  candidates(s, { who, foe }) {
    const found: (Card | 'unarmed' | 'no')[] = [];
    for (const card of s.party[who].equipped) {
      const blow = withWeapon(card);
      if (isWielded(s, who, card) && isMeleeBlow(s, who, blow) && canStrike(s, who, blow, foe)) found.push(card);
    }
    found.push('unarmed', 'no');
    return found;
  },
  refuse: (s, { foe }, c) => (c === 'no' || isThere(s, foe) ? undefined : foeGone),
  passing: { choice: 'no', isOpen: () => true },
  facts: (s, { who, foe }, c) =>
    c === 'no' ? {} : factsOfAttack(s, newAttack(s, who, foe, c === 'unarmed' ? unarmed : withWeapon(c), true)),
  choose(s, { who, foe }, c) {
    if (c === 'no') {
      tell(s, { event: 'declined', rule: 'FOL-R49', who });
      return;
    }
    s.party[who].countered++;
    strike(s, newAttack(s, who, foe, c === 'unarmed' ? unarmed : withWeapon(c), true), 'counter');
  },
};

// ── A character's ────────────────────────────────────────────────────────────────────────────────────────────────────

function characterFollows(s: FolkloreState, attack: Attack, part: AttackPart): void {
  const { by, natural, how, weapon, row, index } = attack;
  const isWhole = part === 'first' || part === 'second' || part === 'card';
  if (part === 'first') offerSecond(s, attack);
  if (isWhole && s.turn.next.length > 0) andThen(s, { do: 'nextUsed', who: by, how, weapon, row, index });
  if (isWhole && natural !== FAULT) strikeOn(s, attack);
  wearOut(s, attack);
  if (natural === DEVASTATING && s.party[by].form !== 'limbo') {
    andThen(s, { ask: 'devastatingStrike', seat: ownerOf(s, by), who: by });
  }
}

/** A natural 1, a throw, and weapons that are exhausted by every attack. */
function wearOut(s: FolkloreState, attack: Attack): void {
  const { weapon, how, natural } = attack;
  if (weapon === NONE || (how !== 'weapon' && how !== 'thrown')) return;
  if (natural === FAULT) {
    breakWeapon(s, weapon);
    if (!has(s.broken, weapon)) s.encounter.faulted.push(weapon);
  } else if (how === 'thrown' || keywordOf(s, attack, KEYWORD.exhaust) > 0) exhaust(s, weapon);
}

/** FOL-R26: what was said for the next attack is over with it, all its rolls included. */
function nextUsed(s: FolkloreState, d: StepFrames<'nextUsed'>): void {
  if (s.turn.who !== d.who) return;
  const attack = newAttack(s, d.who, NONE, d, false);
  const { next } = s.turn;
  let kept = 0;
  for (let i = 0; i < next.length; i++) if (!matchesScope(attack, wordAt(next[i], 'next').on)) next[kept++] = next[i];
  while (next.length > kept) next.pop();
}

/** ARCING, then PENETRATE. */
function strikeOn(s: FolkloreState, attack: Attack): void {
  const { by, target, how, weapon, row, index } = attack;
  const space = placeOfFigure(s, target);
  const again = { who: by, how, weapon, row, index, first: target, space };
  const depth = keywordOf(s, attack, KEYWORD.penetrate);
  if (depth > 0 && directionOfLine(s.party[by].space, space) !== NONE) {
    andThen(s, { do: 'strikesOn', ...again, from: s.party[by].space, left: depth });
  }
  if (keywordOf(s, attack, KEYWORD.arcing) > 0) {
    andThen(s, { ask: 'arcingTarget', seat: ownerOf(s, by), ...again });
  }
}

/** FOL-5K.31: horizontal or vertical only. */
function directionOfLine(from: number, to: number): number {
  if (from === to) return NONE;
  const rows = Math.trunc(to / SIDE) - Math.trunc(from / SIDE);
  const columns = (to % SIDE) - (from % SIDE);
  if (rows !== 0 && columns !== 0) return NONE;
  if (rows !== 0) return rows < 0 ? 0 : DIRECTIONS / 2;
  return columns > 0 ? DIRECTIONS / 4 : DIRECTIONS - DIRECTIONS / 4;
}

/** PENETRATE: the next space behind, and so on; a natural 1 with that weapon ends it. */
function strikesOn(s: FolkloreState, d: StepFrames<'strikesOn'>): void {
  const { who, weapon, left, space } = d;
  if (left === 0 || s.party[who].form === 'limbo' || (weapon !== NONE && !isWielded(s, who, weapon))) return;
  const next = beside(space, directionOfLine(d.from, space));
  if (next === NONE || isSolid(s.scene.terrain[next])) return;
  andThen(s, { ...d, left: left - 1, space: next });
  const foe = foeOn(s, next);
  if (foe !== NONE) strike(s, newAttack(s, who, foe, d, false), 'penetrating');
}

const arcingTarget: FolkloreDecision<'arcingTarget'> = {
  rule: 'FOL-5K.4',
  candidates(s, { first, space }) {
    const found: (Figure | 'no')[] = [];
    for (let i = 0; i < s.foes.length; i++) {
      if (s.foes[i].vita > 0 && FOE + i !== first && isAdjacent(s, space, s.foes[i].space)) found.push(FOE + i);
    }
    found.push('no');
    return found;
  },
  asked: 'ifChoice',
  passing: { choice: 'no', isOpen: () => true },
  facts: (s, d, c) => (c === 'no' ? {} : factsOfAttack(s, newAttack(s, d.who, c, d, false))),
  choose(s, d, c) {
    if (c !== 'no') strike(s, newAttack(s, d.who, c, d, false), 'arcing');
  },
};

// ── The second weapon ────────────────────────────────────────────────────────────────────────────────────────────────

const SECOND_PRICE = 1;

/** FOL-5K.1: both in the two hand slots, once per Act. */
function offerSecond(s: FolkloreState, { by, weapon, how }: Attack): void {
  if ((how !== 'weapon' && how !== 'thrown') || s.party[by].form !== 'living' || cards[weapon].slot !== 'hand') return;
  const second = secondWeapon(s, by, weapon);
  if (second !== NONE) andThen(s, { ask: 'secondTarget', seat: ownerOf(s, by), who: by, weapon: second });
}

function secondWeapon(s: FolkloreState, who: Member, first: Card): Card {
  for (const card of s.party[who].equipped) {
    if (card !== first && cards[card].slot === 'hand' && isWielded(s, who, card)) return card;
  }
  return NONE;
}

const tooFewPp = no('FOL-5K.1', 'tooFewPp');

const secondTarget: FolkloreDecision<'secondTarget'> = {
  rule: 'FOL-5K.1',
  candidates(s, { who, weapon }) {
    const found: (Figure | 'no')[] = [];
    const blow = withWeapon(weapon);
    if (s.party[who].form === 'living' && isWielded(s, who, weapon)) {
      for (let i = 0; i < s.foes.length; i++) if (canStrike(s, who, blow, FOE + i)) found.push(FOE + i);
    }
    found.push('no');
    return found;
  },
  refuse: (s, { who }, c) =>
    c === 'no' || s.party[who].pp >= priceOf(s, who, 'secondAttack', SECOND_PRICE) ? undefined : tooFewPp,
  asked: 'ifChoice',
  passing: { choice: 'no', isOpen: () => true },
  facts: (s, { who, weapon }, c) =>
    c === 'no'
      ? {}
      : {
          ...factsOfAttack(s, newAttack(s, who, c, withWeapon(weapon), false)),
          price: priceOf(s, who, 'secondAttack', SECOND_PRICE),
        },
  choose(s, { who, weapon }, c) {
    if (c === 'no') return;
    changePp(s, who, -priceOf(s, who, 'secondAttack', SECOND_PRICE), 'FOL-5K.1');
    strike(s, newAttack(s, who, c, withWeapon(weapon), false), 'second');
  },
};

// ── Devastating Strike ───────────────────────────────────────────────────────────────────────────────────────────────

const wholePp = ['move', 'act', 'pp'] as const;
const ofGhosts = ['move', 'power'] as const;

const devastatingStrike: FolkloreDecision<'devastatingStrike'> = {
  rule: 'FOL-5C.18',
  candidates: (s, { who }) => (s.party[who].form === 'living' ? wholePp : ofGhosts),
  choose(s, { who }, gain) {
    tell(s, { event: 'devastated', rule: 'FOL-R26', who, gain });
    const isOwnTurn = s.turn.who === who;
    if (gain === 'pp') changePp(s, who, valueOf(s, who, STAT.pp), 'FOL-R26');
    else if (gain === 'move') {
      if (isOwnTurn) addMove(s, who);
      else s.party[who].extraMoves++;
    } else if (isOwnTurn) s.turn.acts++;
    else s.party[who].extraActs++;
  },
};

/** Another Move of its full Stride, which may be an Evade of its own. */
export function addMove(s: FolkloreState, who: Member): void {
  s.turn.stride += freeStride(s, who);
  s.turn.hasMoved = false;
  s.turn.evading = 0;
}

export const followUpSteps = { foeStrikesAgain, nextUsed, strikesOn };
export const followUpDecisions = { counterattack, arcingTarget, secondTarget, devastatingStrike };
