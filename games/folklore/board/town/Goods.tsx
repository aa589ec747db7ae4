/** What is for sale: the market's row, what the smith has shown, and the shelves. */
import { Icon, Piece } from '@vesper/web/board';
import { cards } from '../../content/cards.ts';
import { goodKey } from '../../keys.ts';
import type { Card } from '../../state.ts';
import { numberIn } from '../../words/actions.ts';
import { cardName } from '../../words/names.ts';
import { CardZoom } from '../party/CardZoom.tsx';
import { briefly } from '../party/brief.ts';
import { pictureOf } from '../party/pictures.ts';
import { Coin } from '../signs.tsx';
import { useTable } from '../table.ts';
import type { House } from './offers.ts';

export function Goods({ houses }: { readonly houses: readonly House[] }) {
  const { row, commission } = useTable().view.visit;
  const shelf = [...new Set(houses.flatMap(({ goods }) => goods))];
  if (row.length + commission.length + shelf.length === 0) return null;
  return (
    <div className="fol-goods">
      {(row.length > 0 || commission.length > 0) && (
        <div className="fol-stalls" role="group" aria-label="On the market">
          {[...row, ...commission].map(card => (
            <Stall key={card} card={card} />
          ))}
        </div>
      )}
      {shelf.length > 0 && (
        <div className="fol-shelf" role="group" aria-label="On the shelves">
          {shelf.map(card => (
            <Good key={card} card={card} />
          ))}
        </div>
      )}
    </div>
  );
}

/** What it costs whoever is asked; else what it is worth. */
function usePrice(card: Card): number {
  const { marks } = useTable();
  const key = goodKey(card);
  const offer = marks.legal.get(key)?.[0]?.offer ?? marks.refused.get(key)?.[0]?.offer;
  return numberIn(offer?.facts, 'price', cards[card].value);
}

function Stall({ card }: { readonly card: Card }) {
  const price = usePrice(card);
  const brief = briefly(card);
  return (
    <Piece
      id={goodKey(card)}
      className="fol-stall flat-piece"
      label={`${cardName(card)}, ${brief}, ${price}`}
      zoom={() => <CardZoom card={card} />}
    >
      <span className="fol-stall-price" aria-hidden>
        <Coin size={12} />
        {price}
      </span>
      <Icon name={pictureOf(card)} size={26} />
      <b aria-hidden>{cardName(card)}</b>
      <small aria-hidden>{brief}</small>
    </Piece>
  );
}

function Good({ card }: { readonly card: Card }) {
  const price = usePrice(card);
  return (
    <Piece
      id={goodKey(card)}
      className="fol-good flat-piece"
      label={`${cardName(card)}, ${price}`}
      zoom={() => <CardZoom card={card} />}
    >
      <Icon name={pictureOf(card)} size={15} />
      <b aria-hidden>{cardName(card)}</b>
      <em aria-hidden>
        <Coin size={11} />
        {price}
      </em>
    </Piece>
  );
}
