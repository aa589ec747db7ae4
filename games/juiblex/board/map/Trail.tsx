/** While a spread is carried out: the slime along the tunnel that the Scourge has taken, and light where it stands. */
import { memo } from 'react';
import type { Site } from '../../content/types.ts';
import { lineFrom, middleOf, path } from './geometry.ts';
import type { Sheet } from './geometry.ts';

export const Trail = memo(function Trail(props: { readonly sheet: Sheet; readonly from: Site; readonly to: Site }) {
  const { sheet, from, to } = props;
  const { width, height, unit, plates } = sheet;
  const d = path(lineFrom(sheet, from, to));
  const { x, y } = middleOf(plates[to]);
  return (
    <>
      <span className="jub-light" style={{ left: x, top: y }} />
      <svg className="jub-trail" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <path className="is-slime" d={d} strokeWidth={9 * unit} />
        <path className="is-shine" d={d} strokeWidth={1.6 * unit} strokeDasharray={`${6 * unit} ${7 * unit}`} />
      </svg>
    </>
  );
});
