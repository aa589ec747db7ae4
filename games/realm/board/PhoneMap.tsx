/** The map on a phone: whole at first; fingers, or a button, bring it nearer. */
import { useMemo } from 'react';
import { MapFrame } from '@vesper/web/board';
import { NONE } from '../state.ts';
import { MapStage } from './MapStage.tsx';
import { useTable } from './table.ts';
import type { Point, Sheet } from './geometry.ts';

export function PhoneMap({ sheet, at }: { readonly sheet: Sheet; readonly at: readonly Point[] }) {
  const { width, height } = sheet;
  const { view, reducedMotion } = useTable();
  const frame = useMemo(() => ({ width, height }), [width, height]);
  const here = view.heroes[view.active]?.space ?? NONE;
  const middle = here === NONE ? { x: width / 2, y: height / 2 } : at[here];
  return (
    <MapFrame frame={frame} byHand still={reducedMotion} middle={middle}>
      <MapStage sheet={sheet} />
    </MapFrame>
  );
}
