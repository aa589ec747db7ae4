/** Loaded dice: a generator whose next throws are known. */
import { below, next } from '@vesper/kernel';
import type { RealmState } from '../state.ts';

/** Generators that took long to find. */
const FOUND: { readonly [faces: string]: readonly number[] } = {
  '6,6,6,6,6,6,6,1,1': [-1096487677, 915589383, 317285879, 1],
};

/** Sets the generator so that the next dice show these faces, whatever they are rolled for. At most nine. */
export function loadDice(s: RealmState, faces: readonly number[]): void {
  if (faces.length > 9) throw new Error('More than nine faces take too long to find; load the later ones later.');
  const found = FOUND[faces.join()];
  if (found !== undefined) {
    s.chance = [...found];
    return;
  }
  const seeds = [0x9e3779b9 | 0, 0x243f6a88, 0xb7e15162 | 0, 1];
  const trial = [0, 0, 0, 1];
  for (;;) {
    const [a, b, c] = [next(seeds) | 0, next(seeds) | 0, next(seeds) | 0];
    trial[0] = a;
    trial[1] = b;
    trial[2] = c;
    trial[3] = 1;
    let right = 0;
    while (right < faces.length && below(trial, 6) + 1 === faces[right]) right++;
    if (right < faces.length) continue;
    s.chance = [a, b, c, 1];
    return;
  }
}
