/** Who is likely to win, read from the table as matches went. */
import { toShares } from '@vesper/kernel';
import type { JuiblexState } from '../state.ts';
import { features } from './features.ts';
import { coefficients } from './value.gen.ts';

const worths = Object.values(coefficients);

export function shares(s: JuiblexState, out: number[]): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const numbers = Object.values(features(s, seat));
    let points = 0;
    for (let i = 0; i < worths.length; i++) points += worths[i] * numbers[i];
    out[seat] = points;
  }
  toShares(out, s.seats, 1);
}
