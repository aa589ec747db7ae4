/** How much a choice recommends itself, whichever decision it answers. */
import { toShares } from '@vesper/kernel';
import type { AskFrame, AskMap, Choice, ChoiceOf, FrameOf } from '@vesper/kernel';
import type { DungeonAsk, DungeonAsks } from '../agenda.ts';
import type { DungeonState } from '../state.ts';
import { combatAppeals } from './combatChoices.ts';
import { orderAppeals } from './orderChoices.ts';
import { rankOrders } from './orders.ts';
import { nextOf, quickPlan } from './planning.ts';
import { seasonAppeals } from './seasonChoices.ts';

/** By what is asked. */
export type Appeals<M extends AskMap> = {
  readonly [K in keyof M]: (s: DungeonState, d: FrameOf<M, K>, c: ChoiceOf<M, K>) => number;
};

const byAsk: Appeals<DungeonAsks> = { ...seasonAppeals, ...orderAppeals, ...combatAppeals };

export function appealOf(s: DungeonState, d: DungeonAsk, c: Choice): number {
  const appeal = byAsk[d.ask] as (s: DungeonState, d: DungeonAsk, c: Choice) => number;
  return appeal(s, d, c);
}

/** A choice that is so many points better is e times as weighty. */
const SCALE = 0.4;
/** What speaks for what the plan has next. */
const PLANNED = 1;

export function appeals(s: DungeonState, frame: AskFrame, legal: readonly Choice[], n: number, out: number[]): void {
  const d = frame as DungeonAsk;
  if (d.ask === 'giveOrder') {
    const ranked = rankOrders(s, d.seat);
    // What begins none of the best threes weighs nothing.
    for (let i = 0; i < n; i++) out[i] = ranked.find(({ order }) => order === legal[i])?.worth ?? -Infinity;
  } else if (d.ask === 'planBattle') {
    const wanted = nextOf(s, d, quickPlan(s, d.seat));
    for (let i = 0; i < n; i++) out[i] = legal[i] === wanted ? PLANNED : 0;
  } else for (let i = 0; i < n; i++) out[i] = appealOf(s, d, legal[i]);
  toShares(out, n, SCALE);
}
