/** The letter of each General on its route, above the light that falls on the map. */
import { memo } from 'react';
import { generals } from '../content/generals.ts';
import type { Point, Sheet } from './geometry.ts';
import { colourNames, generalLetter } from './look.ts';

/** Where each route carries its General's letter: after which step, and how far on. */
const letters = [
  { step: 2, t: 0.4 },
  { step: 0, t: 0.5 },
  { step: 1, t: 0.5 },
  { step: 1, t: 0.5 },
];

export const RouteLetters = memo(function RouteLetters(props: {
  readonly sheet: Sheet;
  readonly at: readonly Point[];
  /** A bit for each General that has fallen: its letter is gone. */
  readonly fallen: number;
}) {
  const { sheet, at, fallen } = props;
  const { width, height, disc } = sheet;
  return (
    <svg className="rea-letters" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {generals.map(({ id, route }, colour) => {
        if ((fallen & (1 << colour)) !== 0) return null;
        const { step, t } = letters[colour];
        const [from, to] = [at[route[step]], at[route[step + 1]]];
        const [x, y] = [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t];
        return (
          <g
            key={id}
            className={`rea-route-letter is-${colourNames[colour]}`}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(disc / 17).toFixed(2)})`}
          >
            <circle r="8" />
            <text y="4">{generalLetter(colour)}</text>
          </g>
        );
      })}
    </svg>
  );
});
