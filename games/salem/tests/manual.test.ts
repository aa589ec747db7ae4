import { describeManual } from '@vesper/checkers/vitest';
import { manual } from '../manual.ts';

describeManual(manual, {
  prefix: 'SAL',
  sections: [18, 11, 27, 2, 14, 5, 3, 11, 4, 29, 5, 2, 3, 3, 2, 12, 7],
  rulings: 62,
  folder: new URL('../', import.meta.url),
});
