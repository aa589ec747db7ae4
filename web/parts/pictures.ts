/** How things of a game are drawn, looked up by what they are. */

/** Cards that have no picture, and pictures that have no card: `web/tests/boards.test.ts` wants none of any game. */
export const undrawn: string[] = [];

/**
 * The pictures of cards, by card: each stands beside the id of its card, whatever the order of the cards. A card that
 * nobody has drawn yet gets a plain one.
 *
 * @example
 * export const petIcons = picturesOf<IconName>(pets, { PET1: …, … }, () => …);
 */
export function picturesOf<P, C extends { readonly id: string } = { readonly id: string }>(
  cards: readonly C[],
  pictures: Readonly<Record<string, P>>,
  plain: (card: C) => P,
): readonly P[] {
  const ids = new Set(cards.map(({ id }) => id));
  undrawn.push(...Object.keys(pictures).filter(id => !ids.has(id)), ...[...ids].filter(id => !(id in pictures)));
  return cards.map(card => pictures[card.id] ?? plain(card));
}
