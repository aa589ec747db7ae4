/** How likely the next market card is a SPREAD card, by what everybody knows. */
import { Spread, kinds } from '../../content/cards.ts';
import type { JuiblexView } from '../../state.ts';

export interface Odds {
  /** SPREAD cards that are still in the deck. */
  readonly left: number;
  /** Those that setup has put at the bottom (JUB-3.13), where they still lie. */
  readonly bottom: number;
  readonly deck: number;
  /** Of the cards above those. */
  readonly among: number;
  readonly percent: number;
}

export function oddsOf({ terms, spreadDiscard, bottomSpreads, marketDeckSize }: JuiblexView): Odds | null {
  if (!terms.scourge || marketDeckSize === 0) return null;
  const left = kinds[Spread].copies - spreadDiscard.length;
  const above = marketDeckSize - bottomSpreads;
  const [spreads, among] = above > 0 ? [left - bottomSpreads, above] : [left, marketDeckSize];
  return { left, bottom: bottomSpreads, deck: marketDeckSize, among, percent: Math.round((100 * spreads) / among) };
}
