/** FOL-R56, FOL-R18: equipping, charging, giving and taking, alike in Camp, in towns and at the end of a turn. */
import { andThen, has, no, takeOut } from '@vesper/kernel';
import type { Choice, Objection } from '@vesper/kernel';
import { cards } from '../content/cards.ts';
import type { Moment } from '../content/types.ts';
import { aboutOf, action, actionBits, actionKind, isAmong } from '../agenda.ts';
import type { Action, FolkloreDecision, OfHero, PlainAction } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { Card, FolkloreState, Member } from '../state.ts';
import { handOver, handsOf, handsUsed, mayUseMystic } from './cards.ts';
import { chargesLeft, momentOf } from './clauses.ts';
import { changeCoins } from './coins.ts';
import { isAdjacent } from './encounter/grid.ts';
import { changePp, changesMaxima, keepWithinMaxima } from './harm.ts';
import { ownerOf, tell } from './turnOrder.ts';
import { handSlots } from './values.ts';

type Lack = Objection<never, never, never>;
const noHands = no('FOL-R56', 'noHands', (s: FolkloreState, { who }: OfHero, c: Action) => ({
  needed: handsOf(aboutOf(c)),
  hands: handSlots(s, who),
}));
const fullyCharged = no('FOL-5K.16', 'fullyCharged', (_s: FolkloreState, _d: OfHero, c: Action) => ({
  charges: cards[aboutOf(c)].charges,
}));
const noPowerPoints = no('FOL-R50', 'noPowerPoints');
const cannotUse = no('FOL-R57', 'cannotUseMystic');

const EQUIPPING = actionBits(['equip', 'charge', 'give', 'take', 'giveCoins', 'takeCoins']);
export const isEquipping = (c: Action): boolean => isAmong(EQUIPPING, c);

/** FOL-R67a: in one Camp, town turn or Equip/Trade step. */
export const MOST_PICKS = 30;
/** Coins change hands in these amounts. */
const AMOUNTS = [1, 5, 10] as const;

// ── Whom one can trade with ──────────────────────────────────────────────────────────────────────────────────────────

/** FOL-R18: ghosts, too, never those in Limbo; on a map only neighbours. */
function mayTrade(s: FolkloreState, who: Member, other: Member, moment: Moment): boolean {
  if (who === other || s.party[other].form === 'limbo') return false;
  if (moment === 'camp' || moment === 'town') return true;
  const here = s.party[who].space;
  const there = s.party[other].space;
  return here !== NONE && there !== NONE && (here === there || isAdjacent(s, here, there));
}

/** Everything one might think of. */
export function equippingCandidates(s: FolkloreState, who: Member, moment: Moment, found: Choice[]): void {
  write(s, who, moment, found, found.length, true);
}

/** Writes what may be done into `out`, from `out[n]` on; returns the new n. */
export function listEquipping(s: FolkloreState, who: Member, moment: Moment, out: Choice[], n: number): number {
  return write(s, who, moment, out, n, false);
}

const worn = Uint8Array.from(cards, ({ slot }) => (slot === 'none' ? 0 : 1));
const isWorn = (card: Card): boolean => worn[card] === 1;
const chargesOf = Uint8Array.from(cards, ({ charges }) => charges);

/** All of it, or only what is not refused. */
function write(s: FolkloreState, who: Member, moment: Moment, out: Choice[], from: number, all: boolean): number {
  let n = from;
  const { items, equipped, coins } = s.party[who];
  const hands = all ? MOST_PICKS : handSlots(s, who);
  for (let i = 0; i < items.length; i++) {
    const card = items[i];
    if (isWorn(card) && (handsOf(card) <= hands || has(equipped, card))) out[n++] = EQUIP + card;
    if (chargesOf[card] > 0 && (all || refuseCharge(s, who, card) === undefined)) out[n++] = CHARGE + card;
  }
  for (let other = 0; other < s.party.length; other++) {
    if (!mayTrade(s, who, other, moment)) continue;
    n = writeTradable(s, who, other, GIVE + other, all, out, n);
    n = writeTradable(s, other, who, TAKE + other, all, out, n);
    for (let i = 0; i < AMOUNTS.length; i++) {
      if (AMOUNTS[i] <= coins) out[n++] = GIVE_COINS + AMOUNTS[i] * 8 + other;
      if (AMOUNTS[i] <= s.party[other].coins) out[n++] = TAKE_COINS + AMOUNTS[i] * 8 + other;
    }
  }
  return n;
}
const EQUIP = action('equip', 0);
const CHARGE = action('charge', 0);
const GIVE = action('give', 0);
const TAKE = action('take', 0);
const GIVE_COINS = action('giveCoins', 0);
const TAKE_COINS = action('takeCoins', 0);

/** Everything that can go from one to another: no heirlooms, companions or boons. */
function writeTradable(
  s: FolkloreState,
  from: Member,
  to: Member,
  base: Action,
  all: boolean,
  out: Choice[],
  first: number,
): number {
  let n = first;
  const { items, consumables, mystics, recipes } = s.party[from];
  for (let i = 0; i < items.length; i++) out[n++] = base + items[i] * 8;
  for (let i = 0; i < consumables.length; i++) {
    if (isFirst(consumables, i)) out[n++] = base + consumables[i] * 8;
  }
  for (let i = 0; i < mystics.length; i++) {
    if (all || mayUseMystic(s, to, mystics[i])) out[n++] = base + mystics[i] * 8;
  }
  for (let i = 0; i < recipes.length; i++) out[n++] = base + recipes[i] * 8;
  return n;
}

/** Of several alike the first stands for all. */
export function isFirst(list: readonly Card[], place: number): boolean {
  for (let i = 0; i < place; i++) if (list[i] === list[place]) return false;
  return true;
}

function refuseCharge(s: FolkloreState, who: Member, card: Card): Lack | undefined {
  if (chargesLeft(s, card) >= cards[card].charges) return fullyCharged;
  return s.party[who].pp === 0 ? noPowerPoints : undefined;
}

export function refuseEquipping(s: FolkloreState, who: Member, c: Action): Lack | undefined {
  const about = aboutOf(c);
  switch (actionKind(c)) {
    case 'equip':
      return !has(s.party[who].equipped, about) && handsOf(about) > handSlots(s, who) ? noHands : undefined;
    case 'charge':
      return refuseCharge(s, who, about);
    case 'give':
      return refuseHolder(s, about % 8, about >> 3);
    case 'take':
      return refuseHolder(s, who, about >> 3);
    default:
      return undefined;
  }
}

function refuseHolder(s: FolkloreState, who: Member, card: Card): Lack | undefined {
  return cards[card].mystic !== null && !mayUseMystic(s, who, card) ? cannotUse : undefined;
}

/** Carries out what `equippingCandidates` offers. */
export function carryOutEquipping(s: FolkloreState, who: Member, c: Action): void {
  const about = aboutOf(c);
  const other = about % 8;
  switch (actionKind(c)) {
    case 'equip':
      toggle(s, who, about);
      return;
    case 'charge':
      changePp(s, who, -1, 'FOL-5K.16');
      takeOut(s.spent, about);
      tell(s, { event: 'itemCharged', rule: 'FOL-5K.16', who, card: about });
      return;
    case 'give':
      handOver(s, who, other, about >> 3);
      return;
    case 'giveCoins':
      giveCoins(s, who, other, about >> 3);
      return;
    case 'take':
      askFor(s, who, other, about >> 3, 0);
      return;
    case 'takeCoins':
      askFor(s, who, other, NONE, about >> 3);
      return;
    default:
  }
}

// ── Equipping ────────────────────────────────────────────────────────────────────────────────────────────────────────

const ROOM = { hand: 2, hands: 2, body: 1, head: 1, trinket: 2, none: 0 } as const;

function toggle(s: FolkloreState, who: Member, card: Card): void {
  const { equipped } = s.party[who];
  const mattersToMaxima = changesMaxima(card) || bearsOnMaxima(equipped);
  if (has(equipped, card)) takeOff(s, who, card);
  else {
    makeRoom(s, who, card);
    equipped.push(card);
    tell(s, { event: 'equipped', rule: 'FOL-R56', who, card });
  }
  if (mattersToMaxima) keepWithinMaxima(s, who);
}

function bearsOnMaxima(equipped: readonly Card[]): boolean {
  for (let i = 0; i < equipped.length; i++) if (changesMaxima(equipped[i])) return true;
  return false;
}

function takeOff(s: FolkloreState, who: Member, card: Card): void {
  takeOut(s.party[who].equipped, card);
  tell(s, { event: 'unequipped', rule: 'FOL-R56', who, card });
}

/** What was put on first comes off first. */
function makeRoom(s: FolkloreState, who: Member, card: Card): void {
  const { equipped } = s.party[who];
  const { slot } = cards[card];
  const hands = handsOf(card);
  if (hands > 0) {
    const slots = handSlots(s, who);
    while (handsUsed(s, who) + hands > slots) takeOff(s, who, firstInHand(equipped));
    return;
  }
  let first = NONE;
  let n = 0;
  for (let i = 0; i < equipped.length; i++) {
    if (cards[equipped[i]].slot !== slot) continue;
    if (n++ === 0) first = equipped[i];
  }
  if (n >= ROOM[slot]) takeOff(s, who, first);
}

function firstInHand(equipped: readonly Card[]): Card {
  for (let i = 0; i < equipped.length; i++) if (handsOf(equipped[i]) > 0) return equipped[i];
  return NONE;
}

// ── Trading ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function giveCoins(s: FolkloreState, from: Member, to: Member, coins: number): void {
  changeCoins(s, from, -coins, 'FOL-R18');
  changeCoins(s, to, coins, 'FOL-R18');
  tell(s, { event: 'coinsGiven', rule: 'FOL-R18', who: from, coins, to });
}

/** Whoever is asked may refuse; nobody asks oneself. */
function askFor(s: FolkloreState, who: Member, from: Member, card: Card, coins: number): void {
  if (ownerOf(s, who) === ownerOf(s, from)) hand(s, from, who, card, coins);
  else andThen(s, { ask: 'accept', seat: ownerOf(s, from), who: from, by: who, card, coins });
}

function hand(s: FolkloreState, from: Member, to: Member, card: Card, coins: number): void {
  if (card === NONE) giveCoins(s, from, to, coins);
  else handOver(s, from, to, card);
}

const ANSWERS = ['give', 'refuse'] as const;

const accept: FolkloreDecision<'accept'> = {
  rule: 'FOL-R18',
  candidates: () => ANSWERS,
  list(_s, _d, out) {
    out[0] = 'give';
    out[1] = 'refuse';
    return 2;
  },
  fallback: () => 'refuse',
  choose(s, { who, by, card, coins }, c) {
    if (c === 'give') hand(s, who, by, card, coins);
    else tell(s, { event: 'takeRefused', rule: 'FOL-R18', who, by });
  },
};

/** At the end of a turn in an encounter. */
const equip: FolkloreDecision<'equip'> = {
  rule: 'FOL-5C.12',
  candidates(s, { who }) {
    const found: (Action | PlainAction)[] = [];
    equippingCandidates(s, who, momentOf(s), found);
    found.push('done');
    return found;
  },
  refuse: (s, { who }, c) => (typeof c === 'string' ? undefined : refuseEquipping(s, who, c)),
  asked: 'ifChoice',
  fallback: () => 'done',
  list(s, { who }, out) {
    const n = listEquipping(s, who, momentOf(s), out, 0);
    out[n] = 'done';
    return n + 1;
  },
  choose(s, { seat, who, picks }, c) {
    if (typeof c === 'string') return;
    if (picks + 1 < MOST_PICKS) andThen(s, { ask: 'equip', seat, who, picks: picks + 1 });
    carryOutEquipping(s, who, c);
  },
};

export const equippingDecisions = { accept, equip };
