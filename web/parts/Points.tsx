import type { Seat } from '@vesper/kernel';
import type { ReactNode } from 'react';
import { useBoardTable } from './boardTable.tsx';
import { Explained, Sum } from './Explained.tsx';
import { aimsOf, hides, lineName, spelled, sumOf } from './aims.ts';

/** A seat's points, with the lines of the score sheet as they stand one hover or press away. */
export function Points(props: {
  readonly seat: Seat;
  readonly className?: string;
  /** See `Explained`. */
  readonly inside?: boolean;
  readonly children: ReactNode;
}) {
  const { seat, className = '', inside = false, children } = props;
  const { game, view, viewer, seatNames } = useBoardTable();
  const aims = aimsOf(game, view, seat);
  // Earlier editions do not tell.
  if (aims.length === 0) return <span className={className}>{children}</span>;
  const terms = (): ReactNode => (
    <Sum
      title={seat === viewer ? 'Your points, if the match ended now' : `${seatNames[seat]}, if the match ended now`}
      terms={aims.map(aim => ({ what: lineName(game, aim), gives: aim.points ?? null }))}
      total={sumOf(aims)}
      {...(hides(aims) ? { foot: 'What is secret is not counted here.' } : {})}
    />
  );
  return (
    <Explained className={className} tip={spelled(game, aims)} sum={terms} inside={inside}>
      {children}
    </Explained>
  );
}
