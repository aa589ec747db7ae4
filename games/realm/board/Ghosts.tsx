/** Ghost pieces on the map: what the Darkness card that lies face up would place, and where a General would go. */
import { useMemo } from 'react';
import type { Space } from '../content/types.ts';
import { useTable } from './table.ts';
import type { Point } from './geometry.ts';
import { nightPreview } from './preview.ts';
import { Pip, Shield } from './tokens.tsx';

export function GhostPips({ space }: { readonly space: Space }) {
  const { view } = useTable();
  const preview = useMemo(() => nightPreview(view), [view]);
  const coming = preview?.places.filter(place => place.space === space && !place.cancelled) ?? [];
  if (coming.length === 0) return null;
  return coming.map(({ colour, minions, overrun }) => (
    <span key={colour} className={overrun ? 'rea-ghost is-overrun' : 'rea-ghost'}>
      <b>+</b>
      <Pip colour={colour} count={minions} size={16} stacked={false} />
    </span>
  ));
}

export function GhostMove({ at }: { readonly at: readonly Point[] }) {
  const { view } = useTable();
  const move = nightPreview(view)?.move ?? null;
  if (move === null || move.stays !== '') return null;
  const { from, to, general } = move;
  return (
    <>
      <svg className="rea-lines" aria-hidden>
        <line className="rea-marching" x1={at[from].x} y1={at[from].y} x2={at[to].x} y2={at[to].y} />
      </svg>
      <span className="rea-ghost-general" style={{ left: at[to].x, top: at[to].y }} aria-hidden>
        <Shield general={general} size={26} />
      </span>
    </>
  );
}
