import type { Manual } from '@vesper/kernel';
import { beginning } from './manual/beginning.ts';
import { ending } from './manual/ending.ts';
import { playing } from './manual/playing.ts';
import { quickStart } from './manual/quickStart.ts';
import { rulingsAdded } from './manual/rulingsAdded.ts';
import { rulingsOfBattle } from './manual/rulingsOfBattle.ts';
import { rulingsOfBoxes } from './manual/rulingsOfBoxes.ts';
import { rulingsOfSeasons } from './manual/rulingsOfSeasons.ts';

export const manual: Manual = {
  title: 'Dungeon Lords',
  quickStart,
  chapters: [
    ...beginning,
    ...playing,
    ...ending,
    ...rulingsOfSeasons,
    ...rulingsOfBattle,
    ...rulingsOfBoxes,
    ...rulingsAdded,
  ],
};
