/** A hand of Hero cards. */
import { Hand } from '@vesper/web/board';
import type { Card } from '../content/types.ts';
import { HandCard } from './HandCard.tsx';

export const HAND = { card: 80, gap: 8 };

export function HeroHand(props: { readonly cards: readonly Card[]; readonly hidden: number; readonly width: number }) {
  const { cards, hidden, width } = props;
  const many = cards.length + hidden;
  if (many === 0) return <p className="rea-empty">No cards in hand.</p>;
  return (
    <Hand cards={HAND} many={many} width={width} flat={[74, 106]}>
      {flat => [
        ...cards.map(card => <HandCard key={card} card={card} flat={flat} />),
        ...Array.from({ length: hidden }, (_, i) => (
          <span key={`hidden ${i}`} className={flat ? 'rea-card is-back is-flat' : 'rea-card is-back'} aria-hidden />
        )),
      ]}
    </Hand>
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
