/** Tests of a manual: complete, in order, and every clause a sentence that stands alone. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Manual } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';

/** Numbered clauses, some of them in several parts: `{ 2: 'abc' }` stands for 2a, 2b and 2c, `{ 2: '_a' }` for 2 and 2a. */
export interface Numbered {
  readonly count: number;
  readonly parts: { readonly [clause: number]: string };
}

/** A section that has a letter beside its number (`5K`). */
export interface Section extends Numbered {
  readonly name: string;
}

export interface ManualFacts {
  /** What all ids begin with: `SAL`. */
  readonly prefix: string;
  /** How many clauses each section of the rulebook has. */
  readonly sections: readonly (number | Section)[];
  /** The same of a base game that the rulebook takes for granted (`JUB-B1.1` …). */
  readonly base?: readonly number[];
  /** How many rulings there are on what the rulebook leaves open (`SAL-R1` …), and on what it does not know (`SAL-X1` …). */
  readonly rulings: number | Numbered;
  readonly added?: number;
  /** What no clause may contain, beside what none may. */
  readonly slip?: RegExp;
  /** The game's folder, e.g. `new URL('../', import.meta.url)`: all that is cited there must be in the manual. */
  readonly folder: URL;
}

/**
 * @example
 * describeManual(manual, { prefix: 'SAL', sections: [18, 11], rulings: 62, folder: new URL('../', import.meta.url) });
 */
export function describeManual(manual: Manual, facts: ManualFacts): void {
  const { prefix, sections, base = [], rulings, added = 0, slip, folder } = facts;
  const entries = manual.chapters.flatMap(({ clauses }) => Object.entries(clauses));
  const ids = entries.map(([id]) => id);
  const names = sections.flatMap(section => (typeof section === 'number' ? [] : [section.name]));
  const numbered = (head: string, clauses: number | Numbered): string[] => {
    const { count, parts } = typeof clauses === 'number' ? { count: clauses, parts: {} as Numbered['parts'] } : clauses;
    return Array.from({ length: count }, (_, n) => n + 1).flatMap(n =>
      (parts[n] ?? '_').split('').map(part => `${head}${n}${part === '_' ? '' : part}`),
    );
  };

  describe('the manual', () => {
    it('has every clause in order, and every ruling once', () => {
      const clauses = [
        ...sections.flatMap((section, n) =>
          numbered(`${prefix}-${typeof section === 'number' ? n + 1 : section.name}.`, section),
        ),
        ...base.flatMap((size, section) => numbered(`${prefix}-B${section + 1}.`, size)),
      ];
      expect(ids.slice(0, clauses.length)).toEqual(clauses);
      const others = [...numbered(`${prefix}-R`, rulings), ...numbered(`${prefix}-X`, added)];
      expect(ids.slice(clauses.length).sort()).toEqual(others.sort());
    });

    it('keeps every clause in a chapter of its section, in order', () => {
      expect(new Set(manual.chapters.map(({ id }) => id)).size).toBe(manual.chapters.length);
      for (const { id, clauses } of manual.chapters) {
        const [head] = new RegExp(String.raw`^${prefix}-(?:${[...names, '[RX]', String.raw`B?\d+`].join('|')})`).exec(
          id,
        )!;
        const own = new RegExp(String.raw`^${head}\.?(\d+)([a-z]?)$`);
        const found = Object.keys(clauses).map(clause => own.exec(clause));
        const places = found.map(
          place => Number(place?.[1]) + '_abcdefghijklmnopqrstuvwxyz'.indexOf(place?.[2] || '_') / 100,
        );
        expect([id, places]).toEqual([id, places.toSorted((a, b) => a - b)]);
        expect([id, places.every(Number.isFinite)]).toEqual([id, true]);
      }
    });

    it('has sentences that stand alone', () => {
      const leans = new RegExp(String.raw`${prefix}-|see (?:above|below)|as above|\s{2}`);
      const wrong = entries.filter(
        ([, text]) => !/^["A-Z].{15,}[.]$/.test(text) || leans.test(text) || slip?.test(text) === true,
      );
      expect(wrong).toEqual([]);
      expect(new Set(entries.map(([, text]) => text)).size).toBe(entries.length);
    });

    it('has every clause that the game cites', () => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
      const clause = new RegExp(String.raw`${prefix}-(?:[RX]|B?\d+[A-Z]?\.)\d+[a-z]?`, 'g');
      const cited = files.flatMap(file => readFileSync(new URL(file, folder), 'utf8').match(clause) ?? []);
      expect(cited.length).toBeGreaterThan(entries.length);
      expect([...new Set(cited)].filter(id => !ids.includes(id))).toEqual([]);
    });
  });
}
