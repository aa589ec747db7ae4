/** A panel over the map, on the side where it hides least; on phones it rises from below. */
import type { ReactNode } from 'react';
import { offersOf, Way } from '@vesper/web/board';
import type { Asked } from '@vesper/web/board';
import { useTable } from './Table.tsx';
import type { Point } from './geometry.ts';

const WIDTH = 356;

/** Left, middle or right: whichever keeps the points that matter in sight. */
function sideFor(avoid: readonly Point[], width: number): 'left' | 'middle' | 'right' {
  const spots = { middle: (width - WIDTH) / 2, left: 12, right: width - WIDTH - 12 } as const;
  const hidden = (left: number): number => avoid.filter(({ x }) => x > left - 26 && x < left + WIDTH + 26).length;
  const sides = ['middle', 'left', 'right'] as const;
  return sides.reduce((best, side) => (hidden(spots[side]) < hidden(spots[best]) ? side : best));
}

export function Panel(props: {
  readonly label: string;
  /** What should stay in sight. */
  readonly avoid?: readonly Point[];
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { label, avoid = [], className = '', children } = props;
  const { layout } = useTable();
  const side = layout === 'phone' ? 'below' : sideFor(avoid, 792);
  return (
    <div className={`rea-panel is-${side} ${className}`} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** The choices of a decision that words stand for, as rows. */
export function Ways({ decision, only }: { readonly decision: Asked; readonly only?: (choice: unknown) => boolean }) {
  const offers = offersOf(decision).filter(({ choice }) => only === undefined || only(choice));
  if (offers.length === 0) return null;
  return (
    <div className="ways">
      {offers.map(offer => (
        <Way key={JSON.stringify(offer.choice)} way={{ decision, offer }} />
      ))}
    </div>
  );
}

/** Whom the table waits for, for those who only watch. */
export function Waiting() {
  const { asked, seatNames } = useTable();
  const waits = asked.find(({ optional, choices }) => !optional && choices === undefined);
  if (waits === undefined) return null;
  return (
    <p className="rea-waiting">{waits.passes ? 'It passes by itself.' : `Waiting for ${seatNames[waits.seat]}.`}</p>
  );
}
