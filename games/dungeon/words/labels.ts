/** Ways to label the choices of a decision. */
import type { Choice } from '@vesper/kernel';
import { EARTH } from '../state.ts';
import type { DungeonView } from '../view.ts';
import type { About, Label } from './choices.ts';
import type { Details } from './details.ts';
import { cellLabel, tileName } from './names.ts';

/** Labels of a decision between numbered things and, where there is one, a word that ends it. */
export function pick(label: (chosen: number, about: About) => string, word = 'Stop here'): Label {
  return (chosen, about) => (typeof chosen === 'number' ? label(chosen, about) : word);
}

/** Labels of a decision between named ways. */
export function which(ways: Readonly<Record<string, string>>): Label {
  return (chosen: Choice) => ways[chosen as string];
}

/** `the tunnel at C2`, `the Mint at C1, at the entrance`. */
export function tileAt(view: DungeonView, { seat }: Details, cell: number): string {
  const tile = view.players[seat].dungeon[cell];
  return tile === EARTH ? cellLabel(cell) : `the ${tileName(tile)} at ${cellLabel(cell)}`;
}
