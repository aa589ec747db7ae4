/**
 * What goes out over one live connection: text frames, written straight to the TCP socket, all of one turn of the event
 * loop in one write. With hundreds of tables, writing is most of what the server does.
 */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

export class Frames {
  private readonly socket: WebSocket;
  private readonly tcp: Socket;
  /** Frames of this turn, and how many bytes they are. */
  private waiting: Buffer[] | null = null;
  private bytes = 0;
  /** The other side took all of the last write at once. */
  private taken = true;

  constructor(socket: WebSocket, tcp: Socket) {
    this.socket = socket;
    this.tcp = tcp;
  }

  /** Bytes that the other side has not taken yet. */
  get backlog(): number {
    return this.taken ? this.bytes : this.tcp.writableLength + this.bytes;
  }

  send(text: string): void {
    const frame = frameOf(text);
    this.bytes += frame.length;
    if (this.waiting !== null) this.waiting.push(frame);
    else {
      this.waiting = [frame];
      atEndOfTurn(this);
    }
  }

  /** Also to be called before anything else is written to the socket: its end, for instance. */
  flush(): void {
    const { waiting, bytes } = this;
    if (waiting === null) return;
    this.waiting = null;
    this.bytes = 0;
    if (this.socket.readyState !== OPEN || !this.tcp.writable) return;
    this.taken = this.tcp.write(waiting.length === 1 ? waiting[0] : Buffer.concat(waiting, bytes));
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
let lastFrame: Buffer = Buffer.alloc(0);

/** RFC 6455 §5.2: a final, unmasked text frame. */
function frameOf(text: string): Buffer {
  if (text === lastText) return lastFrame;
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8');
  lastText = text;
  lastFrame = frame;
  return frame;
}
