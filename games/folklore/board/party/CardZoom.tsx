/** A card in large: what kind it is, all it says, what it bears. */
import { Icon, Zoom } from '@vesper/web/board';
import type { Card } from '../../state.ts';
import { cardFacts, cardInWords } from '../../words/cards.ts';
import { cardName } from '../../words/names.ts';
import { marksOfCard } from '../../words/party.ts';
import { useTable } from '../table.ts';
import { pictureOf } from './pictures.ts';

export function CardZoom({ card }: { readonly card: Card }) {
  const { view, called } = useTable();
  const marks = marksOfCard(view, card);
  return (
    <Zoom title={cardName(card)} art={<Icon name={pictureOf(card)} size={32} />}>
      <p className="zoom-kin">{cardFacts(card)}</p>
      <p>{called(cardInWords(card))}</p>
      {marks.length > 0 && <p className="zoom-kin">{`Now: ${marks.join(', ')}`}</p>}
    </Zoom>
  );
}
