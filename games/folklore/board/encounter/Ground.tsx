/** What lies under everything on a map: water or rock, land with its shore, walls, and the lines of the spaces. */
import { memo, useMemo } from 'react';
import { WALL, WATER } from '../../content/maps.ts';
import { COLUMNS } from '../../content/types.ts';
import { cornerOf, edgeOf, scatter } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** One sign for every space: wall, deep water, or open. */
export const groundOf = (terrain: readonly number[]): string =>
  terrain.map(sign => (sign === WALL ? '#' : sign === WATER ? 'w' : '.')).join('');

export const Ground = memo(function Ground({ sheet, ground }: { readonly sheet: Sheet; readonly ground: string }) {
  const { width, height, left, top, cell, isSmall } = sheet;
  const side = cell * 10;
  const drawn = useMemo(() => shapesOf(sheet, ground), [sheet, ground]);
  const isWet = ground.includes('w');
  return (
    <svg
      className={isWet ? 'fol-ground' : 'fol-ground is-dry'}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
    >
      <defs>
        <radialGradient
          id="fol-deep"
          gradientUnits="userSpaceOnUse"
          cx={left + side * 0.44}
          cy={top + side * 0.6}
          r={side * 0.72}
        >
          <stop offset="0" stopColor={isWet ? '#1f4448' : '#1d2b2c'} />
          <stop offset=".6" stopColor={isWet ? '#122b30' : '#141f21'} />
          <stop offset="1" stopColor={isWet ? '#091619' : '#0b1315'} />
        </radialGradient>
        <linearGradient id="fol-soil" gradientUnits="userSpaceOnUse" x1="0" y1={top} x2="0" y2={top + side}>
          <stop offset="0" stopColor="#59605a" />
          <stop offset=".55" stopColor="#6c6c5c" />
          <stop offset="1" stopColor="#66644f" />
        </linearGradient>
        <clipPath id="fol-sheet">
          <rect x={left} y={top} width={side} height={side} rx="6" />
        </clipPath>
        {!isSmall && (
          <filter id="fol-shore" x="-5%" y="-5%" width="110%" height="110%">
            <feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="4" result="n" />
            <feDisplacementMap
              in="SourceGraphic"
              in2="n"
              scale={7 * (cell / 46)}
              xChannelSelector="R"
              yChannelSelector="G"
            />
          </filter>
        )}
      </defs>
      <g clipPath="url(#fol-sheet)">
        <rect className="fol-deep" x={left} y={top} width={side} height={side} />
        <path className="fol-waves" d={drawn.waves} />
        <g className="fol-shored" filter={isSmall ? undefined : 'url(#fol-shore)'}>
          <path className="fol-foam" d={drawn.foam} />
          <path className="fol-bank" d={drawn.bank} />
          <path className="fol-soil" d={drawn.soil} />
        </g>
        <path className="fol-cracks" d={drawn.cracks} />
        <path className="fol-straws" d={drawn.straws} />
        <path className="fol-stones" d={drawn.stones} />
        <path className="fol-lines" d={drawn.lines} />
        <path className="fol-walls-edge" d={drawn.walls} />
        <path className="fol-walls" d={drawn.walls} />
      </g>
      <rect className="fol-sheet-edge" x={left} y={top} width={side} height={side} rx="6" />
      {!isSmall &&
        Array.from({ length: 10 }, (_, i) => (
          <g key={i} className="fol-coordinates">
            <text x={left + (i + 0.5) * cell} y={top - 8} textAnchor="middle">
              {COLUMNS[i]}
            </text>
            <text x={left - 8} y={top + (i + 0.5) * cell + 4} textAnchor="end">
              {i + 1}
            </text>
          </g>
        ))}
    </svg>
  );
});

const round = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${(x + r).toFixed(1)} ${y.toFixed(1)}h${(width - 2 * r).toFixed(1)}a${r} ${r} 0 0 1 ${r} ${r}v${(height - 2 * r).toFixed(1)}a${r} ${r} 0 0 1-${r} ${r}h-${(width - 2 * r).toFixed(1)}a${r} ${r} 0 0 1-${r}-${r}v-${(height - 2 * r).toFixed(1)}a${r} ${r} 0 0 1 ${r}-${r}z`;

function shapesOf(sheet: Sheet, ground: string) {
  const { cell } = sheet;
  const next = scatter(7);
  const found = { foam: '', bank: '', soil: '', cracks: '', straws: '', stones: '', waves: '', lines: '' };
  for (let space = 0; space < 100; space++) {
    const { x, y } = cornerOf(sheet, space);
    if (ground[space] === 'w') found.waves += waves(x, y, cell, next);
    else if (ground[space] === '#') found.stones += stones(x, y, cell, next);
    else {
      found.foam += round(x - 8, y - 7, cell + 16, cell + 15, 15);
      found.bank += round(x - 3.5, y - 3, cell + 7, cell + 9, 11);
      found.soil += round(x - 2.5, y - 3, cell + 5, cell + 5, 10);
      found.lines += round(x + 0.5, y + 0.5, cell - 1, cell - 1, 3);
      for (let i = 0; i < 5; i++) {
        const px = x + 4 + next() * (cell - 12);
        const py = y + 5 + next() * (cell - 9);
        const crack = `M${px.toFixed(1)} ${py.toFixed(1)}q${(3 + next() * 4).toFixed(1)} ${(-2 + next() * 4).toFixed(1)} ${(6 + next() * 4).toFixed(1)} ${(-1 + next() * 2).toFixed(1)}`;
        if (next() > 0.5) found.cracks += crack;
        else found.straws += crack;
      }
    }
  }
  return { ...found, walls: edgeOf(sheet, space => ground[space] === '#') };
}

function waves(x: number, y: number, cell: number, next: () => number): string {
  let found = '';
  for (let i = 0; i < 2; i++)
    found += `M${(x + next() * (cell - 16)).toFixed(1)} ${(y + 6 + next() * (cell - 10)).toFixed(1)}q4-3 8 0t8 0`;
  return found;
}

/** Courses of stone. */
function stones(x: number, y: number, cell: number, next: () => number): string {
  let found = '';
  for (let row = 0; row < 3; row++) {
    const py = y + ((row + 0.5) * cell) / 3;
    const px = x + cell * (0.12 + next() * 0.3);
    found += `M${px.toFixed(1)} ${py.toFixed(1)}h${(cell * (0.25 + next() * 0.3)).toFixed(1)}`;
    if (next() > 0.4) found += `m-${(cell * 0.1).toFixed(1)} 0v${(cell * 0.16).toFixed(1)}`;
  }
  return found;
}
