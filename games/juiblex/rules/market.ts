/** JUB-4, JUB-B3.7, JUB-R7: recruiting, and slots that are filled again at once. */
import { andThen, draw, isHeard, no, show } from '@vesper/kernel';
import type { Objection, RuleId, Seat } from '@vesper/kernel';
import { HouseGuard, Priestess, aspectOf, cardsOf, costOf, isSpread, kindOf, kinds } from '../content/cards.ts';
import { ASPECTS, NO_COST } from '../content/types.ts';
import type { Card, Filter, Slot } from '../content/types.ts';
import { DEVOURED, HOUSE_GUARDS, PRIESTESSES } from '../agenda.ts';
import type { Offer } from '../agenda.ts';
import { MARKET, NONE } from '../state.ts';
import type { JuiblexState } from '../state.ts';
import { tell } from '../asking.ts';
import { triggerEnd } from './troops.ts';

const guards = cardsOf(HouseGuard);
const priestesses = cardsOf(Priestess);

/** The card that an offer stands for now, or NONE. */
export function cardOffered(s: JuiblexState, offer: Offer): Card {
  if (offer < MARKET) return s.market[offer];
  if (offer === HOUSE_GUARDS) return s.houseGuards > 0 ? guards[guards.length - s.houseGuards] : NONE;
  if (offer === PRIESTESSES) return s.priestesses > 0 ? priestesses[priestesses.length - s.priestesses] : NONE;
  return s.devouredOpen > 0 && s.devoured.length > 0 ? s.devoured[s.devoured.length - 1] : NONE;
}

const slotEmpty = no('JUB-R57', 'slotEmpty');
const pileEmpty = no('JUB-B3.8', 'pileEmpty');
const pileClosed = no('JUB-R43', 'pileClosed');
const nothingDevoured = no('JUB-R43', 'nothingDevoured');
const noCost = no('JUB-R43', 'noCost');
const tooCostly = no('JUB-B2.3', 'tooCostly', (s: JuiblexState, { seat }: { seat: Seat; ask: string }, c: number) => ({
  cost: costOf[cardOffered(s, c % 1000)],
  influence: s.players[seat].influence,
}));

/** Why a seat cannot recruit an offer with its influence. */
export function refuseRecruit(s: JuiblexState, seat: Seat, offer: Offer): Objection<never, never, never> | undefined {
  const card = cardOffered(s, offer);
  if (card === NONE) {
    if (offer < MARKET) return slotEmpty;
    if (offer !== DEVOURED) return pileEmpty;
    return s.devouredOpen > 0 ? nothingDevoured : pileClosed;
  }
  if (costOf[card] === NO_COST) return noCost;
  return costOf[card] > s.players[seat].influence ? tooCostly : undefined;
}

/** Whether an offered card is one of those that a card text speaks of; what cannot be bought never is. */
export function fits(card: Card, { aspect, type, cost }: Filter): boolean {
  if (aspect !== 'any' && ASPECTS[aspectOf[card]] !== aspect) return false;
  if (type !== '' && kinds[kindOf[card]].type !== type) return false;
  return costOf[card] <= cost;
}

/** JUB-B3.7: onto the discard pile; a slot of the market is filled again before anything else happens. */
export function recruit(s: JuiblexState, seat: Seat, offer: Offer, paid: number, rule: RuleId): void {
  const card = cardOffered(s, offer);
  const player = s.players[seat];
  player.influence -= paid;
  player.discard.push(card);
  if (offer < MARKET) s.market[offer] = NONE;
  else if (offer === HOUSE_GUARDS) s.houseGuards--;
  else if (offer === PRIESTESSES) s.priestesses--;
  else {
    s.devoured.pop();
    s.devouredOpen--;
  }
  if (isHeard(s)) tell(s, { event: 'recruited', rule, seat, card, offer, paid });
  if (offer < MARKET) andThen(s, { do: 'refill', slot: offer });
}

/** JUB-4.1 to JUB-4.5: a SPREAD card is discarded, takes effect, and the next card is drawn after that. */
function refill(s: JuiblexState, frame: { readonly do: 'refill'; readonly slot: Slot }): void {
  const { slot } = frame;
  const { marketDeck } = s;
  if (marketDeck.length === 0) return;
  const card = draw(s, marketDeck)!;
  if (s.bottomSpreads > marketDeck.length) s.bottomSpreads = marketDeck.length;
  if (marketDeck.length === 0) triggerEnd(s, 'emptyMarket', 'JUB-R57');
  if (isSpread(card)) {
    s.spreadDiscard.push(card);
    tell(s, { event: 'spreadRevealed', rule: 'JUB-4.2', card, slot });
    andThen(s, { do: 'spread' }, frame);
    return;
  }
  s.market[slot] = card;
  tell(s, { event: 'slotFilled', rule: s.terms.scourge ? 'JUB-4.1' : 'JUB-B3.7', card, slot });
}

/** JUB-3.12 to JUB-3.15: six purchasable cards; SPREAD cards among them go to the bottom of the deck. */
export function dealMarket(s: JuiblexState): void {
  show(s);
  const { market, marketDeck } = s;
  for (let slot = 0; slot < MARKET; slot++) market[slot] = marketDeck.pop()!;
  const bottom: Card[] = [];
  for (let slot = 0; slot < MARKET; slot++) {
    while (isSpread(market[slot])) {
      bottom.push(market[slot]);
      market[slot] = marketDeck.pop()!;
    }
  }
  // The card put there last lies lowest, at the start of the list.
  marketDeck.unshift(...bottom.reverse());
  s.bottomSpreads = bottom.length;
  tell(s, {
    event: 'marketLaid',
    rule: s.terms.scourge ? 'JUB-3.12' : 'JUB-B1.5',
    cards: market,
    spreads: bottom.length,
  });
}

export const marketSteps = { refill };
