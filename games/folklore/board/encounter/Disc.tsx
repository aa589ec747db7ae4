/** A figure as a disc: its bust or sign, and around it one segment for every Vita, an arc where there are many. */
import { memo } from 'react';
import type { CSSProperties } from 'react';
import { booklets } from '../../content/booklets.ts';
import type { FoeKind } from '../../state.ts';
import { NONE } from '../../state.ts';
import { Bust } from '../party/busts.tsx';
import { FoeBust } from './FoeBust.tsx';
import { typeClass } from './foeTypes.ts';

/** Above it segments could not be told apart. */
const SEGMENTS = 15;
const R = 29;

const at = (turn: number): string =>
  `${(32 + R * Math.sin(turn * 2 * Math.PI)).toFixed(2)} ${(32 - R * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`;
const arc = (from: number, to: number): string => `M${at(from)}A${R} ${R} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;

export const Ring = memo(function Ring({ vita, max }: { readonly vita: number; readonly max: number }) {
  if (max <= 0) return null;
  if (max > SEGMENTS)
    return (
      <>
        <circle className="fol-ring is-lost" cx="32" cy="32" r={R} />
        {vita > 0 && <path className="fol-ring" d={vita >= max ? arc(0, 0.9999) : arc(0, vita / max)} />}
        <path className="fol-ring-half" d="M32 57v7" />
      </>
    );
  const gap = Math.min(0.028, 0.15 / max);
  const segments = (from: number, to: number): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) =>
      arc((from + i) / max + gap / 2, (from + i + 1) / max - gap / 2),
    ).join('');
  return (
    <>
      <path className="fol-ring is-lost" d={segments(Math.min(vita, max), max)} />
      <path className="fol-ring" d={segments(0, Math.min(vita, max))} />
    </>
  );
});

/** A character: `tone` is the colour of its seat. */
export const MemberDisc = memo(function MemberDisc(props: {
  readonly booklet: number;
  readonly tone: string;
  readonly vita: number;
  readonly max: number;
  readonly isGhost: boolean;
}) {
  const { booklet, tone, vita, max, isGhost } = props;
  return (
    <svg
      className={isGhost ? 'fol-figure-disc is-ghost' : 'fol-figure-disc'}
      viewBox="0 0 64 64"
      style={{ '--seat': tone } as CSSProperties}
      aria-hidden
    >
      <circle cx="32" cy="32" r="31.500" fill="#0a0f10" />
      <circle cx="32" cy="32" r="27.500" fill={`color-mix(in srgb, ${tone} 45%, #101a1c)`} />
      <g clipPath="url(#fol-figure-disc-clip)" className="fol-bust">
        {booklet !== NONE && <Bust of={booklets[booklet].id} x={4} y={6} size={56} />}
      </g>
      <Ring vita={vita} max={max} />
    </svg>
  );
});

export const FoeDisc = memo(function FoeDisc(props: {
  readonly kind: FoeKind;
  readonly vita: number;
  readonly max: number;
}) {
  const { kind, vita, max } = props;
  return (
    <span className={`fol-foe-disc ${typeClass(kind)}`}>
      <svg className="fol-figure-disc" viewBox="0 0 64 64" aria-hidden>
        <circle cx="32" cy="32" r="31.500" fill="#0a0f10" />
        <circle className="fol-figure-disc-ground" cx="32" cy="32" r="27.500" />
        <g clipPath="url(#fol-figure-disc-clip)">
          <FoeBust kind={kind} x={4} y={6} size={56} />
        </g>
        <Ring vita={vita} max={max} />
      </svg>
    </span>
  );
});

/** What all discs are cut with: drawn once. */
export const DiscClip = memo(function DiscClip() {
  return (
    <svg className="fol-clip" width="0" height="0" aria-hidden>
      <clipPath id="fol-figure-disc-clip">
        <circle cx="32" cy="32" r="27" />
      </clipPath>
    </svg>
  );
});
