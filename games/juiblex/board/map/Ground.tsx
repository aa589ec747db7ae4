/** The rock: drawn once for a room. Its textures are filters, so it is a layer of its own that nothing else draws again. */
import { memo, useMemo } from 'react';
import { covered } from './free.ts';
import type { Box, Sheet } from './geometry.ts';

/** The same small numbers every time, so that the drawing never changes. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Mark {
  readonly kind: 'stalagmites' | 'mushroom' | 'crack';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Small things that grow on the rock, between plates and tunnels. */
function marksOn({ width, height, plates, spaces, unit }: Sheet): readonly Mark[] {
  const toss = dice(11);
  const marks: Mark[] = [];
  const isFree = (box: Box): boolean =>
    plates.every(plate => covered(plate, box) === 0) &&
    spaces.every(({ x, y }) => Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2) > 24 * unit);
  for (let tries = 0; tries < 160 && marks.length < 52; tries++) {
    const [x, y, kind, size] = [toss() * width, toss() * height, toss(), (0.7 + toss() * 0.7) * unit];
    if (!isFree({ left: x - 14 * unit, top: y - 12 * unit, width: 28 * unit, height: 26 * unit })) continue;
    marks.push({ kind: kind < 0.4 ? 'stalagmites' : kind < 0.7 ? 'mushroom' : 'crack', x, y, size });
  }
  return marks;
}

function Grown({ mark: { kind, x, y, size } }: { readonly mark: Mark }) {
  const at = `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})`;
  if (kind === 'stalagmites')
    return (
      <g transform={at}>
        <path d="M0 0-4 14H4zM7 5 4 15H10zM-8 7-10 15H-5z" fill="#3d3150" stroke="#120c1a" />
        <path d="M0 0-1.500 14" stroke="#6a5a85" strokeWidth="0.9" />
      </g>
    );
  if (kind === 'mushroom')
    return (
      <g transform={at}>
        <path d="M-1 0V8H1.500V0z" fill="#5b5470" />
        <path d="M-6 1Q0-8 6.500 1 0 3-6 1z" fill="#4c5b86" stroke="#120c1a" strokeWidth="0.8" />
        <circle cx="-2" cy="-1.5" r="0.9" fill="#9fc3f0" />
        <circle cx="2" cy="-0.6" r="0.7" fill="#9fc3f0" />
      </g>
    );
  return <path transform={at} d="M0 0q8-6 16 0t14 2" fill="none" stroke="#4a3d60" strokeWidth="1.3" />;
}

export const Ground = memo(function Ground({ sheet }: { readonly sheet: Sheet }) {
  const { width, height } = sheet;
  const marks = useMemo(() => marksOn(sheet), [sheet]);
  return (
    <svg className="jub-ground" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <defs>
        <radialGradient id="jub-rock" cx="0.5" cy="0.48" r="0.72">
          <stop className="jub-rock-1" offset="0" />
          <stop className="jub-rock-2" offset="0.55" />
          <stop className="jub-rock-3" offset="1" />
        </radialGradient>
        <filter id="jub-stone" x="0" y="0" width="1" height="1">
          <feTurbulence type="fractalNoise" baseFrequency="0.012" numOctaves="3" seed="7" />
          <feColorMatrix values="0 0 0 0 0.62  0 0 0 0 0.52  0 0 0 0 0.78  0 1.3 0 0 -0.52" />
        </filter>
        <filter id="jub-grit" x="0" y="0" width="1" height="1">
          <feTurbulence type="fractalNoise" baseFrequency="0.09" numOctaves="2" seed="3" />
          <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 1.5 0 0 -0.62" />
        </filter>
      </defs>
      <rect width={width} height={height} fill="url(#jub-rock)" />
      <g className="jub-texture">
        <rect width={width} height={height} filter="url(#jub-stone)" opacity="0.5" />
        <rect width={width} height={height} filter="url(#jub-grit)" opacity="0.5" />
        <g opacity="0.6">
          {marks.map((mark, i) => (
            <Grown key={i} mark={mark} />
          ))}
        </g>
      </g>
    </svg>
  );
});
