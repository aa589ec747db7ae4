/** A character's picture: its bust under a pale moon, in a frame of its colour; a ghost is pale, and Limbo nearly empty. */
import type { CSSProperties } from 'react';
import { booklets } from '../../content/booklets.ts';
import { NONE } from '../../state.ts';
import type { Member } from '../../state.ts';
import { memberColour, useTable } from '../table.ts';
import { Bust } from './busts.tsx';

/** What is drawn in a character's colour. */
export const inColour = (who: Member): CSSProperties =>
  ({ '--seat': `var(--seat-${memberColour(who)})` }) as CSSProperties;

export function Portrait(props: { readonly who: Member; readonly width: number; readonly height: number }) {
  const { who, width, height } = props;
  const { booklet, form } = useTable().view.party[who];
  return (
    <svg
      className={`fol-portrait is-${form}`}
      style={inColour(who)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
    >
      <rect className="fol-portrait-ground" width={width} height={height} rx="7" />
      <circle className="fol-portrait-moon" cx={width * 0.74} cy={height * 0.22} r={width * 0.17} />
      {booklet !== NONE && (
        <g className="fol-portrait-bust" clipPath="inset(0 round 7px)">
          <Bust of={booklets[booklet].id} x={width / 2 - height * 0.47} y={height * 0.07} size={height * 0.94} />
        </g>
      )}
      <rect
        className="fol-portrait-rim"
        x=".75"
        y=".75"
        width={width - 1.5}
        height={height - 1.5}
        rx="6.5"
        fill="none"
        strokeWidth="1.5"
      />
    </svg>
  );
}
