import { describe, expect, it } from 'vitest';
import { firstOf, placesBy, placesOf, plain, runnersUp, somebody } from '../index.ts';
import type { Viewer } from '../index.ts';

const byPoints = (scores: readonly number[]): number[] => placesBy(scores.length, (a, b) => scores[b] - scores[a]);

describe('places', () => {
  it.each([
    [
      [12, 9, 7, 3],
      [1, 2, 3, 4],
    ],
    [
      [3, 12, 12, 9],
      [4, 1, 1, 3],
    ],
    [
      [12, 9, 9, 3],
      [1, 2, 2, 4],
    ],
    [
      [9, 12, 9, 12],
      [3, 1, 3, 1],
    ],
    [
      [5, 5, 5],
      [1, 1, 1],
    ],
    [[-4], [1]],
  ])('of %j are %j: equals share one, and the next is left out', (scores, places) => {
    expect(byPoints(scores)).toEqual(places);
  });

  it('say who has won', () => {
    expect([firstOf([2, 1, 3]), firstOf([1, 3, 1]), firstOf([2, 2])]).toEqual([[1], [0, 2], []]);
  });

  it('of an outcome that has none follow from who won and the points', () => {
    const kept = (winners: number[], scores: number[]) => placesOf({ winners, scores, sheet: [] });
    expect(kept([2], [7, 9, 9, 7]), 'a tie was broken').toEqual([3, 2, 1, 3]);
    expect(kept([0, 1], [1, 1]), 'won together').toEqual([1, 1]);
    expect(kept([], [0, 0, 0]), 'lost together').toEqual([2, 2, 2]);
    expect(placesOf({ winners: [0], places: [1, 3, 2], scores: [5, 5, 5], sheet: [] })).toEqual([1, 3, 2]);
  });
});

describe('who came after the first', () => {
  const names = ['Red', 'Blue', 'Green', 'White'];
  const told = (viewer: Viewer, ...places: number[]): string =>
    plain(runnersUp(places, seat => somebody(viewer, seat, names[seat])));

  it.each([
    [told('spectator', 1, 3, 2, 4), ' Green comes second, Blue third, White fourth.'],
    [told(2, 1, 3, 2, 4), ' You come second, Blue third, White fourth.'],
    [told(3, 2, 1, 2, 4), ' Red and Green come second, you fourth.'],
    [told(1, 1, 2, 2, 2), ' You, Green and White come second.'],
    [told('spectator', 1, 1, 3), ' Green comes third.'],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });

  it('is not said of two, nor where all have the same place', () => {
    expect([told(0, 1, 2), told(0, 1), told(0, 1, 1, 1), told(0, 2, 2, 2)]).toEqual(['', '', '', '']);
  });
});
