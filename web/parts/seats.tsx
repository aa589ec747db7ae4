/** People at the table: chips where there is little room, panels in the rail, the own one in the dock. */
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Seat } from '@vesper/kernel';
import { isActing } from './asking.ts';
import { useBoardTable } from './boardTable.tsx';
import { SeatState } from './SeatState.tsx';

/** All seats side by side, for tall pages and phones. */
export function SeatChips({ children }: { readonly children: readonly ReactNode[] }) {
  const { board, layout } = useBoardTable();
  return <div className={`${board} seat-chips is-${children.length} is-${layout}`}>{children}</div>;
}

/** One of them: a press opens its things. */
export function SeatChip(props: {
  readonly seat: Seat;
  /** What it says, for those who do not see it. */
  readonly label: string;
  readonly symbol?: ReactNode;
  readonly name: ReactNode;
  /** More than the symbol, beside the words. */
  readonly more?: ReactNode;
  readonly acting?: boolean;
  readonly className?: string;
  /** Instead of the sheet, on a tall page. */
  readonly onShow?: () => void;
  /** The line below the name. */
  readonly children: ReactNode;
}) {
  const { seat, label, symbol, name, more, className = '', onShow, children } = props;
  const table = useBoardTable();
  const { viewer, openSeat, onOpenSeat, layout, seatStates } = table;
  const state = seatStates[seat] ?? null;
  const { acting = isActing(table, seat) } = props;
  return (
    <button
      type="button"
      className={`seat-button ${seat === viewer ? 'is-own' : ''} ${acting ? 'is-acting' : ''} ${className}`}
      aria-pressed={openSeat === seat}
      data-home={`seat:${seat}`}
      onClick={() => {
        if (layout === 'tall' && onShow !== undefined) onShow();
        else onOpenSeat(openSeat === seat ? null : seat);
      }}
    >
      <span className="unseen">
        {acting ? `${label}, deciding` : label}
        {state === null ? '' : `, ${state.words}`}
      </span>
      <span className="piece-face" aria-hidden>
        {symbol}
        <span className="seat-words">
          <b>{name}</b>
          <span>{children}</span>
        </span>
        {more}
        <SeatState seat={seat} />
      </span>
    </button>
  );
}

/** Whose things lie in the dock or in the sheet: the left part of it. */
export function Self(props: { readonly seat: Seat; readonly label: string; readonly children: ReactNode }) {
  const { seat, label, children } = props;
  return (
    <section className="self" aria-label={label} data-home={`seat:${seat}`}>
      {children}
    </section>
  );
}

/** A symbol with a name beside it, what else is to be said below it, and what lies at the end of the line. */
export function Named(props: {
  readonly symbol: ReactNode;
  readonly name: ReactNode;
  readonly more?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { symbol, name, more, children } = props;
  return (
    <span className="named">
      {symbol}
      <span className="named-words">
        <b>{name}</b>
        {more}
      </span>
      {children}
    </span>
  );
}

/**
 * A list that scrolls inside itself, with a fade only where something is cut off. Before that it moves together: as many
 * steps as it has, `data-packed` on its parent says how far (the board's CSS does the rest).
 */
export function Roll(props: { readonly className: string; readonly steps?: number; readonly children: ReactNode }) {
  const { className, steps = 0, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const measured = useRef('');
  useLayoutEffect(() => {
    const list = ref.current as HTMLDivElement;
    const size = (): string => `${steps} ${list.scrollHeight} ${list.clientHeight} ${list.clientWidth}`;
    // As it was packed last time it is as high as it was: nothing is tried out, which would lay out the page each time.
    if (size() === measured.current) return;
    const isOver = (): boolean => list.scrollHeight > list.clientHeight + 2;
    list.classList.remove('is-over');
    let packed = 0;
    for (; packed <= steps; packed++) {
      if (list.parentElement !== null) list.parentElement.dataset['packed'] = String(packed);
      if (!isOver()) break;
    }
    list.classList.toggle('is-over', packed > steps);
    measured.current = size();
  });
  return (
    <div ref={ref} className={`roll ${className}`}>
      {children}
    </div>
  );
}
