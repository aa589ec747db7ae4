/** What all figures share: round heads, big eyes, one dark outline (docs/look.md). Boxes are 48 by 48. */
import type { ReactNode } from 'react';

export const line = '#160d14';
export const outline = {
  stroke: line,
  strokeWidth: 1.5,
  strokeLinejoin: 'round' as const,
  strokeLinecap: 'round' as const,
};
export const shade = 'rgb(10 2 12 / 0.22)';
export const light = 'rgb(255 255 255 / 0.3)';

/** Two big eyes, looking somewhere. */
export function Eyes(props: {
  readonly y: number;
  readonly apart?: number;
  readonly r?: number;
  readonly white?: string;
  readonly pupil?: string;
  readonly dx?: number;
  readonly dy?: number;
}) {
  const { y, apart = 7, r = 4, white = '#fffbe8', pupil = line, dx = 0.6, dy = 0.4 } = props;
  return (
    <>
      {[-1, 1].map(side => (
        <g key={side}>
          <circle cx={24 + side * apart} cy={y} r={r} fill={white} stroke={line} strokeWidth="1.100" />
          <circle cx={24 + side * apart + dx} cy={y + dy} r={r * 0.46} fill={pupil} />
          <circle cx={24 + side * apart + dx - r * 0.16} cy={y + dy - r * 0.18} r={r * 0.14} fill="#fff" />
        </g>
      ))}
    </>
  );
}

/** Angry brows. */
export function Brows({
  y,
  apart = 7,
  tilt = 2.4,
}: {
  readonly y: number;
  readonly apart?: number;
  readonly tilt?: number;
}) {
  return (
    <path
      d={`M${24 - apart - 4.5} ${y - tilt / 2}L${24 - apart + 4} ${y + tilt}M${24 + apart + 4.5} ${y - tilt / 2}L${24 + apart - 4} ${y + tilt}`}
      stroke={line}
      strokeWidth="2.200"
      strokeLinecap="round"
    />
  );
}

export function Figure(props: { readonly size: number; readonly className?: string; readonly children: ReactNode }) {
  const { size, className = '', children } = props;
  return (
    <svg className={`dun-figure ${className}`} width={size} height={size} viewBox="0 0 48 48" aria-hidden>
      {children}
    </svg>
  );
}
