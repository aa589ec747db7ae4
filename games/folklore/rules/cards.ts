/** FOL-R8, FOL-R56, FOL-R57: cards are drawn, held, exhausted and given up. */
import { andThen, draw, empty, has, no, shuffle, takeOut } from '@vesper/kernel';
import type { RuleId } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import { cards } from '../content/cards.ts';
import { STAT } from '../content/numbers.ts';
import { GIVE_AWAY } from '../agenda.ts';
import type { FolkloreDecision, OfHero } from '../agenda.ts';
import { DECKS, NONE } from '../state.ts';
import type { Card, DeckName, FolkloreState, Member } from '../state.ts';
import { changesMaxima, keepWithinMaxima } from './harm.ts';
import { deedOf, runText } from './rows.ts';
import { isStoryArtifact } from './storyArtifacts.ts';
import { mayHoldCompanions } from './statuses.ts';
import { ownerOf, tell } from './turnOrder.ts';
import { CARRIED, handSlots, valueOf } from './values.ts';

const deckNumber = (deck: DeckName): number => DECKS.indexOf(deck);
/** By card: the deck of its class; NONE = it comes from none. */
const deckOf = Int8Array.from(cards, ({ class: cardClass }) => DECKS.findIndex(deck => deck === cardClass));

// ── Decks ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The top card; NONE = deck and discard pile are empty. */
export function drawFrom(s: FolkloreState, deck: DeckName): Card {
  const number = deckNumber(deck);
  const pile = s.decks[number];
  if (pile.length === 0 && s.discards[number].length > 0) {
    pile.push(...s.discards[number]);
    empty(s.discards[number]);
    shuffle(s, pile);
    tell(s, { event: 'deckReshuffled', rule: 'FOL-R8', deck });
  }
  return draw(s, pile) ?? NONE;
}

/** FOL-R8: where a card goes that nobody has any more. Its marks go with it. */
export function discard(s: FolkloreState, card: Card): void {
  clearMarks(s, card);
  const { class: cardClass } = cards[card];
  if (cardClass === 'artifact') {
    if (isStoryArtifact(card)) s.setAside.push(card);
    else {
      const pile = s.decks[deckNumber('artifact')];
      pile.push(card);
      shuffle(s, pile);
    }
    return;
  }
  const deck = deckOf[card];
  if (deck !== NONE) s.discards[deck].push(card);
}

function clearMarks(s: FolkloreState, card: Card): void {
  drop(s.exhausted, card);
  drop(s.broken, card);
  drop(s.encounter.faulted, card);
  drop(s.corroded, card);
  while (has(s.spent, card)) takeOut(s.spent, card);
  dropFill(s, card);
}

/** Takes it out if it is there; says whether it was. */
function drop(list: number[], card: Card): boolean {
  if (!has(list, card)) return false;
  takeOut(list, card);
  return true;
}

export function dropFill(s: FolkloreState, card: Card): void {
  for (let i = 0; i < s.fills.length; i++) {
    if (s.fills[i].card === card) {
      s.fills.splice(i, 1);
      return;
    }
  }
}

// ── Marks ────────────────────────────────────────────────────────────────────────────────────────────────────────────

export function exhaust(s: FolkloreState, card: Card): void {
  if (has(s.exhausted, card)) return;
  s.exhausted.push(card);
  tell(s, { event: 'cardExhausted', rule: 'FOL-5K.18', card });
}

export function recover(s: FolkloreState, card: Card): void {
  drop(s.exhausted, card);
  tell(s, { event: 'cardRecovered', rule: 'FOL-5K.51', card });
}

/** FOL-R56: whatever is exhausted and not Broken can be used again. */
export function recoverAll(s: FolkloreState): void {
  for (let i = s.exhausted.length - 1; i >= 0; i--) {
    const card = s.exhausted[i];
    if (!has(s.broken, card)) recover(s, card);
  }
  empty(s.encounter.faulted);
}

/** FOL-R26: a natural 1. Artifacts and heirlooms are exhausted until the combat ends. */
export function breakWeapon(s: FolkloreState, card: Card): void {
  exhaust(s, card);
  const { class: cardClass } = cards[card];
  if (cardClass === 'artifact') return;
  if (!has(s.broken, card)) s.broken.push(card);
  tell(s, { event: 'itemBroken', rule: 'FOL-5C.19', card });
}

/** FOL-5C.20: the combat is over. */
export function recoverFaults(s: FolkloreState): void {
  for (const card of s.encounter.faulted) if (has(s.exhausted, card)) recover(s, card);
  empty(s.encounter.faulted);
}

export function repair(s: FolkloreState, card: Card): void {
  drop(s.broken, card);
  drop(s.exhausted, card);
  tell(s, { event: 'itemRepaired', rule: 'FOL-5C.19', card });
}

export function scour(s: FolkloreState, card: Card): void {
  drop(s.corroded, card);
  tell(s, { event: 'itemScoured', rule: 'FOL-R43b', card });
}

/** FOL-R43b: a token; the second destroys the item. */
export function corrode(s: FolkloreState, who: Member, card: Card): void {
  const destroyed = has(s.corroded, card);
  tell(s, { event: 'itemCorroded', rule: 'FOL-R43b', card, destroyed });
  if (destroyed) loseCard(s, who, card, 'FOL-R43b');
  else s.corroded.push(card);
  keepWithinMaxima(s, who);
}

// ── Gaining and losing ───────────────────────────────────────────────────────────────────────────────────────────────

/** Draws for a character and lets it keep the card. */
export function drawFor(s: FolkloreState, who: Member, deck: DeckName, rule: RuleId): void {
  const card = drawFrom(s, deck);
  if (card === NONE) {
    tell(s, { event: 'nothingDrawn', rule: 'FOL-R8', who, deck });
    return;
  }
  tell(s, { event: 'cardDrawn', rule, who, card, deck });
  take(s, who, card);
}

/** A character takes a card, as far as it can hold it. */
export function take(s: FolkloreState, who: Member, card: Card): void {
  const character = s.party[who];
  switch (cards[card].class) {
    case 'item':
    case 'starter':
    case 'artifact':
      character.items.push(card);
      if (character.items.length > CARRIED) andThen(s, { do: 'fits', who, card });
      return;
    case 'consumable':
      character.consumables.push(card);
      return;
    case 'prayer':
    case 'ritual':
      takeMystic(s, who, card);
      return;
    case 'recipe':
      character.recipes.push(card);
      return;
    case 'companion':
      takeCompanion(s, who, card);
      return;
    case 'tarot':
      runText(s, cards[card].row, deedOf('card', card), who, NONE);
      discard(s, card);
      return;
    default:
  }
}

/** Takes a card out of wherever a character keeps it, and discards it. */
export function loseCard(s: FolkloreState, who: Member, card: Card, rule: RuleId): void {
  release(s, who, card);
  tell(s, { event: 'cardLost', rule, who, card });
  discard(s, card);
}

/** Takes a card out of wherever a character keeps it; its marks stay on it. */
export function release(s: FolkloreState, who: Member, card: Card): void {
  const character = s.party[who];
  if (!drop(character.items, card) && !drop(character.consumables, card) && !drop(character.mystics, card)) {
    drop(character.recipes, card);
  }
  if (drop(character.equipped, card) && changesMaxima(card)) keepWithinMaxima(s, who);
}

/** Non-artifact items and consumables that can be lost at random. */
export function losable(s: FolkloreState, who: Member, withConsumables: boolean): Card[] {
  const { items, consumables } = s.party[who];
  const found = items.filter(card => cards[card].class !== 'artifact');
  if (withConsumables) found.push(...consumables);
  return found;
}

// ── Capacity ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function hasRoom(s: FolkloreState, who: Member): boolean {
  return s.party[who].items.length < capacityOf(s, who);
}

/** FOL-7.14, FOL-R56: a ninth item must go at once. */
function fits(s: FolkloreState, { who, card: last }: { readonly who: Member; readonly card: Card }): void {
  const { items, form } = s.party[who];
  if (form === 'limbo' || items.length <= CARRIED || items.length <= capacityOf(s, who)) return;
  const card = has(items, last) ? last : items[items.length - 1];
  andThen(s, { ask: 'overCapacity', seat: ownerOf(s, who), who, card }, { do: 'fits', who, card });
}

/** FOL-7.14: whoever can carry less than before lets something go. */
export function keepWithinCapacity(s: FolkloreState, who: Member): void {
  const { items } = s.party[who];
  if (items.length > capacityOf(s, who)) andThen(s, { do: 'fits', who, card: items[items.length - 1] });
}

/** What only the companion could carry has to go as well. */
export function loseCompanion(s: FolkloreState, who: Member, card: Card, rule: RuleId): void {
  takeOut(s.party[who].companions, card);
  tell(s, { event: 'companionLost', rule, who, card });
  discard(s, card);
  keepWithinCapacity(s, who);
}

function capacityOf(s: FolkloreState, who: Member): number {
  return valueOf(s, who, STAT.capacity);
}

const overCapacity: FolkloreDecision<'overCapacity'> = {
  rule: 'FOL-7.14',
  candidates(s, { who, card }) {
    const found: (number | 'decline')[] = [];
    for (const held of s.party[who].items) {
      if (held !== card) found.push(held);
      for (let to = 0; to < s.party.length; to++) {
        if (to !== who && s.party[to].form === 'living') found.push(GIVE_AWAY + held * 8 + to);
      }
    }
    found.push('decline');
    return found;
  },
  refuse(s, _d, c) {
    if (c === 'decline' || c < GIVE_AWAY) return undefined;
    return hasRoom(s, (c - GIVE_AWAY) % 8) ? undefined : noRoom;
  },
  fallback: () => 'decline',
  choose(s, { who, card }, c) {
    if (c === 'decline') {
      tell(s, { event: 'cardDeclined', rule: 'FOL-7.14', who, card });
      release(s, who, card);
      discard(s, card);
    } else if (c < GIVE_AWAY) loseCard(s, who, c, 'FOL-7.14');
    else handOver(s, who, (c - GIVE_AWAY) % 8, Math.floor((c - GIVE_AWAY) / 8));
  },
};
const noRoom = no('FOL-7.14', 'noRoom', (s: FolkloreState, _d: OfHero, c: number) => {
  const to = (c - GIVE_AWAY) % 8;
  return { who: to, most: capacityOf(s, to) };
});

/** From one to another. */
export function handOver(s: FolkloreState, from: Member, to: Member, card: Card): void {
  release(s, from, card);
  tell(s, { event: 'cardGiven', rule: 'FOL-R18', who: from, card, to });
  take(s, to, card);
}

// ── Mystic cards ─────────────────────────────────────────────────────────────────────────────────────────────────────

const MYSTIC = { prayer: 1, ritual: 2 } as const;
type MysticClass = keyof typeof MYSTIC;
const isMystic = (name: string): name is MysticClass => name in MYSTIC;
/** By card: which kind of mystic card it is; 0 = none. */
const classOf = Uint8Array.from(cards, ({ class: name }) => (isMystic(name) ? MYSTIC[name] : 0));
/** By booklet: which kind it uses; NONE. */
const mysticOf = Int8Array.from(booklets, ({ mystic }) => (mystic === 'none' ? NONE : MYSTIC[mystic]));

/** FOL-R57: whether a character can use that kind at all. */
export function mayUseMystic(s: FolkloreState, who: Member, card: Card): boolean {
  return mysticOf[s.party[who].booklet] === classOf[card];
}

function takeMystic(s: FolkloreState, who: Member, card: Card): void {
  if (!mayUseMystic(s, who, card)) {
    andThen(s, { ask: 'passOn', seat: ownerOf(s, who), who, card });
    return;
  }
  const { mystics } = s.party[who];
  mystics.push(card);
  if (mystics.length > valueOf(s, who, STAT.mystics)) {
    andThen(s, { ask: 'discardMystic', seat: ownerOf(s, who), who, of: 'any' });
  }
}

const passOn: FolkloreDecision<'passOn'> = {
  rule: 'FOL-R57',
  candidates(s, { card }) {
    const found: (Member | 'discard')[] = [];
    for (let to = 0; to < s.party.length; to++) {
      if (s.party[to].form === 'living' && mayUseMystic(s, to, card)) found.push(to);
    }
    found.push('discard');
    return found;
  },
  asked: 'ifChoice',
  fallback: () => 'discard',
  choose(s, { who, card }, c) {
    if (c === 'discard') {
      tell(s, { event: 'cardDeclined', rule: 'FOL-R57', who, card });
      discard(s, card);
    } else {
      tell(s, { event: 'cardGiven', rule: 'FOL-R57', who, card, to: c });
      takeMystic(s, c, card);
    }
  },
};

const discardMystic: FolkloreDecision<'discardMystic'> = {
  rule: 'FOL-R57',
  candidates: (s, { who, of }) => s.party[who].mystics.filter(card => of === 'any' || cards[card].class === of),
  asked: 'ifChoice',
  choose: (s, { who }, c) => loseCard(s, who, c, 'FOL-R57'),
};

// ── Companions ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** FOL-7.11. */
const MOST_COMPANIONS = 2;

/** FOL-R58b: who cannot take one leaves it in its pile. */
function takeCompanion(s: FolkloreState, who: Member, card: Card): void {
  if (!mayHoldCompanions(s, who)) {
    tell(s, { event: 'cardDeclined', rule: 'FOL-R58b', who, card });
    discard(s, card);
    return;
  }
  andThen(s, { ask: 'replaceCompanion', seat: ownerOf(s, who), who, card });
}

/** The new companion itself stands for "take it"; with two already, which of them it replaces. */
const replaceCompanion: FolkloreDecision<'replaceCompanion'> = {
  rule: 'FOL-R58b',
  candidates: (s, { who, card }) => {
    const { companions } = s.party[who];
    return companions.length < MOST_COMPANIONS ? [card, 'decline'] : [...companions, 'decline'];
  },
  fallback: () => 'decline',
  choose(s, { who, card }, c) {
    if (c === 'decline') {
      tell(s, { event: 'cardDeclined', rule: 'FOL-R58b', who, card });
      discard(s, card);
      return;
    }
    const { companions } = s.party[who];
    if (c !== card) loseCompanion(s, who, c, 'FOL-R58b');
    companions.push(card);
    tell(s, { event: 'companionJoined', rule: 'FOL-R58b', who, card });
  },
};

// ── Hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const hands = Uint8Array.from(cards, ({ slot }) => (slot === 'hands' ? 2 : slot === 'hand' ? 1 : 0));
export const handsOf = (card: Card): number => hands[card];

export function handsUsed(s: FolkloreState, who: Member): number {
  const { equipped } = s.party[who];
  let used = 0;
  for (let i = 0; i < equipped.length; i++) used += handsOf(equipped[i]);
  return used;
}

/** FOL-R56: hand slots were lost: the owner says what comes off. */
export function trimHands(s: FolkloreState, who: Member): void {
  if (handsUsed(s, who) <= handSlots(s, who)) return;
  andThen(s, { ask: 'pickCard', seat: ownerOf(s, who), who, for: 'unequip', of: 'any', left: 1, not: NONE });
}

export const cardSteps = { fits };
export const cardDecisions = { overCapacity, passOn, discardMystic, replaceCompanion };
