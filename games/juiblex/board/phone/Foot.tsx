/** What can be chosen beside the map on a phone: the hand, what is affordable, cards of a pile, trophies and opponents. */
import { Ways, ownDecision } from '@vesper/web/board';
import { HOUSE_GUARDS, OFFERS, PRIESTESSES } from '../../agenda.ts';
import type { Offer } from '../../agenda.ts';
import type { Card } from '../../content/types.ts';
import { cardKey, offerKey } from '../../keys.ts';
import { MARKET } from '../../state.ts';
import { HandCard, MiniCard } from '../cards/HandCard.tsx';
import { Opponents, PickTrophy, isInWords } from '../dock/Does.tsx';
import { askedPile } from '../dock/zones.ts';
import { Devoured, GuardPile, OfferCard, PriestessPile } from '../market/Market.tsx';
import { useTable } from '../table.ts';
import type { TableNow } from '../table.ts';

const CARDS = 92;
const ROW = 62;
/** An answer in words. */
const WAY = 52;

interface Shown {
  readonly hand: readonly Card[];
  readonly pile: readonly Card[];
  readonly offers: readonly Offer[];
}

const nothing: Shown = { hand: [], pile: [], offers: [] };

/** What is asked for; the hand and the market while nothing else is in mind. */
function shownIn(table: TableNow, isMarket: boolean): Shown {
  const { view, viewer, marks, intending } = table;
  if (viewer === 'spectator' || ownDecision(table) === undefined || intending.now !== null) return nothing;
  const isAsked = (card: Card): boolean => marks.legal.has(cardKey(card));
  const { hand, play } = view.players[viewer];
  const offers = isMarket ? [] : Array.from({ length: OFFERS }, (_, offer) => offer);
  return {
    hand: (hand ?? []).filter(isAsked),
    pile: askedPile(table, viewer)?.cards ?? play.filter(isAsked),
    offers: offers.filter(offer => marks.legal.has(offerKey(offer))),
  };
}

const others: readonly string[] = ['pickTrophy', 'pickOpponent'];

/** `isMarket`: the market is on the stage, and need not be at its foot. */
export function footHeight(table: TableNow, isMarket: boolean): number {
  const { hand, pile, offers } = shownIn(table, isMarket);
  const own = ownDecision(table);
  if (own !== undefined && isInWords(own)) return 12 + WAY * (own.choices?.length ?? 0);
  if (hand.length + offers.length > 0) return CARDS;
  return pile.length > 0 || ownDecision(table, ...others) !== undefined ? ROW : 0;
}

export function Foot({ isMarket }: { readonly isMarket: boolean }) {
  const table = useTable();
  const { hand, pile, offers } = shownIn(table, isMarket);
  const own = ownDecision(table);
  const trophy = ownDecision(table, 'pickTrophy');
  if (own !== undefined && isInWords(own))
    return (
      <div className="jub-foot is-words">
        <Ways decision={own} />
      </div>
    );
  if (trophy !== undefined)
    return (
      <div className="jub-foot is-row">
        <PickTrophy own={trophy} />
      </div>
    );
  if (ownDecision(table, 'pickOpponent') !== undefined)
    return (
      <div className="jub-foot is-row">
        <Opponents />
      </div>
    );
  if (hand.length + offers.length > 0)
    return (
      <div className="jub-foot">
        {hand.length > 0 && (
          <div role="group" aria-label="Hand">
            {hand.map(card => (
              <HandCard key={card} card={card} width={124} />
            ))}
          </div>
        )}
        {offers.length > 0 && (
          <div role="group" aria-label="Affordable">
            {offers.map(offer => (
              <Affordable key={offer} offer={offer} />
            ))}
          </div>
        )}
      </div>
    );
  if (pile.length === 0) return null;
  return (
    <div className="jub-foot is-row" role="group" aria-label="Cards to choose from">
      {pile.map(card => (
        <MiniCard key={card} card={card} width={150} />
      ))}
    </div>
  );
}

function Affordable({ offer }: { readonly offer: Offer }) {
  const { market } = useTable().view;
  if (offer < MARKET) return <OfferCard card={market[offer]} slot={offer} />;
  if (offer === HOUSE_GUARDS) return <GuardPile />;
  return offer === PRIESTESSES ? <PriestessPile /> : <Devoured />;
}
