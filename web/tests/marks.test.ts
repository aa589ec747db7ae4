import { describe, expect, it } from 'vitest';
import { askingOf, isPointed, stateOf } from '../parts/marks.ts';
import type { Asked } from '@vesper/table/messages';
import { offersOf } from '@vesper/table/offers';

const decision = (id: string, choices: readonly number[], refused: readonly number[] = []): Asked => ({
  id,
  seat: 0,
  ask: 'move',
  rule: 'TOY-1',
  optional: false,
  frame: { ask: 'move', seat: 0 },
  choices,
  refused: refused.map(choice => ({ choice, rule: 'TOY-2', why: 'taken' })),
});

const square = (_: Asked, choice: unknown): readonly string[] => [`square:${Number(choice) % 10}`];

describe('what a board marks', () => {
  it('a piece is legal, refused, of a kind that is asked for, or none of these', () => {
    const marks = askingOf([decision('a', [1], [2])], square);
    expect(['square:1', 'square:2', 'square:3', 'stone:1'].map(key => stateOf(marks, key))).toEqual([
      'legal',
      'refused',
      'dim',
      'idle',
    ]);
  });

  it('a piece that several choices stand for has all of them, also those of another decision', () => {
    const { legal } = askingOf([decision('a', [1, 11]), decision('b', [21])], square);
    expect(legal.get('square:1')?.map(({ decision: { id }, offer }) => [id, offer.choice])).toEqual([
      ['a', 1],
      ['a', 11],
      ['b', 21],
    ]);
  });

  it('a refusal may be told by other pieces than the choice', () => {
    const { refused } = askingOf([decision('a', [1], [2])], square, () => ['deck:0']);
    expect([...refused.keys()]).toEqual(['deck:0']);
  });

  it('what is said of a choice comes with it, and the same decision gives the same offers', () => {
    const asked: Asked = { ...decision('a', [1, 2]), facts: [null, { price: 3 }] };
    expect(offersOf(asked)).toEqual([{ choice: 1 }, { choice: 2, facts: { price: 3 } }]);
    expect(offersOf(asked)).toBe(offersOf(asked));
    expect(offersOf(decision('a', [1]))).toEqual([{ choice: 1 }]);
  });

  it('decisions of others mark nothing', () => {
    const { choices: _choices, refused: _refused, ...theirs } = decision('a', [1], [2]);
    expect(askingOf([theirs], square).legal.size).toBe(0);
  });

  it('the choice pointed at is the same choice of the same decision', () => {
    const asked = decision('a', [1]);
    const [way] = askingOf([asked], square).legal.get('square:1')!;
    expect(isPointed({ decision: asked, choice: 1 }, way)).toBe(true);
    expect(isPointed({ decision: decision('b', [1]), choice: 1 }, way)).toBe(false);
    expect(isPointed(null, way)).toBe(false);
  });
});
