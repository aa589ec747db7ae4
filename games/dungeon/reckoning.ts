/** What anybody at the table can reckon, and the rules do: who gets whom, and what taxes would be. */
import type { Seat } from '@vesper/kernel';
import { adventurers } from './content/adventurers.ts';
import { TILES_PER_TAX } from './content/calendar.ts';
import { CELLS } from './content/grid.ts';
import { ALL_COLOURS, COLOURS } from './content/orders.ts';
import type { Adventurer, Colour } from './content/types.ts';
import { EARTH } from './state.ts';
import type { Tile } from './state.ts';

/** A state, or the view of one. */
interface Evilometer {
  readonly evil: readonly number[];
  readonly seats: number;
  readonly startingPlayer: Seat;
}

/** DUN-R29: a row from weak to strong; of equals the one drawn earlier is the weaker. */
export function byStrength(row: readonly Adventurer[]): Adventurer[] {
  return sorted(row, RANKS);
}

/** DUN-R29: the counters from nice to evil; on one space in turn order, the colours that nobody plays last. */
export function byEvil(table: Evilometer): Colour[] {
  return sorted(
    ALL_COLOURS,
    ALL_COLOURS.map(colour => evilnessOf(table, colour)),
  );
}

/** DUN-R23: half of all tiles, rounded up. */
export function taxOf({ dungeon }: { readonly dungeon: readonly Tile[] }): number {
  let tiles = 0;
  for (let cell = 0; cell < CELLS; cell++) if (dungeon[cell] !== EARTH) tiles++;
  return Math.ceil(tiles / TILES_PER_TAX);
}

const RANKS: readonly number[] = adventurers.map(({ rank }) => rank);

function evilnessOf({ evil, seats, startingPlayer }: Evilometer, colour: Colour): number {
  return evil[colour] * COLOURS + (colour < seats ? (colour - startingPlayer + seats) % seats : colour);
}

/** A short list, ascending by the keys of its items; equals stay in their order. */
function sorted(list: readonly number[], keys: readonly number[]): number[] {
  const result = list.slice();
  for (let i = 1; i < result.length; i++) {
    const item = result[i];
    let at = i;
    for (; at > 0 && keys[result[at - 1]] > keys[item]; at--) result[at] = result[at - 1];
    result[at] = item;
  }
  return result;
}
