/** The inverse of the view: what a viewer cannot know is dealt anew (REA-R7). */
import { mix } from '@vesper/kernel';
import type { Viewer } from '@vesper/kernel';
import { eligible } from './content/cards.ts';
import type { Card } from './content/types.ts';
import { NONE } from './state.ts';
import type { Hero, RealmState, Slot } from './state.ts';
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
  const sizes = s.heroes.map(({ hand }) => hand.length);
  const isClosed = (hero: Hero): boolean => !seesHand(s, hero.seat, viewer);
  for (const hero of s.heroes) if (isClosed(hero)) hero.hand = hero.known.slice();
  s.heroes.forEach((hero, slot) => {
    if (isClosed(hero)) keepPledge(s, slot, unseen);
  });
  s.heroes.forEach(({ hand }, slot) => {
    while (hand.length < sizes[slot]) hand.push(unseen.pop()!);
  });
  s.heroDeck = unseen;
}

/** Who has gone into battle and not yet committed a card holds one for it (REA-5.23), as everybody knows. */
function keepPledge({ battle, heroes }: RealmState, slot: Slot, unseen: Card[]): void {
  if (battle === null) return;
  const index = battle.attackers.indexOf(slot);
  if (index === NONE || battle.committed[index].length > 0) return;
  const isGood = (card: Card): boolean => eligible[battle.general][card];
  const { hand } = heroes[slot];
  if (!hand.some(isGood)) hand.push(...unseen.splice(unseen.findIndex(isGood), 1));
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
