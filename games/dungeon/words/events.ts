/** The log: one sentence for what happened. */
import type { DungeonEvent } from '../events.ts';
import type { DungeonView } from '../view.ts';
import { battleSentences } from './battleEvents.ts';
import { orderSentences } from './orderEvents.ts';
import { seasonSentences } from './seasonEvents.ts';

export type Told<Name extends DungeonEvent['event']> = Extract<DungeonEvent, { readonly event: Name }>;
export type Sentences<Name extends DungeonEvent['event']> = {
  readonly [N in Name]: (view: DungeonView, told: Told<N>) => string | undefined;
};

export const sentences: Sentences<DungeonEvent['event']> = {
  ...seasonSentences,
  ...orderSentences,
  ...battleSentences,
};

export function event(view: DungeonView, told: DungeonEvent): string | undefined {
  const sentence = sentences[told.event] as (view: DungeonView, told: DungeonEvent) => string | undefined;
  return sentence(view, told);
}
