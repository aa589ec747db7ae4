/** The open book: leather, two pages of old paper, a ribbon. Drawn once for a size, below everything that is read. */
import { memo } from 'react';

const LEFT = 'M16 16Q210 2 396 22V490Q210 474 16 488z';
const RIGHT = 'M776 16Q582 2 396 22V490Q582 474 776 488z';

export const OpenBook = memo(function OpenBook() {
  return (
    <svg className="fol-book" viewBox="0 0 792 504" preserveAspectRatio="none" aria-hidden>
      <defs>
        <radialGradient id="fol-book-table" cx=".5" cy=".45" r=".8">
          <stop offset="0" stopColor="#22393b" />
          <stop offset=".6" stopColor="#0e1718" />
          <stop offset="1" stopColor="#060a0a" />
        </radialGradient>
        <linearGradient id="fol-book-left" x1="0" x2="1">
          <stop offset="0" stopColor="#cdb88c" />
          <stop offset=".12" stopColor="#dccaa2" />
          <stop offset=".78" stopColor="#dfcea8" />
          <stop offset=".94" stopColor="#bfa877" />
          <stop offset="1" stopColor="#8a7247" />
        </linearGradient>
        <linearGradient id="fol-book-right" x1="0" x2="1">
          <stop offset="0" stopColor="#8a7247" />
          <stop offset=".05" stopColor="#c2ab7b" />
          <stop offset=".2" stopColor="#e2d2ad" />
          <stop offset=".88" stopColor="#dccaa2" />
          <stop offset="1" stopColor="#cbb588" />
        </linearGradient>
        <radialGradient id="fol-book-candle" gradientUnits="userSpaceOnUse" cx="560" cy="250" r="420">
          <stop offset="0" stopColor="#fff4d2" stopOpacity=".5" />
          <stop offset=".4" stopColor="#fff0c8" stopOpacity=".14" />
          <stop offset="1" stopColor="#2a1a08" stopOpacity=".12" />
        </radialGradient>
        <filter id="fol-book-stains" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".018 .028" numOctaves="4" seed="3" />
          <feColorMatrix values="0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .1  .62 0 0 0 -.23" />
          <feComposite in2="SourceGraphic" operator="in" />
        </filter>
        <filter id="fol-book-fibres" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".9 .7" numOctaves="2" seed="8" />
          <feColorMatrix values="0 0 0 0 .3  0 0 0 0 .2  0 0 0 0 .08  0 .5 0 0 -.2" />
          <feComposite in2="SourceGraphic" operator="in" />
        </filter>
        <filter id="fol-book-deckle" x="-3%" y="-3%" width="106%" height="106%">
          <feTurbulence type="fractalNoise" baseFrequency=".04" numOctaves="2" seed="5" result="noise" />
          <feDisplacementMap in="SourceGraphic" in2="noise" scale="4" />
        </filter>
      </defs>
      <rect width="792" height="504" fill="url(#fol-book-table)" className="fol-book-table" />
      <path
        d="M8 20q190-14 388 0 198-14 388 0v472q-196 8-388 2-192 6-388-2z"
        fill="#2a1512"
        stroke="#0a0504"
        strokeWidth="2"
      />
      <path d="M10 22q190-14 386 0 196-14 386 0" fill="none" stroke="#5a2c26" strokeWidth="1.5" />
      <g className="fol-book-pages">
        <path d="M14 488V24q4-6 12-6M778 488V24q-4-6-12-6" stroke="#a48c5c" strokeWidth="5" fill="none" />
        <path className="fol-book-page" d={LEFT} fill="url(#fol-book-left)" />
        <path className="fol-book-page" d={RIGHT} fill="url(#fol-book-right)" />
      </g>
      <g className="fol-book-worn">
        <path d={LEFT + RIGHT} fill="#fff" filter="url(#fol-book-stains)" opacity=".8" />
        <path d={LEFT + RIGHT} fill="#fff" filter="url(#fol-book-fibres)" opacity=".5" />
        <path d={LEFT + RIGHT} fill="url(#fol-book-candle)" />
      </g>
      <path d="M396 22v468" stroke="#3d2a12" strokeOpacity=".55" strokeWidth="1.5" />
    </svg>
  );
});

/** Between what is read and what is decided. */
export const Ornament = () => (
  <svg className="fol-ornament" width="150" height="12" viewBox="0 0 150 12" fill="none" strokeWidth="1.2" aria-hidden>
    <path d="M2 6h52q6 0 9-4M148 6H96q-6 0-9-4M63 10q6 0 12-8 6 8 12 8" />
    <circle cx="75" cy="7" r="1.6" />
  </svg>
);
