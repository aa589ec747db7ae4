import { createCipheriv } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from '../chacha.ts';
import {
  below,
  branchChance,
  draw,
  drawOne,
  fastChance,
  hash,
  liveChance,
  mix,
  next,
  pick,
  roll,
  shuffle,
} from '../index.ts';
import { bare } from './toys/bare.ts';

const bytes = (words: Int32Array): string => Buffer.from(words.buffer).toString('hex');

/** Little-endian words of a key given as bytes. */
const keyWords = (key: Uint8Array): number[] => [...new Int32Array(Uint8Array.from(key).buffer)];

const stream = (key: readonly number[], block: number): string => {
  const out = new Int32Array(16);
  chachaBlock(key, block, out);
  return bytes(out);
};

describe('ChaCha20', () => {
  const zero = [0, 0, 0, 0, 0, 0, 0, 0];
  const one = keyWords(new Uint8Array(32).fill(1, 31));

  // RFC 8439, appendix A.1, test vectors 1 to 3.
  it.each([
    [zero, 0, '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586'],
    [zero, 1, '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f'],
    [one, 1, '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0'],
  ])('key %j, block %i', (key, block, expected) => {
    expect(stream(key, block)).toBe(expected);
  }); // prettier-ignore

  it('agrees with Node for any key and block, beyond 32 bits too', () => {
    const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(keys, fc.integer({ min: 0, max: 2 ** 40 }), (key, block) => {
        const iv = Buffer.alloc(16);
        iv.writeBigUInt64LE(BigInt(block));
        expect(stream(keyWords(key), block)).toBe(
          createCipheriv('chacha20', key, iv).update(Buffer.alloc(64)).toString('hex'),
        );
      }),
    );
  });

  it('is what a live generator yields, word by word and block by block', () => {
    const rng = liveChance('stream');
    const key = rng.slice(0, 8);
    const words = Array.from({ length: 40 }, () => next(rng));
    const expected = new Int32Array(48);
    for (const block of [0, 1, 2]) chachaBlock(key, block, expected.subarray(16 * block, 16 * block + 16));
    expect(words).toEqual([...expected.subarray(0, 40)].map(word => word >>> 0));
    expect(rng[8]).toBe(40);
  });

  it('is not confused by two matches that draw in turn', () => {
    const alone = liveChance('one');
    const expected = Array.from({ length: 50 }, () => next(alone));
    const one = liveChance('one');
    const two = liveChance('two');
    const turns = expected.map(() => [next(one), next(two)][0]);
    expect(turns).toEqual(expected);
  });
});

describe('generators', () => {
  it('sfc32 follows its published definition', () => {
    const rng = fastChance('sfc');
    const [a, b, c, counter] = rng;
    const state = Uint32Array.of(a, b, c, counter);
    for (let i = 0; i < 1000; i++) {
      const sum = (state[0] + state[1] + state[3]) >>> 0;
      state[3]++;
      state[0] = state[1] ^ (state[1] >>> 9);
      state[1] = state[2] + (state[2] << 3);
      state[2] = ((state[2] << 21) | (state[2] >>> 11)) + sum;
      expect(next(rng)).toBe(sum);
    }
  });

  it.each([
    ['live', liveChance],
    ['fast', fastChance],
  ])('%s: same seed, same luck; another seed, another; plain data throughout', (_name, make) => {
    const draws = (seed: string): number[] => {
      const rng = make(seed);
      return Array.from({ length: 20 }, () => next(rng));
    };
    expect(draws('a')).toEqual(draws('a'));
    expect(new Set(['a', 'b', 'A', '', 'a '].map(seed => hash(draws(seed)))).size).toBe(5);
    const rng = make('plain');
    for (let i = 0; i < 20; i++) next(rng);
    const again = JSON.parse(JSON.stringify(rng)) as number[];
    expect(next(again)).toBe(next(rng));
  });

  it('a branch goes its own way', () => {
    const rng = fastChance('trunk');
    const branch = branchChance(rng);
    const other = branchChance(rng);
    expect(branch).not.toEqual(other);
    expect(next(branch)).not.toBe(next(rng));
  });
});

/** Pearson's statistic; for a fair source about `kinds − 1`, with standard deviation √(2(kinds − 1)). */
function chiSquare(counts: readonly number[], draws: number): number {
  const expected = draws / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const fairEnough = (kinds: number): number => kinds - 1 + 4 * Math.sqrt(2 * (kinds - 1));

describe.each([
  ['live', () => liveChance('fair')],
  ['fast', () => fastChance('fair')],
])('below, with the %s generator', (_name, make) => {
  it.each([2, 3, 6, 7, 10, 52, 100])('is fair for %i', n => {
    const rng = make();
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < 20_000; i++) counts[below(rng, n)]++;
    expect(chiSquare(counts, 20_000)).toBeLessThan(fairEnough(n));
    expect(chiSquare(counts, 20_000)).toBeGreaterThan(0);
  });

  it('is fair where a plain remainder would not be', () => {
    // With n just below 2²¹ the thirds of the range must still be equally likely.
    const rng = make();
    const n = 2_000_001;
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) thirds[Math.floor((3 * below(rng, n)) / n)]++;
    expect(chiSquare(thirds, 30_000)).toBeLessThan(fairEnough(3));
  });

  it('stays in bounds, whole numbers only', () => {
    const rng = make();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 21 }), n => {
        const value = below(rng, n);
        return Number.isInteger(value) && value >= 0 && value < n;
      }),
      { numRuns: 2000 },
    );
    expect(below(rng, 1)).toBe(0);
  });

  it.each([0, -1, 2 ** 21 + 1, 2.5, Number.NaN, Infinity, '6' as unknown as number])('refuses %s', n => {
    expect(() => below(make(), n)).toThrow(expect.objectContaining({ code: 'broken-rules' }));
  });
});

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

describe('what rules use', () => {
  const table = (seed: string) => bare({ agenda: [] }).setup(1, {}, liveChance(seed));

  it('roll gives every side and nothing else', () => {
    const s = table('die');
    const sides = new Set(Array.from({ length: 200 }, () => roll(s, 6)));
    expect(inOrder([...sides])).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('pick counts from 0', () => {
    const s = table('pick');
    const found = new Set(Array.from({ length: 100 }, () => pick(s, 3)));
    expect(inOrder([...found])).toEqual([0, 1, 2]);
  });

  it('draw takes the last card, and nothing from an empty pile', () => {
    const s = table('draw');
    expect([draw(s, s.pile), s.pile]).toEqual([5, [1, 2, 3, 4]]);
    expect(draw(s, [])).toBeUndefined();
  });

  it('drawOne takes the last card, and a pile that is empty against the rules breaks them', () => {
    const s = table('draw');
    expect([drawOne(s, s.pile), s.pile]).toEqual([5, [1, 2, 3, 4]]);
    expect(() => drawOne(s, [])).toThrow('from an empty pile');
  });

  it.each([
    ['live', liveChance('orders')],
    ['fast', fastChance('orders')],
  ])('shuffle (%s) gives each of the 24 orders of four cards equally often', (_name, chance) => {
    const s = { ...table('shuffle'), chance };
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const cards = [1, 2, 3, 4];
      shuffle(s, cards);
      const order = cards.join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], 24_000)).toBeLessThan(fairEnough(24));
  });

  it('mix keeps the cards', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (cards, seed) => {
        const mixed = cards.slice();
        mix(fastChance(seed), mixed);
        expect(inOrder(mixed)).toEqual(inOrder(cards));
      }),
    );
  });
});
