/** The inverse of the view: only the order of the decks is unknown to anybody. */
import { mix } from '@vesper/kernel';
import type { Viewer } from '@vesper/kernel';
import { cards } from './content/cards.ts';
import type { Card, FolkloreState } from './state.ts';

export function imagine(s: FolkloreState, _viewer: Viewer, rng: number[]): void {
  for (const pile of s.decks) {
    // Sorted first: the result must not depend on the order that nobody knows.
    sort(pile);
    mix(rng, pile);
  }
}

const isIn = new Uint8Array(cards.length);

/** By number; every card is there once. */
function sort(pile: Card[]): void {
  let first = cards.length;
  let last = 0;
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i];
    isIn[card] = 1;
    if (card < first) first = card;
    if (card > last) last = card;
  }
  let n = 0;
  for (let card = first; card <= last; card++) {
    if (isIn[card] === 0) continue;
    isIn[card] = 0;
    pile[n++] = card;
  }
}
