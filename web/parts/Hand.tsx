/** Cards side by side in the room there is: they overlap or become two flat rows, and scroll when that is not enough. */
import type { CSSProperties, ReactNode } from 'react';

/** How wide a card is, how far apart cards lie, and how much of one must be seen. */
export interface Cards {
  readonly card: number;
  readonly gap: number;
  readonly least?: number;
}

/** From the left edge of one card to that of the next, so that all of them fit; never less than must be seen. */
export function stepOf({ card, gap, least = 0 }: Cards, many: number, width: number): number {
  if (many < 2) return card + gap;
  return Math.max(least, Math.min(card + gap, (width - card) / (many - 1)));
}

/** Cards that lie `step` apart; what is pointed at lies on top. */
export function Fan(props: {
  readonly cards: Cards;
  readonly step: number;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const { cards, step, label, children } = props;
  return (
    <div
      className="fan"
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
      style={{ '--lap': `${step - cards.card}px` } as CSSProperties}
    >
      {children}
    </div>
  );
}

/** Rows of flat cards; more would be too low to read. */
const MOST_ROWS = 3;
const FLAT_GAP = 5;

/** A hand: one row of whole cards while they fit, else two or three rows of flat ones, so that every name is read. */
export function Hand(props: {
  readonly cards: Cards;
  readonly many: number;
  readonly width: number;
  /** How narrow and how wide a flat one may be. */
  readonly flat: readonly [number, number];
  readonly children: (isFlat: boolean) => ReactNode;
}) {
  const { cards, many, width, flat, children } = props;
  const isFlat = many * (cards.card + cards.gap) > width;
  const rows = Math.max(2, Math.min(MOST_ROWS, Math.ceil((many * (flat[0] + FLAT_GAP)) / (width + FLAT_GAP))));
  const columns = {
    gridTemplateColumns: `repeat(${Math.ceil(many / rows)}, minmax(${flat[0]}px, ${flat[1]}px))`,
    '--rows': rows,
  } as CSSProperties;
  return (
    <div
      className={isFlat ? 'hand is-flat' : 'hand'}
      role="group"
      aria-label="Hand"
      style={{ maxWidth: width, ...(isFlat ? columns : {}) }}
    >
      {children(isFlat)}
    </div>
  );
}
