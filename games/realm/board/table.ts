/** What every piece of the board knows: the props of the page and the marks read from them. */
import type { Seat } from '@vesper/kernel';
import { boardTable } from '@vesper/web/board';
import type { BoardProps, BoardTable, SeatColour } from '@vesper/web/board';
import { pieces } from '../pieces.ts';
import { NONE } from '../state.ts';
import type { Slot } from '../state.ts';
import type { RealmView } from '../view.ts';
import { wayLook } from './choices.tsx';
import { slotColour } from './look.ts';
import { marksOf, slotIn } from './marks.ts';
import type { RealmMarks } from './marks.ts';

export type RealmProps = BoardProps<RealmView>;
export type TableNow = BoardTable<RealmView, RealmMarks>;

export const { Table, useTable } = boardTable<RealmView, RealmMarks>({ board: 'rea', pieces, marksOf, wayLook });

/** A seat has the colour of its first hero. */
export const colourOf = (_view: RealmView, seat: Seat): SeatColour => slotColour(seat);

export const slotsOf = (view: RealmView, seat: Seat): Slot[] =>
  view.heroes.flatMap((hero, slot) => (hero.seat === seat ? [slot] : []));

/** The hero that must decide; several seats may act besides. */
export function isDeciding({ asked }: Pick<RealmProps, 'asked'>, slot: Slot): boolean {
  return asked.some(({ optional, frame }) => !optional && slotIn({ frame }) === slot);
}

/** The hero whose things lie in the dock: the one that decides, else the viewer's own that acts next. */
export function dockSlot({ view, viewer, openSeat, asked }: RealmProps): Slot {
  const { heroes, active } = view;
  const seat = openSeat ?? viewer;
  if (seat === 'spectator') return active === NONE ? 0 : active;
  const isOf = (slot: Slot | undefined): slot is Slot => slot !== undefined && heroes[slot]?.seat === seat;
  const deciding = asked.find(({ optional, seat: whose }) => !optional && whose === seat);
  const slot = deciding === undefined ? undefined : slotIn(deciding);
  if (isOf(slot)) return slot;
  for (let i = 0; i < heroes.length; i++) {
    const next = (Math.max(0, active) + i) % heroes.length;
    if (isOf(next)) return next;
  }
  return 0;
}
