const K = /* @__PURE__ */ constants();

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
function constants(): Int32Array {
  const table = new Int32Array(64);
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) table[found++] = fraction(Math.cbrt(n));
  }
  return table;
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 4294967296) | 0;
}

const START = [2, 3, 5, 7, 11, 13, 17, 19].map(p => fraction(Math.sqrt(p)));

/** UTF-8, without relying on a host's `TextEncoder`. */
export function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const c = character.codePointAt(0)!;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return bytes;
}

/**
 * SHA-256 as eight signed 32-bit words.
 *
 * @example
 * sha256(utf8('abc'))[0] >>> 0; // 0xba7816bf
 */
export function sha256(message: readonly number[]): number[] {
  const padded = message.slice();
  padded.push(0x80);
  while (padded.length % 64 !== 56) padded.push(0);
  const high = Math.floor(message.length / 0x20000000);
  const low = message.length << 3;
  for (const word of [high, low]) padded.push(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);

  const hash = START.slice();
  const w = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) {
      const j = at + 4 * i;
      w[i] = (padded[j] << 24) | (padded[j + 1] << 16) | (padded[j + 2] << 8) | padded[j + 3];
    }
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15];
      const y = w[i - 2];
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    const mixed = [a, b, c, d, e, f, g, h];
    for (let i = 0; i < 8; i++) hash[i] = (hash[i] + mixed[i]) | 0;
  }
  return hash;
}

function turn(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

/** Eight words as 64 hexadecimal digits. */
export function hex(words: readonly number[]): string {
  return words.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
