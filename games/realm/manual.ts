import type { Manual } from '@vesper/kernel';
import { beginning } from './manual/beginning.ts';
import { ending } from './manual/ending.ts';
import { playing } from './manual/playing.ts';
import { quickStart } from './manual/quickStart.ts';
import { rulings } from './manual/rulings.ts';
import { rulingsAdded } from './manual/rulingsAdded.ts';

export const manual: Manual = {
  title: 'Defenders of the Realm',
  quickStart,
  chapters: [...beginning, ...playing, ...ending, ...rulings, ...rulingsAdded],
};
