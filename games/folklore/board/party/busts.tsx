/** The six characters as busts in a box of 64: flat, one dark outline, one garment in the character's colour. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { BookletId } from '../../content/ids.ts';

const line = { stroke: '#0c0a08', strokeWidth: 1.6, strokeLinejoin: 'round' } as const;
const garment = 'var(--seat)';
const shade = 'color-mix(in srgb, var(--seat) 82%, #000)';
const eyes = (y: number, left = 28, right = 36): ReactNode => (
  <g fill="#150e08">
    <circle cx={left} cy={y} r="1.3" />
    <circle cx={right} cy={y} r="1.3" />
  </g>
);
const shoulders = 'M6 66C8 50 20 45 32 45s24 5 26 21z';

const drawn: { readonly [Id in BookletId]: () => ReactNode } = {
  WH: () => (
    <>
      <path d={shoulders} fill="#3b3027" {...line} />
      <path d="M17 66 21 42l11 9 11-9 4 24z" fill="#5a4837" {...line} />
      <path d="M24 27h16v11q0 9-8 11-8-2-8-11z" fill="#dcb78f" {...line} />
      <path d="M24 27h16v6H24z" fill="#7a573d" />
      <path d="M27.4 41q4.6 2.4 9.2 0l-1.6 6-3 3.4-3-3.4z" fill="#4a3220" />
      {eyes(35, 28.6, 35.4)}
      <path d="M21.5 45.5Q32 54 42.5 45.5l.6 5Q32 60 20.9 50.5z" fill={garment} {...line} />
      <path d="M38 53l6 11h-7l-3-9z" fill={shade} {...line} />
      <path d="M5 27q27 9 54 0-3-5-15-6H20Q8 22 5 27z" fill="#2a221c" {...line} />
      <path d="M20 22.500 23 7q9-4 18 0l3 15.500Q32 27 20 22.500z" fill="#3a2f27" {...line} />
      <path d="M20.700 18.500Q32 23 43.300 18.500l.8 4.500Q32 28 19.900 23z" fill={garment} {...line} />
      <rect x="29" y="19.8" width="6" height="5.6" rx="1" fill="none" stroke="#f3e2ae" strokeWidth="1.5" />
    </>
  ),
  EX: () => (
    <>
      <path d={shoulders} fill="#26272b" {...line} />
      <path d="M14 44Q12 12 32 8q20 4 18 36-4 8-18 9-14-1-18-9z" fill="#34363d" {...line} />
      <path d="M22 26q10-8 20 0v12q-1 10-10 12-9-2-10-12z" fill="#d3a983" {...line} />
      <path d="M22 26q10-8 20 0l-1 3q-9-4-18 0z" fill="#8b6a52" />
      <path d="M23 39q9 4 18 0-1 11-9 14-8-3-9-14z" fill="#b9b4a8" {...line} />
      <path d="M29 43h6" stroke="#54382a" strokeWidth="1.4" />
      {eyes(34)}
      <path d="M20 66l1-14 6 4-1 10zM44 66l-1-14-6 4 1 10z" fill={garment} {...line} />
      <path d="M23.500 58v6M21.800 60h3.400M40.500 58v6M38.800 60h3.400" stroke="#fff4e0" strokeWidth="1.4" />
    </>
  ),
  AR: () => (
    <>
      <path d={shoulders} fill="#2c2a3a" {...line} />
      <path d="M12 66l6-20 14 8 14-8 6 20z" fill={garment} {...line} />
      <path d="M28 54h8l2 12H26z" fill="#e7dcc0" {...line} />
      <path d="M29 58h6M29 61.500h6" stroke="#7d6a44" strokeWidth="1" />
      <path d="M15 50Q10 30 20 17q12-9 24 0 10 13 5 33-4 3-7-2V30H22v18q-3 5-7 2z" fill="#d9d4cc" {...line} />
      <path d="M23 24q9-6 18 0v13q-1 11-9 13-8-2-9-13z" fill="#c9a184" {...line} />
      <path d="M25.500 42q6.500 3 13 0-1 7-6.500 12-5.500-5-6.500-12z" fill="#e5e0d8" {...line} />
      <path d="M22 26q10-11 20 0-4-1-10-1t-10 1z" fill="#d9d4cc" {...line} />
      <g fill="none" stroke="#2a2118" strokeWidth="1.4">
        <circle cx="27.700" cy="34" r="3.6" fill="#f3e7c4" fillOpacity=".55" />
        <circle cx="36.300" cy="34" r="3.6" fill="#f3e7c4" fillOpacity=".55" />
        <path d="M31.300 34q.7-.8 1.400 0" />
      </g>
      {eyes(34, 27.7, 36.3)}
      <path d="M44 14l2.500-5 2.500 5-2.500 5z" fill="#f3e2ae" {...line} />
    </>
  ),
  TE: () => (
    <>
      <path d={shoulders} fill="#3d2b41" {...line} />
      <path d="M10 66q4-17 14-20l8 6 8-6q10 3 14 20z" fill={garment} {...line} />
      <path d="M13 52Q8 14 32 9q24 5 19 43-6 4-9-3-1-14-3-22H25q-2 8-3 22-3 7-9 3z" fill="#241a20" {...line} />
      <path d="M23 26q9-5 18 0v12q-1 10-9 12-8-2-9-12z" fill="#dcb896" {...line} />
      <path d="M22 27q4-9 10-9t10 9q-5-4-10-4t-10 4z" fill="#3a2a31" {...line} />
      <path
        d="M26 35q2 1.600 4 0M34 35q2 1.600 4 0"
        stroke="#150e08"
        strokeWidth="1.5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M29.500 43q2.500 1.600 5 0" stroke="#7a3a2e" strokeWidth="1.4" fill="none" strokeLinecap="round" />
      <path d="M21 24q11-7 22 0" fill="none" stroke="#f3e2ae" strokeWidth="1.8" />
      <circle cx="32" cy="20.500" r="2.8" fill="#cfe9e4" {...line} />
      <path d="M32 52l3.500 4.500L32 61l-3.500-4.500z" fill="#f3e2ae" {...line} />
    </>
  ),
  OA: () => (
    <>
      <path d="M4 66C6 50 18 45 32 45s26 5 28 21z" fill="#59626b" {...line} />
      <path d="M4 66q0-15 11-18l8 4-3 14zM60 66q0-15-11-18l-8 4 3 14z" fill="#7d8892" {...line} />
      <path d="M19 66l3-15q10 6 20 0l3 15z" fill={garment} {...line} />
      <path d="M29 66v-8h-4v-4h14v4h-4v8z" fill="#eef2f2" opacity=".9" />
      <path d="M16 30q0-20 16-22 16 2 16 22v16q-8 7-16 7t-16-7z" fill="#8d98a1" {...line} />
      <path d="M21 29h9v17q-7-1-9-6zM43 29h-9v17q7-1 9-6z" fill="#d1a581" {...line} />
      <path d="M16 28q16-6 32 0v4q-16-5-32 0z" fill="#c9d0d4" {...line} />
      <path d="M30 20h4v26h-4z" fill="#c9d0d4" {...line} />
      {eyes(35, 26, 38)}
    </>
  ),
  MO: () => (
    <>
      <path d="M8 66C10 52 20 47 32 47s22 5 24 19z" fill="#4a2f4e" {...line} />
      <path d="M20 66l4-16 8 6 8-6 4 16z" fill={garment} {...line} />
      <path d="M32 56l4 5-4 5-4-5z" fill="#f3e2ae" />
      <path d="M17 48q4-5 8 0 3.500-5 7 0 3.500-5 7 0 4-5 8 0-3 7-15 7t-15-7z" fill="#efe6d2" {...line} />
      <path d="M23 26h18v12q-1 9-9 11-8-2-9-11z" fill="#e2bd97" {...line} />
      <path d="M20 30q6-4 12 0 6-4 12 0 0 8-6 8-4 0-6-4-2 4-6 4-6 0-6-8z" fill="#1a1420" {...line} />
      <g fill="#f3e2ae">
        <circle cx="27" cy="33.500" r="1.5" />
        <circle cx="37" cy="33.500" r="1.5" />
      </g>
      <path d="M28 43q5 3 8-1" stroke="#7a3a2e" strokeWidth="1.6" fill="none" strokeLinecap="round" />
      <path d="M15 25q2-17 20-16 14 1 15 13-4 6-17 5-10-1-18-2z" fill="#6d2f3a" {...line} />
      <path d="M40 12Q52-2 60 5q-3 10-17 13z" fill={garment} {...line} />
      <path d="M41 16Q50 10 57 7" stroke="#f5ecdc" strokeWidth="1.2" fill="none" />
    </>
  ),
};

/** For a `<svg>` that has its own box: `x`, `y` and `size` say where. `--seat` around it is the colour of the garment. */
export const Bust = memo(function Bust(props: {
  readonly of: BookletId;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}) {
  const { of, x = 0, y = 0, size } = props;
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64" aria-hidden>
      {drawn[of]()}
    </svg>
  );
});
