/** The sheet of Morvany: paper, rivers, ink and ways. Drawn once per size, with textures where there is room for them. */
import { memo, useMemo } from 'react';
import type { Point } from '@vesper/web/board';
import { curves, roadEdges, wildEdges } from './geometry.ts';
import type { Sheet as Size } from './geometry.ts';
import { terrain } from './terrain.ts';
import type { Ground } from './terrain.ts';

const grounds: readonly Ground[] = ['moor', 'fen', 'hill', 'crag', 'ruin', 'forest'];

/** On the canvas of `places.ts`, 1000 × 700. */
const RIVER =
  'M772 40C745 112 808 142 770 195S706 233 687 256 593 308 570 326 542 384 530 429 478 429 440 452 377 441 362 462 377 535 415 580 440 629 443 690';
const MERE = 'M372 648q25-24 66-12t76-9 76 6 50 33q-76 15-152 12t-116-30z';
const TARN = 'M284 46q20-12 38 3t-8 18-30-21z';

export const Paper = memo(function Paper({ sheet, at }: { readonly sheet: Size; readonly at: readonly Point[] }) {
  const { width, height, small } = sheet;
  const inked = useMemo(() => (small ? null : terrain(sheet, at)), [sheet, at, small]);
  const scale = `scale(${width / 1000} ${height / 700})`;
  return (
    <svg className="fol-paper" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <defs>
        <filter id="fol-stain" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".014 .02" numOctaves="4" seed="11" />
          <feColorMatrix values="0 0 0 0 .33  0 0 0 0 .23  0 0 0 0 .1  .66 0 0 0 -.24" />
        </filter>
        <filter id="fol-torn" x="-2%" y="-2%" width="104%" height="104%">
          <feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="6" result="n" />
          <feDisplacementMap in="SourceGraphic" in2="n" scale="8" />
        </filter>
      </defs>
      {small ? (
        <rect className="fol-vellum" width={width} height={height} />
      ) : (
        <>
          <g className="fol-edge">
            <rect className="fol-vellum" x="9" y="5" width={width - 18} height={height - 12} rx="3" />
          </g>
          <rect className="fol-stain" x="13" y="9" width={width - 26} height={height - 20} />
          <rect className="fol-frame" x="15.500" y="11.500" width={width - 31} height={height - 24} />
        </>
      )}
      <g transform={scale}>
        <path className="fol-river is-bank" d={RIVER} />
        <path className="fol-river" d={RIVER} />
        <path className="fol-mere" d={MERE} />
        <path className="fol-mere" d={TARN} />
      </g>
      {inked !== null &&
        grounds.map(ground => (
          <g key={ground} className={`fol-ink is-${ground}`}>
            <path className="is-solid" d={inked[ground].solid} />
            <path className="is-line" d={inked[ground].lines} />
          </g>
        ))}
      {!small && <Compass />}
    </svg>
  );
});

/** Roads and paths lie above the night: they are always found. */
export const Ways = memo(function Ways({ sheet, at }: { readonly sheet: Size; readonly at: readonly Point[] }) {
  const { width, height } = sheet;
  const wild = curves(at, wildEdges);
  const road = curves(at, roadEdges);
  return (
    <svg className="fol-ways" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path className="fol-path is-bed" d={wild} />
      <path className="fol-path" d={wild} />
      <path className="fol-road is-bed" d={road} />
      <path className="fol-road" d={road} />
    </svg>
  );
});

function Compass() {
  return (
    <g className="fol-compass" transform="translate(42 40) scale(.86)">
      <circle r="15" />
      <circle r="12" strokeOpacity=".5" />
      <path d="M0-19 3-3 19 0 3 3 0 19-3 3-19 0-3-3z" />
      <path className="is-dark" d="M0-19 3-3 0 0zM0 19-3 3 0 0zM19 0 3 3 0 0zM-19 0-3-3 0 0z" />
    </g>
  );
}
