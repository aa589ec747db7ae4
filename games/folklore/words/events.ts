/** Everything that is told, as lines of the log. */
import { cardEvents } from './cardEvents.ts';
import type { FolkloreCatalogue } from './catalogue.ts';
import { figureEvents } from './figureEvents.ts';
import { fightEvents } from './fightEvents.ts';
import { mapEvents } from './mapEvents.ts';
import { storyEvents } from './storyEvents.ts';

export const events: FolkloreCatalogue['events'] = {
  ...storyEvents,
  ...figureEvents,
  ...cardEvents,
  ...fightEvents,
  ...mapEvents,
};
