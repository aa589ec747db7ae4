import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { arranged, placed } from '../parts/placing.ts';
import type { Place } from '../parts/placing.ts';
import { usePeek } from '../parts/pointing.ts';
import { Clause } from './Clause.tsx';
import { useTable } from './model.ts';

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
