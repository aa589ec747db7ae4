/**
 * What goes out over one live connection: text frames, written straight to the TCP socket, all of one turn of the event
 * loop in one write. With hundreds of tables, writing is most of what the server does.
 */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

export class Frames {
  private readonly socket: WebSocket;
  private readonly tcp: Socket;
  /** Frames of this turn, one character per byte. */
  private waiting = '';
  /** The other side took all of the last write at once. */
  private taken = true;

  constructor(socket: WebSocket, tcp: Socket) {
    this.socket = socket;
    this.tcp = tcp;
  }

  /** Bytes that the other side has not taken yet. */
  get backlog(): number {
    return this.taken ? this.waiting.length : this.tcp.writableLength + this.waiting.length;
  }

  send(text: string): void {
    if (this.waiting === '') atEndOfTurn(this);
    this.waiting += frameOf(text);
  }

  /** Also to be called before anything else is written to the socket: its end, for instance. */
  flush(): void {
    const bytes = this.waiting;
    this.waiting = '';
    if (bytes !== '' && this.socket.readyState === OPEN && this.tcp.writable)
      this.taken = this.tcp.write(bytes, 'latin1');
  }
}

const OPEN = 1;
let turn: Frames[] = [];

function atEndOfTurn(frames: Frames): void {
  if (turn.push(frames) === 1) process.nextTick(endTurn);
}

function endTurn(): void {
  const all = turn;
  turn = [];
  for (const frames of all) frames.flush();
}

// Most viewers of a table are often sent the same.
let lastText = '';
let lastFrame = '';

/** RFC 6455 §5.2: a final, unmasked text frame. */
function frameOf(text: string): string {
  if (text === lastText) return lastFrame;
  const bytes = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
  lastText = text;
  lastFrame = head(bytes.length) + bytes;
  return lastFrame;
}

function head(length: number): string {
  if (length < 126) return `\x81${String.fromCharCode(length)}`;
  if (length < 65_536) return `\x81\x7e${String.fromCharCode(length >> 8, length & 255)}`;
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return `\x81\x7f${bytes.toString('latin1')}`;
}
