/** The inverse of the view: what a viewer cannot know is dealt anew (SPEC 6). */
import { mix } from '@vesper/kernel';
import type { Viewer } from '@vesper/kernel';
import type { RealmState } from './state.ts';
import { seesHand } from './view.ts';

export function imagine(s: RealmState, viewer: Viewer, rng: number[]): void {
  imagineHeroCards(s, viewer, rng);
  reorder(s.questDeck, s.questDeck.length, rng);
  reorder(s.darkDeck, s.darkDeck.length - s.darkKnown, rng);
}

/** The deck, and with closed hands the cards that others drew unseen. */
function imagineHeroCards(s: RealmState, viewer: Viewer, rng: number[]): void {
  const unseen = s.heroDeck.slice();
  for (const hero of s.heroes) {
    if (seesHand(s, hero.seat, viewer)) continue;
    for (const card of hero.hand) if (!hero.known.includes(card)) unseen.push(card);
  }
  // Sorted first: the result must not depend on the order that nobody knows.
  unseen.sort(ascending);
  mix(rng, unseen);
  for (const hero of s.heroes) {
    if (seesHand(s, hero.seat, viewer)) continue;
    const closed = hero.hand.length - hero.known.length;
    hero.hand = hero.known.slice();
    for (let i = 0; i < closed; i++) hero.hand.push(unseen.pop()!);
  }
  s.heroDeck = unseen;
}

/** Shuffles the first `n` cards of a pile, which are its bottom. */
function reorder(pile: number[], n: number, rng: number[]): void {
  const unseen = pile.slice(0, n).sort(ascending);
  mix(rng, unseen);
  for (let i = 0; i < n; i++) pile[i] = unseen[i];
}

function ascending(a: number, b: number): number {
  return a - b;
}
