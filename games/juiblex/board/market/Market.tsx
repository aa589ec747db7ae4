/** The market: six cards with their prices, the piles beside them, and how likely the next card is a spread. */
import { count, plain } from '@vesper/kernel';
import { Explained, Icon, Piece, Sum } from '@vesper/web/board';
import { DEVOURED, HOUSE_GUARDS, PRIESTESSES } from '../../agenda.ts';
import type { Offer } from '../../agenda.ts';
import { HouseGuard, Priestess, Spread, cardsOf, costOf, isSpread, kindOf, kinds } from '../../content/cards.ts';
import type { Card, Kind, Slot } from '../../content/types.ts';
import { cardKey, offerKey } from '../../keys.ts';
import { NONE } from '../../state.ts';
import { cardInWords } from '../../words/cards.ts';
import { cardName } from '../../words/names.ts';
import { CardZoom, PileZoom } from '../cards/CardZoom.tsx';
import { Glyphs } from '../cards/Glyphs.tsx';
import { banded } from '../cards/HandCard.tsx';
import { pictureOf } from '../cards/pictures.ts';
import { aspectIcon, signs } from '../look.ts';
import { useTable } from '../table.ts';
import { oddsOf } from './odds.ts';

const SPREADS = kinds[Spread].copies;

/** For the line of signs on a card. */
const ROOM = 84;

/** It would not fit on a line of a card. */
const hasLongWord = (name: string): boolean => name.split(' ').some(({ length }) => length > 11);

export function Market() {
  const { view } = useTable();
  return (
    <section className="jub-market" aria-label="Market">
      {view.market.map((card, slot) =>
        card === NONE ? (
          <span key={slot} className="jub-slot" data-home={offerKey(slot)}>
            {view.marketDeckSize === 0 ? 'Empty: the deck has run out' : 'Filled after the spread'}
          </span>
        ) : (
          <OfferCard key={slot} card={card} slot={slot} />
        ),
      )}
      <Piles />
    </section>
  );
}

export function OfferCard({ card, slot }: { readonly card: Card; readonly slot: Slot }) {
  const kind = kindOf[card];
  return (
    <span className="jub-offer-home" data-home={offerKey(slot)} data-flip={cardKey(card)}>
      <Piece
        id={offerKey(slot)}
        className={`flat-piece jub-offer${hasLongWord(kinds[kind].name) ? ' is-long' : ''}`}
        style={banded(card)}
        label={`${cardName(card)}, market slot ${slot + 1}${isSpread(card) ? '' : `, ${costOf[card]} influence`}. ${plain(cardInWords(card))}`}
        zoom={() => <CardZoom card={card} />}
      >
        <Icon name={pictureOf(kind)} size={44} className="jub-card-picture" />
        <span className="jub-card-band">
          <Icon name={aspectIcon(kind)} size={13} />
          <span className="jub-price">{isSpread(card) ? <SpreadCount /> : <Price card={card} />}</span>
        </span>
        <b>{cardName(card)}</b>
        {!isSpread(card) && <Glyphs card={card} room={ROOM} />}
      </Piece>
    </span>
  );
}

const Price = ({ card }: { readonly card: Card }) => (
  <>
    <Icon name={signs.influence} size={12} />
    {costOf[card]}
  </>
);

/** It lies there only while it spreads, and is bought by nobody. */
function SpreadCount() {
  const { view } = useTable();
  return `${view.spreadDiscard.length} of ${SPREADS}`;
}

/** What always lies beside the market. */
export function Piles() {
  const { view } = useTable();
  return (
    <div className="jub-piles">
      <PriestessPile />
      <GuardPile />
      <p>
        {view.terms.decks.includes('demons') && (
          <Explained
            tip={`${view.outcasts.length} Insane Outcasts left: worth −1 VP in a deck, and a discarded card sends one back`}
          >
            {`Outcasts ${view.outcasts.length}`}
          </Explained>
        )}
        <Devoured />
      </p>
      <Deck />
    </div>
  );
}

export const PriestessPile = () => (
  <Pile offer={PRIESTESSES} kind={Priestess} name="Priestess" left={useTable().view.priestesses} />
);
export const GuardPile = () => (
  <Pile offer={HOUSE_GUARDS} kind={HouseGuard} name="House Guard" left={useTable().view.houseGuards} />
);

function Pile(props: { readonly offer: Offer; readonly kind: Kind; readonly name: string; readonly left: number }) {
  const { offer, kind, name, left } = props;
  const [card] = cardsOf(kind);
  const { cost } = kinds[kind];
  return (
    <Piece
      id={offerKey(offer)}
      className="flat-piece jub-pile"
      style={banded(card)}
      label={`${name}, ${cost} influence, ${left} left. ${plain(cardInWords(card))}`}
      zoom={() => <CardZoom card={card} />}
    >
      <b>{name}</b>
      <span>
        <span className="jub-price">
          <Icon name={signs.influence} size={11} />
          {cost}
        </span>
        <Glyphs card={card} room={ROOM} />
        <small>{left}</small>
      </span>
    </Piece>
  );
}

/** JUB-R43: its top card may be for sale this turn. */
export function Devoured() {
  const { devoured, devouredOpen } = useTable().view;
  return (
    <Piece
      id={offerKey(DEVOURED)}
      className={`flat-piece jub-devoured${devouredOpen ? ' is-open-pile' : ''}`}
      label={`Devoured pile, ${devoured.length} cards`}
      zoom={() => (
        <PileZoom
          title="Devoured"
          cards={devoured.toReversed()}
          worth="deckVp"
          note="Out of the game; the top card is named first."
        />
      )}
    >
      {`Devoured ${devoured.length}`}
    </Piece>
  );
}

/** What is left of the market deck, and how likely its next card is a spread. */
function Deck() {
  const { view } = useTable();
  const { marketDeckSize } = view;
  const odds = oddsOf(view);
  const ends = 'The game ends with the round in which the last card is drawn.';
  if (odds === null)
    return (
      <p>
        <Explained home="marketDeck" tip={`${count(marketDeckSize, 'card').text} left in the market deck. ${ends}`}>
          {`Deck ${marketDeckSize}`}
        </Explained>
      </p>
    );
  const { left, bottom, deck, among, percent } = odds;
  const copies = kinds[Spread].copies;
  return (
    <p className="jub-odds">
      <Explained
        home="marketDeck"
        tip={`The next of ${deck} market cards is a SPREAD card with a chance of ${percent} %: ${left} of ${copies} are left. ${ends}`}
        sum={() => (
          <Sum
            title={`A spread with the next market card: ${percent} %`}
            terms={[
              { what: 'SPREAD cards in the box', gives: copies },
              { what: 'revealed so far', gives: -(copies - left) },
              { what: 'at the bottom since setup', gives: -bottom },
            ]}
            total={`${left - bottom} in ${among}`}
            foot={`Every card bought from the market is replaced, and the replacement may be one of them. ${ends}`}
          />
        )}
      >
        {`Deck ${deck}, spreads ${left}`}
        <b>{`${percent} %`}</b>
      </Explained>
    </p>
  );
}
