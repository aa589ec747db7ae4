import { describe, expect, it } from 'vitest';
import { manual } from '../manual.ts';

const clauses: Readonly<Record<string, string>> = Object.assign({}, ...manual.chapters.map(c => c.clauses));

describe('the manual', () => {
  // Clauses of sections 1 to 7, then the rulings.
  const sizes = [9, 12, 21, 13, 45, 8, 15];
  const RULINGS = 61;
  const ADDED = 1;

  it('has every clause in order, and every ruling once', () => {
    const expected = sizes.flatMap((size, c) => Array.from({ length: size }, (_, n) => `REA-${c + 1}.${n + 1}`));
    const ids = manual.chapters.flatMap(chapter => Object.keys(chapter.clauses));
    expect(ids.slice(0, expected.length)).toEqual(expected);
    const rulings = Array.from({ length: RULINGS }, (_, n) => `REA-R${n + 1}`);
    const added = Array.from({ length: ADDED }, (_, n) => `REA-X${n + 1}`);
    expect(ids.slice(expected.length).sort()).toEqual([...rulings, ...added].sort());
  });

  it('keeps every clause in a chapter of its section', () => {
    expect(new Set(manual.chapters.map(({ id }) => id)).size).toBe(manual.chapters.length);
    for (const { id, clauses: own } of manual.chapters) {
      const [head] = /^REA-(?:R|X|\d)/.exec(id)!;
      expect(Object.keys(own).filter(clause => !clause.startsWith(head))).toEqual([]);
    }
  });

  it('has sentences that stand alone', () => {
    const fragments = Object.entries(clauses).filter(([, text]) => !/^["A-Z].{15,}[.]$/.test(text));
    expect(fragments).toEqual([]);
    const leaning = Object.entries(clauses).filter(([, text]) =>
      /REA-|see (?:above|below)|as above|\s{2}|'/.test(text),
    );
    expect(leaning).toEqual([]);
    expect(new Set(Object.values(clauses)).size).toBe(sizes.reduce((sum, n) => sum + n, 0) + RULINGS + ADDED);
  });
});
