/** Conservation: whatever happens, what came out of the box is on the table, and nothing else. */
import type { Invariant } from './checks.ts';

/** What is wrong with a state, or `undefined`. */
type Broken<S> = Invariant<S>['broken'];

export function isCount(n: number): boolean {
  return Number.isInteger(n) && n >= 0;
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i];
  return total;
}

/** A kind of cards or tiles: what each is called, all there are in a match, and the places where they may lie. */
export interface Kind<S> {
  readonly name: string;
  /** By number; a number that stands here twice is that of two pieces. */
  all(s: S): readonly number[];
  places(s: S): readonly (readonly number[])[];
}

/**
 * Every piece lies in exactly one place. What is below 0 is an empty space.
 *
 * @example
 * const creaturesAreSomewhere = inOnePlace<DungeonState>({
 *   name: 'creature',
 *   all: () => creatureTiles,
 *   places: s => [s.creatureStack, s.offeredCreatures, ...s.players.map(({ lair }) => lair)],
 * });
 */
export function inOnePlace<S>({ name, all, places }: Kind<S>): Broken<S> {
  return s => {
    const found: number[] = [];
    let total = 0;
    for (const pile of places(s)) {
      for (let i = 0; i < pile.length; i++) {
        if (pile[i] < 0) continue;
        found[pile[i]] = (found[pile[i]] ?? 0) + 1;
        total++;
      }
    }
    const pieces = all(s);
    const wanted: number[] = [];
    for (const piece of pieces) wanted[piece] = (wanted[piece] ?? 0) + 1;
    for (const piece of pieces) {
      if (found[piece] === wanted[piece]) continue;
      return `${name} ${piece} is in ${found[piece] ?? 0} places, not ${wanted[piece]}`;
    }
    return total === pieces.length ? undefined : `there are ${total} pieces "${name}", not ${pieces.length}`;
  };
}

/** A kind of tokens that are not told apart: how many there are, and how many lie in each place. */
export interface Tokens<S> {
  readonly name: string;
  count(s: S): number;
  places(s: S): readonly number[];
}

/** No token is lost or made, and no place holds fewer than none. */
export function conserved<S>({ name, count, places }: Tokens<S>): Broken<S> {
  return s => {
    const held = places(s);
    const odd = held.find(n => !isCount(n));
    if (odd !== undefined) return `a place holds ${odd} ${name}`;
    const total = sum(held);
    return total === count(s) ? undefined : `there are ${total} ${name}, not ${count(s)}`;
  };
}
