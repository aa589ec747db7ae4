import type { Manual } from '@vesper/kernel';
import { beginning } from './manual/beginning.ts';
import { ending } from './manual/ending.ts';
import { fighting } from './manual/fighting.ts';
import { keywords } from './manual/keywords.ts';
import { playing } from './manual/playing.ts';
import { quickStart } from './manual/quickStart.ts';
import { rulingsAdded } from './manual/rulingsAdded.ts';
import { rulingsOfFights } from './manual/rulingsOfFights.ts';
import { rulingsOfGrowth } from './manual/rulingsOfGrowth.ts';
import { rulingsOfMaps } from './manual/rulingsOfMaps.ts';
import { rulingsOfTravel } from './manual/rulingsOfTravel.ts';

export const manual: Manual = {
  title: 'Folklore: The Affliction',
  quickStart,
  chapters: [
    ...beginning,
    ...playing,
    ...keywords,
    ...fighting,
    ...ending,
    ...rulingsOfTravel,
    ...rulingsOfFights,
    ...rulingsOfMaps,
    ...rulingsOfGrowth,
    ...rulingsAdded,
  ],
};
