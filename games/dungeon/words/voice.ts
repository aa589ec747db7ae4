/** How people and pieces are spoken of: whoever reads is "you", every other colour goes by its name. */
import { count, named, somebody } from '@vesper/kernel';
import type { Mention, Seat } from '@vesper/kernel';
import { COLOUR_NAMES } from '../content/orders.ts';
import type {
  Adventurer,
  Cell,
  Colour,
  Creature,
  CreatureKind,
  Improvement,
  Item,
  Opportunity,
  Order,
  Pet,
  Room,
  Spot,
  Trap,
} from '../content/types.ts';
import {
  adventurerKey,
  cellKey,
  creatureKey,
  expertiseKey,
  improvementKey,
  itemKey,
  orderKey,
  petKey,
  plannedKey,
  roomKey,
  slotKey,
  spotKey,
  trapKey,
} from '../keys.ts';
import type { DungeonView } from '../view.ts';
import {
  adventurerLabel,
  adventurerName,
  cellName,
  creatureName,
  expertiseName,
  improvementName,
  itemName,
  orderLabel,
  orderName,
  petName,
  roomName,
  spaceName,
  trapName,
} from './names.ts';

// ── People ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** `Red`. The player of seat n has colour n. */
export function colourName(colour: Colour): string {
  const name = COLOUR_NAMES[colour];
  return name[0].toUpperCase() + name.slice(1);
}

/** `you`, `Red`; also of a colour that nobody plays. */
export const lord = (view: DungeonView, colour: Colour): Mention =>
  colour < view.seats ? somebody(view.viewer, colour, colourName(colour)) : { text: colourName(colour) };

/** By colour, also of whoever reads. */
export const byColour = (seat: Seat): Mention => ({ text: colourName(seat), seat });

// ── Pieces ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const order = (which: Order): Mention => named(orderKey(which), orderName(which));
/** `Get Food (Pet Market)`. */
export const orderNow = (which: Order, board: Opportunity): Mention => named(orderKey(which), orderLabel(which, board));
/** `Get Food II`, `Pet Market II`. */
export const space = (at: Order, spot: Spot, board: Opportunity): Mention =>
  named(spotKey(at, spot), spaceName(at, spot, board));
/** `Combat Card 3`. */
export const combatCard = (slot: number): Mention => named(slotKey(slot), `Combat Card ${slot + 1}`);
export const creature = (which: Creature): Mention => named(creatureKey(which), creatureName(which));
/** `Friar`. */
export const adventurer = (who: Adventurer): Mention => named(adventurerKey(who), adventurerName(who));
/** `Friar (priest)`. */
export const adventurerInFull = (who: Adventurer): Mention => named(adventurerKey(who), adventurerLabel(who));
export const room = (which: Room): Mention => named(roomKey(which), roomName(which));
export const cell = (seat: Seat, which: Cell): Mention => named(cellKey(seat, which), cellName(which));
export const trap = (which: Trap): Mention => named(trapKey(which), trapName(which));
export const planned = (which: Trap): Mention => named(plannedKey(which), trapName(which));
export const pet = (which: Pet): Mention => named(petKey(which), petName(which));
export const item = (which: Item): Mention => named(itemKey(which), itemName(which));
export const improvement = (which: Improvement): Mention => named(improvementKey(which), improvementName(which));
export const expertise = (kind: CreatureKind): Mention => named(expertiseKey(kind), expertiseName(kind));

// ── Amounts ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const food = (n: number): Mention => count(n, 'food', 'food');
export const gold = (n: number): Mention => count(n, 'gold', 'gold');
export const imps = (n: number): Mention => count(n, 'imp');
export const evil = (n: number): Mention => count(n, 'Evil', 'Evil');

/** A sentence without its stop, for labels. */
export const stopless = (text: string): string => text.replace(/\.$/, '');
