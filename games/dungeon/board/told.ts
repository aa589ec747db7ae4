/** Which pieces an event is about, and what others have touched since the viewer's last own choice. */
import type { Event, Told } from '@vesper/kernel';
import type { PieceKey } from '@vesper/web/board';
import { NONE } from '../state.ts';
import type { DungeonView } from '../view.ts';
import {
  adventurerKey,
  cellKey,
  creatureKey,
  evilKey,
  expertiseKey,
  improvementKey,
  orderKey,
  petKey,
  plannedKey,
  roomKey,
  seatKey,
  slotKey,
  spotKey,
  trapKey,
} from './marks.ts';

/** The fields by which an event names its pieces. */
interface Named {
  readonly seat?: number;
  readonly colour?: number;
  readonly order?: number;
  readonly spot?: number;
  readonly slot?: number;
  readonly round?: number;
  readonly creature?: number;
  readonly creatures?: readonly number[];
  readonly adventurer?: number;
  readonly adventurers?: readonly number[];
  readonly room?: number;
  readonly cell?: number;
  readonly trap?: number;
  readonly pet?: number;
  readonly kind?: number;
  readonly improvement?: number;
}

const is = (n: number | undefined): n is number => n !== undefined && n !== NONE;

export function pieces(event: Event): readonly PieceKey[] {
  const told = event as Event & Named;
  const found: PieceKey[] = [];
  if (is(told.order)) found.push(is(told.spot) ? spotKey(told.order, told.spot) : orderKey(told.order));
  if (is(told.slot)) found.push(slotKey(told.slot));
  if (told.event === 'cardRevealed' && is(told.round)) found.push(slotKey(told.round - 1));
  if (is(told.creature)) found.push(creatureKey(told.creature));
  for (const creature of told.creatures ?? []) found.push(creatureKey(creature));
  if (is(told.adventurer)) found.push(adventurerKey(told.adventurer));
  for (const adventurer of told.adventurers ?? []) found.push(adventurerKey(adventurer));
  if (is(told.room)) found.push(roomKey(told.room));
  if (is(told.cell) && is(told.seat)) found.push(cellKey(told.seat, told.cell));
  if (is(told.trap)) found.push(told.event === 'trapSprung' ? plannedKey(told.trap) : trapKey(told.trap));
  if (is(told.pet)) found.push(petKey(told.pet));
  if (told.event === 'expertiseTaken' && is(told.kind)) found.push(expertiseKey(told.kind));
  if (is(told.improvement)) found.push(improvementKey(told.improvement));
  if (told.event === 'evilMoved' && is(told.colour)) found.push(evilKey(told.colour));
  if (found.length === 0 && is(told.seat)) found.push(seatKey(told.seat));
  return found;
}

/** What others do to the things that all can see. */
const marked = new Set([
  'minionPlaced',
  'creatureHired',
  'roomBuilt',
  'tunnelDug',
  'tunnelImproved',
  'evilMoved',
  'adventurerAssigned',
  'tileConquered',
  'tileRestored',
  'paladinMoved',
  'spied',
]);

export function movedBy({ viewer }: DungeonView, told: readonly Told[]): ReadonlySet<PieceKey> {
  const moved = new Set<PieceKey>();
  for (const { event } of told) {
    const { seat, colour } = event as Event & Named;
    if (!marked.has(event.event) || (seat ?? colour) === viewer) continue;
    for (const key of pieces(event)) moved.add(key);
  }
  return moved;
}
