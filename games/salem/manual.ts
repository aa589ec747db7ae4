import type { Manual } from '@vesper/kernel';
import { chapters } from './manual/chapters.ts';
import { rulings } from './manual/rulings.ts';

export const manual: Manual = { title: 'AFFLICTION: Salem 1692', chapters: [...chapters, rulings] };
