import { memo } from 'react';
import type { ReactNode } from 'react';

/** In the order in which a game without colours of its own hands them out. */
export const seatColours = ['yellow', 'red', 'purple', 'white', 'blue', 'orange', 'black', 'green'] as const;
export type SeatColour = (typeof seatColours)[number];

const ink: Readonly<Record<SeatColour, string>> = {
  yellow: '#221503',
  red: '#fff4ea',
  purple: '#ffffff',
  white: '#2b2b33',
  blue: '#08233a',
  orange: '#2c1500',
  black: '#f5ecdc',
  green: '#0a3320',
};

const shapes: Readonly<Record<SeatColour, (fill: string) => ReactNode>> = {
  yellow: fill => <circle cx="12" cy="12" r="5.2" fill={fill} />,
  red: fill => <path d="M12 5.6 18.4 12 12 18.4 5.6 12z" fill={fill} />,
  purple: fill => <rect x="7.2" y="7.2" width="9.6" height="9.6" rx=".8" fill={fill} />,
  white: fill => <circle cx="12" cy="12" r="4.6" fill="none" stroke={fill} strokeWidth="2.6" />,
  blue: fill => <path d="M12 5.8 18 16.4H6z" fill={fill} />,
  orange: fill => <path d="m12 4.8 2.1 4.6 5 .6-3.7 3.4 1 5-4.4-2.5-4.4 2.5 1-5L4.900 10l5-.6z" fill={fill} />,
  black: fill => (
    <path
      d="m6.800 11.200 5.200-4.400 5.200 4.400M6.800 16.600l5.200-4.400 5.200 4.400"
      fill="none"
      stroke={fill}
      strokeWidth="2.2"
    />
  ),
  green: fill => (
    <path d="M9.900 5.800h4.200v4.100h4.100v4.200h-4.100v4.100H9.900v-4.100H5.800V9.900h4.100z" fill={fill} />
  ),
};

/** A seat's disc with its symbol: never colour alone. Decorative unless it has a `label`, which is its tooltip, too. */
export const SeatSymbol = memo(function SeatSymbol(props: {
  /** `null` before it is dealt. */
  readonly colour: SeatColour | null;
  readonly size?: number;
  readonly label?: string;
}) {
  const { colour, size = 22, label } = props;
  return (
    <svg
      className="seat-symbol"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, 'data-tip': label })}
    >
      <circle
        cx="12"
        cy="12"
        r="10.9"
        fill={colour === null ? 'var(--raised)' : `var(--seat-${colour})`}
        stroke="var(--seat-rim)"
        strokeWidth="0.8"
        strokeOpacity="0.55"
      />
      {colour !== null && shapes[colour](ink[colour])}
    </svg>
  );
});
