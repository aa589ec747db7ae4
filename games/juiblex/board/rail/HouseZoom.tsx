/** A house in large: its cards as far as they are known, and what it plays. */
import { listed, plain, signed } from '@vesper/kernel';
import type { Seat } from '@vesper/kernel';
import { SeatSymbol, Zoom } from '@vesper/web/board';
import { kindOf, kinds } from '../../content/cards.ts';
import type { Card } from '../../content/types.ts';
import { colourAt, useTable } from '../table.ts';

/** `2 × Noble and Spy Master`. */
function named(cards: readonly Card[]): string {
  if (cards.length === 0) return 'none';
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(kindOf[card], (counts.get(kindOf[card]) ?? 0) + 1);
  return plain(listed([...counts].map(([kind, many]) => `${many > 1 ? `${many} × ` : ''}${kinds[kind].name}`)));
}

export function HouseZoom({ seat }: { readonly seat: Seat }) {
  const { view, seatNames } = useTable();
  const { play, inner, discard, known, handSize, deckSize, vp, score } = view.players[seat];
  const lines: readonly (readonly [string, string])[] = [
    ['Played this turn', named(play)],
    ['Inner circle', named(inner)],
    ['Discard pile', named(discard)],
    ['Hand', known.length === 0 ? `${handSize} cards` : `${handSize} cards, among them ${named(known)}`],
    ['Deck', `${deckSize} cards`],
    ['VP tokens', `${vp}`],
  ];
  return (
    <Zoom
      title={seatNames[seat]}
      art={<SeatSymbol colour={colourAt(seat)} size={24} />}
      more={<span className="jub-cost">{`${signed(score)} VP`}</span>}
    >
      <dl className="jub-facts">
        {lines.map(([what, words]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Zoom>
  );
}
