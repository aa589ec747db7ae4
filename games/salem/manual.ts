import type { Manual } from '@vesper/kernel';
import { chapters } from './manual/chapters.ts';
import { quickStart } from './manual/quickStart.ts';
import { rulings } from './manual/rulings.ts';

export const manual: Manual = { title: 'AFFLICTION: Salem 1692', quickStart, chapters: [...chapters, rulings] };
