/** REA-6.6, REA-6.7, REA-R45: the highest score; of those the most quests; who is then still level shares the title. */
import type { Slot } from './state.ts';

/** What a hero has done by the end, as the state and every view know it. */
interface Deeds {
  readonly completed: readonly number[];
  readonly slain: readonly number[];
}

export function championsOf(heroes: readonly Deeds[]): Slot[] {
  const worth = heroes.map(({ completed, slain }) => (completed.length + slain.length) * 100 + completed.length);
  const best = Math.max(...worth);
  return worth.flatMap((points, slot) => (points === best ? [slot] : []));
}
