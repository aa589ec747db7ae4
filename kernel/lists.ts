/** Short lists of pieces, changed in place: nothing is made, and looking is quicker than calling. */

/** `includes`. */
export function has(list: readonly number[], item: number): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === item) return true;
  return false;
}

/** Takes an item out of an ordered list. */
export function takeOut(list: number[], item: number): void {
  let i = 0;
  while (list[i] !== item) i++;
  for (; i < list.length - 1; i++) list[i] = list[i + 1];
  list.pop();
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
