/** Where a tooltip stands beside what it is about. */
import type { CSSProperties } from 'react';

const GAP = 12;
const MARGIN = 4;

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: 'left' | 'right' | 'above' | 'below';
}

export interface Place extends Spot {
  /** Where its arrow is along the edge. */
  readonly tip: number;
  /** How many legal targets lie under it. */
  readonly covers: number;
}

export const arranged = ({ left, top, tip }: Place): CSSProperties =>
  ({ left, top, '--tip': `${tip}px` }) as CSSProperties;

/** Beside the piece, where it fits and covers no legal target; if it must cover one, it lets the pointer through. */
export function placed(anchor: DOMRect, { width, height }: DOMRect): Place {
  const targets = [...document.querySelectorAll('[data-choice], [data-opens], [data-strip-choice]')].map(target =>
    target.getBoundingClientRect(),
  );
  const covered = ({ left, top }: Spot): number =>
    targets.filter(box => box.right > left && box.left < left + width && box.bottom > top && box.top < top + height)
      .length;
  const [best] = spots(anchor, width, height)
    .map(spot => ({ ...spot, covers: covered(spot) }))
    .toSorted((a, b) => a.covers - b.covers);
  const { side, left, top, covers } = best;
  const tip =
    side === 'left' || side === 'right' ? anchor.top + anchor.height / 2 - top : anchor.left + anchor.width / 2 - left;
  const edge = side === 'left' || side === 'right' ? height : width;
  return { side, left, top, covers, tip: Math.max(12, Math.min(tip, edge - 12)) };
}

/** Places around a piece, the best first: level with its middle, then with its ends. */
function spots(anchor: DOMRect, width: number, height: number): readonly Spot[] {
  const within = (at: number, size: number, room: number): number =>
    Math.max(MARGIN, Math.min(at, room - size - MARGIN));
  const along = (from: number, to: number, size: number): readonly number[] => [
    (from + to - size) / 2,
    to - size,
    from,
    (from + to) / 2 - size,
    (from + to) / 2,
  ];
  const downs = along(anchor.top, anchor.bottom, height).map(top => within(top, height, innerHeight));
  const overs = along(anchor.left, anchor.right, width).map(left => within(left, width, innerWidth));
  const all = [
    ...downs.map((top): Spot => ({ side: 'right', left: anchor.right + GAP, top })),
    ...downs.map((top): Spot => ({ side: 'left', left: anchor.left - GAP - width, top })),
    ...overs.map((left): Spot => ({ side: 'above', left, top: anchor.top - GAP - height })),
    ...overs.map((left): Spot => ({ side: 'below', left, top: anchor.bottom + GAP })),
  ];
  const fitting = all.filter(
    ({ left, top }) =>
      left >= MARGIN && left + width <= innerWidth - MARGIN && top >= MARGIN && top + height <= innerHeight - MARGIN,
  );
  const inNeed: Spot = { side: 'below', left: overs[0], top: within(anchor.bottom + GAP, height, innerHeight) };
  return fitting.length > 0 ? fitting : [inNeed];
}
