/** How what lies on the table is numbered. */

/** Stands for "nobody", "no card", "no space", "no node". */
export const NONE = -1;

/** A character by its number in the party, from 0 (FOL-R1). */
export type Member = number;
/** A character or a foe: members are themselves, foes are numbered from FOE on, in the order of spawning. */
export type Figure = number;
export const FOE = 10;
export const isFoe = (figure: Figure): boolean => figure >= FOE;

/** Anything with a text: an index into `cards` of `content/cards.ts`. Two equal cards are two numbers; a consumable, which is never scarce, is one. */
export type Card = number;
/** A foe's card: an index into `foeKinds` of `content/foes.ts`. */
export type FoeKind = number;
/** A space of an adventure map, 0–99: ten times the row, and the column. */
export type Space = number;
/** A node of the World Map: an index into `nodes` of `content/world.ts`. */
export type Node = number;

export type Form = 'living' | 'ghost' | 'limbo';
