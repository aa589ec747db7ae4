/** A minion: a small horned pawn in its lord's colour, with the lord's symbol. */
import { memo } from 'react';
import { SeatSymbol } from '@vesper/web/board';
import type { Colour } from '../content/types.ts';
import { colourAt } from './look.ts';

export const Minion = memo(function Minion(props: {
  readonly colour: Colour;
  readonly size: number;
  readonly flip?: string;
}) {
  const { colour, size, flip } = props;
  return (
    <span className="dun-minion" style={{ width: size, height: size * 1.15 }} data-flip={flip}>
      <svg viewBox="0 0 24 28" width={size} height={size * 1.15} aria-hidden>
        <path
          d="M5.500 9C2.500 7.500 1.600 4 2.600 1c2.400 2 5 2.600 7 3.200a9 9 0 0 1 4.800 0c2-.6 4.600-1.200 7-3.200 1 3 .1 6.500-2.900 8 .8 2.600.4 5-1.300 6.800 2 1.600 3.300 4.800 3.300 10.200 0 .8-.4 1.200-1.200 1.200H4.700c-.8 0-1.200-.4-1.200-1.200 0-5.400 1.300-8.600 3.300-10.200C5.100 14 4.700 11.600 5.500 9z"
          fill={`var(--seat-${colourAt(colour)})`}
          stroke="#160d14"
          strokeWidth="1.300"
          strokeLinejoin="round"
        />
      </svg>
      <SeatSymbol colour={colourAt(colour)} size={size * 0.72} />
    </span>
  );
});
