/** How likely the heroes win, read from the table as recorded matches went. All seats share it. */
import { chanceOf } from '@vesper/kernel';
import type { RealmState } from '../state.ts';
import { features } from './features.ts';
import type { Features } from './features.ts';
import { coefficients, intercept } from './value.gen.ts';

const names = Object.keys(coefficients) as (keyof Features)[];

export function shares(s: RealmState, out: number[]): void {
  const found = features(s);
  let points = intercept;
  for (const name of names) points += coefficients[name] * found[name];
  const chance = chanceOf(points, 1);
  for (let seat = 0; seat < s.seats; seat++) out[seat] = chance;
}
