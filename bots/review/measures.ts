/** How a review measures, for who wants to know whether its verdicts hold. */
import { advance, answer, apply, asking, branchChance, fork, quickChoice, sharesOf } from '@vesper/kernel';
import type { Choice } from '@vesper/kernel';
import { sameDecision } from '../weighing.ts';
import type { Moment } from './moments.ts';

export { momentsOf } from './moments.ts';
export type { Moment } from './moments.ts';
export { measured, usualEffort, weigh } from './weigh.ts';

/** By how much another choice is better, if the match is played to its end by the policy, on the same luck. */
export function playedOut({ thought, made }: Moment, better: Choice, times: number, rng: number[]): number {
  const { game, seat } = thought;
  const out: Choice[] = [];
  let sum = 0;
  for (let i = 0; i < times; i++) {
    const imagined = thought.imagine(rng);
    const luck = branchChance(rng);
    for (const choice of [made, better]) {
      const s = fork(game, imagined);
      const own = luck.slice();
      answer(game, s, sameDecision(thought, s), choice);
      for (let n; (n = advance(game, s, out)) > 0;) apply(game, s, quickChoice(game, s, asking(s)!, out, n, own));
      const shares: number[] = [];
      sharesOf(game, s, shares);
      sum += choice === made ? -shares[seat] : shares[seat];
    }
  }
  return sum / times;
}
