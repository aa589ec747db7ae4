/** What cards and places are worth to a seat, in points. */
import type { Seat } from '@vesper/kernel';
import { Noble, Outcast, Soldier, costOf, deckVpOf, innerVpOf, kindOf } from '../content/cards.ts';
import { sites } from '../content/map.ts';
import type { Card, Site } from '../content/types.ts';
import { NONE, TROOPS, WHITE } from '../state.ts';
import type { JuiblexState } from '../state.ts';

/** How much a card does for its owner each time it is drawn. */
export const cardWorth: readonly number[] = kindOf.map((kind, card) => {
  if (kind === Noble || kind === Soldier) return 0.3;
  return kind === Outcast ? -1 : 0.6 * costOf[card] + 0.3 * innerVpOf[card];
});

/** How much better a card is in the inner circle than in the deck. */
export const promotionGain = (card: Card): number => innerVpOf[card] - deckVpOf[card];

const TOKENS = [0, 0, 16, 21, 24];
const MARKET_CARDS = 74;

/** How far the game has come, from 0 to 1: the furthest of the ways to end it. */
export function progress(s: JuiblexState): number {
  if (s.trigger !== null) return 1;
  let fewest = TROOPS;
  for (let seat = 0; seat < s.players.length; seat++) fewest = Math.min(fewest, s.players[seat].barracks);
  let done = 1 - fewest / TROOPS;
  done = Math.max(done, 1 - s.marketDeck.length / MARKET_CARDS);
  if (s.terms.scourge && s.round > 0) done = Math.max(done, 1 - s.supply / TOKENS[s.players.length]);
  return Math.min(1, Math.max(done, s.round / 60));
}

/** Turns that each seat may still expect. */
export const turnsLeft = (s: JuiblexState): number => (1 - progress(s)) * 14;

/** What a site gives whoever controls it from now on. */
export function siteWorth(s: JuiblexState, site: Site): number {
  const { vp, marker } = sites[site];
  return marker === 0 ? vp : vp + 0.5 * turnsLeft(s);
}

/** By colour: how many troops of each stand at a site. */
export const troopsOf = [0, 0, 0, 0, 0];

/** Fills `troopsOf`, and returns how many spaces are empty. */
export function countTroops(s: JuiblexState, site: Site): number {
  const { spaces } = sites[site];
  let empty = 0;
  for (let colour = 0; colour <= WHITE; colour++) troopsOf[colour] = 0;
  for (let i = 0; i < spaces.length; i++) {
    const colour = s.spaces[spaces[i]];
    if (colour === NONE) empty++;
    else if (colour >= 0 && colour <= WHITE) troopsOf[colour]++;
  }
  return empty;
}

/** How far ahead a seat is at a site: its troops less the most of any other colour. */
export function lead(seat: Seat): number {
  let most = 0;
  for (let colour = 0; colour <= WHITE; colour++)
    if (colour !== seat && troopsOf[colour] > most) most = troopsOf[colour];
  return troopsOf[seat] - most;
}
