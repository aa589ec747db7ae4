/** The inverse of the view: what a viewer cannot know is dealt anew (SAL-R57). */
import { below, mix } from '@vesper/kernel';
import type { Viewer } from '@vesper/kernel';
import { IncreaseMather, MarySpencerHill, isEndCard, startingColonists } from './content/colonists.ts';
import { grievances } from './content/grievances.ts';
import type { Card } from './content/types.ts';
import { NONE } from './state.ts';
import type { SalemState } from './state.ts';

/** The end cards are among the last eight cards of the Colonist deck. */
const BOTTOM_BLOCK = 8;

export function imagine(s: SalemState, viewer: Viewer, rng: number[]): void {
  if (s.round === 0) imagineOffers(s, viewer, rng);
  imagineDecks(s, rng);
  if (s.outcome === null) imagineGrievances(s, viewer, rng);
}

/** `startDraft`: the pairs of the others, and what those who have picked took. */
function imagineOffers(s: SalemState, viewer: Viewer, rng: number[]): void {
  const own = viewer === 'spectator' ? [] : s.players[viewer].offered;
  const unseen = startingColonists.filter(c => !own.includes(c));
  mix(rng, unseen);
  s.players.forEach((player, seat) => {
    if (seat === viewer || player.offered.length === 0) return;
    player.offered = [unseen.pop()!, unseen.pop()!];
    if (player.picked !== NONE) player.picked = player.offered[below(rng, 2)];
  });
}

function imagineDecks(s: SalemState, rng: number[]): void {
  // Sorted first: the result must not depend on the order that nobody knows.
  s.prominentDeck.sort(ascending);
  mix(rng, s.prominentDeck);

  const size = s.colonistDeck.length;
  if (size === 0) return;
  const unseen = s.colonistDeck.filter(card => !isEndCard(card)).sort(ascending);
  mix(rng, unseen);
  const block = Math.min(BOTTOM_BLOCK, size);
  const ends: Card[] = [MarySpencerHill, IncreaseMather].filter(card => card !== s.endCard);
  const places = Array.from({ length: block }, (_, i) => i);
  mix(rng, places);
  const deck: Card[] = Array.from({ length: size }, () => NONE);
  for (const [i, card] of ends.entries()) deck[places[i]] = card;
  for (let i = 0; i < size; i++) if (deck[i] === NONE) deck[i] = unseen.pop()!;
  s.colonistDeck = deck;
}

function imagineGrievances(s: SalemState, viewer: Viewer, rng: number[]): void {
  if (s.players[0].grievance === NONE) return;
  const own = viewer === 'spectator' ? NONE : s.players[viewer].grievance;
  const others = grievances.map((_, index) => index).filter(index => index !== own);
  mix(rng, others);
  s.players.forEach((player, seat) => {
    if (seat !== viewer) player.grievance = others.pop()!;
  });
}

function ascending(a: number, b: number): number {
  return a - b;
}
