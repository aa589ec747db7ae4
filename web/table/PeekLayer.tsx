import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { Clause } from './Clause.tsx';
import { useTable } from './model.ts';

const GAP = 12;
const MARGIN = 4;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly side: 'left' | 'right' | 'above' | 'below';
  /** Where its arrow is along the edge. */
  readonly tip: number;
}

/** The one tooltip: zoom of a piece, and "Why not?" with its sentence and clauses. Beside the piece; a sheet on phones. */
export function PeekLayer() {
  const { ui, set, game, view, layout, say } = useTable();
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const { peek } = ui;
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
      style={phone || place === null ? undefined : arranged(place)}
      onMouseLeave={() => set({ peek: null })}
    >
      {phone && (
        <button type="button" className="quiet peek-close" aria-label="Close" onClick={() => set({ peek: null })}>
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

/** Beside the piece, where it fits and covers the fewest legal targets. */
function placed(anchor: DOMRect, { width, height }: DOMRect): Place {
  const within = (at: number, size: number, room: number): number =>
    Math.max(MARGIN, Math.min(at, room - size - MARGIN));
  const across = within(anchor.left + anchor.width / 2 - width / 2, width, innerWidth);
  const beside = within(anchor.top + anchor.height / 2 - height / 2, height, innerHeight);
  const down = anchor.top + anchor.height / 2 - beside;
  const along = anchor.left + anchor.width / 2 - across;
  const places: readonly Place[] = [
    { side: 'right', left: anchor.right + GAP, top: beside, tip: down },
    { side: 'left', left: anchor.left - GAP - width, top: beside, tip: down },
    { side: 'above', left: across, top: anchor.top - GAP - height, tip: along },
    { side: 'below', left: across, top: anchor.bottom + GAP, tip: along },
  ];
  const fitting = places.filter(
    ({ left, top }) =>
      left >= MARGIN && left + width <= innerWidth - MARGIN && top >= MARGIN && top + height <= innerHeight - MARGIN,
  );
  const targets = [...document.querySelectorAll('[data-choice]')].map(target => target.getBoundingClientRect());
  const covered = ({ left, top }: Place): number =>
    targets.filter(box => box.right > left && box.left < left + width && box.bottom > top && box.top < top + height)
      .length;
  const [best] = fitting.toSorted((a, b) => covered(a) - covered(b));
  return best ?? { ...places[3], top: within(anchor.bottom + GAP, height, innerHeight) };
}
