/** Short lists of pieces, changed in place: nothing is made, and looking is quicker than calling. */
import { broken } from './errors.ts';

/** `includes`. */
export function has(list: readonly number[], item: number): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === item) return true;
  return false;
}

/** `indexOf`, of an item that must be there: rules that count on a piece where there is none are broken. */
export function placeOf(list: readonly number[], item: number): number {
  for (let i = 0; i < list.length; i++) if (list[i] === item) return i;
  throw broken(`${item} was to be found among [${list.join(', ')}].`);
}

/** Takes an item out of an ordered list, where it must be. */
export function takeOut(list: number[], item: number): void {
  for (let i = placeOf(list, item); i < list.length - 1; i++) list[i] = list[i + 1];
  list.pop();
}

/** Takes everything out. `length = 0` is far slower, and leaves no room for what comes next. */
export function empty(list: number[]): void {
  while (list.length > 0) list.pop();
}

/** Puts everything from one pile onto another, the last first. */
export function pour(from: number[], onto: number[]): void {
  for (let i = from.length - 1; i >= 0; i--) onto.push(from[i]);
  empty(from);
}

/** Puts an item into an ascending list. */
export function putIn(list: number[], item: number): void {
  list.push(item);
  let i = list.length - 1;
  for (; i > 0 && list[i - 1] > item; i--) list[i] = list[i - 1];
  list[i] = item;
}

/** Puts an item under a pile, whose top is the last. */
export function putUnder(pile: number[], item: number): void {
  pile.push(item);
  for (let i = pile.length - 1; i > 0; i--) pile[i] = pile[i - 1];
  pile[0] = item;
}
