/** What is known of creatures, adventurers and tiles on the table, for labels. */
import { named, say } from '@vesper/kernel';
import type { Mention, Seat, Sentence } from '@vesper/kernel';
import { adventurers } from '../content/adventurers.ts';
import { creatureOf, creatures } from '../content/creatures.ts';
import { experts } from '../content/expertise.ts';
import { Blank, itemOf, items } from '../content/items.ts';
import type { Adventurer, Cell, Creature, CreatureCard } from '../content/types.ts';
import { cellKey, creatureKey } from '../keys.ts';
import { EARTH, NONE } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { cellLabel, creatureLabel, tileName } from './names.ts';
import { adventurerInFull } from './voice.ts';

/** What a creature can do and costs, its Expertise included. */
export function cardOf(view: DungeonView, creature: Creature): CreatureCard {
  return (isExpert(view, creature) ? experts : creatures)[creatureOf[creature]];
}

export function isExpert(view: DungeonView, creature: Creature): boolean {
  return view.experts[creatureOf[creature]] === creature;
}

/** `Goblin`, `second Goblin`, `expert Goblin`. */
export function creatureIn(view: DungeonView, creature: Creature, among: readonly Creature[]): string {
  return isExpert(view, creature)
    ? `expert ${creatureLabel(creature, [])}`
    : creatureLabel(
        creature,
        among.filter(other => !isExpert(view, other)),
      );
}

/** A creature among others, so that two of a kind can be told apart. */
export const oneOf = (view: DungeonView, creature: Creature, among: readonly Creature[]): Mention =>
  named(creatureKey(creature), creatureIn(view, creature, among));

/** The same in somebody's lair. */
export const inLair = (view: DungeonView, seat: Seat, creature: Creature): Mention =>
  oneOf(view, creature, view.players[seat].lair);

/** `the tunnel at C2`, `the Mint at C1, at the entrance`. */
export function tileAt(view: DungeonView, seat: Seat, cell: Cell): Sentence {
  const tile = view.players[seat].dungeon[cell];
  const where = cellIn(seat, cell);
  return tile === EARTH ? [where] : say`the ${tileName(tile)} at ${where}`;
}

/** `C2`, `C1, at the entrance`. */
export const cellIn = (seat: Seat, cell: Cell): Mention => named(cellKey(seat, cell), cellLabel(cell));

export type Symbols = 'trap' | 'magic' | 'heart' | 'note';

/** Symbols of one adventurer with what he carries. */
export function symbols(view: DungeonView, who: Adventurer, which: Symbols): number {
  return adventurers[who][which] + carriedOf(view, who, which);
}

function carriedOf(view: DungeonView, who: Adventurer, which: Symbols): number {
  const token = view.carried[who];
  const tile = view.expansionOn[who];
  return (
    (token === NONE ? 0 : items[itemOf(token)][which]) + (tile === NONE || tile === Blank ? 0 : items[tile][which])
  );
}

/** `Friar (priest), 2 of 4 left`. */
export function target(view: DungeonView, who: Adventurer): Sentence {
  const all = view.hitPoints[who];
  const courage = view.courage[who] === 0 ? '' : ` and ${view.courage[who]} courage`;
  return say`${adventurerInFull(who)}, ${all - view.damage[who]} of ${all} left${courage}`;
}
