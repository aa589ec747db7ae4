/** The two rows with their decks, the supply beside them, and when the end cards may come. */
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { NONE } from '../state.ts';
import type { SalemView } from '../state.ts';
import { cardName, colonistName } from '../words/names.ts';
import { count, listed, plain } from '@vesper/kernel';
import { ColonistCard } from './ColonistCard.tsx';
import { useTable } from './table.ts';

/** The last cards of the Colonist deck, two of which end the match (SAL-1.3). */
export const END_BLOCK = 8;

export const mayEnd = ({ colonistDeckSize, endCard, phase }: SalemView): boolean =>
  phase !== 'startDraft' && endCard === NONE && colonistDeckSize <= END_BLOCK;

export function Row(props: {
  readonly name: string;
  readonly cards: readonly number[];
  readonly deck: ReactNode;
  readonly top: number;
  readonly pitch: number;
}) {
  const { name, cards, deck, top, pitch } = props;
  const wasLeft = useLeftSlots(cards);
  return (
    <section className="sal-row" style={{ top }} aria-label={name}>
      {deck}
      {cards.map((colonist, slot) => (
        <div
          key={colonist === NONE ? `empty-${slot}` : colonist}
          className="sal-slot"
          style={{ left: 112 + slot * pitch }}
        >
          {colonist === NONE ? <Gap left={wasLeft(slot)} /> : <ColonistCard colonist={colonist} />}
        </div>
      ))}
    </section>
  );
}

/** A slot whose card was taken; it is filled at the end of the round. */
export const Gap = ({ left }: { readonly left: boolean }) => (
  <span className={left ? 'sal-gap is-left' : 'sal-gap'} aria-hidden />
);

/** Whether a slot's last card was taken by others since the viewer's last own choice: a hollow mark stays there. */
export function useLeftSlots(cards: readonly number[]): (slot: number) => boolean {
  const { marks } = useTable();
  const last = useRef(new Map<number, number>());
  cards.forEach((colonist, slot) => {
    if (colonist !== NONE) last.current.set(slot, colonist);
  });
  return slot => {
    const colonist = last.current.get(slot);
    return colonist !== undefined && marks.gone.has(colonist);
  };
}

export function Deck({
  back,
  size,
  ends = false,
}: {
  readonly back: 'red' | 'blue';
  readonly size: number;
  readonly ends?: boolean;
}) {
  const dealt = useTable().view.phase !== 'startDraft';
  const name = back === 'red' ? 'Prominent' : 'Colonists';
  const label = `${name} deck, ${count(size, 'card').text}${ends ? ', an end card may come any time' : ''}`;
  const layers = size < 2 ? 1 : size < 6 ? 2 : 3;
  return (
    <div
      className={`sal-deck back-${back} thick-${layers}${ends ? ' is-ending' : ''}`}
      role="img"
      aria-label={label}
      data-tip={label}
      data-home={`deck:${back}`}
    >
      {size > 0 && (
        <span className="sal-deck-top">
          <b>{size}</b>
          <span>{name}</span>
        </span>
      )}
      {size === 0 && <span className="sal-deck-none">{`${name}: ${dealt ? 'none left' : 'not dealt yet'}`}</span>}
    </div>
  );
}

/** Beside the Colonist row: how far away the end is. */
export function Ending() {
  const { view } = useTable();
  const { colonistDeckSize: size, endCard, cycled, phase } = view;
  if (phase === 'startDraft') return null;
  if (endCard !== NONE) return <EndCard name={cardName(endCard)} />;
  const safe = Math.max(0, size - END_BLOCK);
  return (
    <div className={safe === 0 ? 'sal-ending is-near' : 'sal-ending'}>
      <b>{safe === 0 ? 'The end may come' : `The end: after ${count(safe, 'card').text}`}</b>
      <span className="sal-pips" aria-hidden>
        {Array.from({ length: size }, (_, i) => (
          <i key={i} className={size - i <= END_BLOCK ? 'is-end' : ''} style={{ width: Math.min(7, 142 / size - 2) }} />
        ))}
      </span>
      <span>
        {safe === 0
          ? `Two end cards lie among these ${size}; the first one ends the match.`
          : `Two end cards lie among the last ${END_BLOCK} of the deck.`}
      </span>
      {cycled.length > 0 && (
        <span
          className="sal-cycled"
          data-tip={plain(listed(cycled.map(colonistName)))}
        >{`Under the deck: ${cycled.length}`}</span>
      )}
    </div>
  );
}

export function EndCard({ name }: { readonly name: string }) {
  return (
    <div className="sal-endcard" data-flip="endcard">
      <i>The trials are over</i>
      <b>{name}</b>
      <span>has come forward, and the match has ended.</span>
    </div>
  );
}
