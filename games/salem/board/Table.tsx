/** What every piece of the board knows: the props of the page and the marks read from them. */
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Seat } from '@vesper/kernel';
import type { BoardProps, SeatColour } from '@vesper/web/board';
import { factions } from '../content/factions.ts';
import { NONE } from '../state.ts';
import type { SalemView } from '../state.ts';
import { marksOf } from './marks.ts';
import type { Marks } from './marks.ts';

export type SalemProps = BoardProps<SalemView>;

export interface TableNow extends SalemProps {
  readonly marks: Marks;
}

const TableContext = createContext<TableNow | null>(null);

export function Table({ table, children }: { readonly table: SalemProps; readonly children: ReactNode }) {
  const { view, asked, lastMoved } = table;
  const marks = useMemo(() => marksOf(view, asked, lastMoved), [view, asked, lastMoved]);
  const now = useMemo(() => ({ ...table, marks }), [table, marks]);
  return <TableContext value={now}>{children}</TableContext>;
}

export function useTable(): TableNow {
  const table = useContext(TableContext);
  if (table === null) throw new Error('A piece stands outside of the table.');
  return table;
}

/** The messenger colour of a seat's faction. */
export function colourOf(view: SalemView, seat: Seat): SeatColour {
  const faction = view.players[seat]?.faction ?? NONE;
  return faction === NONE ? (['yellow', 'red', 'purple', 'white'] as const)[seat] : factions[faction].colour;
}

/** The seat whose things lie in the dock. */
export function ownSeat({ viewer, openSeat }: Pick<SalemProps, 'viewer' | 'openSeat'>): Seat {
  return openSeat ?? (viewer === 'spectator' ? 0 : viewer);
}
