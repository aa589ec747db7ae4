/**
 * One's presence as one outlined field: everything is drawn a little larger in the colour of the line, then once more in
 * the colour of the ground. What is left of the first is the outline of the union.
 */
import { memo } from 'react';
import type { Seat } from '@vesper/kernel';
import type { FieldShape } from './field.ts';
import type { Sheet } from './geometry.ts';
import { fieldLook } from './look.ts';

export const Field = memo(function Field(props: {
  readonly sheet: Sheet;
  readonly seat: Seat;
  readonly shape: FieldShape;
}) {
  const { sheet, seat, shape } = props;
  const { width, height, unit } = sheet;
  const { line, ground, hatch, wide: usual } = fieldLook(seat);
  const wide = usual * Math.max(0.7, unit);
  const pass = (colour: string, by: number, opacity = 1) => (
    <g fill={colour} stroke={colour} opacity={opacity}>
      <path d={shape.tunnels} fill="none" strokeWidth={27 * unit + by * 2} />
      {shape.plates.map((plate, i) => (
        <rect
          key={i}
          x={plate.left}
          y={plate.top}
          width={plate.width}
          height={plate.height}
          rx={15 * unit}
          strokeWidth={by * 2}
        />
      ))}
    </g>
  );
  return (
    <svg className="jub-field" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <defs>
        <pattern id="jub-hatch" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d={hatch} fill="none" stroke={line} strokeOpacity="0.28" />
        </pattern>
      </defs>
      <g className="jub-field-glow">
        {pass(line, 11 * unit, 0.07)}
        {pass(line, 7.5 * unit, 0.12)}
        {pass(line, 4.5 * unit, 0.2)}
      </g>
      {pass('#0b1220', wide + 1.1)}
      {pass(line, wide)}
      {pass(ground, 0)}
      <g className="jub-hatch">{pass('url(#jub-hatch)', 0, 0.5)}</g>
    </svg>
  );
});
