import { describeManual } from '@vesper/checkers/vitest';
import { manual } from '../manual.ts';

describeManual(manual, {
  prefix: 'FOL',
  sections: [
    4,
    8,
    11,
    16,
    {
      name: '5K',
      count: 51,
      parts: {
        2: 'abc',
        3: 'ab',
        9: 'abc',
        12: 'ab',
        13: 'ab',
        14: 'ab',
        19: 'abc',
        25: 'abc',
        27: 'abcd',
        29: 'ab',
        32: 'ab',
        35: 'ab',
        39: 'ab',
        43: 'abc',
        47: 'ab',
      },
    },
    { name: '5C', count: 27, parts: {} },
    { name: '5S', count: 5, parts: {} },
    { name: '5G', count: 15, parts: {} },
    { name: '6', count: 9, parts: {} },
    { name: '7', count: 17, parts: {} },
  ],
  rulings: {
    count: 71,
    parts: { 20: '_a', 24: '_a', 42: '_a', 43: 'abc', 50: '_abcdefghijklmnop', 58: 'abc', 67: '_a' },
  },
  added: 16,
  folder: new URL('../', import.meta.url),
});
