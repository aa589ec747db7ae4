/** What every piece of a board knows: the props of the page, and the marks that the board reads from them. */
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { PieceTable, Sentence, Told } from '@vesper/kernel';
import type { Asked, BoardProps, Offer } from '../board.ts';
import { sayerOf } from '../session/called.ts';
import { lightingOf } from './intentions.ts';
import { marksBy } from './marks.ts';
import type { Marks } from './marks.ts';

/** How a choice is shown in a list of ways, besides its words. */
export interface WayLook {
  readonly icon?: ReactNode;
  readonly more?: string;
  /** Of the choices of a kind that are refused one is said, and none where another of the kind may be chosen. */
  readonly kind?: string;
}

export interface BoardTable<V = unknown, M extends Marks = Marks> extends BoardProps<V> {
  /** The board's own class. */
  readonly board: string;
  readonly marks: M;
  /** A sentence of the game with people's names in it: "Red's Circle" is Tobias's. */
  called(sentence: Sentence): string;
  wayLook(decision: Asked, offer: Offer): WayLook;
}

const TableContext = createContext<BoardTable | null>(null);

/** The table as any piece finds it. */
export function useBoardTable(): BoardTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('A piece stands outside of the table.');
  return table;
}

/** A zoom as the page shows it beside a piece, outside of the regions: it is still of this board and this table. */
export const inLarge = (table: BoardTable, zoom: ReactNode): ReactNode => (
  <TableContext value={table}>
    <div className={`${table.board} in-large`}>{zoom}</div>
  </TableContext>
);

/** A board's own table: its regions stand in `Table`, and what is in them asks `useTable`. */
export function boardTable<V, M extends Marks>(own: {
  /** The class that carries the board's custom properties, and what its other classes begin with: `sal`, `rea`. */
  readonly board: string;
  /** The game's table of pieces: it does for matches by earlier rules, too, that the board draws. */
  readonly pieces: PieceTable<V>;
  /** What the board marks beside what follows from the game's pieces and sentences (`known`). */
  marksOf(view: V, asked: readonly Asked[], lastMoved: readonly Told[], known: Marks): M;
  wayLook?(view: V, decision: Asked, offer: Offer): WayLook;
}) {
  const { board, pieces, marksOf, wayLook = () => ({}) } = own;

  function Table({ table, children }: { readonly table: BoardProps<V>; readonly children: ReactNode }) {
    const { view, viewer, asked, lastMoved, seatNames, game, intending } = table;
    const known = useMemo(
      () => marksOf(view, asked, lastMoved, marksBy(game, pieces as PieceTable, view, viewer, asked, lastMoved)),
      [game, view, viewer, asked, lastMoved],
    );
    const marks = useMemo(() => ({ ...known, ...lightingOf(known.legal, intending) }), [known, intending]);
    const called = useMemo(() => sayerOf(game, view, seatNames).called, [view, seatNames, game]);
    const now = useMemo(
      (): BoardTable<V, M> => ({
        ...table,
        board,
        marks,
        called,
        wayLook: (decision, offer) => wayLook(table.view, decision, offer),
      }),
      [table, marks, called],
    );
    return <TableContext value={now}>{children}</TableContext>;
  }
  const useTable = (): BoardTable<V, M> => useBoardTable() as BoardTable<V, M>;
  return { Table, useTable };
}
