/** What is known of creatures and adventurers on the table, for labels. */
import { adventurers } from '../content/adventurers.ts';
import { creatureOf, creatures } from '../content/creatures.ts';
import { experts } from '../content/expertise.ts';
import { Blank, itemOf, items } from '../content/items.ts';
import type { Adventurer, Creature, CreatureCard } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { DungeonView } from '../view.ts';
import { adventurerLabel, creatureLabel } from './names.ts';

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

/** `Friar (priest), 2 of 4 hit points left`. */
export function targetLabel(view: DungeonView, who: Adventurer): string {
  const all = view.hitPoints[who];
  const courage = view.courage[who] === 0 ? '' : ` and ${view.courage[who]} courage`;
  return `${adventurerLabel(who)}, ${all - view.damage[who]} of ${all} left${courage}`;
}
