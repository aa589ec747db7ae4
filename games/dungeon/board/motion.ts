/** What moves when the table changes: minions walk to their spaces, counters slide, people come, go and fall. */
import type { Seat } from '@vesper/kernel';
import { find, home, piece, steps, turnOver, useFlights } from '@vesper/web/board';
import type { Choreography, Flights } from '@vesper/web/board';
import type { Adventurer } from '../content/types.ts';
import type { DungeonEvent } from '../events.ts';
import { adventurerKey, cellKey, creatureKey, slotKey, spotKey } from '../keys.ts';
import type { DungeonView } from '../view.ts';
import type { DungeonProps } from './table.ts';

const choreography: Choreography = { board: 'dun', apart: 80, longest: 1100, nudge: 6 };

export const useMotion = (props: DungeonProps): void =>
  useFlights(props, choreography, (flights, scene) => tell(flights, scene));

const minionAt = (order: number, spot: number): HTMLElement | null =>
  find(`[data-piece="${spotKey(order, spot)}"] .dun-minion`);
const seatAt = (seat: number): HTMLElement | null => home(`seat:${seat}`);
const build = ({ seat, cell }: { readonly seat: Seat; readonly cell: number }, flights: Flights): void =>
  flights.burst(piece(cellKey(seat, cell)), 'is-built');
const cheer = ({ adventurer }: { readonly adventurer: Adventurer }, flights: Flights): void =>
  flights.burst(piece(adventurerKey(adventurer)), 'is-healed');

const tell = steps<DungeonEvent, DungeonView>({
  minionPlaced: ({ order, spot, colour }, flights) =>
    flights.travel(minionAt(order, spot), seatAt(colour) ?? find('.dun-orders')),
  creatureHired({ creature }, flights, { before }) {
    if (!before.has(creatureKey(creature))) flights.travel(piece(creatureKey(creature)), find('.dun-offer'));
  },
  paladinEntered: ({ adventurer }, flights) => flights.travel(piece(adventurerKey(adventurer)), home('tent')),
  spied: ({ slot }) => turnOver(piece(slotKey(slot))),
  cardRevealed: ({ round }) => turnOver(piece(slotKey(round - 1))),
  tunnelDug: build,
  roomBuilt: build,
  tunnelImproved: build,
  tileRestored: build,
  tileConquered({ seat, cell }, flights) {
    turnOver(piece(cellKey(seat, cell)));
    flights.burst(piece(cellKey(seat, cell)), 'is-lost');
  },
  tileCollapsed: (_, flights) => flights.burst(find('.dun-cells'), 'is-lost'),
  damaged: ({ adventurer }, flights) => flights.burst(piece(adventurerKey(adventurer)), 'is-struck'),
  healed: cheer,
  courageGiven: cheer,
  imprisoned({ adventurer, seat }, flights, { before }) {
    const seen = before.get(adventurerKey(adventurer));
    if (seen !== undefined) flights.leave(seen, home(`prison:${seat}`) ?? seatAt(seat), 0.6);
  },
});
