/** What lies where something can be recruited. */
import { DEVOURED, HOUSE_GUARDS, PRIESTESSES } from '../agenda.ts';
import type { Offer } from '../agenda.ts';
import { HouseGuard, Priestess, cardsOf } from '../content/cards.ts';
import type { Card } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { JuiblexView } from '../state.ts';

/** The card that an offer stands for, or NONE. */
export function cardAt(view: JuiblexView, offer: Offer): Card {
  const { market, devoured, houseGuards, priestesses } = view;
  if (offer === HOUSE_GUARDS) return houseGuards > 0 ? cardsOf(HouseGuard)[0] : NONE;
  if (offer === PRIESTESSES) return priestesses > 0 ? cardsOf(Priestess)[0] : NONE;
  return offer === DEVOURED ? (devoured.at(-1) ?? NONE) : market[offer];
}
