/** The tools of the woodcuts: night, paper and wine; a sky of horizontal cuts that thicken toward the light, and what recurs in them. */
import { useId } from 'react';
import type { ReactNode } from 'react';

export const paper = '#e6d6b0';
export const pale = '#f0e6c9';
export const ink = '#0b1516';
export const wine = '#7b2230';
export const dark = '#0e1b1d';
export const wall = '#22383a';

/** The same noise every time. */
export function noise(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n1 = (n: number): string => n.toFixed(1);

export interface Light {
  readonly x: number;
  readonly y: number;
}

/** By how bright they are: cuts of the sky, as one path each. */
const SHADES = [0.1, 0.22, 0.36, 0.52];

/** Cuts between `top` and `bottom`. */
function cuts(seed: number, { x: lx, y: ly }: Light, bottom: number): readonly string[] {
  const random = noise(seed);
  const found = SHADES.map(() => '');
  for (let y = 4; y < bottom; y += 3.1) {
    let x = -4 + random() * 10;
    while (x < 348) {
      const length = 14 + random() * 46;
      const away = Math.hypot(x + length / 2 - lx, y - ly);
      const shade = Math.max(0, Math.min(SHADES.length - 1, Math.round(3.4 - away / 62)));
      found[shade] += `M${n1(x)} ${n1(y)}q${n1(length / 2)} ${n1(random() * 2 - 1)} ${n1(length)} 0`;
      x += length + 4 + random() * (8 + away / 9);
    }
  }
  return found;
}

/** The sheet with its sky; everything else is drawn over it. */
export function Cut(props: {
  readonly label: string;
  readonly seed: number;
  readonly light: Light;
  /** How far down there is sky. */
  readonly horizon?: number;
  readonly sky?: readonly [string, string, string];
  readonly children: ReactNode;
}) {
  const { label, seed, light, horizon = 118, sky = ['#0d1c1f', '#1d3a3d', '#2b5152'], children } = props;
  const id = useId();
  return (
    <svg viewBox="0 0 344 168" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset=".75" stopColor={sky[1]} />
          <stop offset="1" stopColor={sky[2]} />
        </linearGradient>
      </defs>
      <rect width="344" height="168" fill={`url(#${id})`} />
      {cuts(seed, light, horizon).map((path, shade) => (
        <path key={shade} d={path} stroke={paper} strokeOpacity={SHADES[shade]} strokeWidth=".9" fill="none" />
      ))}
      {children}
    </svg>
  );
}

/** A full moon with its halo; asleep, it has a face. */
export function Moon({ x, y, r = 30, face = true }: Light & { readonly r?: number; readonly face?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 30})`}>
      <circle r="33" fill="#1d3a3d" />
      <g stroke={paper} strokeWidth="1.1" fill="none">
        {[0, 1, 2, 3, 4].map(i => (
          <circle key={i} r={36 + i * 6} strokeDasharray={`${10 - i} ${3 + i * 2}`} strokeOpacity={0.8 - i * 0.13} />
        ))}
      </g>
      <circle r="30" fill={pale} />
      {face && (
        <g fill="none" stroke="#a59a76" strokeWidth="1.2" strokeLinecap="round">
          <path d="M-12-6q4-4 8-1M5-7q4-3 8 0M-1-3q-2 8 1 10M-8 14q8 5 17-1" />
          <path d="M-22 14q6 12 20 15M23 20q6-8 6-18" strokeOpacity=".6" />
        </g>
      )}
    </g>
  );
}

/** A gabled house with its timbers. */
export function House(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly wall: number;
  readonly roof: number;
}) {
  const { x, y, width: w, wall: h, roof } = props;
  const tiles = [1, 2, 3, 4, 5, 6, 7].map(
    i => `M${n1(x + w / 2 - ((w / 2 + 2) * i) / 8)} ${n1(y - h - roof + (roof * i) / 8 + 2)}h${n1(((w + 4) * i) / 8)}`,
  );
  return (
    <>
      <path d={`M${x} ${y}v-${h}h${w}v${h}z`} fill={wall} stroke={ink} strokeWidth="1.6" />
      <path
        d={`M${x - 6} ${y - h}L${x + w / 2} ${y - h - roof}L${x + w + 6} ${y - h}z`}
        fill={dark}
        stroke={ink}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d={tiles.join('')} stroke={paper} strokeOpacity=".34" strokeWidth=".9" />
      <path
        d={`M${x + 4} ${y}v-${h - 2}M${x + w - 4} ${y}v-${h - 2}M${x + 4} ${y - h / 2}h${w - 8}M${x + 4} ${y - h / 2}l${n1(w * 0.28)}-${n1(h * 0.46)}M${x + w - 4} ${y - h / 2}l-${n1(w * 0.28)}-${n1(h * 0.46)}`}
        stroke={paper}
        strokeOpacity=".62"
        strokeWidth="1.6"
        fill="none"
      />
    </>
  );
}

/** Reeds along the lower edge. */
export function Reeds({ seed, from, to }: { readonly seed: number; readonly from: number; readonly to: number }) {
  const random = noise(seed);
  let stalks = '';
  let heads = '';
  for (let x = from; x < to; x += 3.4 + random() * 3) {
    const height = 30 + random() * 46;
    const bend = -6 + random() * 12;
    stalks += `M${n1(x)} 172q${n1(bend * 0.3)} -${n1(height * 0.6)} ${n1(bend)} -${n1(height)}`;
    if (random() > 0.5) heads += `M${n1(x + bend)} ${n1(172 - height)}v11`;
    if (random() > 0.4)
      stalks += `M${n1(x)} 172q${n1(8 + random() * 8)} -18 ${n1(16 + random() * 10)} -${n1(22 + random() * 14)}`;
  }
  return (
    <g stroke="#0a1614" fill="none" strokeLinecap="round">
      <path d={stalks} strokeWidth="1.5" />
      <path d={heads} strokeWidth="4.2" />
    </g>
  );
}

/** Short lines of light on water, brighter below the moon. */
export function Glitter(props: {
  readonly seed: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly under: number;
}) {
  const { seed, left, right, top, bottom, under } = props;
  const random = noise(seed);
  let bright = '';
  let dim = '';
  for (let y = top; y < bottom; y += 1.9) {
    const x = left + random() * (right - left - 20);
    const length = 12 + random() * 34;
    const path = `M${n1(x)} ${n1(y)}h${n1(Math.min(length, right - x))}`;
    if (Math.abs(x + length / 2 - under) < 26) bright += path;
    else dim += path;
  }
  return (
    <g stroke={pale} strokeWidth="1.2">
      <path d={bright} strokeOpacity=".9" />
      <path d={dim} strokeOpacity=".3" />
    </g>
  );
}

/** A fir with snow on it, or without. */
export function Fir(props: { readonly x: number; readonly y: number; readonly h: number; readonly snow?: boolean }) {
  const { x, y, h, snow = false } = props;
  const tiers = [0, 1, 2, 3].map(i => {
    const top = y - h + i * h * 0.2;
    const half = h * (0.1 + i * 0.065);
    return `M${n1(x)} ${n1(top)}l${n1(half)} ${n1(h * 0.3)}q-${n1(half)} -4 -${n1(half * 2)} 0z`;
  });
  return (
    <>
      <path d={`M${x} ${y}v-${n1(h * 0.3)}`} stroke={ink} strokeWidth="2.6" />
      <path d={tiers.join('')} fill={dark} stroke={ink} strokeWidth="1.1" strokeLinejoin="round" />
      {snow && (
        <path
          d={[0, 1, 2, 3]
            .map(i => `M${n1(x)} ${n1(y - h + i * h * 0.2 + 1)}l${n1(-h * (0.06 + i * 0.045))} ${n1(h * 0.22)}`)
            .join('')}
          stroke={paper}
          strokeOpacity=".75"
          strokeWidth="1.6"
          fill="none"
        />
      )}
    </>
  );
}

/** Somebody small, seen from behind or from the side: a gown and a head. */
export function Gown(props: {
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly fill?: string;
  readonly head?: string;
}) {
  const { x, y, h, fill = pale, head = '#3b241a' } = props;
  const w = h * 0.36;
  return (
    <>
      <path
        d={`M${n1(x - w / 2)} ${n1(y)}q${n1(w * 0.12)} -${n1(h * 0.5)} ${n1(w * 0.3)} -${n1(h * 0.7)}h${n1(w * 0.4)}q${n1(w * 0.18)} ${n1(h * 0.2)} ${n1(w * 0.3)} ${n1(h * 0.7)}z`}
        fill={fill}
        stroke={ink}
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y - h * 0.82} r={h * 0.14} fill={head} stroke={ink} strokeWidth="1.1" />
    </>
  );
}
