/** What lies ahead for a colour, as far as anybody at the table can reckon it. */
import type { Adventurer, Colour } from '../content/types.ts';
import { byEvil, byStrength } from '../reckoning.ts';
import type { DungeonView } from '../view.ts';

/** Whom a colour would get if the adventurers came now. */
export function visitorOf(view: DungeonView, colour: Colour): Adventurer | undefined {
  return byStrength(view.row)[byEvil(view).indexOf(colour)];
}
