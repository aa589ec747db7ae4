/** The rock around everything, drawn once per size. */
import { memo } from 'react';
import type { Room } from '@vesper/web/board';

export const Stone = memo(
  function Stone({ width, height }: Room) {
    return (
      <svg className="dun-stone" width={width} height={height} aria-hidden>
        <defs>
          <radialGradient id="dun-stone-light" cx="46%" cy="38%" r="80%">
            <stop offset="0" className="is-near" />
            <stop offset="0.600" className="is-mid" />
            <stop offset="1" className="is-far" />
          </radialGradient>
          <filter id="dun-stone-grain" x="0" y="0" width="100%" height="100%">
            <feTurbulence type="fractalNoise" baseFrequency="0.012" numOctaves="3" seed="5" />
            <feColorMatrix values="0 0 0 0 0.62  0 0 0 0 0.45  0 0 0 0 0.66  0 0.9 0 0 -0.36" />
          </filter>
        </defs>
        <rect width={width} height={height} fill="url(#dun-stone-light)" />
        <rect className="dun-stone-grain" width={width} height={height} filter="url(#dun-stone-grain)" opacity="0.42" />
      </svg>
    );
  },
  (a, b) => a.width === b.width && a.height === b.height,
);
