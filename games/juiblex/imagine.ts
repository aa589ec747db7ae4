/** The inverse of the view: what a viewer cannot know is dealt anew. */
import { has, mix } from '@vesper/kernel';
import type { Viewer } from '@vesper/kernel';
import { isSpread } from './content/cards.ts';
import type { Card } from './content/types.ts';
import type { JuiblexState, Player } from './state.ts';

export function imagine(s: JuiblexState, viewer: Viewer, rng: number[]): void {
  imagineMarket(s, rng);
  if (s.outcome !== null) return; // an ended match hides nothing else
  s.players.forEach((player, seat) => (seat === viewer ? imagineDeck(player, rng) : imagineHand(player, rng)));
}

const ascending = (a: number, b: number): number => a - b;

/** The SPREAD cards of the setup lie at the bottom; everything above is mixed. */
function imagineMarket(s: JuiblexState, rng: number[]): void {
  const { marketDeck, bottomSpreads } = s;
  if (marketDeck.length === 0) return;
  // Sorted first: the result must not depend on the order that nobody knows.
  const spreads = marketDeck.filter(isSpread).sort(ascending);
  mix(rng, spreads);
  const bottom = spreads.splice(0, bottomSpreads);
  const above = [...marketDeck.filter(card => !isSpread(card)), ...spreads].sort(ascending);
  mix(rng, above);
  s.marketDeck = [...bottom, ...above];
}

/** Who looks knows the own hand, so that the deck is the rest. */
function imagineDeck(player: Player, rng: number[]): void {
  player.deck.sort(ascending);
  mix(rng, player.deck);
}

/** What everybody knows stays in the hand; the other cards are in the hand or in the deck. */
function imagineHand(player: Player, rng: number[]): void {
  const { hand, deck, known } = player;
  const hidden: Card[] = [];
  for (const card of hand) if (!has(known, card)) hidden.push(card);
  hidden.push(...deck);
  hidden.sort(ascending);
  mix(rng, hidden);
  player.hand = hand.map(card => (has(known, card) ? card : hidden.pop()!));
  player.deck = hidden;
}
