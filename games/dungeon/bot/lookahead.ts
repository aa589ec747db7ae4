/**
 * What a bot tries out in this game. A battle is fought to its end with every choice, because one blow leads to the
 * next; orders and plans are sealed, so they are weighed by thinking; the rest by what it brings.
 */
import type { Brain, Choice } from '@vesper/kernel';
import type { DungeonAsk } from '../agenda.ts';
import type { DungeonState } from '../state.ts';
import { appealOf } from './appeal.ts';
import { rankOrders } from './orders.ts';
import { nextOf, thoroughPlan } from './planning.ts';
import { planned } from './policy.ts';

/** Every choice is tried, and the battle or the action is played on. */
const TRIED: readonly string[] = [
  'performOrder',
  'trapOrder',
  'trapTarget',
  'suggestion',
  'wordOfPeace',
  'spellCreature',
  'activate',
  'attackWith',
  'attackTarget',
  'petTarget',
  'usePet',
];

function shortlist(s: DungeonState, d: DungeonAsk, legal: readonly Choice[], n: number): readonly Choice[] {
  if (n === 1 || TRIED.includes(d.ask)) return legal;
  if (d.ask === 'giveOrder') return [rankOrders(s, d.seat)[0].order];
  if (d.ask === 'planBattle') return [planned(legal, n, nextOf(s, d, thoroughPlan(s, d.seat)))];
  return [mostAppealing(s, d, legal, n)];
}

function mostAppealing(s: DungeonState, d: DungeonAsk, legal: readonly Choice[], n: number): Choice {
  let best = legal[0];
  let most = -Infinity;
  for (let i = 0; i < n; i++) {
    const appeal = appealOf(s, d, legal[i]);
    if (appeal > most) {
      most = appeal;
      best = legal[i];
    }
  }
  return best;
}

export const lookahead: NonNullable<Brain<DungeonState>['lookahead']> = {
  samples: 3,
  follow: 16,
  isSettled: () => false,
  shortlist,
  weighs: 0.011,
  // What a season brings shows in the next.
  further: () => 2,
};
