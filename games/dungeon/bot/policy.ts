/** A quick sensible choice for every decision. */
import { next } from '@vesper/kernel';
import type { Choice } from '@vesper/kernel';
import type { DungeonAsk } from '../agenda.ts';
import type { DungeonState } from '../state.ts';
import { appealOf } from './appeal.ts';
import { rankOrders } from './orders.ts';
import { nextOf, quickPlan } from './planning.ts';

/** Choices that are nearly as good are made as well: rivals who know the bot must not know its orders. */
const NOISE = 0.05;

export function policy(s: DungeonState, d: DungeonAsk, legal: readonly Choice[], n: number, rng: number[]): Choice {
  if (n === 1) return legal[0];
  if (d.ask === 'planBattle') return planned(legal, n, nextOf(s, d, quickPlan(s, d.seat)));
  if (d.ask === 'giveOrder') return someOrder(s, d.seat, rng);
  let best = legal[0];
  let most = -Infinity;
  for (let i = 0; i < n; i++) {
    const appeal = appealOf(s, d, legal[i]) + NOISE * chance(rng);
    if (appeal > most) {
      most = appeal;
      best = legal[i];
    }
  }
  return best;
}

function chance(rng: number[]): number {
  return next(rng) / 4294967296;
}

function someOrder(s: DungeonState, seat: number, rng: number[]): Choice {
  const ranked = rankOrders(s, seat);
  let best = ranked[0].order;
  let most = -Infinity;
  for (const { order, worth } of ranked) {
    const appeal = worth + NOISE * chance(rng);
    if (appeal > most) {
      most = appeal;
      best = order;
    }
  }
  return best;
}

/** A plan is made of what is legal; should the rules see it otherwise, nothing more is sent. */
export function planned(legal: readonly Choice[], n: number, wanted: Choice): Choice {
  for (let i = 0; i < n; i++) if (legal[i] === wanted) return wanted;
  return legal[n - 1];
}
