/** A hand of Hero cards: one row of whole cards while they fit, else two rows of flat ones, so that every name is read. */
import type { Card } from '../content/types.ts';
import { HandCard } from './HandCard.tsx';

export const CARD = 80;
export const GAP = 8;

export function Hand(props: { readonly cards: readonly Card[]; readonly hidden: number; readonly width: number }) {
  const { cards, hidden, width } = props;
  const n = cards.length + hidden;
  if (n === 0) return <p className="rea-empty">No cards in hand.</p>;
  const flat = n * (CARD + GAP) > width;
  const columns = { gridTemplateColumns: `repeat(${Math.ceil(n / 2)}, minmax(74px, 106px))` };
  return (
    <div
      className={flat ? 'rea-hand is-flat' : 'rea-hand'}
      role="group"
      aria-label="Hand"
      style={{ maxWidth: width, ...(flat ? columns : {}) }}
    >
      {cards.map(card => (
        <HandCard key={card} card={card} flat={flat} />
      ))}
      {Array.from({ length: hidden }, (_, i) => (
        <span key={i} className={flat ? 'rea-card is-back is-flat' : 'rea-card is-back'} aria-hidden />
      ))}
    </div>
  );
}

/** On phones whole cards fill one row at most. */
export function PhoneHand({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <div className="rea-phone-hand">
      {cards.map(card => (
        <HandCard key={card} card={card} flat={cards.length > 4} />
      ))}
    </div>
  );
}
