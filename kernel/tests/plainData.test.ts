import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy, difference, hash, same } from '../index.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

/** The same data with the keys of every object in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, turned(item)]),
  );
}

/** Every object and array in a value. */
function objects(value: unknown, found: object[] = []): object[] {
  if (typeof value === 'object' && value !== null) {
    found.push(value);
    for (const item of Object.values(value)) objects(item, found);
  }
  return found;
}

describe('hash', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(fc.property(plain, value => hash(turned(value)) === hash(value)));
  });

  it('survives a trip through JSON', () => {
    fc.assert(fc.property(plain, value => hash(JSON.parse(JSON.stringify(value))) === hash(value)));
  });

  it('differs for different data', () => {
    fc.assert(fc.property(plain, plain, (a, b) => (hash(a) === hash(b)) === same(a, b)));
  });

  it('differs for data that nearly agree', () => {
    const near: unknown[] = [
      null, false, true, 0, 1, -1, 2 ** 31, -(2 ** 31), 2 ** 32, 0.5, '', '0', '1', 'a', 'b', 'ab', 'null', [], {}, [0], ['0'],
      [[]], [null], [1, 2], [2, 1], [12], [[1], 2], [1, [2]], { a: 1 }, { b: 1 }, { a: 2 }, { a: 1, b: 2 }, { a: 2, b: 1 },
      { a: { b: 1 } }, { 0: 0 }, ['a', 1], 'a\u0000', 'ä', 'a\u0308',
    ]; // prettier-ignore
    expect(new Set(near.map(hash)).size).toBe(near.length);
  });

  it('does not collide over many small changes of a large value', () => {
    const cards = Array.from({ length: 60 }, (_, i) => i);
    const found = new Set<string>();
    for (let i = 0; i < 60; i++) {
      for (let add = 1; add <= 50; add++) found.add(hash({ cards: cards.with(i, i + 1000 * add) }));
    }
    expect(found.size).toBe(3000);
  });

  it('is 16 hexadecimal digits, and stays what it is: files carry it', () => {
    expect(hash({ b: [1, 'two', null, true], a: 0.5 })).toMatch(/^[0-9a-f]{16}$/);
    expect(hash({ b: [1, 'two', null, true], a: 0.5 })).toMatchInlineSnapshot(`"80bb2561ae0f93da"`);
  });
});

describe('copy', () => {
  it('gives the same data and shares nothing', () => {
    fc.assert(
      fc.property(plain, value => {
        const copied = copy(value);
        expect(copied).toEqual(value);
        const originals = new Set(objects(value));
        return objects(copied).every(object => !originals.has(object));
      }),
    );
  });

  it('keeps the order of keys, so that copies have the shape of the original', () => {
    fc.assert(fc.property(plain, value => JSON.stringify(copy(value)) === JSON.stringify(value)));
  });
});

describe('same and difference', () => {
  it('agree with each other, with copies and with JSON', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(same(a, copy(a))).toBe(true);
        expect(same(a, turned(a))).toBe(true);
        expect(same(a, b)).toBe(JSON.stringify(turned(turned(a))) === JSON.stringify(b) || hash(a) === hash(b));
        expect(difference(a, b) === undefined).toBe(same(a, b));
        expect(same(b, a)).toBe(same(a, b));
      }),
    );
  });

  it.each<[unknown, unknown, string]>([
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, 'a.b.1: 2 ≠ 3'],
    [{ a: 1 }, { a: 1, b: 2 }, 'b: undefined ≠ 2'],
    [[1], [1, 2], '1: undefined ≠ 2'],
    [1, '1', '(all): 1 ≠ "1"'],
    [[], {}, '(all): [] ≠ {}'],
    [null, {}, '(all): null ≠ {}'],
  ])('%j and %j differ at %s', (a, b, where) => {
    expect(same(a, b)).toBe(false);
    expect(difference(a, b)).toBe(where);
  });
});
