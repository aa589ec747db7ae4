/** How likely the party is to end its story well, read from the table as recorded matches went. All seats share it. */
import { chanceOf } from '@vesper/kernel';
import type { FolkloreState } from '../state.ts';
import { features } from './features.ts';
import { coefficients, intercept } from './value.gen.ts';

const names = Object.keys(coefficients);

export function shares(s: FolkloreState, out: number[]): void {
  const found = features(s);
  let points = intercept;
  for (const name of names) points += coefficients[name] * found[name];
  const chance = chanceOf(points, 1);
  for (let seat = 0; seat < s.seats; seat++) out[seat] = chance;
}
