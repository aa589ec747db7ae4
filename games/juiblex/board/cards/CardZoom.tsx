/** A card in large: what it is, its whole text, what it is worth, and what it would do now. */
import { signed } from '@vesper/kernel';
import { Icon, Zoom } from '@vesper/web/board';
import { kindOf, kinds } from '../../content/cards.ts';
import { NO_COST } from '../../content/types.ts';
import type { Card } from '../../content/types.ts';
import { cardInWords } from '../../words/cards.ts';
import { cardName } from '../../words/names.ts';
import { Prospects } from '../dock/Prospects.tsx';
import { aspectWord, bandOf, signs } from '../look.ts';
import { useTable } from '../table.ts';
import { pictureOf } from './pictures.ts';

/** `ahead`: with what it would do if it were played now. */
export function CardZoom({ card, ahead = false }: { readonly card: Card; readonly ahead?: boolean }) {
  const { called, viewer } = useTable();
  const { type, cost, deckVp, innerVp } = kinds[kindOf[card]];
  return (
    <Zoom
      title={cardName(card)}
      art={<Icon name={pictureOf(kindOf[card])} size={34} />}
      tone={bandOf(kindOf[card])}
      more={
        cost !== NO_COST && (
          <span className="jub-cost">
            <Icon name={signs.influence} size={15} />
            {cost}
          </span>
        )
      }
    >
      <p className="zoom-kin">{`${aspectWord(card)}, ${type}${cost === NO_COST ? '' : `, costs ${cost} influence`}`}</p>
      <p>{called(cardInWords(card))}</p>
      {kinds[kindOf[card]].text.length > 0 && (
        <p className="zoom-kin">{`${signed(deckVp)} VP in the deck, ${signed(innerVp)} VP in the inner circle`}</p>
      )}
      {ahead && viewer !== 'spectator' && (
        <div className="jub-does in-zoom">
          <Prospects seat={viewer} card={card} />
        </div>
      )}
    </Zoom>
  );
}

/** A pile, card by card; equal cards are counted. */
export function PileZoom(props: {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly worth: 'deckVp' | 'innerVp';
  readonly note?: string;
}) {
  const { title, cards, worth, note } = props;
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(kindOf[card], (counts.get(kindOf[card]) ?? 0) + 1);
  const sum = cards.reduce((all, card) => all + kinds[kindOf[card]][worth], 0);
  return (
    <Zoom title={title} more={<span className="jub-cost">{cards.length}</span>}>
      <ul className="jub-pile-list">
        {[...counts].map(([kind, many]) => (
          <li key={kind}>
            <Icon name={pictureOf(kind)} size={18} />
            {`${many > 1 ? `${many} × ` : ''}${kinds[kind].name}`}
            <b>{`${signed(many * kinds[kind][worth])} VP`}</b>
          </li>
        ))}
      </ul>
      {cards.length > 0 && <p className="zoom-kin">{`${signed(sum)} VP in all`}</p>}
      {note !== undefined && <p className="zoom-kin">{note}</p>}
    </Zoom>
  );
}
