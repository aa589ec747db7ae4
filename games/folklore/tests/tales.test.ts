import { expect, it } from 'vitest';
import { booklets } from '../content/booklets.ts';
import * as tales from '../content/tales.ts';

it('everybody and every place has a sentence of its own, which stands alone', () => {
  const { taleOfBooklet, ...others } = tales;
  const said = [
    ...booklets.flatMap(({ id }) => [taleOfBooklet[id].who, ...taleOfBooklet[id].paths]),
    ...Object.values(others).flatMap(of => Object.values(of)),
  ];
  expect(said).toHaveLength(6 * 3 + 12 + 28 + 9 + 8 + 2 + 9 + 17);
  expect(new Set(said).size).toBe(said.length);
  expect(said.filter(text => !/^[A-Z].{10,150}[.]$/.test(text) || /\s{2}|['"]/.test(text))).toEqual([]);
});

it('the tale of a path begins with its name', () => {
  for (const { id, paths } of booklets) {
    for (const [n, { name }] of paths.entries()) {
      expect(tales.taleOfBooklet[id].paths[n].startsWith(`The ${name} `)).toBe(true);
    }
  }
});
