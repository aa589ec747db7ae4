/** FOL-R18 to FOL-R20, FOL-R43c: visits to towns and Wayfarers' Camps. */
import { andThen, empty } from '@vesper/kernel';
import { cards } from '../content/cards.ts';
import { foeNamed } from '../content/foes.ts';
import { SKILL } from '../content/numbers.ts';
import { nodes } from '../content/world.ts';
import type { FolkloreDecision } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { Card, FolkloreState, Member } from '../state.ts';
import { discard, drawFrom } from './cards.ts';
import { isPassed, rollFor, skillRoll, takeRoll } from './checks.ts';
import { changeCoins } from './coins.ts';
import { setWanted } from './effects/persons.ts';
import { beginSkirmish } from './skirmish.ts';
import { inOrder, isLiving, ownerOf, tell } from './turnOrder.ts';
import { closeVisit } from './visits.ts';
import { isTown } from './worldMap.ts';

/** FOL-R43c. */
const FINE = 15;
const CUNNING = 7;
/** FOL-R18. */
const MARKET_ROW = 5;

function visit(s: FolkloreState): void {
  s.visit.node = s.node;
  s.visited = s.node;
  for (const character of s.party) {
    empty(character.usedRound);
    empty(character.served);
  }
  tell(s, { event: 'townEntered', rule: isTown(s.node) ? 'FOL-4.4' : 'FOL-R20', node: s.node });
  andThen(s, { do: 'marketRow' });
  if (!isTown(s.node)) return;
  for (let i = s.party.length - 1; i >= 0; i--) {
    const who = inOrder(s, i);
    if (isLiving(s, who) && s.party[who].wanted) andThen(s, { ask: 'gate', seat: ownerOf(s, who), who });
  }
}

// ── The gate ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const gate: FolkloreDecision<'gate'> = {
  rule: 'FOL-R43c',
  candidates: (s, { who }) => (s.party[who].coins >= FINE ? ['pay', 'roll'] : ['roll']),
  asked: 'ifChoice',
  choose(s, { who }, c) {
    if (!isLiving(s, who)) return;
    if (c === 'pay') {
      changeCoins(s, who, -FINE, 'FOL-R43c');
      tell(s, { event: 'fineAtGate', rule: 'FOL-R43c', who });
      setWanted(s, who, false);
      return;
    }
    andThen(s, { do: 'gateRolled', who });
    rollFor(s, skillRoll(s, who, 'check', SKILL.trickery, CUNNING));
  },
};

function gateRolled(s: FolkloreState, { who }: { readonly who: Member }): void {
  const roll = takeRoll(s);
  const passed = isPassed(roll);
  const { natural, bonus, needed, skill } = roll;
  tell(s, { event: 'checkMade', rule: 'FOL-R43c', who, skill, natural, total: natural + bonus, needed, passed });
  if (passed) return;
  s.visit.barred |= 1 << who;
  beginSkirmish(s, [foeNamed('C09')], [0]);
}

// ── Inside ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The row is laid, then everybody's turn comes. */
function marketRow(s: FolkloreState): void {
  andThen(s, { do: 'leaveTown' });
  for (let i = s.party.length - 1; i >= 0; i--) {
    const who = inOrder(s, i);
    if (isLiving(s, who)) {
      andThen(s, { ask: 'town', seat: ownerOf(s, who), who, picks: 0 }, { do: 'townTurnEnds', who });
    }
  }
  if (!nodes[s.node].services.includes('market')) return;
  for (let i = 0; i < MARKET_ROW; i++) {
    const card = drawFrom(s, 'item');
    if (card !== NONE) s.visit.row.push(card);
  }
  tell(s, { event: 'marketLaid', rule: 'FOL-R18', cards: s.visit.row.slice() });
}

/** What Commission has shown and nobody bought is discarded. */
function townTurnEnds(s: FolkloreState): void {
  for (const card of s.visit.commission) discard(s, card);
  empty(s.visit.commission);
}

function leaveTown(s: FolkloreState): void {
  const { node } = s.visit;
  closeVisit(s);
  for (const character of s.party) empty(character.usedRound);
  tell(s, { event: 'townLeft', rule: 'FOL-R18', node });
}

/** Weapons and protective items can be bought of a Commission. */
export function isOfCommission(card: Card): boolean {
  return cards[card].id.startsWith('W') || cards[card].id.startsWith('P');
}

export const townSteps = { visit, gateRolled, marketRow, townTurnEnds, leaveTown };
export const townDecisions = { gate };
