/** What every piece of the board knows: the props of the page and the marks read from them. */
import type { Seat } from '@vesper/kernel';
import { boardTable } from '@vesper/web/board';
import type { BoardProps, BoardTable, SeatColour } from '@vesper/web/board';
import { factions } from '../content/factions.ts';
import { NONE } from '../state.ts';
import type { SalemView } from '../state.ts';
import { wayLook } from './choices.tsx';
import { marksOf } from './marks.ts';
import type { SalemMarks } from './marks.ts';
import { pieces } from './pieces.ts';

export type SalemProps = BoardProps<SalemView>;
export type TableNow = BoardTable<SalemView, SalemMarks>;

export const { Table, useTable } = boardTable<SalemView, SalemMarks>({ board: 'sal', pieces, marksOf, wayLook });

/** The messenger colour of a seat's faction. */
export function colourOf(view: SalemView, seat: Seat): SeatColour {
  const faction = view.players[seat]?.faction ?? NONE;
  return faction === NONE ? (['yellow', 'red', 'purple', 'white'] as const)[seat] : factions[faction].colour;
}
