/** What the stage shows: one place at a time, by what the table says and what is asked. */
import { ownDecision, showing } from '@vesper/web/board';
import { NONE } from '../state.ts';
import type { FolkloreView } from '../state.ts';
import { hasUnread } from './story/reading.ts';
import type { FolkloreProps } from './table.ts';

export type Place = 'gathering' | 'growth' | 'world' | 'town' | 'story' | 'map' | 'skirmish';

/** Somebody wants to see another place than the one where the question is, until the next decision. */
export const { show, useShown } = showing<Place>();

const growing: readonly string[] = ['loreChoice', 'loreSkill', 'bonus', 'spendAp', 'retrainNow', 'customAbility'];
const telling: readonly string[] = ['storyOption', 'eventOption'];
/** Whoever is asked these looks at the world. */
const travelling: readonly string[] = ['worldMove', 'freeMove', 'rest'];

/** Where a question is answered. */
export function placeFor(
  table: Pick<FolkloreProps, 'view' | 'viewer' | 'asked' | 'log' | 'lastMoved' | 'pointing'>,
): Place {
  const { view, asked } = table;
  const ask = (ownDecision(table) ?? asked[0])?.ask ?? '';
  if (view.phase === 'setup') return 'gathering';
  if (growing.includes(ask)) return 'growth';
  if (view.phase === 'over' || telling.includes(ask)) return 'story';
  if (view.phase === 'encounter' || view.phase === 'adventure') return 'map';
  if (view.phase === 'skirmish') return 'skirmish';
  if (view.event !== NONE || isTold(view)) return 'story';
  if (view.phase === 'town') return 'town';
  return hasUnread(table) && !travelling.includes(ask) ? 'story' : 'world';
}

/** A page of the story is being carried out: its checks and payments are answered on it. */
const isTold = ({ deeds }: FolkloreView): boolean => deeds.at(-1)?.of === 'story';
