import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manual } from '../manual.ts';

const clauses: Readonly<Record<string, string>> = Object.assign({}, ...manual.chapters.map(c => c.clauses));

describe('the manual', () => {
  // Clauses of sections 1 to 7, then the rulings.
  const sizes = [4, 21, 35, 38, 32, 19, 9];
  const RULINGS = 68;

  it('has every clause in order, and every ruling once', () => {
    const expected = sizes.flatMap((size, c) => Array.from({ length: size }, (_, n) => `DUN-${c + 1}.${n + 1}`));
    const ids = manual.chapters.flatMap(chapter => Object.keys(chapter.clauses));
    expect(ids.slice(0, expected.length)).toEqual(expected);
    const rulings = Array.from({ length: RULINGS }, (_, n) => `DUN-R${n + 1}`);
    expect(
      ids
        .slice(expected.length)
        .filter(id => !id.startsWith('DUN-X'))
        .sort(),
    ).toEqual(rulings.sort());
    const added = ids.filter(id => id.startsWith('DUN-X'));
    expect(added).toEqual(added.map((_, n) => `DUN-X${n + 1}`));
  });

  it('keeps every clause in a chapter of its section', () => {
    expect(new Set(manual.chapters.map(({ id }) => id)).size).toBe(manual.chapters.length);
    for (const { id, clauses: own } of manual.chapters) {
      const [head] = /^DUN-(?:R|X|\d)/.exec(id)!;
      expect(Object.keys(own).filter(clause => !clause.startsWith(head))).toEqual([]);
    }
  });

  it('has every clause that the game cites', () => {
    const folder = new URL('../', import.meta.url);
    const files = (readdirSync(folder, { recursive: true }) as string[]).filter(file => /\.tsx?$/.test(file));
    const cited = files.flatMap(
      file => readFileSync(new URL(file, folder), 'utf8').match(/DUN-(?:[RX]|\d\.)\d+/g) ?? [],
    );
    expect(cited.length).toBeGreaterThan(500);
    expect([...new Set(cited)].filter(id => clauses[id] === undefined)).toEqual([]);
  });

  it('has sentences that stand alone', () => {
    const fragments = Object.entries(clauses).filter(([, text]) => !/^["A-Z].{15,}[.]$/.test(text));
    expect(fragments).toEqual([]);
    const leaning = Object.entries(clauses).filter(([, text]) =>
      /DUN-|see (?:above|below)|as above|\s{2}|'/.test(text),
    );
    expect(leaning).toEqual([]);
    expect(new Set(Object.values(clauses)).size).toBe(Object.keys(clauses).length);
  });
});
