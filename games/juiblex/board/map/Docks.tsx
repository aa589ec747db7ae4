/** What is drawn on a plate below its spaces: its rims, the grooves of its docks, and slime where it is afflicted. */
import { memo } from 'react';
import { sites } from '../../content/map.ts';
import type { Site } from '../../content/types.ts';
import { endsAt, grown } from './geometry.ts';
import type { Box, Sheet } from './geometry.ts';

export const Docks = memo(function Docks(props: {
  readonly sheet: Sheet;
  readonly site: Site;
  /** By space of the site, as text of 0 and 1: it holds a token. */
  readonly tokens: string;
  /** The class of who has total control of it; empty = nobody. */
  readonly crowned: string;
}) {
  const { sheet, site, tokens, crowned } = props;
  const { unit } = sheet;
  const plate = sheet.plates[site];
  const { left, top, width, height } = plate;
  const { spaces, marker } = sites[site];
  const isAfflicted = tokens.includes('1');
  const ends = endsAt(sheet, site).map(end => ({ ...end, cut: tokens[spaces.indexOf(end.space)] === '1' }));
  return (
    <svg className="jub-docks" width={width} height={height} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden>
      {marker > 0 && (
        <Rim
          className="jub-major"
          box={grown(plate, 4.5 * unit)}
          round={12.6 * unit}
          dots={4.4 * unit}
          wide={1.7 * unit}
        />
      )}
      {crowned !== '' && (
        <Rim
          className={`jub-total is-${crowned}`}
          box={grown(plate, 3.4 * unit)}
          round={11.8 * unit}
          wide={2.2 * unit}
        />
      )}
      {ends.map(({ route, dock, mouth, cut }) => (
        <path
          key={route}
          className={cut ? 'jub-groove is-cut' : 'jub-groove'}
          d={`M${mouth.x} ${mouth.y}L${dock.x} ${dock.y}`}
          strokeWidth={(isAfflicted ? 6.5 : 5) * unit}
        />
      ))}
      {isAfflicted && <Drips plate={plate} unit={unit} seed={site + 1} />}
      {ends.map(({ route, dock, mouth, cut }) => {
        if (!cut) return null;
        const angle = Math.atan2(mouth.y - dock.y, mouth.x - dock.x);
        const [x, y] = [mouth.x + Math.cos(angle) * 4 * unit, mouth.y + Math.sin(angle) * 4 * unit];
        return (
          <g key={route} transform={`translate(${x} ${y}) rotate(${(angle * 180) / Math.PI}) scale(${unit})`}>
            <path className="jub-plug" d="M-4-9C4-10 7-6 6-2 10-1 9 4 5 4 6 8 2 10-4 9z" />
            <path className="jub-bars" d="M-1.500-4.200V4.200M2-3.400V3.400" />
          </g>
        );
      })}
    </svg>
  );
});

function Rim(props: {
  readonly className: string;
  readonly box: Box;
  readonly round: number;
  readonly wide: number;
  readonly dots?: number;
}) {
  const { className, box, round, wide, dots } = props;
  return (
    <rect
      className={className}
      x={box.left}
      y={box.top}
      width={box.width}
      height={box.height}
      rx={round}
      strokeWidth={wide}
      strokeDasharray={dots === undefined ? undefined : `0.1 ${dots}`}
    />
  );
}

function Drips({ plate, unit, seed }: { readonly plate: Box; readonly unit: number; readonly seed: number }) {
  const { left, top, width, height } = plate;
  const bottom = top + height;
  const many = Math.max(2, Math.round(width / (13 * unit)));
  const drops = Array.from({ length: many }, (_, i) => {
    const x = left + 7 * unit + (i * (width - 14 * unit)) / (many - 1);
    const long = (3 + ((i * 37 + seed * 13) % 7)) * unit;
    const half = 2.3 * unit;
    return `M${x - half} ${bottom - 1}v${long}a${half} ${half} 0 0 0 ${2 * half} 0v${-long}z`;
  });
  return (
    <>
      <path className="jub-drips" d={drops.join('')} />
      <path
        className="jub-drip-line"
        d={`M${left + 4 * unit} ${bottom}H${left + width - 4 * unit}`}
        strokeWidth={3 * unit}
      />
    </>
  );
}
