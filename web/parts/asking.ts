/** Who is asked what, and who sits where: read from what the page hands a board. */
import type { Seat } from '@vesper/kernel';
import type { Asked, BoardProps } from '../board.ts';

/** The decision of one of these kinds that the viewer is asked; of any kind, if none is named. */
export function ownDecision({ asked }: Pick<BoardProps, 'asked'>, ...asks: readonly string[]): Asked | undefined {
  return asked.find(({ ask, choices }) => choices !== undefined && (asks.length === 0 || asks.includes(ask)));
}

/** The table waits for this seat; others may act besides. */
export const isActing = ({ asked }: Pick<BoardProps, 'asked'>, seat: Seat): boolean =>
  asked.some(decision => !decision.optional && decision.seat === seat);

/** The seat whose things are shown where one is asked for: the one that was tapped, else the viewer's. */
export const ownSeat = ({ viewer, openSeat }: Pick<BoardProps, 'viewer' | 'openSeat'>): Seat =>
  openSeat ?? (viewer === 'spectator' ? 0 : viewer);

/** All of so many in turn order, beginning with this one. */
export const turnsFrom = (first: number, many: number): readonly number[] =>
  Array.from({ length: many }, (_, i) => (first + i) % many);

/** The other seats in turn order, from the left neighbour; all of them for those who watch. */
export const othersOf = ({ viewer }: Pick<BoardProps, 'viewer'>, seats: number): readonly Seat[] =>
  viewer === 'spectator' ? turnsFrom(0, seats) : turnsFrom(viewer + 1, seats).slice(0, -1);
