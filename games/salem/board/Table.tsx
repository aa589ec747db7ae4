/** What every piece of the board knows: the props of the page and the marks read from them. */
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Seat } from '@vesper/kernel';
import { plainSayer } from '@vesper/web/board';
import type { BoardProps, SeatColour } from '@vesper/web/board';
import { factions } from '../content/factions.ts';
import { NONE } from '../state.ts';
import type { SalemView } from '../state.ts';
import { words } from '../words.ts';
import { marksOf } from './marks.ts';
import type { Marks } from './marks.ts';

export type SalemProps = BoardProps<SalemView>;

export interface TableNow extends SalemProps {
  readonly marks: Marks;
  /** A sentence of the game with people's names in it: "Red's Circle" is Tobias's. */
  called(sentence: string): string;
}

const TableContext = createContext<TableNow | null>(null);

export function Table({ table, children }: { readonly table: SalemProps; readonly children: ReactNode }) {
  const { view, asked, lastMoved, seatNames } = table;
  const marks = useMemo(() => marksOf(view, asked, lastMoved), [view, asked, lastMoved]);
  const called = useMemo(
    () =>
      plainSayer(
        view.players.map((_, seat) => words.seat(view, seat)),
        seatNames,
      ),
    [view, seatNames],
  );
  const now = useMemo(() => ({ ...table, marks, called }), [table, marks, called]);
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
