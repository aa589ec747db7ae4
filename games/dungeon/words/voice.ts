/** Whoever looks at the table is called "you"; everybody else goes by colour, and so do colours without a player. */
import type { Seat } from '@vesper/kernel';
import { COLOUR_NAMES } from '../content/orders.ts';
import type { Colour } from '../content/types.ts';
import type { DungeonView } from '../view.ts';

/** `Red`. The player of seat n has colour n. */
export function colourName(colour: Colour): string {
  return capital(COLOUR_NAMES[colour]);
}

/**
 * Somebody and what they do, at the start of a sentence.
 *
 * @example
 * does(view, seat, 'hire'); // "You hire", "Red hires"
 * does(view, seat, 'are', 'is'); // "You are", "Red is"
 */
export function does(view: DungeonView, colour: Colour, verb: string, third = `${verb}s`): string {
  return colour === view.viewer ? `You ${verb}` : `${colourName(colour)} ${third}`;
}

/** The same in the middle of a sentence: `you hire`, `Red hires`. */
export function doing(view: DungeonView, colour: Colour, verb: string, third = `${verb}s`): string {
  return colour === view.viewer ? `you ${verb}` : `${colourName(colour)} ${third}`;
}

/** The second verb of a sentence that `does` began. */
export function and(view: DungeonView, seat: Seat, verb: string, third = `${verb}s`): string {
  return seat === view.viewer ? verb : third;
}

/** `you`, `Red`. */
export function whom(view: DungeonView, colour: Colour): string {
  return colour === view.viewer ? 'you' : colourName(colour);
}

/** `your`, `Red’s`. */
export function whose(view: DungeonView, colour: Colour): string {
  return colour === view.viewer ? 'your' : `${colourName(colour)}’s`;
}

/** `Your`, `Red’s`. */
export function Whose(view: DungeonView, colour: Colour): string {
  return capital(whose(view, colour));
}

/** `1 imp`, `2 imps`; food, gold and Evil stay as they are. */
export function count(n: number, thing: string, things = `${thing}s`): string {
  return `${n} ${n === 1 ? thing : things}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

export function capital(words: string): string {
  return words === '' ? '' : words[0].toUpperCase() + words.slice(1);
}

/** `a Goblin`, `an Evil Eye`. */
export function any(name: string): string {
  return `${/^[AEIOUaeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** With the minus sign of a printer: `−2`. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Counted from 0: `first`. */
export function ordinal(n: number): string {
  return ORDINALS[n];
}

/** A sentence without its stop, for labels. */
export function stopless(text: string): string {
  return text.replace(/\.$/, '');
}
