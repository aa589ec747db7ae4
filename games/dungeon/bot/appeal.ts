/** How much a choice recommends itself, whichever decision it answers. */
import { byAsk, toShares } from '@vesper/kernel';
import type { AskMap, ByAsk, Choice } from '@vesper/kernel';
import type { DungeonAsk, DungeonAsks } from '../agenda.ts';
import type { DungeonState } from '../state.ts';
import { combatAppeals } from './combatChoices.ts';
import { orderAppeals } from './orderChoices.ts';
import { rankOrders } from './orders.ts';
import { nextOf, quickPlan } from './planning.ts';
import { seasonAppeals } from './seasonChoices.ts';

export type Appeals<M extends AskMap> = ByAsk<DungeonState, M>;

const all: Appeals<DungeonAsks> = { ...seasonAppeals, ...orderAppeals, ...combatAppeals };

export const appealOf = byAsk<DungeonState, DungeonAsks>(all);

/** A choice that is so many points better is e times as weighty. */
const SCALE = 0.4;
/** What speaks for what the plan has next. */
const PLANNED = 1;

export function appeals(s: DungeonState, d: DungeonAsk, legal: readonly Choice[], n: number, out: number[]): void {
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
