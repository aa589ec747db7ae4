import type { Manual } from '@vesper/kernel';
import { base } from './manual/base.ts';
import { quickStart } from './manual/quickStart.ts';
import { rulings } from './manual/rulings.ts';
import { scourge } from './manual/scourge.ts';

export const manual: Manual = {
  title: 'Tyrants of the Underdark: Scourge of Juiblex',
  quickStart,
  chapters: [...scourge, ...base, ...rulings],
};
