/** A panel over the map, on the side where it hides least; on phones it rises from below. */
import type { ReactNode } from 'react';
import { useTable } from './table.ts';
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
