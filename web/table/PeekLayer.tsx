import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { usePeek } from '../parts/pointing.ts';
import { Clause } from './Clause.tsx';
import { useTable } from './model.ts';

const GAP = 12;
const MARGIN = 4;

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: 'left' | 'right' | 'above' | 'below';
}

interface Place extends Spot {
  /** Where its arrow is along the edge. */
  readonly tip: number;
  /** How many legal targets lie under it. */
  readonly covers: number;
}

/** The one tooltip: zoom of a piece, and "Why not?" with its sentence and clauses. Beside the piece; a sheet on phones. */
export function PeekLayer() {
  const { pointing, game, view, layout, say } = useTable();
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const peek = usePeek(pointing);
  const close = (): void => pointing.setState({ peek: null });
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    if (peek === null || box === undefined) return;
    setPlace(placed(peek.anchor, box));
  }, [peek]);
  if (peek === null) return null;
  const { why, body } = peek;
  const phone = layout === 'phone';
  return (
    <div
      ref={ref}
      className="peek"
      role="tooltip"
      data-refused={why !== undefined}
      data-side={place?.side}
      data-covers={place !== null && place.covers > 0}
      style={phone || place === null ? undefined : arranged(place)}
      onMouseLeave={close}
    >
      {phone && (
        <button type="button" className="quiet peek-close" aria-label="Close" onClick={close}>
          <Icon name="lucide:x" size={19} />
        </button>
      )}
      {body}
      {why !== undefined && (
        <div className="why">
          <b>
            <Icon name="lucide:lock" size={16} /> Why not?
          </b>
          <p>{say(game.words.refusal(view, why.decision, why.refused.choice, why.refused, why.refused.facts))}</p>
          <p>
            <Clause id={why.refused.rule} />
          </p>
        </div>
      )}
    </div>
  );
}

const arranged = ({ left, top, tip }: Place): CSSProperties => ({ left, top, '--tip': `${tip}px` }) as CSSProperties;

/** Beside the piece, where it fits and covers no legal target; if it must cover one, it lets the pointer through. */
function placed(anchor: DOMRect, { width, height }: DOMRect): Place {
  const targets = [...document.querySelectorAll('[data-choice]')].map(target => target.getBoundingClientRect());
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
