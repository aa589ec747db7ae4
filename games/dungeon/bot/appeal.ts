/** How much a choice recommends itself, whichever decision it answers. */
import type { AskMap, Choice, ChoiceOf, FrameOf } from '@vesper/kernel';
import type { DungeonAsk, DungeonAsks } from '../agenda.ts';
import type { DungeonState } from '../state.ts';
import { combatAppeals } from './combatChoices.ts';
import { orderAppeals } from './orderChoices.ts';
import { seasonAppeals } from './seasonChoices.ts';

/** By what is asked. */
export type Appeals<M extends AskMap> = {
  readonly [K in keyof M]: (s: DungeonState, d: FrameOf<M, K>, c: ChoiceOf<M, K>) => number;
};

const appeals: Appeals<DungeonAsks> = { ...seasonAppeals, ...orderAppeals, ...combatAppeals };

export function appealOf(s: DungeonState, d: DungeonAsk, c: Choice): number {
  const appeal = appeals[d.ask] as (s: DungeonState, d: DungeonAsk, c: Choice) => number;
  return appeal(s, d, c);
}
