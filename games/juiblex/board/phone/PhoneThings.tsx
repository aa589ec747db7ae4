/** Somebody's things on a phone, in a sheet: numbers, what lies in play, the hand, the inner circle and the discard pile. */
import { Peekable, ownSeat, turnsFrom } from '@vesper/web/board';
import { kindOf, kinds } from '../../content/cards.ts';
import type { Card } from '../../content/types.ts';
import { CardZoom } from '../cards/CardZoom.tsx';
import { banded } from '../cards/HandCard.tsx';
import { briefly } from '../cards/brief.ts';
import { Self } from '../dock/Self.tsx';
import { cardName } from '../../words/names.ts';
import { useTable } from '../table.ts';

export function PhoneThings() {
  const table = useTable();
  const { view, openSeat } = table;
  const seats = openSeat === null ? turnsFrom(ownSeat(table), view.players.length) : [openSeat];
  return (
    <>
      {seats.map(seat => {
        const { play, hand, known, inner, discard } = view.players[seat];
        return (
          <section key={seat} className="jub-things">
            <Self seat={seat} />
            <Lying name="In play" cards={play} worth="deckVp" />
            <Lying name={hand === null ? 'Known of the hand' : 'Hand'} cards={hand ?? known} worth="deckVp" />
            <Lying name="Inner circle" cards={inner} worth="innerVp" />
            <Lying name="Discard pile" cards={discard.toReversed()} worth="deckVp" />
          </section>
        );
      })}
    </>
  );
}

function Lying(props: {
  readonly name: string;
  readonly cards: readonly Card[];
  readonly worth: 'deckVp' | 'innerVp';
}) {
  const { name, cards, worth } = props;
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{name}</h3>
      <div className="jub-lying">
        {cards.map(card => (
          <Peekable
            key={card}
            className="jub-lying-card"
            label={`${cardName(card)} ${briefly(card)} ${kinds[kindOf[card]][worth]} VP`}
            zoom={() => <CardZoom card={card} />}
          >
            <i style={banded(card)} />
            <span>
              {`${cardName(card)} `}
              <em>{`${briefly(card)} `}</em>
            </span>
            <small>{`${kinds[kindOf[card]][worth]} VP`}</small>
          </Peekable>
        ))}
      </div>
    </>
  );
}
