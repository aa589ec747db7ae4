import { describe, expect, it } from 'vitest';
import { conserved, inOnePlace } from '../index.ts';

interface Shelf {
  readonly top: readonly number[];
  readonly bottom: readonly number[];
}

const books = inOnePlace<Shelf>({ name: 'book', all: () => [0, 1, 2, 2], places: s => [s.top, s.bottom] });

describe('every piece lies in one place', () => {
  it.each<[string, Shelf, string | undefined]>([
    ['all of them', { top: [2, 0], bottom: [1, 2] }, undefined],
    ['with an empty space between', { top: [2, 0, -1, -1], bottom: [1, 2] }, undefined],
    ['one is missing', { top: [0], bottom: [2, 2] }, 'book 1 is in 0 places, not 1'],
    ['one of two copies is missing', { top: [0, 1], bottom: [2] }, 'book 2 is in 1 places, not 2'],
    ['one is there twice', { top: [0, 1, 2], bottom: [0, 2] }, 'book 0 is in 2 places, not 1'],
    ['one too many', { top: [0, 1, 7], bottom: [2, 2] }, 'there are 5 pieces "book", not 4'],
  ])('%s', (_what, shelf, wrong) => {
    expect(books(shelf, null, [])).toBe(wrong);
  });
});

describe('tokens are conserved', () => {
  const coins = conserved<readonly number[]>({ name: 'coins', count: () => 5, places: held => held });

  it.each<[readonly number[], string | undefined]>([
    [[2, 3, 0], undefined],
    [[2, 2], 'there are 4 coins, not 5'],
    [[6, -1], 'a place holds -1 coins'],
    [[4.5, 0.5], 'a place holds 4.5 coins'],
  ])('%j', (held, wrong) => {
    expect(coins(held, null, [])).toBe(wrong);
  });
});
