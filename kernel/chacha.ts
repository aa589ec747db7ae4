/** ChaCha20 (RFC 8439) as a stream of 32-bit words: `block` of the key, nonce zero, into `out`. */
export function chachaBlock(key: readonly number[], block: number, out: Int32Array): void {
  const k0 = key[0] | 0;
  const k1 = key[1] | 0;
  const k2 = key[2] | 0;
  const k3 = key[3] | 0;
  const k4 = key[4] | 0;
  const k5 = key[5] | 0;
  const k6 = key[6] | 0;
  const k7 = key[7] | 0;
  input[4] = k0;
  input[5] = k1;
  input[6] = k2;
  input[7] = k3;
  input[8] = k4;
  input[9] = k5;
  input[10] = k6;
  input[11] = k7;
  input[12] = block | 0;
  input[13] = Math.floor(block / 4294967296) | 0;
  for (let i = 0; i < 16; i++) out[i] = input[i];
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] += input[i];
}

// "expand 32-byte k", then key, counter and nonce.
const input = new Int32Array(16);
input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  let t = x[d] ^ x[a];
  x[d] = (t << 16) | (t >>> 16);
  x[c] += x[d];
  t = x[b] ^ x[c];
  x[b] = (t << 12) | (t >>> 20);
  x[a] += x[b];
  t = x[d] ^ x[a];
  x[d] = (t << 8) | (t >>> 24);
  x[c] += x[d];
  t = x[b] ^ x[c];
  x[b] = (t << 7) | (t >>> 25);
}
