/** What every piece of the board knows: the props of the page and the marks read from them. */
import type { Seat } from '@vesper/kernel';
import { boardTable } from '@vesper/web/board';
import type { BoardProps, BoardTable, SeatColour } from '@vesper/web/board';
import { pieces } from '../pieces.ts';
import type { JuiblexView } from '../state.ts';
import { marksOf } from './marks.ts';
import type { JuiblexMarks } from './marks.ts';

export type JuiblexProps = BoardProps<JuiblexView>;
export type TableNow = BoardTable<JuiblexView, JuiblexMarks>;

export const { Table, useTable } = boardTable<JuiblexView, JuiblexMarks>({ board: 'jub', pieces, marksOf });

/** JUB-B1.1: by seat; white troops are nobody's. */
const COLOURS = ['black', 'red', 'orange', 'blue', 'white'] as const satisfies readonly SeatColour[];

/** The colour of a seat's pieces, and of white troops. */
export const colourAt = (colour: number): SeatColour => COLOURS[colour];
export const colourOf = (_view: JuiblexView, seat: Seat): SeatColour => colourAt(seat);
