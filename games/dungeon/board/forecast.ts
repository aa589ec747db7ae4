/** What lies ahead, as far as anybody at the table can reckon it: who would get whom, taxes, pay. */
import { adventurers } from '../content/adventurers.ts';
import { TILES_PER_TAX } from '../content/calendar.ts';
import type { Adventurer, Colour } from '../content/types.ts';
import { EARTH } from '../state.ts';
import type { DungeonView } from '../view.ts';

/** The row from weak to strong; of equals the one drawn earlier is the weaker (DUN-R29). */
export function byStrength(row: readonly Adventurer[]): readonly Adventurer[] {
  return row
    .map((adventurer, drawn) => ({ adventurer, drawn }))
    .sort((a, b) => adventurers[a.adventurer].rank - adventurers[b.adventurer].rank || a.drawn - b.drawn)
    .map(({ adventurer }) => adventurer);
}

/** The counters from nice to evil; on one space the colour earlier in turn order is the nicer (DUN-R29). */
export function byEvil({ evil, seats, startingPlayer }: DungeonView): readonly Colour[] {
  const turn = (colour: Colour): number => (colour < seats ? (colour - startingPlayer + seats) % seats : colour);
  return evil.map((_, colour) => colour).sort((a, b) => evil[a] - evil[b] || turn(a) - turn(b));
}

/** Whom a colour would get if the adventurers came now. */
export function visitorOf(view: DungeonView, colour: Colour): Adventurer | undefined {
  return byStrength(view.row)[byEvil(view).indexOf(colour)];
}

export function taxOf({ players }: DungeonView, seat: number): number {
  return Math.ceil(players[seat].dungeon.filter(tile => tile !== EARTH).length / TILES_PER_TAX);
}
