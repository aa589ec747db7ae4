import { expect, it } from 'vitest';
import { empty, has, placeOf, pour, putIn, putUnder, takeOut } from '../index.ts';

it('looks, takes out, puts in, empties and puts under, in place', () => {
  const list = [1, 4, 6];
  expect(has(list, 4)).toBe(true);
  expect(has(list, 5)).toBe(false);
  putIn(list, 5);
  putIn(list, 0);
  putIn(list, 9);
  expect(list).toEqual([0, 1, 4, 5, 6, 9]);
  takeOut(list, 4);
  takeOut(list, 9);
  takeOut(list, 0);
  expect(list).toEqual([1, 5, 6]);
  putUnder(list, 7);
  expect(list).toEqual([7, 1, 5, 6]);
  empty(list);
  expect(list).toEqual([]);
  putUnder(list, 3);
  expect(list).toEqual([3]);
  const box = [8];
  pour(box, list);
  expect([box, list]).toEqual([[], [3, 8]]);
  pour(list, box);
  expect([box, list]).toEqual([[8, 3], []]);
});

it('what is to be taken must be there: otherwise the rules are broken, and nothing is taken', () => {
  const list = [1, 4, 6];
  expect(placeOf(list, 6)).toBe(2);
  for (const take of [placeOf, takeOut]) {
    expect(() => take(list, 5)).toThrow(expect.objectContaining({ name: 'VesperError', code: 'broken-rules' }));
    expect(() => take([], 5)).toThrow('5 was to be found among [].');
  }
  expect(list).toEqual([1, 4, 6]);
});
