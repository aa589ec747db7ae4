/** The two messages of the Colyseus room as its protocol writes them: a code, a name and a value in MessagePack. */
export const COLYSEUS = { joined: 10, data: 13 };

export interface Claimed {
  readonly n: number;
  readonly seat: number;
  readonly cell: number;
  readonly turn: number;
}

/** `claimed`, a map of four short keys with whole numbers in the order in which the room writes them. */
export function claimOf(bytes: Buffer): Claimed {
  let at = 2 + (bytes[1] & 31); // the name
  at += 3; // a map, its size in two bytes
  const next = (): number => {
    at += 1 + (bytes[at] & 31); // the key
    const kind = bytes[at++];
    if (kind < 128) return kind;
    const size = kind === 0xcc ? 1 : kind === 0xcd ? 2 : 4;
    at += size;
    return bytes.readUIntBE(at - size, size);
  };
  return { n: next(), seat: next(), cell: next(), turn: next() };
}

const claim = Buffer.from('\u000d\u00a5claim', 'latin1');

export function claimBytes(cell: number): Buffer {
  return Buffer.concat([claim, Buffer.of(cell)]);
}
