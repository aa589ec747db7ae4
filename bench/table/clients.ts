/** Four people at one table of each server, as raw as its protocol allows. */
import { Client } from 'colyseus.js';
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import { CELLS, SEATS } from './claim.ts';

export type Contender = 'sqlite' | 'postgres' | 'boardgameio' | 'colyseus';

export interface Watch {
  send(n: number): void;
  show(n: number): void;
}

export interface TableClient {
  /** Lets the first seat choose; from then on everybody answers when it is their turn. */
  begin(): void;
}

export function openTable(contender: Contender, url: string, watch: Watch): Promise<TableClient> {
  if (contender === 'boardgameio') return boardgameio(url, watch);
  if (contender === 'colyseus') return colyseus(url, watch);
  return vesper(url, watch);
}

interface Heard {
  readonly t: string;
  readonly n: number;
  readonly over: boolean;
  readonly asked: readonly { id: string; seat: number; choices?: { choice: number }[] }[];
  readonly scene: Heard | null;
}

async function vesper(url: string, watch: Watch): Promise<TableClient> {
  const seats = ['me', 'here', 'here', 'here'].map(kind => ({ kind }));
  let cookie = '';
  const makeTable = async (): Promise<string> => {
    const made = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ game: 'claim', seats }),
    });
    const [set] = made.headers.getSetCookie();
    if (set !== undefined) [cookie] = set.split(';');
    return ((await made.json()) as { table: { id: string } }).table.id;
  };
  let table = await makeTable();
  const first: (() => void)[] = [];
  let begun = false;
  const sit = async (seat: number): Promise<WebSocket> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { cookie } });
    const answer = (heard: Heard): void => {
      const asked = heard.asked[0];
      if (asked?.seat !== seat) return;
      const choices = asked.choices!;
      const { choice } = choices[Math.floor(Math.random() * choices.length)];
      const act = (): void => {
        watch.send(heard.n + 1);
        socket.send(JSON.stringify({ t: 'choose', id: heard.n, seat, decision: asked.id, choice }));
      };
      if (begun) act();
      else first.push(act);
    };
    socket.on('message', data => {
      const heard = JSON.parse((data as Buffer).toString()) as Heard;
      if (heard.t === 'moved') {
        watch.show(heard.n);
        if (!heard.over) answer(heard);
        else if (seat === 0) void nextMatch();
      } else if (heard.t === 'snapshot' && heard.scene !== null) answer(heard.scene);
    });
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    return socket;
  };
  const join = (sockets: readonly WebSocket[]): void =>
    sockets.forEach((socket, seat) => socket.send(JSON.stringify({ t: 'join', id: 0, table, seat })));
  const sockets: WebSocket[] = [];
  // The others sit down first: who is asked answers at once, and everybody shall see it.
  const joinAll = (): void => join([...sockets]);
  const nextMatch = async (): Promise<void> => {
    table = await makeTable();
    sockets.slice(1).forEach((socket, i) => socket.send(JSON.stringify({ t: 'join', id: 0, table, seat: i + 1 })));
    sockets[0].send(JSON.stringify({ t: 'join', id: 0, table, seat: 0 }));
  };
  for (let seat = 0; seat < SEATS; seat++) sockets.push(await sit(seat));
  const joined = Promise.all(sockets.map(socket => new Promise(resolve => socket.once('message', resolve))));
  joinAll();
  await joined;
  return {
    begin() {
      begun = true;
      for (const act of first) act();
    },
  };
}

interface BoardState {
  readonly G: { readonly cells: readonly number[] };
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

async function boardgameio(url: string, watch: Watch): Promise<TableClient> {
  const match = Math.random().toString(36).slice(2);
  let begin = (): void => {};
  let begun = false;
  for (let seat = 0; seat < SEATS; seat++) {
    const player = String(seat);
    const socket = io(`${url}/claim`, { transports: ['websocket'], forceNew: true });
    const answer = (state: BoardState): void => {
      if (state.ctx.currentPlayer !== player) return;
      const cell = anyFree(state.G.cells);
      const action = {
        type: 'MAKE_MOVE',
        payload: { type: 'claim', args: [cell], playerID: player, credentials: undefined },
      };
      const act = (): void => {
        watch.send(state._stateID + 1);
        socket.emit('update', action, state._stateID, match, player);
      };
      if (begun) act();
      else begin = act;
    };
    socket.on('update', (_match: string, state: BoardState) => {
      watch.show(state._stateID);
      answer(state);
    });
    await new Promise<void>((resolve, reject) => {
      socket.on('connect_error', reject);
      socket.on('sync', (_match: string, { state }: { state: BoardState }) => {
        answer(state);
        resolve();
      });
      socket.on('connect', () => socket.emit('sync', match, player, undefined, SEATS));
    });
  }
  return {
    begin() {
      begun = true;
      begin();
    },
  };
}

async function colyseus(url: string, watch: Watch): Promise<TableClient> {
  const client = new Client(url.replace('http', 'ws'));
  const first = await client.create('claim');
  const rooms = [first];
  for (let seat = 1; seat < SEATS; seat++) rooms.push(await client.joinById(first.roomId));
  const cells = Array.from({ length: CELLS }, () => -1);
  let claimed = 0;
  rooms.forEach((room, seat) => {
    room.onMessage(
      'claimed',
      ({ n, seat: by, cell, turn }: { n: number; seat: number; cell: number; turn: number }) => {
        watch.show(n);
        if (seat === turn) {
          cells[cell] = by;
          if (++claimed === CELLS) {
            cells.fill(-1);
            claimed = 0;
          }
          watch.send(n + 1);
          room.send('claim', anyFree(cells));
        }
      },
    );
  });
  return {
    begin() {
      watch.send(1);
      rooms[0].send('claim', 0);
    },
  };
}

function anyFree(cells: readonly number[]): number {
  let cell = Math.floor(Math.random() * CELLS);
  while (cells[cell] !== -1) cell = (cell + 1) % CELLS;
  return cell;
}
