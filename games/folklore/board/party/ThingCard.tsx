/** Something that a character has, as a card: picture, name, a line; spent it is turned and hatched. Flat, where many lie. */
import { plain } from '@vesper/kernel';
import { Icon, Piece } from '@vesper/web/board';
import { cardKey } from '../../keys.ts';
import type { Card } from '../../state.ts';
import { cardFacts, cardInWords } from '../../words/cards.ts';
import { cardName } from '../../words/names.ts';
import { marksOfCard } from '../../words/party.ts';
import { useTable } from '../table.ts';
import { CardZoom } from './CardZoom.tsx';
import { briefly, priceOf } from './brief.ts';
import { pictureOf } from './pictures.ts';

interface Thing {
  readonly card: Card;
  /** How many of it. */
  readonly many?: number;
  /** Carried, but not in use. */
  readonly isPacked?: boolean;
}

const isSpent = (
  { exhausted, broken }: { readonly exhausted: readonly Card[]; readonly broken: readonly Card[] },
  card: Card,
) => exhausted.includes(card) || broken.includes(card);

export function ThingCard({ card, many = 1, isPacked = false, flat }: Thing & { readonly flat: boolean }) {
  const { view } = useTable();
  const price = priceOf(card);
  const marks = marksOfCard(view, card);
  const classes = ['flat-piece', flat ? 'fol-thing is-flat' : 'fol-thing'];
  if (isSpent(view, card)) classes.push('is-spent');
  if (isPacked) classes.push('is-packed');
  return (
    <Piece
      id={cardKey(card)}
      className={classes.join(' ')}
      label={`${cardName(card)}${many > 1 ? `, ${many} of them` : ''}${marks.length > 0 ? `, ${marks.join(', ')}` : ''}. ${cardFacts(card)}`}
      zoom={() => <CardZoom card={card} />}
      travels={!flat}
    >
      <Icon name={pictureOf(card)} size={flat ? 18 : 30} className="fol-thing-picture" />
      <b>{cardName(card)}</b>
      <span className="fol-thing-line">{isPacked && !flat ? 'not in use' : briefly(card)}</span>
      {price !== '' && !flat && <span className="fol-thing-price">{price}</span>}
      {many > 1 && <span className="fol-thing-many">{`×${many}`}</span>}
    </Piece>
  );
}

/** The same as a row with all its words, for the sheet. */
export function ThingRow({ card, many = 1, isPacked = false }: Thing) {
  const { view, called } = useTable();
  const marks = marksOfCard(view, card);
  return (
    <Piece
      id={cardKey(card)}
      className={`flat-piece fol-row ${isSpent(view, card) ? 'is-spent' : ''}`}
      label={`${cardName(card)}. ${plain(cardInWords(card))}`}
    >
      <Icon name={pictureOf(card)} size={24} />
      <span className="fol-row-words">
        <b>
          {cardName(card)}
          {many > 1 && ` ×${many}`}
          <small>{[cardFacts(card), ...(isPacked ? ['not in use'] : []), ...marks].join(', ')}</small>
        </b>
        <span>{called(cardInWords(card))}</span>
      </span>
    </Piece>
  );
}
