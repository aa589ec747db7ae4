/** The roll of the d12 that is being told. */
import type { Told } from '@vesper/kernel';
import type { JuiblexEvent } from '../../events.ts';

export type Rolled = Extract<JuiblexEvent, { readonly event: 'scourgeRolled' }>;

/** The last roll of what was just told, if the Scourge rolled. */
export function rolledIn(told: readonly Told[]): Rolled | undefined {
  const rolls = told.flatMap(({ event }) =>
    (event as JuiblexEvent).event === 'scourgeRolled' ? [event as Rolled] : [],
  );
  return rolls.at(-1);
}
