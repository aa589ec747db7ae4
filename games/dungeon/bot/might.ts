/** How much a creature does in a combat, by rule of thumb: points of damage, and what it is worth beyond this year. */
import type { CreatureKind } from '../content/types.ts';

/** By kind: Goblin, Slime, Troll, Witch, Vampire, Ghost, Golem, Dragon, Demon, Cockatrice, Evil Eye, Elderbeast. */
const MIGHT: readonly number[] = [2.4, 2.8, 3.6, 3.8, 4.6, 2, 8, 6, 8, 2, 3, 4];

export function mightOfKind(kind: CreatureKind): number {
  return MIGHT[kind];
}
