/** Wood, and parchment: drawn once per size in an svg of its own that nothing animates (docs/look.md). */
import { memo } from 'react';
import type { Material, Room } from '@vesper/web/board';

export interface Box extends Room {
  readonly x: number;
  readonly y: number;
}

export const wood: Material = {
  name: 'sal-wood',
  light: { x: 50, y: 42, r: 75, mid: 0.55 },
  grain: {
    frequency: '0.004 0.11',
    octaves: 2,
    seed: 16,
    colour: [0.52, 0.36, 0.23],
    strength: [0.55, -0.17],
    opacity: 0.6,
  },
};

export const Parchment = memo(
  function Parchment({ width, height, sheet }: Room & { readonly sheet: Box }) {
    const { x, y, width: w, height: h } = sheet;
    const place = { x, y, width: w, height: h, rx: 5 };
    return (
      <svg className="sal-texture" width={width} height={height} aria-hidden>
        <defs>
          <filter id="sal-deckle" x="-3%" y="-6%" width="106%" height="112%">
            <feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="3" seed="7" result="noise" />
            <feDisplacementMap in="SourceGraphic" in2="noise" scale="7" />
          </filter>
          <filter id="sal-stains" x="0" y="0" width="100%" height="100%">
            <feTurbulence type="fractalNoise" baseFrequency="0.02 0.03" numOctaves="3" seed="92" />
            <feColorMatrix values="0 0 0 0 0.34  0 0 0 0 0.22  0 0 0 0 0.1  1.15 0 0 0 -0.42" />
            <feComposite in2="SourceGraphic" operator="in" />
          </filter>
          <filter id="sal-fibres" x="0" y="0" width="100%" height="100%">
            <feTurbulence type="fractalNoise" baseFrequency="0.5 0.9" numOctaves="2" seed="3" />
            <feColorMatrix values="0 0 0 0 0.25  0 0 0 0 0.16  0 0 0 0 0.07  0 0.5 0 0 -0.2" />
            <feComposite in2="SourceGraphic" operator="in" />
          </filter>
          <radialGradient id="sal-burnt" cx="50%" cy="50%" r="72%">
            <stop offset="0.5" stopColor="#3a2410" stopOpacity="0" />
            <stop offset="1" stopColor="#2b190a" stopOpacity="0.72" />
          </radialGradient>
        </defs>
        <g filter="url(#sal-deckle)">
          <rect {...place} y={y + 4} fill="#000000" opacity="0.55" />
          <rect {...place} className="sal-sheet" />
          <rect {...place} className="sal-stains" filter="url(#sal-stains)" />
          <rect {...place} filter="url(#sal-fibres)" opacity="0.55" />
          <rect {...place} className="sal-burn" fill="url(#sal-burnt)" />
          <rect {...place} fill="none" stroke="#5d431f" strokeOpacity="0.7" strokeWidth="1.5" />
        </g>
        <rect
          x={x + 8}
          y={y + 8}
          width={w - 16}
          height={h - 16}
          rx="4"
          fill="none"
          stroke="#6b5028"
          strokeOpacity="0.55"
        />
        <rect
          x={x + 11}
          y={y + 11}
          width={w - 22}
          height={h - 22}
          rx="3"
          fill="none"
          stroke="#6b5028"
          strokeOpacity="0.35"
        />
      </svg>
    );
  },
  (a, b) => a.sheet.width === b.sheet.width && a.sheet.height === b.sheet.height,
);

/** A compass rose for the empty corner. */
export function Compass({ x, y, size = 22 }: { readonly x: number; readonly y: number; readonly size?: number }) {
  return (
    <g className="sal-compass" transform={`translate(${x} ${y}) scale(${size / 22})`} aria-hidden>
      <circle r="17" fill="none" strokeWidth="1.2" />
      <circle r="14" fill="none" strokeWidth="0.6" />
      <path
        d="m0-22 3.5 18.5L0 0zM0-22-3.5-3.5 0 0zM22 0 3.5 3.5 0 0zM22 0 3.5-3.5 0 0zM0 22-3.5 3.5 0 0zM0 22 3.5 3.5 0 0zM-22 0-3.5-3.5 0 0zM-22 0-3.5 3.5 0 0z"
        className="is-pale"
        strokeWidth="0.8"
      />
      <path d="m0-22 3.5 18.5L0 0zM22 0 3.5 3.5 0 0zM0 22-3.5 3.5 0 0zM-22 0-3.5-3.5 0 0z" className="is-dark" />
    </g>
  );
}
