// Two independent 32-bit lanes (murmur3's mixing) over a walk of the value with sorted keys: 64 bits, no text built.
let low = 0;
let high = 0;

/**
 * A fingerprint of plain data: equal data gives equal fingerprints whatever the order of keys. Not meant to resist an
 * attacker; fair dice use `sha256`.
 *
 * @example
 * hash(match.state) === hash(replayed.state);
 */
export function hash(value: unknown): string {
  low = 0x9e3779b9 | 0;
  high = 0x85ebca6b | 0;
  walk(value);
  return hexWord(finish(low ^ high)) + hexWord(finish(high + low));
}

function walk(value: unknown): void {
  if (typeof value === 'number') {
    add(1);
    if ((value | 0) === value) add(value | 0);
    else text(String(value));
  } else if (typeof value === 'string') {
    add(2);
    text(value);
  } else if (value === null) add(3);
  else if (value === true) add(4);
  else if (value === false) add(5);
  else if (Array.isArray(value)) {
    add(6);
    add(value.length);
    for (const item of value) walk(item);
  } else if (typeof value === 'object') {
    const record = value as Record<string, unknown>;
    const keys = Object.keys(record).sort();
    add(7);
    add(keys.length);
    for (const key of keys) {
      text(key);
      walk(record[key]);
    }
  } else add(8);
}

function text(value: string): void {
  add(value.length);
  for (let i = 0; i < value.length; i++) add(value.charCodeAt(i));
}

function add(word: number): void {
  let k = Math.imul(word, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  low ^= k;
  low = (Math.imul((low << 13) | (low >>> 19), 5) + 0xe6546b64) | 0;
  k = Math.imul(word ^ 0x5bd1e995, 0xab0e9789);
  k = Math.imul((k << 16) | (k >>> 16), 0xa1e38b93);
  high ^= k;
  high = (Math.imul((high << 17) | (high >>> 15), 5) + 0x561ccd1b) | 0;
}

function finish(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function hexWord(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
