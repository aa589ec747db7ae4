/** What every piece of the board knows: the props of the page and the marks read from them. */
import type { Seat } from '@vesper/kernel';
import { boardTable } from '@vesper/web/board';
import type { BoardProps, BoardTable, SeatColour } from '@vesper/web/board';
import type { Colour } from '../content/types.ts';
import type { DungeonView } from '../view.ts';
import { colourName } from '../words/voice.ts';
import { wayLook } from './choices.tsx';
import { colourAt } from './look.ts';
import { pieces } from '../pieces.ts';
import { marksOf } from './marks.ts';
import type { DungeonMarks } from './marks.ts';

export type DungeonProps = BoardProps<DungeonView>;
export type TableNow = BoardTable<DungeonView, DungeonMarks>;

export const { Table, useTable } = boardTable<DungeonView, DungeonMarks>({ board: 'dun', pieces, marksOf, wayLook });

export const colourOf = (_view: DungeonView, seat: Seat): SeatColour => colourAt(seat);

/** What a colour is called: a person, or a lord whom nobody plays. */
export function nameOf({ view, seatNames }: TableNow, colour: Colour): string {
  return colour < view.seats ? seatNames[colour] : colourName(colour);
}

/** Combat fills the place of the Central Board. */
export const isCombat = ({ phase }: DungeonView): boolean => phase === 'planning' || phase === 'battle';

/** Where a sentence says "your" to the viewer and a name to others. */
export function whose(table: TableNow, seat: Seat): string {
  return seat === table.viewer ? 'Your' : `${table.seatNames[seat]}’s`;
}
