/** Where the power and the influence of a turn come from, and where they went. */
import type { Told } from '@vesper/kernel';
import type { JuiblexEvent } from '../events.ts';
import { NONE } from '../state.ts';
import type { JuiblexView } from '../state.ts';
import { cardName } from '../words/names.ts';

export type Resource = 'power' | 'influence';

/** What something gave, or took. */
interface Gained {
  readonly what: string;
  readonly gives: number;
}

/** Of whoever's turn it is, read from what was told since it began. */
export function poolTerms(view: JuiblexView, log: readonly Told[], of: Resource): readonly Gained[] {
  const gains = new Map<string, number>();
  const began = log.findLastIndex(({ event }) => event.event === 'turnBegan');
  let gained = 0;
  const gain = (from: string, amount: number): void => {
    gained += amount;
    gains.set(from, (gains.get(from) ?? 0) + amount);
  };
  for (const { event } of log.slice(Math.max(0, began))) {
    const told = event as JuiblexEvent;
    if (told.event === (of === 'power' ? 'powerGained' : 'influenceGained'))
      gain(told.card === NONE ? 'Otherwise' : cardName(told.card), told.amount);
  }
  const { [of]: now } = view.players[view.active];
  // A marker pays its holder once a turn (JUB-B5.6), whenever it is taken.
  if (of === 'influence') {
    const markers = bits(view.paid);
    if (markers > 0) gain(markers === 1 ? 'A marker' : `${markers} markers`, markers);
  }
  const terms: Gained[] = [...gains].map(([what, gives]) => ({ what, gives }));
  if (gained !== now) terms.push({ what: 'Spent', gives: now - gained });
  return terms;
}

function bits(of: number): number {
  let found = 0;
  for (let rest = of; rest !== 0; rest &= rest - 1) found++;
  return found;
}
