/** Busts from a few flat shapes: shoulders, collar, face, hair and headgear, in two or three tones with one dark outline. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Colonist } from '../content/types.ts';
import { faceOf } from './faces.ts';
import type { Bust, Collar, Headgear } from './faces.ts';

const line = '#140d09';
const outline = { stroke: line, strokeWidth: 1.3, strokeLinejoin: 'round' as const };
const white = '#efe6d3';
const shade = 'rgb(20 10 4 / 0.2)';

/** Drawn behind the face: whatever falls on the shoulders. */
const behind: Readonly<Record<Headgear, (b: Bust) => ReactNode>> = {
  hat: b => <path d="M22 22c-2 7-2 12 0 17h20c2-5 2-10 0-17z" fill={b.hair} {...outline} />,
  broad: b => <path d="M22 22c-2 7-2 12 0 17h20c2-5 2-10 0-17z" fill={b.hair} {...outline} />,
  bonnet: b => (
    <>
      {b.traits.includes('braids') && (
        <path
          d="M22 34c-3 3-1 5-2 8s-1 4 0 8c2 1 4 0 5-2 0-4 1-9 1-13zM42 34c3 3 1 5 2 8s1 4 0 8c-2 1-4 0-5-2 0-4-1-9-1-13z"
          fill={b.hair}
          {...outline}
        />
      )}
      <path d="M20 34C15 17 24 8 32 8s17 9 12 26c-2 4-22 4-24 0z" fill={b.cap} {...outline} />
    </>
  ),
  wig: b => (
    <path
      d="M32 8c-10 0-15 7-15 15 0 4-3 5-2 9 1 3-1 5 0 8 1 4 5 6 8 5l18 0c3 1 7-1 8-5 1-3-1-5 0-8 1-4-2-5-2-9 0-8-5-15-15-15z"
      fill={b.hair}
      {...outline}
    />
  ),
  hood: b => (
    <path d="M32 5C17 5 14 20 16 33c1 8-3 13-4 22h40c-1-9-5-14-4-22C50 20 47 5 32 5z" fill={b.cap} {...outline} />
  ),
  wrap: () => null,
  bare: b => <path d="M22 24c-2 5-1 8 0 10h20c1-2 2-5 0-10z" fill={b.hair} {...outline} />,
  long: b => (
    <path d="M32 9c-10 0-14 8-13 17 0 6-3 11-2 18h30c1-7-2-12-2-18 1-9-3-17-13-17z" fill={b.hair} {...outline} />
  ),
};

/** Drawn over the face. */
const above: Readonly<Record<Headgear, (b: Bust) => ReactNode>> = {
  hat: b => (
    <>
      <path d="M23.5 18.5 25 4.5c4-2 10-2 14 0l1.5 14z" fill={b.cap} {...outline} />
      <path d="m23.9 14.5-.5 4.2h17.2l-.5-4.2c-5-1.5-11.2-1.5-16.2 0z" fill="#b48a45" />
      {b.traits.includes('buckle') && (
        <path d="M29.8 13.9h4.4v4.2h-4.4z" fill="none" stroke="#f0d9a0" strokeWidth="1.4" />
      )}
      <path
        d="M13 20.5c6-3.5 32-3.5 38 0 1 1.5 0 2.7-2 2.7-9-2.2-25-2.2-34 0-2 0-3-1.2-2-2.7z"
        fill={b.cap}
        {...outline}
      />
    </>
  ),
  broad: b => (
    <>
      <path d="M22.5 18.5c0-9 3.5-11.5 9.5-11.5s9.5 2.5 9.5 11.5z" fill={b.cap} {...outline} />
      <path
        d="m22.7 15.6-.2 3h19l-.2-3c-5-1.3-13.6-1.3-18.6 0z"
        fill={b.traits.includes('buckle') ? '#d8b866' : 'rgb(255 235 200 / 0.25)'}
      />
      <path
        d="M9.5 21.5C14 16.5 50 16.5 54.5 21.5c.7 1.6-.5 2.6-2.5 2.3-10-3-30-3-40 0-2 .3-3.2-.7-2.5-2.3z"
        fill={b.cap}
        {...outline}
      />
    </>
  ),
  bonnet: b => (
    <>
      <path d="M22.7 27C22 19 26 15.5 32 15.5S42 19 41.3 27c-1.5-5-4-7.6-9.3-7.6S24.2 22 22.7 27z" fill={b.hair} />
      <path
        d="M20.7 30C17 15 25 9.5 32 9.5S47 15 43.3 30c-1-8-4-12.5-11.3-12.5S21.7 22 20.7 30z"
        fill={b.cap}
        {...outline}
      />
      <path d="M23 19.5C26 15.5 38 15.5 41 19.5" fill="none" stroke={shade} strokeWidth="1.3" />
    </>
  ),
  wig: b => (
    <>
      <path
        d="M22 31c-2-11 2-17 10-17s12 6 10 17c-1-6-3-10-6-11.5-2 1.5-6 1.5-8 0-3 1.5-5 5.5-6 11.5z"
        fill={b.hair}
        {...outline}
      />
      <path
        d="M32 10v8M19 27c2 1 2 3 0 5M45 27c-2 1-2 3 0 5M18 36c2 1 3 3 1 5M46 36c-2 1-3 3-1 5"
        fill="none"
        stroke={shade}
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </>
  ),
  hood: b => (
    <>
      <path d="M23 27c0-7 3-10.5 9-10.5s9 3.5 9 10.5c-1.5-4-4-6.5-9-6.5s-7.5 2.5-9 6.5z" fill={b.hair} />
      <path
        d="M32 8.5c-9 0-12.5 8-11.5 18 .7 7 4 12.5 11.5 12.5s10.8-5.5 11.5-12.5c1-10-2.5-18-11.5-18z"
        fill="none"
        stroke={shade}
        strokeWidth="2"
      />
    </>
  ),
  wrap: b => (
    <>
      <path d="M21 25C18 13 25 7.5 32 7.5S46 13 43 25c-6-4-16-4-22 0z" fill={b.cap} {...outline} />
      <path d="M22 19c7-2 13-6 16-11M26 21.5c7-2 12-6 15-10" fill="none" stroke={shade} strokeWidth="1.5" />
      <path d="M42 11c4-4 8-3 8 0s-4 5-8 4c4 1 6 5 3 7s-6-4-5-8z" fill={b.cap} {...outline} />
    </>
  ),
  bare: b => (
    <path
      d="M22 27c-2-10 2-15.5 10-15.5S44 17 42 27c-.6-4-2-6.5-4-7.5-4 1.5-9 1-11.5-.5-2.5 1.5-4 4-4.5 8z"
      fill={b.hair}
      {...outline}
    />
  ),
  long: b => (
    <path
      d="M21.5 33c-2.5-14 2-21 10.5-21s13 7 10.5 21c-.5-8-3-13-10.5-14.5C24.5 20 22 25 21.5 33z"
      fill={b.hair}
      {...outline}
    />
  ),
};

const collars: Readonly<Record<Collar, (b: Bust) => ReactNode>> = {
  band: () => <path d="M24 41.5 32 51l8-9.5 3.5 2.3L32 57 20.5 43.8z" fill={white} {...outline} strokeWidth="1" />,
  falling: () => (
    <path
      d="M24.5 41 32 46l7.5-5c4 1 7 3 8.5 6.5-4 3-9 4-13.5 3.5L32 48l-2.5 3c-4.5.5-9.5-.5-13.5-3.5C17.5 44 20.5 42 24.5 41z"
      fill={white}
      {...outline}
      strokeWidth="1"
    />
  ),
  shawl: () => (
    <path
      d="M23 41.5C18 43 14 46.5 12.5 52L32 59.5 51.5 52C50 46.5 46 43 41 41.5L32 52z"
      fill="#cdbf9f"
      {...outline}
      strokeWidth="1"
    />
  ),
  tabs: () => (
    <path d="M26 41.5h12l-1.5 3h-3l2 10h-3L32 46l-.5 8.5h-3l2-10h-3z" fill={white} {...outline} strokeWidth="0.9" />
  ),
  cravat: () => (
    <path d="M25.5 40.5h13l-1 4h-3l3 11.5c-3 1.5-8 1.5-11 0l3-11.5h-3z" fill={white} {...outline} strokeWidth="0.9" />
  ),
  plain: () => <path d="m27 42 5 7 5-7" fill="none" stroke={shade} strokeWidth="2" />,
};

export const BustDrawing = memo(function BustDrawing({ bust }: { readonly bust: Bust }) {
  const { head, skin, cloth, collar, hair, traits } = bust;
  const capped = head === 'hood';
  return (
    <>
      {behind[head](bust)}
      <path d="M8 61c0-12 7-16.5 17-19h14c10 2.5 17 7 17 19z" fill={cloth} {...outline} />
      <path d="M39 42c10 2.5 17 7 17 19H44c0-9-2-15-5-19z" fill={shade} />
      <path d="M27.5 33h9v7.5c-1.5 3-7.5 3-9 0z" fill={skin} />
      <path d="M27.5 36.5c2 3 7 3 9 0v4c-1.5 3-7.5 3-9 0z" fill={shade} />
      {collars[collar](bust)}
      {traits.includes('chain') && (
        <path
          d="M20 46c2 8 7 11.5 12 11.5S42 54 44 46"
          fill="none"
          stroke="#d8b866"
          strokeWidth="1.8"
          strokeDasharray="2.6 1.2"
        />
      )}
      {traits.includes('star') && (
        <path d="m44.5 49 1.2 2.5 2.8.3-2 1.9.5 2.8-2.5-1.4-2.5 1.4.5-2.8-2-1.9 2.8-.3z" fill="#d8b866" />
      )}
      <path d="M22.6 25c0-7.5 3.8-11 9.4-11s9.4 3.5 9.4 11c0 7-4 13-9.4 13s-9.4-6-9.4-13z" fill={skin} {...outline} />
      <path
        d="M34.5 14.3c4.4.9 6.9 4.5 6.9 10.7 0 7-4 13-9.4 13 4-3 5.5-7 5.5-13 0-4.5-1-8-3-10.7z"
        fill="rgb(60 20 0 / 0.16)"
      />
      {(traits.includes('beard') || traits.includes('goatee')) && (
        <path
          d={
            traits.includes('beard')
              ? 'M22.7 27c1 2 2.8 3.6 5 4 2.5-1 6-1 8.6 0 2.2-.4 4-2 5-4 .2 8-3.3 14.5-9.3 14.5S22.5 35 22.7 27z'
              : 'M28.3 31.6c2-1 5.4-1 7.4 0 .4 4-1 8-3.7 8s-4.1-4-3.7-8z'
          }
          fill={hair}
          stroke={line}
          strokeWidth="0.8"
        />
      )}
      <path d="M27.2 25.2v1.7M36.8 25.2v1.7" stroke={line} strokeWidth="1.9" strokeLinecap="round" />
      <path
        d="M25.5 22.6c1-.8 2.3-.8 3.3-.2M35.2 22.4c1-.6 2.3-.6 3.3.2"
        fill="none"
        stroke={hair === '#d9d4c9' ? '#8b8377' : hair}
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      <path
        d="m32.3 26.3 1 3.3-1.8.3"
        fill="none"
        stroke="rgb(60 20 0 / 0.5)"
        strokeWidth="1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M30 33.3c1.3.6 2.8.6 4 0"
        fill="none"
        stroke={traits.includes('beard') ? '#e0a58c' : '#7d3a2c'}
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      {traits.includes('old') && (
        <path
          d="M25.3 28.8c1 .9 2.3 1 3.2.6M35.5 29.4c.9.4 2.2.3 3.2-.6M28.3 31.5l-.8 1.3M36 31.5l.8 1.3"
          fill="none"
          stroke="rgb(60 20 0 / 0.45)"
          strokeWidth="0.8"
          strokeLinecap="round"
        />
      )}
      {above[head](bust)}
      {traits.includes('spectacles') && (
        <g fill="rgb(230 240 240 / 0.28)" stroke={line} strokeWidth="1.1">
          <circle cx="27.6" cy="26" r="3.3" />
          <circle cx="36.4" cy="26" r="3.3" />
          <path d="M30.9 25.5c.7-.6 1.5-.6 2.2 0" fill="none" />
        </g>
      )}
      {capped && <path d="M26 40c2 4 10 4 12 0l3 5c-4 5-14 5-18 0z" fill={bust.cap} {...outline} strokeWidth="1" />}
    </>
  );
});

export function BustOf({ colonist, width }: { readonly colonist: Colonist; readonly width: number }) {
  return (
    <svg className="sal-bust" width={width} height={(width * 58) / 60} viewBox="2 3 60 58" aria-hidden>
      <BustDrawing bust={faceOf(colonist).bust} />
    </svg>
  );
}
