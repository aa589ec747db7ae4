/** A messenger: a hat in the faction's colour, with its symbol on the crown and a brim of its own. */
import { memo } from 'react';
import type { SeatColour } from '@vesper/web/board';

const dark = '#17100b';

/** Round, square, swept, notched: told apart without colour. */
const brims: Readonly<Partial<Record<SeatColour, string>>> = {
  yellow: 'M2.5 30.5c0-4 8-6 19.5-6s19.5 2 19.5 6-8 6.5-19.5 6.5-19.5-2.5-19.5-6.5z',
  red: 'M2.5 26.5h39c1 0 1.5.5 1.5 1.5v6.5c0 1-.5 1.5-1.5 1.5h-39c-1 0-1.5-.5-1.5-1.5v-6.5c0-1 .5-1.5 1.5-1.5z',
  purple: 'M1 22.5c4 4 12 4.5 21 4.5s17-.5 21-4.5c1.5 8-5 14-21 14S-.5 30.5 1 22.5z',
  white:
    'M2 27.5l6 .8 3-2.3 5 1.3 3-2 3-.3 3 .3 3 2 5-1.3 3 2.3 6-.8c1 3.5-.5 6-3 7l-4-2-3.5 3-5-1.8-4.5 2.3-4.5-2.3-5 1.8-3.5-3-4 2c-2.5-1-4-3.5-3-7z',
};

const ink: Readonly<Partial<Record<SeatColour, string>>> = {
  yellow: '#221503',
  red: '#fff4ea',
  purple: '#ffffff',
  white: '#2b2b33',
};

function Symbol({ colour }: { readonly colour: SeatColour }) {
  const fill = ink[colour];
  if (colour === 'red') return <path d="m22 8.2 4.6 4.6-4.6 4.6-4.6-4.6z" fill={fill} />;
  if (colour === 'purple') return <rect x="18.6" y="9.4" width="6.8" height="6.8" rx="0.6" fill={fill} />;
  if (colour === 'white') return <circle cx="22" cy="12.8" r="3.1" fill="none" stroke={fill} strokeWidth="2" />;
  return <circle cx="22" cy="12.8" r="3.8" fill={fill} />;
}

export const Hat = memo(function Hat({ colour, size = 44 }: { readonly colour: SeatColour; readonly size?: number }) {
  return (
    <svg className="sal-hat" width={size} height={(size * 39) / 44} viewBox="0 0 44 39" aria-hidden>
      <g stroke={dark} strokeWidth="1.7" strokeLinejoin="round" fill={`var(--seat-${colour})`}>
        <path d={brims[colour]} />
        <path d="M11.5 27.5 15 5c2-3.3 12-3.3 14 0l3.5 22.5c-5 2.2-16 2.2-21 0z" />
      </g>
      <path d="m12.2 22.3-.7 5.2c5 2.2 16 2.2 21 0l-.7-5.2c-5 2-14.6 2-19.6 0z" fill={dark} opacity="0.88" />
      <path
        d="M16.5 7.5c.6-2.2 3-3.2 5-3.3"
        fill="none"
        stroke="#ffffff"
        strokeOpacity="0.55"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <Symbol colour={colour} />
    </svg>
  );
});
