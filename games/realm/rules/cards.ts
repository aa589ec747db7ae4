/** Hero cards and Quest cards on their way between deck, hand and discard pile (REA-R48). */
import { draw, has, isHeard, shuffle, takeOut } from '@vesper/kernel';
import type { RuleId } from '@vesper/kernel';
import { cardColour, isSpecial } from '../content/cards.ts';
import { quests } from '../content/quests.ts';
import type { Card, Colour } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { Hero, RealmState, Slot, Source } from '../state.ts';
import { isDefeated, tell } from '../asking.ts';
import { arriveAt } from './quests.ts';

// ── Decks ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The discard pile becomes the deck, when a card must be drawn from an empty one. */
function refillHeroDeck(s: RealmState): void {
  if (s.heroDiscard.length === 0) return;
  refill(s, s.heroDeck, s.heroDiscard);
  s.heroDiscard = [];
  tell(s, { event: 'deckRefilled', rule: 'REA-R48', deck: 'hero', cards: s.heroDeck.length });
}

function refillQuestDeck(s: RealmState): void {
  if (s.questDiscard.length === 0) return;
  refill(s, s.questDeck, s.questDiscard);
  s.questDiscard = [];
  tell(s, { event: 'deckRefilled', rule: 'REA-R48', deck: 'quest', cards: s.questDeck.length });
}

function refill(s: RealmState, deck: number[], discard: readonly number[]): void {
  for (let i = 0; i < discard.length; i++) deck.push(discard[i]);
  shuffle(s, deck);
}

/** The next card of the Hero deck, or NONE if the deck and the discard pile are empty. */
function nextHeroCard(s: RealmState): Card {
  if (s.heroDeck.length === 0) refillHeroDeck(s);
  return draw(s, s.heroDeck) ?? NONE;
}

// ── Hands ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Draws unseen cards into a hand: setup, Evening, rewards and replacements. */
export function drawHeroCards(s: RealmState, slot: Slot, n: number, rule: RuleId): void {
  const { hand, seat } = s.heroes[slot];
  for (let i = 0; i < n; i++) {
    const card = nextHeroCard(s);
    if (card === NONE) return;
    hand.push(card);
    if (!isHeard(s)) continue;
    if (s.terms.openHands) tell(s, { event: 'cardDrawn', rule, slot, card });
    else tell(s, { event: 'cardDrawn', rule, slot, secret: { to: [seat], card } });
  }
}

/** Puts a card that everybody has seen into a hand. */
function keep(s: RealmState, slot: Slot, card: Card): void {
  const { hand, known } = s.heroes[slot];
  hand.push(card);
  if (!s.terms.openHands) known.push(card);
}

/** A card taken openly from the Hero deck. */
export function takeCard(s: RealmState, slot: Slot, card: Card, rule: RuleId): void {
  keep(s, slot, card);
  tell(s, { event: 'cardTaken', rule, slot, card });
}

/** Takes a card out of a hand, without saying where it goes. */
export function leaveHand({ hand, known }: Hero, card: Card): void {
  takeOut(hand, card);
  if (has(known, card)) takeOut(known, card);
}

/** From hand to the discard pile, Specials too (REA-R42). */
export function discardCard(s: RealmState, slot: Slot, card: Card, rule: RuleId): void {
  leaveHand(s.heroes[slot], card);
  s.heroDiscard.push(card);
  if (isHeard(s)) tell(s, { event: 'cardDiscarded', rule, slot, card });
}

/** A Special that is used leaves the game (REA-7.7, REA-R41). */
export function removeCard(s: RealmState, slot: Slot, card: Card, rule: RuleId): void {
  leaveHand(s.heroes[slot], card);
  s.removed.push(card);
  if (isHeard(s)) tell(s, { event: 'cardRemoved', rule, slot, card });
}

/**
 * REA-5.9, REA-R34: a colour is called, cards are turned up one after the other; those of the colour and all Specials
 * are kept. They leave the table together when the last one is up, so that a refill in between does not contain them.
 * `source` = Local Information, or NONE for Rumors.
 */
export function callColour(s: RealmState, slot: Slot, colour: Colour, n: number, source: Source, rule: RuleId): void {
  tell(s, { event: 'rumorsHeard', rule, slot, colour, source });
  const turnedUp: Card[] = [];
  for (let i = 0; i < n; i++) {
    const card = nextHeroCard(s);
    if (card === NONE) break;
    turnedUp.push(card);
    tell(s, { event: 'cardTurnedUp', rule, slot, card, kept: isCalled(card, colour) });
  }
  for (let i = 0; i < turnedUp.length; i++) {
    const card = turnedUp[i];
    if (isCalled(card, colour)) keep(s, slot, card);
    else s.heroDiscard.push(card);
  }
}

function isCalled(card: Card, colour: Colour): boolean {
  return cardColour[card] === colour || isSpecial(card);
}

// ── Quest cards ──────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * REA-R43: a new active quest, if there is one. A Scout quest whose General is already defeated goes to the box and the
 * next card is drawn (REA-R44). An Inn in which the hero stands counts at once for Rumors.
 */
export function drawQuest(s: RealmState, slot: Slot, rule: RuleId): void {
  const hero = s.heroes[slot];
  for (;;) {
    if (s.questDeck.length === 0) refillQuestDeck(s);
    const quest = draw(s, s.questDeck);
    if (quest === undefined) return;
    const { goal } = quests[quest];
    if (goal.by === 'scout' && isDefeated(s, goal.general)) {
      s.questBox.push(quest);
      tell(s, { event: 'questVoided', rule: 'REA-R44', slot, quest });
      continue;
    }
    hero.quest = quest;
    hero.progress = 0;
    if (isHeard(s)) tell(s, { event: 'questDrawn', rule, slot, quest });
    arriveAt(s, slot);
    return;
  }
}
