import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { Clause } from './Clause.tsx';
import { useTable } from './model.ts';

const GAP = 12;

/** The one tooltip: zoom of a piece, and "Why not?" with its sentence and clauses. Beside the piece; a sheet on phones. */
export function PeekLayer() {
  const { ui, set, game, view, layout, say } = useTable();
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number; side: 'left' | 'right' | 'above' } | null>(null);
  const { peek } = ui;
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    if (peek === null || box === undefined) return;
    const { anchor } = peek;
    const right = anchor.right + GAP + box.width < innerWidth - 4;
    const left = anchor.left - GAP - box.width > 4;
    const x = right
      ? anchor.right + GAP
      : left
        ? anchor.left - GAP - box.width
        : Math.max(4, Math.min(anchor.left, innerWidth - box.width - 4));
    const middle = anchor.top + anchor.height / 2 - box.height / 2;
    const y =
      right || left ? middle : anchor.top - box.height - GAP > 4 ? anchor.top - box.height - GAP : anchor.bottom + GAP;
    setPlace({
      left: x,
      top: Math.max(4, Math.min(y, innerHeight - box.height - 4)),
      side: right ? 'right' : left ? 'left' : 'above',
    });
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
      style={phone || place === null ? undefined : { left: place.left, top: place.top }}
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
