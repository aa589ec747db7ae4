import type { Seat } from '@vesper/kernel';
import { useBoardTable } from './boardTable.tsx';

/** What is to be known of a seat beside the game: its person is away, a bot plays, it has conceded. */
export function SeatState({ seat }: { readonly seat: Seat }) {
  const state = useBoardTable().seatStates[seat] ?? null;
  if (state === null) return null;
  return (
    <em className="seat-state" data-tip={state.words}>
      {state.word}
    </em>
  );
}
