/** The marks that divide the log: a season begins, the heroes come, a round of the combat. */
import type { DungeonEvent } from '../events.ts';
import type { DungeonView } from '../view.ts';
import { seasonName } from './names.ts';

export function chapter(_view: DungeonView, told: DungeonEvent): string | undefined {
  if (told.event === 'seasonBegan') return `${seasonName(told.season)}, year ${told.year}`;
  if (told.event === 'combatBegan') return `Combat of year ${told.year}`;
  if (told.event === 'roundBegan') return `Round ${told.round}`;
  return undefined;
}
