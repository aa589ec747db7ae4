/**
 * Most of what a page sends are short texts, each whole and in one frame. They are read here, at a fraction of the cost;
 * everything else (fragments, control frames, other alphabets, what is long, split or malformed) is left to `ws`, which
 * knows all of RFC 6455.
 */
import type { Socket } from 'node:net';

type Chunk = (this: Socket, bytes: Buffer) => void;

/** RFC 6455 §5.2: frames of one piece with a mask and fewer than 126 bytes. */
const FINAL = 0x80;
const TEXT = 0x81;
const CLOSE = 0x88;
const MASKED = 0x80;
const SHORT = 126;
const HEAD = 6;

const text = Buffer.alloc(SHORT);

/** To be called when `ws` listens to the socket: short texts go to `hear` from now on. */
export function readShortTexts(tcp: Socket, hear: (text: string) => void): void {
  const [rest] = tcp.listeners('data') as Chunk[];
  tcp.off('data', rest);
  tcp.on('data', function read(this: Socket, bytes: Buffer) {
    let at = 0;
    while (at < bytes.length) {
      const size = shortFrame(bytes, at);
      // It is cut somewhere or the last one: where the next frame begins, only `ws` will know.
      if (size < 0) {
        tcp.off('data', read);
        tcp.on('data', rest);
        return rest.call(tcp, bytes.subarray(at));
      }
      if (bytes[at] === TEXT && isPlain(bytes, at, size)) hear(text.toString('latin1', 0, size - HEAD));
      else rest.call(tcp, bytes.subarray(at, at + size));
      at += size;
    }
  });
}

/** How many bytes the short, whole frame has that begins here; −1 if it is none. */
function shortFrame(bytes: Buffer, at: number): number {
  const kind = bytes[at];
  const length = bytes[at + 1] - MASKED; // NaN at the end of the bytes
  if (kind <= FINAL || kind === CLOSE || !(length >= 0 && length < SHORT)) return -1;
  return at + HEAD + length <= bytes.length ? HEAD + length : -1;
}

/** Unmasks a frame into `text`; is it plain ASCII? */
function isPlain(bytes: Buffer, at: number, size: number): boolean {
  let all = 0;
  for (let i = 0; i < size - HEAD; i++) {
    const byte = bytes[at + HEAD + i] ^ bytes[at + 2 + (i & 3)];
    text[i] = byte;
    all |= byte;
  }
  return all < 128;
}
