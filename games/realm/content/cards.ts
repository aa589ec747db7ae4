/** Facts about Hero cards that many rules ask, by card number. */
import { generals } from './generals.ts';
import { locationCards } from './locationCards.ts';
import { spaces } from './map.ts';
import { specials } from './specials.ts';
import { COLOURS, FIRST_SPECIAL, PURPLE } from './types.ts';
import type { Card, Colour, Space } from './types.ts';

export const HERO_CARDS = FIRST_SPECIAL + specials.length;

const cards = Array.from({ length: HERO_CARDS }, (_, card) => card);

export function isSpecial(card: Card): boolean {
  return card >= FIRST_SPECIAL;
}

/** The colour of a location card; PURPLE for a Special. */
export const cardColour: readonly Colour[] = cards.map(card =>
  isSpecial(card) ? PURPLE : spaces[locationCards[card].location].colour,
);
/** The dice a card gives against the Generals it is good against. */
export const cardDice: readonly number[] = cards.map(card =>
  isSpecial(card) ? specials[card - FIRST_SPECIAL].dice : locationCards[card].dice,
);
/** The location a card names; -1 for a Special. */
export const cardLocation: readonly Space[] = cards.map(card => (isSpecial(card) ? -1 : locationCards[card].location));
/** `eligible[general][card]` (REA-R24). */
export const eligible: readonly (readonly boolean[])[] = generals.map((_, general) =>
  cards.map(card => {
    if (!isSpecial(card)) return cardColour[card] === general;
    const { portrait } = specials[card - FIRST_SPECIAL];
    return portrait === general || portrait === PURPLE;
  }),
);
export const COLOUR_NAMES = ['green', 'black', 'red', 'blue', 'purple'] as const;
export const ALL_COLOURS: readonly Colour[] = Array.from({ length: COLOURS }, (_, colour) => colour);
