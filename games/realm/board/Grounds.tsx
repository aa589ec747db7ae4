/** The small ink drawings of the map. Light falls from the left. */
import type { ReactNode } from 'react';
import type { Ground, Mark } from './terrain.ts';

const drawings: Readonly<Record<Ground, ReactNode>> = {
  tree: (
    <>
      <path className="rea-g-ink" d="M-.6 0h1.200v-3h-1.200z" />
      <path
        className="rea-g-leaf"
        d="M0-10.500c2.700 0 4.200 1.900 3.900 3.800C5-5.200 3.700-2.600 1.300-2.900.6-2.200-1-2.300-1.500-3-4-2.900-4.800-5-3.800-6.500-4.200-8.700-2.500-10.500 0-10.500z"
      />
      <path
        className="rea-g-light"
        d="M-.4-10c-2 .2-3.100 1.700-2.700 3.300-.9.900-.7 2.300.5 2.700.4-2 .9-4 2.200-6z"
      />
    </>
  ),
  pine: (
    <>
      <path className="rea-g-ink" d="M-.5 0h1v-2.500h-1z" />
      <path
        className="rea-g-leaf"
        d="M0-12 2.400-7.600H1.500L3.700-3.800H2.600L4.300-1.600H-4.300L-2.600-3.800H-3.700L-1.500-7.600H-2.400z"
      />
      <path className="rea-g-light" d="M0-12-2.400-7.600h.9L-3.700-3.800h1.100l-1.700 2.200h2.500z" />
    </>
  ),
  dead: <path className="rea-g-line" d="M0 0v-9M0-3l-3-3M0-5l2.800-2.600M0-7l-2-2M2.800-7.600V-10M-3-6v-2.400" />,
  peak: (
    <>
      <path className="rea-g-rock" d="M-9 0-3.400-8.200-1.800-6.600 1-12 3.600-7.200 5-8.400 9 0z" />
      <path className="rea-g-shade" d="M1-12 3.600-7.200 5-8.400 9 0H2.400L3.200-3.200 1.400-5.600 2-8.200z" />
      <path className="rea-g-snow" d="M1-12-.9-8.300l1.300-.6.8 1.100 1-1.200 1.200.5z" />
      <path className="rea-g-thin" d="M-9 0-3.400-8.200-1.800-6.600 1-12 3.600-7.200 5-8.400 9 0" />
    </>
  ),
  hill: (
    <>
      <path className="rea-g-mound" d="M-8 0C-6-5-2-6.400 1-6.200 4.600-6 7-3 8 0z" />
      <path className="rea-g-shade" d="M1-6.200C4.600-6 7-3 8 0H4.400C4.200-2.400 3-4.800 1-6.200z" />
      <path className="rea-g-thin" d="M-8 0C-6-5-2-6.400 1-6.200 4.600-6 7-3 8 0" />
    </>
  ),
  waste: <path className="rea-g-line" d="M-5 0 -2.500-2.500-1-.5 2-3.200 3-1.600M-1-.5l.5 2.300M2-3.200l1.700-1.200" />,
  marsh: <path className="rea-g-line" d="M-5 0H5M-3-.4l-1-3.600M-1-.4V-5.400M1-.4 2-4.600M-2 2.600h6M3-.4l1.600-3" />,
  grass: <path className="rea-g-line" d="M-2 0-3-2.400M0 0v-3M2 0 3-2.400" />,
};

export const groundDefinitions = Object.entries(drawings).map(([ground, drawing]) => (
  <g key={ground} id={`rea-g-${ground}`}>
    {drawing}
  </g>
));

export function Grounds({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <g className="rea-grounds">
      {marks.map(({ x, y, size, ground }, i) => (
        <use
          key={i}
          href={`#rea-g-${ground}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}
        />
      ))}
    </g>
  );
}
