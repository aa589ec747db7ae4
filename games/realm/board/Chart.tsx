/** The ground of the map: sea, shores, hills and woods, roads and the Generals' routes. Drawn once per size. */
import { memo, useMemo } from 'react';
import { generals } from '../content/generals.ts';
import { spaces } from '../content/map.ts';
import { apart, dice, paths, projection } from './geometry.ts';
import type { Point, Sheet } from './geometry.ts';
import { shores } from './coast.ts';
import type { Shores } from './coast.ts';
import { colourNames } from './look.ts';
import { arrow } from './routes.ts';
import { Grounds, groundDefinitions } from './Grounds.tsx';
import { terrain } from './terrain.ts';

export const Chart = memo(function Chart(props: {
  readonly sheet: Sheet;
  readonly at: readonly Point[];
  /** A bit for each General that has fallen: its route fades. */
  readonly fallen: number;
}) {
  const { sheet, at, fallen } = props;
  const { width, height } = sheet;
  const drawn = useMemo(() => shores(projection(sheet)), [sheet]);
  const marks = useMemo(() => terrain(sheet, at, drawn), [sheet, at, drawn]);
  return (
    <svg className="rea-chart" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <defs>
        <ChartLights />
        {groundDefinitions}
        <clipPath id="rea-on-land">
          <path d={drawn.land} />
        </clipPath>
      </defs>
      <Sea sheet={sheet} shores={drawn} />
      <g clipPath="url(#rea-on-land)">
        <path className="rea-land" d={drawn.land} fill="url(#rea-dusk)" />
        <Tints at={at} reach={(width / 792) * 92} />
        <rect className="rea-vellum" width={width} height={height} filter="url(#rea-stain)" />
        <path className="rea-inshore is-wide" d={drawn.land} />
        <path className="rea-inshore" d={drawn.land} />
      </g>
      <path className="rea-shore" d={drawn.land} />
      <path className="rea-river" d={drawn.rivers} />
      <path className="rea-lake" d={drawn.lakes} />
      <path className="rea-lake-rim" d={drawn.lakes} />
      <Grounds marks={marks} />
      <Routes at={at} disc={sheet.disc} fallen={fallen} />
      <Roads at={at} />
      <rect className="rea-gloom" width={width} height={height} fill="url(#rea-gloom)" />
    </svg>
  );
});

function ChartLights() {
  return (
    <>
      <radialGradient id="rea-dusk" cx="42%" cy="54%" r="72%">
        <stop className="rea-dusk-1" offset="0" />
        <stop className="rea-dusk-2" offset="0.5" />
        <stop className="rea-dusk-3" offset="1" />
      </radialGradient>
      <radialGradient id="rea-deep" cx="50%" cy="50%" r="75%">
        <stop className="rea-deep-1" offset="0" />
        <stop className="rea-deep-2" offset="1" />
      </radialGradient>
      <radialGradient id="rea-gloom" cx="48%" cy="52%" r="74%">
        <stop className="rea-gloom-1" offset="0.55" />
        <stop className="rea-gloom-2" offset="1" />
      </radialGradient>
      {colourNames.map(name => (
        <radialGradient key={name} id={`rea-tint-${name}`}>
          <stop className={`rea-tint is-${name}`} offset="0" stopOpacity="0.62" />
          <stop className={`rea-tint is-${name}`} offset="0.5" stopOpacity="0.34" />
          <stop className={`rea-tint is-${name}`} offset="1" stopOpacity="0" />
        </radialGradient>
      ))}
      <filter id="rea-stain" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="0.018 0.026" numOctaves="4" seed="41" />
        <feColorMatrix values="0 0 0 0 0.06  0 0 0 0 0.05  0 0 0 0 0.03  1.5 0 0 0 -0.55" />
      </filter>
      <filter id="rea-waves" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="0.006 0.05" numOctaves="2" seed="9" />
        <feColorMatrix values="0 0 0 0 0.42  0 0 0 0 0.62  0 0 0 0 0.82  0 0.7 0 0 -0.29" />
      </filter>
    </>
  );
}

/** Water, with the lines that old maps draw along a coast. */
function Sea({ sheet: { width, height }, shores: { land } }: { readonly sheet: Sheet; readonly shores: Shores }) {
  return (
    <>
      <rect className="rea-sea" width={width} height={height} fill="url(#rea-deep)" />
      <rect className="rea-waves" width={width} height={height} filter="url(#rea-waves)" />
      {[40, 30, 21, 13, 6].map(wide => (
        <path key={wide} className="rea-offshore" d={land} strokeWidth={wide} />
      ))}
    </>
  );
}

/** Each land breathes its colour into the ground around it. */
function Tints({ at, reach }: { readonly at: readonly Point[]; readonly reach: number }) {
  return (
    <g className="rea-tints">
      {spaces.map(({ id, colour }, i) => (
        <circle key={id} cx={at[i].x} cy={at[i].y} r={reach} fill={`url(#rea-tint-${colourNames[colour]})`} />
      ))}
    </g>
  );
}

function Roads({ at }: { readonly at: readonly Point[] }) {
  const toss = dice(5);
  const d = paths
    .map(([a, b]) => {
      const [from, to] = [at[a], at[b]];
      const long = apart(from, to);
      const bend = (toss() - 0.5) * Math.min(18, long * 0.16);
      const x = (from.x + to.x) / 2 - ((to.y - from.y) / long) * bend;
      const y = (from.y + to.y) / 2 + ((to.x - from.x) / long) * bend;
      return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
    })
    .join('');
  return (
    <>
      <path className="rea-road is-bed" d={d} />
      <path className="rea-road is-way" d={d} />
      <path className="rea-road is-ruts" d={d} />
    </>
  );
}

interface RoutesProps {
  readonly at: readonly Point[];
  readonly disc: number;
  readonly fallen: number;
}

/** Wide arrows along the four ways to Monarch City. */
function Routes({ at, disc, fallen }: RoutesProps) {
  return generals.map(({ id, route }, colour) => (
    <path
      key={id}
      className={`rea-route is-${colourNames[colour]}${(fallen & (1 << colour)) === 0 ? '' : ' is-faded'}`}
      d={arrow(
        route.map(space => at[space]),
        disc * 0.86,
        disc * 0.4,
        disc + 10,
      )}
    />
  ));
}
