/** A QR code is read again here as a scanner does it, by the standard and not by the code that wrote it. */
import { describe, expect, it } from 'vitest';
import { qrCode } from '../parts/qr.ts';

/** By size: how many blocks, and how many codewords of each are data and correction. */
const BLOCKS: { readonly [size: number]: readonly [blocks: number, data: number, correction: number] } = {
  21: [1, 16, 10],
  25: [1, 28, 16],
  29: [1, 44, 26],
  33: [2, 32, 18],
  37: [2, 43, 24],
  41: [4, 27, 16],
};

/** In the field of 256 elements, bit by bit: x⁸ is x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let [left, bits] = [a, b]; bits > 0; bits >>= 1) {
    if (bits % 2 === 1) product ^= left;
    left = left < 128 ? left << 1 : (left << 1) ^ 0x11d;
  }
  return product;
}

type Code = readonly (readonly boolean[])[];

const isFinder = (size: number, r: number, c: number): boolean =>
  (r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9);

const isPattern = (size: number, r: number, c: number): boolean =>
  isFinder(size, r, c) ||
  r === 6 ||
  c === 6 ||
  (size > 21 && r >= size - 9 && r <= size - 5 && c >= size - 9 && c <= size - 5);

/** The bits in the order of the standard: pairs of columns from the right, beside the sixth, upwards first. */
function codewordsOf(code: Code): number[] {
  const size = code.length;
  const bits: number[] = [];
  const columns = Array.from({ length: size }, (_, i) => size - 1 - i).filter(column => column !== 6);
  for (let pair = 0; pair < columns.length; pair += 2) {
    for (let step = 0; step < size; step++) {
      const r = (pair / 2) % 2 === 0 ? size - 1 - step : step;
      for (const c of columns.slice(pair, pair + 2)) {
        if (!isPattern(size, r, c)) bits.push(Number(code[r][c] !== ((r + c) % 2 === 0)));
      }
    }
  }
  const found: number[] = [];
  for (let i = 0; i + 8 <= bits.length; i += 8) found.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
  return found;
}

/** A block is whole if it is nought at all powers of two that the correction was made for. */
function isWhole(block: readonly number[], correction: number): boolean {
  for (let i = 0, x = 1; i < correction; i++, x = times(x, 2)) {
    if (block.reduce((sum, word) => times(sum, x) ^ word, 0) !== 0) return false;
  }
  return true;
}

function read(code: Code): string {
  const [blocks, data, correction] = BLOCKS[code.length];
  const words = codewordsOf(code);
  const dealt = Array.from({ length: blocks }, (_, block) => [
    ...Array.from({ length: data }, (_, i) => words[i * blocks + block]),
    ...Array.from({ length: correction }, (_, i) => words[blocks * data + i * blocks + block]),
  ]);
  for (const block of dealt) expect(isWhole(block, correction)).toBe(true);
  const bits = dealt
    .flatMap(block => block.slice(0, data))
    .map(word => word.toString(2).padStart(8, '0'))
    .join('');
  expect(bits.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(bits.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, i) => Number.parseInt(bits.slice(12 + i * 8, 20 + i * 8), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** Correction M with mask 000, as the table of the standard has it, first to last. */
const FORMAT = '101010000010010';

describe('a QR code', () => {
  const link = 'https://table.example.org/join#QmVzdCBvZiBsdWNrIGFuZCBmYWly';

  it('is read again, whatever its size', () => {
    for (const length of [1, 14, 15, 26, 42, 62, 84, 106]) {
      const text = link.repeat(3).slice(0, length);
      expect(read(qrCode(text)!)).toBe(text);
    }
    expect(read(qrCode('Hexenprozeß ☾')!)).toBe('Hexenprozeß ☾');
  });

  it('takes the smallest size that holds it, and nothing longer than the largest', () => {
    const size = (length: number): number | undefined => qrCode('x'.repeat(length))?.length;
    expect([14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106].map(size)).toEqual([
      21, 25, 25, 29, 29, 33, 33, 37, 37, 41, 41,
    ]);
    expect(size(107)).toBeUndefined();
  });

  it('has its finders, its timing lines and its format in both places', () => {
    const code = qrCode(link)!;
    const size = code.length;
    const row = (r: number, from: number): string =>
      code[r]
        .slice(from, from + 7)
        .map(Number)
        .join('');
    for (const [r, c] of [
      [0, 0],
      [0, size - 7],
      [size - 7, 0],
    ] as const) {
      expect([0, 1, 2, 3, 4, 5, 6].map(i => row(r + i, c))).toEqual([
        '1111111',
        '1000001',
        '1011101',
        '1011101',
        '1011101',
        '1000001',
        '1111111',
      ]);
    }
    for (let i = 8; i < size - 8; i++) expect([code[6][i], code[i][6]]).toEqual([i % 2 === 0, i % 2 === 0]);
    const across = [0, 1, 2, 3, 4, 5, 7, 8].map(c => code[8][c]);
    const up = [7, 5, 4, 3, 2, 1, 0].map(r => code[r][8]);
    expect([...across, ...up].map(Number).join('')).toBe(FORMAT);
    const below = [1, 2, 3, 4, 5, 6, 7].map(i => code[size - i][8]);
    const right = [8, 7, 6, 5, 4, 3, 2, 1].map(i => code[8][size - i]);
    expect([...below, ...right].map(Number).join('')).toBe(FORMAT);
    expect(code[size - 8][8]).toBe(true);
  });
});
