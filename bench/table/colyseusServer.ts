/** A Colyseus room that checks, applies and broadcasts each claim; state in memory, no storage. */
import { createServer } from 'node:http';
import { Room, Server } from '@colyseus/core';
import type { Client } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CELLS, SEATS } from './claim.ts';

class ClaimRoom extends Room {
  override maxClients = SEATS;
  cells = Array.from({ length: CELLS }, () => -1);
  claimed = 0;
  turn = 0;
  n = 0;
  seats: string[] = [];

  override onCreate(): void {
    this.onMessage('claim', (client: Client, cell: number) => {
      const seat = this.seats.indexOf(client.sessionId);
      if (seat !== this.turn || !Number.isInteger(cell) || this.cells[cell] !== -1) return;
      this.cells[cell] = seat;
      if (++this.claimed === CELLS) {
        this.cells.fill(-1);
        this.claimed = 0;
      }
      this.turn = (seat + 1) % SEATS;
      this.broadcast('claimed', { n: ++this.n, seat, cell, turn: this.turn });
    });
  }

  override onJoin(client: Client): void {
    this.seats.push(client.sessionId);
  }
}

const server = new Server({ transport: new WebSocketTransport({ server: createServer() }), greet: false });
server.define('claim', ClaimRoom);
await server.listen(Number(process.argv[2]), '127.0.0.1');
console.log('ready');
