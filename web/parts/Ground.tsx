/**
 * What lies under everything on a stage, wood or stone: lit in its middle, with a grain. Drawn once per size in an svg
 * of its own that nothing animates, for filters are dear (docs/look.md). Its colours are the board's `--near`, `--mid`, `--far`.
 */
import { memo } from 'react';
import type { Room } from './Region.tsx';

export interface Material {
  /** `wood`, `stone`: for its filters' names. */
  readonly name: string;
  /** The middle of the light and how far it reaches, in percent; where `--mid` lies on the way, from 0 to 1. */
  readonly light: { readonly x: number; readonly y: number; readonly r: number; readonly mid: number };
  readonly grain: {
    readonly frequency: string;
    readonly octaves: number;
    readonly seed: number;
    /** Red, green and blue, then how the noise becomes its opacity. */
    readonly colour: readonly [number, number, number];
    readonly strength: readonly [number, number];
    readonly opacity: number;
  };
}

export const Ground = memo(function Ground({ width, height, of }: Room & { readonly of: Material }) {
  const { name, light, grain } = of;
  const [more, less] = grain.strength;
  return (
    <svg className="ground" width={width} height={height} aria-hidden>
      <defs>
        <radialGradient id={`${name}-light`} cx={`${light.x}%`} cy={`${light.y}%`} r={`${light.r}%`}>
          <stop offset="0" style={{ stopColor: 'var(--near)' }} />
          <stop offset={light.mid} style={{ stopColor: 'var(--mid)' }} />
          <stop offset="1" style={{ stopColor: 'var(--far)' }} />
        </radialGradient>
        <filter id={`${name}-grain`} x="0" y="0" width="100%" height="100%">
          <feTurbulence
            type="fractalNoise"
            baseFrequency={grain.frequency}
            numOctaves={grain.octaves}
            seed={grain.seed}
          />
          <feColorMatrix values={`${grain.colour.map(c => `0 0 0 0 ${c}`).join(' ')} 0 ${more} 0 0 ${less}`} />
        </filter>
      </defs>
      <rect width={width} height={height} fill={`url(#${name}-light)`} />
      <rect className="grain" width={width} height={height} filter={`url(#${name}-grain)`} opacity={grain.opacity} />
    </svg>
  );
});
