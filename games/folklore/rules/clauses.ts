/** Clauses: which a character has, when they may be used, what they cost. */
import { empty, has, no, takeOut } from '@vesper/kernel';
import type { Choice, Facts, Objection } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import { cardNamed, cards } from '../content/cards.ts';
import { STATUS } from '../content/numbers.ts';
import { clauses } from '../content/rows.ts';
import { MOMENTS, UNLIMITED } from '../content/types.ts';
import type { Clause, ClauseId, Cost, Moment, Payable } from '../content/types.ts';
import { ACTION, aboutOf } from '../agenda.ts';
import type { OfHero } from '../agenda.ts';
import { NONE } from '../state.ts';
import type { Card, Character, FolkloreState, Member } from '../state.ts';
import { discard, exhaust } from './cards.ts';
import { changeGp, changePp } from './harm.ts';
import { priceOf } from './privileges.ts';
import { isReady, isReplaced } from './sources.ts';
import { isMet } from './conditions.ts';
import { hasStatus } from './values.ts';

/** A clause of a card as one number: `card × 4 + its place on the card`. */
export type Use = number;
export const useOf = (card: Card, place: number): Use => card * 4 + place;
export const cardOfUse = (use: Use): Card => use >> 2;
export const placeOfUse = (use: Use): number => use & 3;
/** By use: the clause. */
const clauseIds = Int16Array.from({ length: useOf(cards.length, 0) }, (_, use) =>
  placeOfUse(use) < cards[cardOfUse(use)].clauses.length ? cards[cardOfUse(use)].clauses[placeOfUse(use)] : NONE,
);
export const clauseIdAt = (card: Card, place: number): ClauseId => clauseIds[useOf(card, place)];
export const clauseAt = (card: Card, place: number): Clause => clauses[clauseIdAt(card, place)];

/** By booklet: the cards of its three ghost powers. */
export const ghostPowers: readonly (readonly Card[])[] = booklets.map(({ id }) =>
  [1, 2, 3].map(n => cardNamed(`${id}.ghost${n}`)),
);

/** What is going on. */
export function momentOf(s: FolkloreState): Moment {
  if (s.encounter.isRunning) return 'encounter';
  if (s.skirmish.isRunning) return 'skirmish';
  if (s.visit.node !== NONE) return 'town';
  return s.scene.scene === NONE ? 'camp' : 'adventure';
}

/** Its place in MOMENTS. */
export function numberOfMoment(moment: Moment): number {
  for (let number = 0; number < MOMENTS.length; number++) if (MOMENTS[number] === moment) return number;
  return NONE;
}

/** As a bit beside those of the moments: it has clauses, if only reactions. */
const WITH_CLAUSES = 1 << MOMENTS.length;

// ── Which cards ──────────────────────────────────────────────────────────────────────────────────────────────────────

const found: Card[] = [];
/** Which cards are looked for, by card: as bits of moments; -1 = all with clauses. */
let wanted = 0;
const ANY_TIME = -1;
const moments = Int32Array.from(cards, kind => (kind.clauses.length === 0 ? 0 : kind.moments | WITH_CLAUSES));

function add(card: Card): void {
  if ((moments[card] & wanted) !== 0 && !has(found, card)) found.push(card);
}

/** The cards whose clauses are within a character's reach now; the same list every time. A ghost has its powers and what is SPECTRAL. */
export const cardsWithClauses = (s: FolkloreState, who: Member): readonly Card[] => cardsUsable(s, who, ANY_TIME);

/** Those that can be used at one of these moments, as bits. */
export function cardsUsable(s: FolkloreState, who: Member, when: number): readonly Card[] {
  const character = s.party[who];
  wanted = when;
  empty(found);
  if (character.form === 'limbo') return found;
  if (character.form === 'ghost') {
    for (const card of ghostPowers[character.booklet]) add(card);
    for (const card of character.equipped) if (cards[card].spectral) add(card);
    for (const card of character.consumables) if (cards[card].spectral) add(card);
    return found;
  }
  addAll(character.powers);
  addAll(character.abilities);
  addAll(character.equipped);
  addAll(character.companions);
  addAll(character.consumables);
  addAll(character.mystics);
  return found;
}

function addAll(list: readonly Card[]): void {
  for (let i = 0; i < list.length; i++) add(list[i]);
}

// ── Whether ──────────────────────────────────────────────────────────────────────────────────────────────────────────

type Lack = Objection<never, never, never>;
const notNow = no('FOL-X3', 'notNow');
const isExhausted = no('FOL-5K.18', 'isExhausted', (s: FolkloreState, _d: OfHero, c: Choice) => ({
  broken: has(s.broken, cardOfUse(useChosen(c))),
}));
const isDeranged = no('FOL-5K.14a', 'isDeranged');
const limitReached = no('FOL-X3', 'limitReached', (_s: FolkloreState, _d: OfHero, c: Choice) => ({
  ...clauseChosen(c).limit,
}));
const tooExpensive = no('FOL-X3', 'tooExpensive', (s: FolkloreState, { who }: OfHero, c: Choice) =>
  lacking(s, who, useChosen(c)),
);
const notMet = no('FOL-X3', 'conditionNotMet');
const wasReplaced = no('FOL-R59', 'wasReplaced');

/** The clause that is pointed at: among actions, or as a reaction. */
export function useChosen(c: Choice): Use {
  if (typeof c !== 'number') return 0;
  return c < ACTION ? c : aboutOf(c);
}

function clauseChosen(c: Choice): Clause {
  const use = useChosen(c);
  return clauseAt(cardOfUse(use), placeOfUse(use));
}

/** What a clause costs, and how much of it there is. */
function lacking(s: FolkloreState, who: Member, use: Use): Facts {
  const card = cardOfUse(use);
  const clause = clauseAt(card, placeOfUse(use));
  const { form, gp, pp } = s.party[who];
  switch (clause.cost.pay) {
    case 'pp':
    case 'gp':
      return form === 'ghost'
        ? { pay: 'gp', needed: pointsOf(s, who, card, clause), left: gp }
        : { pay: 'pp', needed: pointsOf(s, who, card, clause), left: pp };
    case 'charge':
      return { pay: 'charge', needed: clause.cost.n, left: chargesLeft(s, card) };
    default:
      return { pay: clause.cost.pay, needed: 1, left: 0 };
  }
}

/** Why a clause may not be used now, its target aside. `other` is the figure a reaction is about. */
export function refuseClause(
  s: FolkloreState,
  who: Member,
  card: Card,
  place: number,
  moment: Moment,
  other: number,
): Lack | undefined {
  const clause = clauseAt(card, place);
  if (!isAt(clause, moment)) return notNow;
  const character = s.party[who];
  if (clause.power !== 'none' && isReplacedHere(character, card, clause)) return wasReplaced;
  if (!isReady(s, card)) {
    // A card may say how it recovers itself (Wheel-Lock Pistol).
    if (!recoversItself(clause) || has(s.broken, card)) return isExhausted;
  } else if (recoversItself(clause)) return notNow;
  if (isForbidden(s, who, card, clause)) return isDeranged;
  if (usesOf(character, clauseIdAt(card, place), clause) >= clause.limit.n) return limitReached;
  if (!canPay(s, who, card, clause)) return tooExpensive;
  if (clause.guard.if !== 'always' && !isMet(s, clause.guard, who, other)) return notMet;
  return undefined;
}

function isAt({ moments: when }: Clause, moment: Moment): boolean {
  for (let i = 0; i < when.length; i++) if (when[i] === moment) return true;
  return false;
}

const recoversItself = ({ cost, kind, limit }: Clause): boolean =>
  cost.pay === 'nothing' && kind === 'act' && limit.n === UNLIMITED;

function isReplacedHere(character: Character, card: Card, { power }: Clause): boolean {
  return cards[card].replaces !== power && isReplaced(character, power);
}

/** FOL-R50: DERANGED forbids powers that cost PP, and all mystic cards. */
function isForbidden(s: FolkloreState, who: Member, card: Card, { cost }: Clause): boolean {
  const { class: cardClass } = cards[card];
  const isPower = cardClass === 'ability' || cardClass === 'power';
  if (cards[card].mystic === null && !(isPower && cost.pay === 'pp')) return false;
  return hasStatus(s, who, STATUS.deranged);
}

// ── Limits ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where the uses of a clause are noted. */
function usedList(character: Character, { limit }: Clause): number[] {
  switch (limit.per) {
    case 'round':
    case 'check':
      return character.usedRound;
    case 'fight':
      return character.usedFight;
    case 'chapter':
      return character.usedChapter;
    case 'story':
      return character.usedStory;
  }
}

function usesOf(character: Character, id: ClauseId, clause: Clause): number {
  if (clause.limit.n === UNLIMITED) return 0;
  const used = usedList(character, clause);
  let n = 0;
  for (let i = 0; i < used.length; i++) if (used[i] === id) n++;
  return n;
}

export function noteUse(s: FolkloreState, who: Member, id: ClauseId): void {
  const clause = clauses[id];
  if (clause.limit.n !== UNLIMITED) usedList(s.party[who], clause).push(id);
}

// ── Costs ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Under which name modifiers know what the clause costs. */
function payable(card: Card, clause: Clause): Payable | 'none' {
  const { mystic } = cards[card];
  return mystic === null ? clause.power : mystic.kind;
}

/** What it costs in PP, or in GP for a ghost. */
export function pointsOf(s: FolkloreState, who: Member, card: Card, clause: Clause): number {
  const { cost } = clause;
  return cost.pay === 'pp' || cost.pay === 'gp' ? priceOf(s, who, payable(card, clause), cost.n) : 0;
}

export function chargesLeft(s: FolkloreState, card: Card): number {
  let left = cards[card].charges;
  for (let i = 0; i < s.spent.length; i++) if (s.spent[i] === card) left--;
  return left;
}

function canPay(s: FolkloreState, who: Member, card: Card, clause: Clause): boolean {
  const character = s.party[who];
  const { cost } = clause;
  switch (cost.pay) {
    case 'pp':
    case 'gp': {
      const left = character.form === 'ghost' ? character.gp : character.pp;
      // Whatever changes the price makes it cheaper: it matters only to those who could not pay what is printed.
      return left >= cost.n || left >= pointsOf(s, who, card, clause);
    }
    case 'charge':
      return chargesLeft(s, card) >= cost.n;
    case 'discardPrayer':
    case 'discardRitual':
      return mysticToDiscard(character, cost) !== NONE;
    default:
      return true;
  }
}

/** The first held card that pays the cost; exhausted ones before others. */
export function mysticToDiscard({ mystics }: Character, { pay }: Cost): Card {
  const wanted = pay === 'discardPrayer' ? 'prayer' : 'ritual';
  for (const card of mystics) if (cards[card].class === wanted) return card;
  return NONE;
}

/** Pays, except for a mystic card that its owner has to choose. */
export function payFor(s: FolkloreState, who: Member, card: Card, place: number): void {
  const clause = clauseAt(card, place);
  const character = s.party[who];
  noteUse(s, who, clauseIdAt(card, place));
  switch (clause.cost.pay) {
    case 'pp':
    case 'gp': {
      const points = pointsOf(s, who, card, clause);
      if (character.form === 'ghost') changeGp(s, who, -points, 'FOL-5G.2');
      else changePp(s, who, -points, 'FOL-X3');
      return;
    }
    case 'charge':
      for (let i = 0; i < clause.cost.n; i++) s.spent.push(card);
      return;
    case 'exhaust':
      exhaust(s, card);
      return;
    case 'discard':
      spendConsumable(s, who, card);
      return;
    default:
  }
}

/** FOL-7.15. */
export function spendConsumable(s: FolkloreState, who: Member, card: Card): void {
  const { consumables, mystics } = s.party[who];
  if (cards[card].class === 'consumable') takeOut(consumables, card);
  else {
    takeOut(mystics, card);
    discard(s, card);
  }
}
