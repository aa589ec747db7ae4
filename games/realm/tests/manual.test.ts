import { describeManual } from '@vesper/checkers/vitest';
import { manual } from '../manual.ts';

describeManual(manual, {
  prefix: 'REA',
  sections: [9, 12, 21, 13, 45, 8, 15],
  rulings: 61,
  added: 1,
  slip: /'/,
  folder: new URL('../', import.meta.url),
});
