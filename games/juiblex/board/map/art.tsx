/** Slime, spies, crowns and the Scourge, drawn. All of them are pictures only; what they mean is said by the pieces. */
import { memo } from 'react';
import type { Seat } from '@vesper/kernel';
import { SeatSymbol } from '@vesper/web/board';
import { colourAt } from '../table.ts';

/** A wobbly closed curve around a point; the seed turns it. */
function blob(x: number, y: number, r: number, seed: number): string {
  const many = 9;
  const wobble = 0.13;
  const points = Array.from({ length: many }, (_, i) => {
    const angle = (i / many) * Math.PI * 2 + seed;
    const far = r * (1 + wobble * Math.sin(seed * 7.3 + i * 2.4) + wobble * 0.5 * Math.cos(seed * 3 + i * 4.1));
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const;
  });
  const between = (i: number): string => {
    const [a, b] = [points[i % many], points[(i + 1) % many]];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  return `M${between(many - 1)}${points.map((p, i) => `Q${p[0].toFixed(1)} ${p[1].toFixed(1)} ${between(i)}`).join('')}z`;
}

/** The gradient of slime, once for all drawings of the page that use it. */
export const slimeGradient = (
  <radialGradient id="jub-slime" cx="0.4" cy="0.3" r="0.85">
    <stop offset="0" stopColor="#d2f58c" />
    <stop offset="0.5" stopColor="#7cc544" />
    <stop offset="1" stopColor="#37761d" />
  </radialGradient>
);

/** A blob of slime with two bubbles. */
export const Token = memo(function Token({ size, seed }: { readonly size: number; readonly seed: number }) {
  return (
    <svg className="jub-token" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden>
      <circle r="11.4" fill="#1c3a10" />
      <path d={blob(0, 0, 10.4, seed)} fill="url(#jub-slime)" stroke="#173a0a" strokeWidth="1.3" />
      <path d="M-5.7-3.1A7.3 7.3 0 0 1 1-6.900" className="jub-shine" />
      <circle cx="3.6" cy="3.1" r="2.1" fill="#d8f79c" stroke="#2f6a18" strokeWidth="0.7" />
      <circle cx="-2.3" cy="4.2" r="1.3" fill="#d8f79c" />
    </svg>
  );
});

const BODY =
  'M-20 17C-27 17-26 8-21 6-25-4-20-13-12-14-12-22 0-25 5-19 13-22 21-14 18-6 25-3 26 6 20 8 26 11 25 18 18 18 14 18 13 23 9 23S5 18 1 19-3 26-8 25-9 18-13 18z';

/** One slit eye, a crown of bubbles, feet that drip. */
export const ScourgeFigure = memo(function ScourgeFigure({ size }: { readonly size: number }) {
  return (
    <svg className="jub-scourge-figure" width={size} height={size} viewBox="-28 -26 56 54" aria-hidden>
      <ellipse cx="0" cy="20" rx="23" ry="6" fill="#050308" opacity="0.6" />
      <path d={BODY} fill="url(#jub-slime)" stroke="#143508" strokeWidth="2.2" strokeLinejoin="round" />
      <path d="M-16-6C-15-11-9-14-5-14" className="jub-shine is-wide" />
      <ellipse cx="-1" cy="-3" rx="9.6" ry="8.2" fill="#fbffe9" stroke="#143508" strokeWidth="1.8" />
      <ellipse cx="2" cy="-3" rx="3.6" ry="5.4" fill="#6f9f12" />
      <ellipse cx="2" cy="-3" rx="1.5" ry="4.8" fill="#0c1405" />
      <path d="M-10-7C-7-12 5-12 8-7" fill="none" stroke="#2c6415" strokeWidth="2" />
      <circle cx="13" cy="8" r="3" fill="#d8f79c" stroke="#2f6a18" />
      <circle cx="-14" cy="8" r="2.2" fill="#d8f79c" />
      <circle cx="5" cy="11" r="1.8" fill="#d8f79c" />
    </svg>
  );
});

/** Where it may stand next. */
export const ScourgeGhost = memo(function ScourgeGhost({ size }: { readonly size: number }) {
  return (
    <svg className="jub-scourge-ghost" width={size} height={size} viewBox="-28 -26 56 54" aria-hidden>
      <path d={BODY} />
      <ellipse cx="-1" cy="-3" rx="9" ry="7.5" />
    </svg>
  );
});

/** A diamond with an eye. */
export const SpyFigure = memo(function SpyFigure({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  return (
    <svg
      className={`jub-spy-figure is-${colourAt(seat)}`}
      width={size}
      height={size}
      viewBox="-11 -11 22 22"
      aria-hidden
    >
      <path className="jub-spy-edge" d="M0-9L9 0 0 9-9 0z" />
      <path className="jub-spy-body" d="M0-9L9 0 0 9-9 0z" />
      <path className="jub-spy-eye" d="M-5.600 0Q0-5.600 5.600 0 0 5.600-5.600 0z" />
      <circle className="jub-spy-pupil" r="1.9" />
    </svg>
  );
});

/** Who controls a site. */
export const Pennant = memo(function Pennant({ seat, size = 14 }: { readonly seat: Seat; readonly size?: number }) {
  const colour = colourAt(seat);
  return (
    <span className={`jub-pennant is-${colour}`} style={{ width: size * 0.86, height: size * 1.06 }}>
      <svg viewBox="-6 -7 12 14" aria-hidden>
        <path className="jub-pennant-edge" d="M-5-6H5V3.500L0 6.500-5 3.500z" />
        <path className="jub-pennant-cloth" d="M-5-6H5V3.500L0 6.500-5 3.500z" />
      </svg>
      <SeatSymbol colour={colour} size={size * 0.9} />
    </span>
  );
});

const CROWN = 'M-6.500 4-7.500-3.500-3.600-.6 0-5 3.600-.6 7.500-3.500 6.500 4z';

/** Total control; crossed out where it is denied. */
export const Crown = memo(function Crown({ denied, size = 16 }: { readonly denied: boolean; readonly size?: number }) {
  return (
    <svg
      className={denied ? 'jub-crown is-denied' : 'jub-crown'}
      width={size}
      height={size * 0.86}
      viewBox="-9.500 -7.500 19 15"
      aria-hidden
    >
      <path className="jub-crown-edge" d={CROWN} />
      <path className="jub-crown-gold" d={CROWN} />
      {denied && (
        <>
          <path className="jub-crown-gap" d="M-8 6 8-6" />
          <path className="jub-crown-cross" d="M-8 6 8-6" />
        </>
      )}
    </svg>
  );
});

/** A troop of a colour. */
export const Troop = memo(function Troop({ colour, size }: { readonly colour: number; readonly size: number }) {
  return (
    <span className={`jub-troop is-${colourAt(colour)}`} style={{ width: size, height: size }}>
      <SeatSymbol colour={colourAt(colour)} size={size} />
    </span>
  );
});
