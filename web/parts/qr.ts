/**
 * A text as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 6, always the first mask. That holds 106
 * bytes, which is enough for a link of ours under any host people type, and every scanner reads it.
 */

/** By version: all codewords, and the blocks they are dealt to with the codewords of correction in each. */
const SIZES: readonly (readonly [all: number, blocks: number, correction: number])[] = [
  [26, 1, 10],
  [44, 1, 16],
  [70, 1, 26],
  [100, 2, 18],
  [134, 2, 24],
  [172, 4, 16],
];
/** Correction M and the first mask, with what protects them. */
const FORMAT = 0x5412;

/** Black is `true`, by row and column; no margin. `undefined`: the text is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text);
  const index = SIZES.findIndex(([all, blocks, correction]) => bytes.length + 2 <= all - blocks * correction);
  if (index < 0) return undefined;
  const [all, blocks, correction] = SIZES[index];
  const data = dataOf(bytes, all - blocks * correction);
  const size = 21 + 4 * index;
  const { black, isFixed } = pattern(size);
  // In pairs of columns from the right, up and down in turns, each turned over where the mask is black.
  const codewords = withCorrection(data, blocks, correction);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const row = ((right + (right < 6 ? 2 : 1)) & 2) === 0 ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFixed[row][column]) continue;
        const isSet = bit < codewords.length * 8 && ((codewords[bit >> 3] >> (7 - (bit & 7))) & 1) === 1;
        black[row][column] = isSet !== ((row + column) % 2 === 0);
        bit++;
      }
    }
  }
  return black;
}

// ── Codewords ────────────────────────────────────────────────────────────────────────────────────────────────────────

function dataOf(bytes: Uint8Array, room: number): number[] {
  // Four bits that say "bytes", eight for how many: every byte lies across two codewords, and the end is four noughts.
  const halves = [0b0100, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) halves.push(byte >> 4, byte & 15);
  halves.push(0);
  const data: number[] = [];
  for (let i = 0; i < halves.length; i += 2) data.push((halves[i] << 4) | halves[i + 1]);
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Each block gets its own correction; then their codewords take turns. In these versions all blocks are as long. */
function withCorrection(data: readonly number[], blocks: number, correction: number): number[] {
  const length = data.length / blocks;
  const divisor = divisorOf(correction);
  const dealt = Array.from({ length: blocks }, (_, block) => data.slice(block * length, (block + 1) * length));
  const corrections = dealt.map(part => remainder(part, divisor));
  const inTurns = (lists: readonly number[][]): number[] => lists[0].flatMap((_, i) => lists.map(list => list[i]));
  return [...inTurns(dealt), ...inTurns(corrections)];
}

/** In the field of 256 elements with x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> i) & 1) * a);
  return product;
}

/** (x − 2⁰)(x − 2¹)…, without its leading one. */
function divisorOf(degree: number): number[] {
  const result = [...Array.from({ length: degree - 1 }, () => 0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    for (let j = 0; j < degree; j++) result[j] = times(result[j], root) ^ (result[j + 1] ?? 0);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, i) => (rest[i] ^= times(coefficient, factor)));
  }
  return rest;
}

// ── What is the same in all of one size ──────────────────────────────────────────────────────────────────────────────

function pattern(size: number): { readonly black: boolean[][]; readonly isFixed: boolean[][] } {
  const blank = (): boolean[][] => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const [black, isFixed] = [blank(), blank()];
  const set = (row: number, column: number, isBlack: boolean): void => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    black[row][column] = isBlack;
    isFixed[row][column] = true;
  };
  const square = (row: number, column: number, reach: number, white: readonly number[]): void => {
    for (let r = -reach; r <= reach; r++) {
      for (let c = -reach; c <= reach; c++) {
        set(row + r, column + c, !white.includes(Math.max(Math.abs(r), Math.abs(c))));
      }
    }
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  square(3, 3, 4, [2, 4]);
  square(3, size - 4, 4, [2, 4]);
  square(size - 4, 3, 4, [2, 4]);
  if (size > 21) square(size - 7, size - 7, 2, [1]);
  for (let i = 0; i < 15; i++) {
    const isBlack = ((FORMAT >> i) & 1) === 1;
    if (i < 8) {
      set(i < 6 ? i : i + 1, 8, isBlack);
      set(8, size - 1 - i, isBlack);
    } else {
      set(8, i === 8 ? 7 : 14 - i, isBlack);
      set(size - 15 + i, 8, isBlack);
    }
  }
  set(size - 8, 8, true);
  return { black, isFixed };
}
