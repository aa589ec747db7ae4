/** JUB-B2.6, JUB-B3.5, JUB-B3.6: cards are drawn, promoted, devoured and discarded. */
import { draw, empty, has, isHeard, show, shuffle, takeOut } from '@vesper/kernel';
import type { RuleId, Seat } from '@vesper/kernel';
import { isOutcast } from '../content/cards.ts';
import type { Card } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { JuiblexState, Player } from '../state.ts';
import { tell } from '../asking.ts';

/** Takes the top card of a seat's deck, which is made anew from the discard pile if it is empty; NONE = there is nothing. */
function drawTop(s: JuiblexState, player: Player): Card {
  if (player.deck.length === 0) {
    if (player.discard.length === 0) return NONE;
    knowHand(player);
    // The empty deck becomes the discard pile: nothing is copied (JUB-R35).
    const deck = player.discard;
    player.discard = player.deck;
    player.deck = deck;
    shuffle(s, deck);
  }
  return draw(s, player.deck)!;
}

/** Whoever's deck is empty holds what is nowhere else, and everybody can work that out. */
function knowHand(player: Player): void {
  const { hand, known } = player;
  if (hand.length === known.length) return;
  empty(known);
  for (let i = 0; i < hand.length; i++) known.push(hand[i]);
}

export function drawCards(s: JuiblexState, seat: Seat, amount: number, rule: RuleId): void {
  const player = s.players[seat];
  const before = player.hand.length;
  let reshuffled = false;
  for (let i = 0; i < amount; i++) {
    if (player.deck.length === 0) reshuffled ||= player.discard.length > 0;
    const card = drawTop(s, player);
    if (card === NONE) break;
    player.hand.push(card);
  }
  if (player.deck.length === 0) knowHand(player);
  if (!isHeard(s)) return;
  const cards = player.hand.slice(before);
  tell(s, { event: 'cardsDrawn', rule, seat, amount: cards.length, reshuffled, secret: { to: [seat], cards } });
}

/** Whether a draw would find anything. */
export function canDraw({ deck, discard }: Player): boolean {
  return deck.length > 0 || discard.length > 0;
}

/**
 * Takes a card out of a hand; the others forget that they knew of it. One that had to go, being the only one, is shown by
 * that: no choice has named it.
 */
export function leaveHand(s: JuiblexState, player: Player, card: Card, forced = false): void {
  if (forced && !has(player.known, card)) show(s);
  takeOut(player.hand, card);
  if (has(player.known, card)) takeOut(player.known, card);
}

// ── Promoting ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** JUB-B3.5: into the inner circle, for good; it has left where it was. An Insane Outcast goes back to its supply (JUB-R38). */
export function promote(s: JuiblexState, seat: Seat, card: Card, from: 'play' | 'deck' | 'discard' | 'hand'): void {
  if (isOutcast(card)) {
    outcastBack(s, seat, card);
    return;
  }
  s.players[seat].inner.push(card);
  tell(s, { event: 'cardPromoted', rule: 'JUB-B3.5', seat, card, from });
}

/** The top card of the deck; nothing if there is none. */
export function promoteTop(s: JuiblexState, seat: Seat): boolean {
  const player = s.players[seat];
  const card = drawTop(s, player);
  if (card === NONE) return false;
  if (player.deck.length === 0) knowHand(player);
  promote(s, seat, card, 'deck');
  return true;
}

// ── Devouring ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** JUB-B3.6: onto the devoured pile; it has left where it was. */
export function devour(s: JuiblexState, seat: Seat, card: Card, from: 'hand' | 'inner' | 'play' | 'market'): void {
  if (isOutcast(card)) {
    outcastBack(s, seat, card);
    return;
  }
  s.devoured.push(card);
  tell(s, { event: 'cardDevoured', rule: 'JUB-B3.6', seat, card, from });
}

export function outcastBack(s: JuiblexState, seat: Seat, card: Card): void {
  s.outcasts.push(card);
  tell(s, { event: 'outcastBack', rule: 'JUB-R38', seat, card });
}

/** Everything of `cards` onto the discard pile. */
export function discardAll(player: Player, cards: Card[]): void {
  for (let i = 0; i < cards.length; i++) player.discard.push(cards[i]);
  empty(cards);
}

/** The whole deck onto the discard pile: then everybody knows the hand. */
export function deckToDiscard(s: JuiblexState, seat: Seat): void {
  const player = s.players[seat];
  show(s); // everybody sees what was in it
  tell(s, { event: 'deckDiscarded', rule: 'JUB-B2.6', seat, amount: player.deck.length });
  discardAll(player, player.deck);
  knowHand(player);
}
