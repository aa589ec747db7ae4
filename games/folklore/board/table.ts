/** What every part of the board knows: the props of the page, the marks read from them, and who is who. */
import type { PieceKey, Seat } from '@vesper/kernel';
import { boardTable, ownDecision, ownSeat } from '@vesper/web/board';
import type { BoardProps, BoardTable, Marks, SeatColour } from '@vesper/web/board';
import { pieces } from '../pieces.ts';
import type { FolkloreView, Member } from '../state.ts';
import { whoIn } from './who.ts';

export type FolkloreProps = BoardProps<FolkloreView>;
export type TableNow = BoardTable<FolkloreView>;

/** A sign among a phone's cards, which lists every way to strike somebody. */
export const ATTACKS: PieceKey = 'attacks';
const listed: ReadonlySet<PieceKey> = new Set([ATTACKS]);

export const { Table, useTable } = boardTable<FolkloreView, Marks>({
  board: 'fol',
  pieces,
  marksOf: (_view, _asked, _lastMoved, known) => ({ ...known, lists: listed }),
});

const COLOURS = ['yellow', 'red', 'blue', 'purple', 'white'] as const satisfies readonly SeatColour[];

/** By member: whoever plays alone runs two characters, and each has a colour of its own. */
export const memberColour = (who: Member): SeatColour => COLOURS[who];

/** A seat has the colour of its first character. */
export const colourOf = ({ party }: FolkloreView, seat: Seat): SeatColour =>
  memberColour(
    Math.max(
      0,
      party.findIndex(character => character.seat === seat),
    ),
  );

export const membersOf = ({ party }: FolkloreView, seat: Seat): readonly Member[] =>
  party.flatMap((character, who) => (character.seat === seat ? [who] : []));

/** The character that a waiting decision is about. */
export const askedFor = ({ asked }: Pick<FolkloreProps, 'asked'>): Member | undefined =>
  whoIn(asked.find(({ optional }) => !optional) ?? asked[0]);

/** Whose things lie in the dock: the character that the viewer is asked about, else the viewer's first. */
export function dockMember(table: TableNow): Member {
  const { view } = table;
  const own = membersOf(view, ownSeat(table));
  const who = whoIn(ownDecision(table));
  if (who !== undefined && own.includes(who)) return who;
  return own.includes(view.leader) ? view.leader : (own[0] ?? 0);
}
