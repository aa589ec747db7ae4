import { describeManual } from '@vesper/checkers/vitest';
import { manual } from '../manual.ts';

describeManual(manual, {
  prefix: 'JUB',
  sections: [6, 7, 15, 8, 29, 10, 12],
  base: [9, 7, 9, 7, 7, 10, 4],
  rulings: 59,
  folder: new URL('../', import.meta.url),
});
