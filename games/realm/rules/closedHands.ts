/**
 * REA-X1: who is asked is public, so with closed hands it follows from what everybody knows: how many cards a hero holds,
 * which of them were seen, and which cards lie where nobody has seen them.
 */
import { has } from '@vesper/kernel';
import type { Card } from '../content/types.ts';
import type { RealmState, Slot } from '../state.ts';

/** Whether a hero holds a card that suits; with closed hands, whether it might. */
export function mayHold(s: RealmState, slot: Slot, suits: (card: Card) => boolean): boolean {
  const { hand, known } = s.heroes[slot];
  if (s.terms.openHands) return hand.some(suits);
  if (known.some(suits)) return true;
  return hand.length > known.length && anyUnseen(s, suits);
}

/** Whether a card that suits lies in the deck or in a closed hand: nobody else can tell which. */
function anyUnseen(s: RealmState, suits: (card: Card) => boolean): boolean {
  if (s.heroDeck.some(suits)) return true;
  return s.heroes.some(({ hand, known }) => hand.some(card => suits(card) && !has(known, card)));
}
