import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hex, sha256, utf8 } from '../index.ts';

describe('sha256', () => {
  // FIPS 180-4 and the vectors published with it.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of %.20s…', (text, expected) => {
    expect(hex(sha256(utf8(text)))).toBe(expected);
  });

  it('agrees with Node on any bytes, around every length of padding', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
        expect(hex(sha256([...bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });
});

describe('utf8', () => {
  it('agrees with the host on all text that has no lone surrogates', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(utf8(text)).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
  });
});
