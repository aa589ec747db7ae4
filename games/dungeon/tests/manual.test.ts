import { describeManual } from '@vesper/checkers/vitest';
import { manual } from '../manual.ts';

describeManual(manual, {
  prefix: 'DUN',
  sections: [4, 21, 35, 38, 32, 19, 9],
  rulings: 68,
  added: 6,
  slip: /'/,
  folder: new URL('../', import.meta.url),
});
