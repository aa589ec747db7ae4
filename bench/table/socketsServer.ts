/** Four sockets of `ws` a room and nothing else: what any server on them costs at least. */
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { CELLS, SEATS } from './claim.ts';

class Room {
  readonly sockets: WebSocket[] = [];
  private readonly cells = Array.from({ length: CELLS }, () => -1);
  private claimed = 0;
  private turn = 0;
  private n = 0;

  claim(seat: number, cell: number): void {
    if (seat !== this.turn || this.cells[cell] !== -1) return;
    this.cells[cell] = seat;
    if (++this.claimed === CELLS) {
      this.cells.fill(-1);
      this.claimed = 0;
    }
    this.turn = (seat + 1) % SEATS;
    const text = JSON.stringify({ n: ++this.n, seat, cell, turn: this.turn });
    for (const socket of this.sockets) socket.send(text);
  }
}

const rooms = new Map<string, Room>();
const server = new WebSocketServer({ port: Number(process.argv[2]), host: '127.0.0.1' });
server.on('listening', () => console.log('ready'));
server.on('connection', (socket, { url = '' }) => {
  let room = rooms.get(url);
  if (room === undefined) rooms.set(url, (room = new Room()));
  const seat = room.sockets.push(socket) - 1;
  socket.on('message', data => room.claim(seat, Number((data as Buffer).toString('latin1'))));
});
