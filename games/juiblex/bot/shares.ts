/** Who is likely to win, read from the table as matches went. */
import { toShares } from '@vesper/kernel';
import type { JuiblexState } from '../state.ts';
import { featuresNow } from './features.ts';
import { coefficients } from './value.gen.ts';
import { progress } from './worth.ts';

/** By feature, as it is; then each the more, the more is left. */
const worths = Object.values(coefficients);
const many = worths.length / 2;

export function shares(s: JuiblexState, out: number[]): void {
  const left = 1 - progress(s);
  for (let seat = 0; seat < s.seats; seat++) {
    const numbers = Object.values(featuresNow(s, seat));
    let points = 0;
    for (let i = 0; i < many; i++) points += (worths[i] + left * worths[many + i]) * numbers[i];
    out[seat] = points;
  }
  toShares(out, s.seats, 1);
}
