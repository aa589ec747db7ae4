/**
 * Arranges a table in the middle of a season; whatever is not said is as after a normal start.
 *
 * @example
 * const t = season({ A: { gold: 0 }, minions: { 'O1-I': 'A' } });
 * expect(t.told('orderUnplayable')).toHaveLength(1);
 */
import { seatOf } from '@vesper/checkers/testTable';
import type { Letter } from '@vesper/checkers/testTable';
import { has, start, takeOut } from '@vesper/kernel';
import type { Options } from '@vesper/kernel';
import type { DungeonFrame } from '../agenda.ts';
import { EVENT_TILE_IDS, SPECIAL } from '../content/calendar.ts';
import { creatureOf, isMonster } from '../content/creatures.ts';
import { improvements as improvementTiles } from '../content/improvements.ts';
import { orders } from '../content/orders.ts';
import { opportunities } from '../content/opportunities.ts';
import { rooms as roomCards } from '../content/rooms.ts';
import { specialEvents } from '../content/specialEvents.ts';
import { dungeon } from '../game.ts';
import { NONE, PENDING } from '../state.ts';
import type { DungeonState } from '../state.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import { kind, who } from './pieces.ts';
import { Table } from './table.ts';

export interface Season extends Omit<Arrangement, 'first'> {
  /** Creature kinds and rooms on offer. */
  readonly creatures?: readonly string[];
  readonly rooms?: readonly string[];
  /** Who arrives, in draw order. */
  readonly row?: readonly string[];
  /** Minions by space: a player, or the number of a non-player's colour. Players get these orders, in this order. */
  readonly minions?: { readonly [space: string]: Letter | number };
  /** A Unique Opportunity Board lies out; the improved tunnels that UO8 offers. */
  readonly board?: string;
  readonly improvements?: readonly string[];
  /** This season's Event Tile (`EV-TAX`), or the special card (`SE1`). */
  readonly event?: string;
  /** Evil of the non-players, by colour. */
  readonly evil?: { readonly [colour: number]: number };
  /** The top of the trap deck and of the pet stack, the next card first; with `short` there are no others. */
  readonly trapDeck?: readonly number[];
  readonly pets?: readonly number[];
  readonly short?: boolean;
  /** The last touch before it begins. */
  readonly tune?: (s: DungeonState) => void;
  /** What happens: all minions are resolved, if left out. */
  readonly first?: readonly DungeonFrame[];
}

/** Nobody is asked anything real any more. */
const REST: DungeonFrame = { ask: 'performOrder', seat: 0, order: 0, spot: 0 };
export const RESOLVE: DungeonFrame = { do: 'resolveNext', order: 0, nth: 0 };
export const CHECK: DungeonFrame = { do: 'checkOrders', turn: 0 };

export function season(wanted: Season): Table {
  const t = arrange({ seats: 4, season: 1, phase: 'orders', ...wanted, first: [REST] });
  const { s } = t;
  s.offeredCreatures = offered(s, wanted.creatures ?? []);
  s.offeredRooms = (wanted.rooms ?? []).map(id => fromStack(s.roomStack, indexOf(roomCards, id)));
  s.row = (wanted.row ?? []).map(id => leaveStack(s, who(id)));
  for (const [space, colour] of Object.entries(wanted.minions ?? {})) placeMinion(s, space, colour);
  for (const [colour, evil] of Object.entries(wanted.evil ?? {})) s.evil[Number(colour)] = evil;
  if (wanted.board !== undefined) s.board = indexOf(opportunities, wanted.board);
  s.offeredImprovements = (wanted.improvements ?? []).map(id => indexOf(improvementTiles, id));
  layEvent(s, wanted.event);
  s.trapDeck = stacked(s.trapDeck, wanted.trapDeck, wanted.short);
  s.petStack = stacked(s.petStack, wanted.pets, wanted.short);
  wanted.tune?.(s);
  s.agenda = [REST, ...(wanted.first ?? [RESOLVE]).toReversed()];
  t.match.log = [];
  return t.goOn();
}

/** A new match, run to its first decision. */
export function begin(seats: number, options: Options = {}, seed = 'begun'): Table {
  return new Table(start(dungeon, { seats, options, seed }));
}

/** Everybody takes the first thing offered until `isReached`. */
export function playUntil(t: Table, isReached: (t: Table) => boolean): Table {
  for (let n = 0; n < 3000 && !isReached(t); n++) {
    if (t.asking === 'nobody') break;
    t.chooses(t.offered[0]);
  }
  return t;
}

/** The arranged part is over. */
export function isOver(t: Table): boolean {
  return t.asking === 'A performOrder' && t.s.agenda.length === 1;
}

export function indexOf(rows: readonly { readonly id: string }[], id: string): number {
  const found = rows.findIndex(row => row.id === id);
  if (found < 0) throw new Error(`Nothing is called ${id}.`);
  return found;
}

/** `O3-II` → the index in `minions`. */
export function spaceOf(space: string): number {
  const [id, spot] = space.split('-');
  return indexOf(orders, id.replace('UO', 'O')) * 3 + spot.length - 1;
}

function placeMinion(s: DungeonState, space: string, colour: Letter | number): void {
  const at = spaceOf(space);
  if (typeof colour === 'number') {
    s.minions[at] = colour;
    return;
  }
  const seat = seatOf(colour);
  s.minions[at] = seat;
  s.players[seat].orders.push(Math.floor(at / 3));
  s.players[seat].fates.push(PENDING);
}

function offered(s: DungeonState, ids: readonly string[]): number[] {
  return ids.map(id => {
    const found = s.creatureStack.findLast(creature => creatureOf[creature] === kind(id));
    if (found === undefined) throw new Error(`No ${id} is left in the stack.`);
    return fromStack(s.creatureStack, found);
  });
}

function fromStack(stack: number[], piece: number): number {
  if (has(stack, piece)) takeOut(stack, piece);
  return piece;
}

function leaveStack(s: DungeonState, adventurer: number): number {
  for (const stack of s.adventurerStacks) if (has(stack, adventurer)) takeOut(stack, adventurer);
  return adventurer;
}

function layEvent(s: DungeonState, id: string | undefined): void {
  s.eventTiles = [NONE, SPECIAL, SPECIAL, SPECIAL, SPECIAL].slice(0, s.terms.fs ? 5 : 4);
  s.eventCards = s.eventTiles.map(() => NONE);
  s.eventsShown = Math.max(0, s.season - 1);
  if (id === undefined) return;
  s.eventsShown = s.season;
  if (id.startsWith('EV')) s.eventTiles[s.season] = EVENT_TILE_IDS.indexOf(id as (typeof EVENT_TILE_IDS)[number]);
  else s.eventCards[s.season] = indexOf(specialEvents, id);
}

function stacked(pile: readonly number[], top: readonly number[] = [], short = false): number[] {
  const rest = short ? [] : pile.slice();
  for (const card of top) if (has(rest, card)) takeOut(rest, card);
  return [...rest, ...top.toReversed()];
}

/** `3 food, 3 gold, 3 imps (1 busy), Evil 5`. */
export function purse(t: Table, letter: Letter = 'A'): string {
  const { food, gold, imps, busyImps } = t.player(letter);
  const busy = busyImps > 0 ? ` (${busyImps} busy)` : '';
  return `${food} food, ${gold} gold, ${imps} imps${busy}, Evil ${t.evil(letter)}`;
}

/** Ascending, in a new list. */
export function sorted(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

export function monsters(t: Table, letter: Letter = 'A'): number {
  return t.player(letter).lair.filter(creature => isMonster[creature]).length;
}
