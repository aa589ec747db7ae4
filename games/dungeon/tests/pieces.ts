/** Pieces by the ids of the rulebook's tables: `who('AW1')`, `trap('TR-RS')`, `cell('c3r1')`. */
import { adventurers } from '../content/adventurers.ts';
import { combatCards } from '../content/combatCards.ts';
import { creatures } from '../content/creatures.ts';
import { cells } from '../content/grid.ts';
import { improvements } from '../content/improvements.ts';
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { traps } from '../content/traps.ts';
import type { Adventurer, Cell, CombatCard, CreatureKind, Pet, Trap } from '../content/types.ts';
import { IMPROVED, ROOM, TUNNEL } from '../state.ts';
import type { Tile } from '../state.ts';

function numberOf(rows: readonly { readonly id: string }[], id: string): number {
  const found = rows.findIndex(row => row.id === id);
  if (found < 0) throw new Error(`Nothing is called ${id}.`);
  return found;
}

export const who = (id: string): Adventurer => numberOf(adventurers, id);
export const kind = (id: string): CreatureKind => numberOf(creatures, id);
export const trap = (id: string): Trap => numberOf(traps, id);
export const card = (id: string): CombatCard => numberOf(combatCards, id);
export const cell = (id: string): Cell => numberOf(cells, id);
export const pet = (id: string): Pet => numberOf(pets, id);

/** A room (`RM09`), an improved tunnel (`IT-R`) or a plain `tunnel`. */
export function tile(id: string): Tile {
  if (id === 'tunnel') return TUNNEL;
  return id.startsWith('IT') ? IMPROVED + numberOf(improvements, id) : ROOM + numberOf(rooms, id);
}
