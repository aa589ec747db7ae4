/**
 * Four people at one table of each server. All are plain sockets of `ws` that speak the server's protocol and look only
 * at what they need: how far the match is, and for who is asked, what may be chosen. So they cost about the same.
 */
import { WebSocket } from 'ws';
import { anyFree, CELLS, SEATS } from './claim.ts';
import { claimOf, claimBytes, COLYSEUS } from './colyseusBytes.ts';

export type Contender = 'sqlite' | 'postgres' | 'boardgameio' | 'colyseus' | 'sockets';

export interface Watch {
  send(n: number): void;
  show(n: number): void;
}

export interface TableClient {
  /** Lets the first seat choose; from then on everybody answers when it is their turn. */
  begin(): void;
}

/** At Vesper's tables people may think for `pause` milliseconds before they answer. */
export function openTable(contender: Contender, url: string, watch: Watch, pause = 0): Promise<TableClient> {
  if (contender === 'boardgameio') return boardgameio(url, watch);
  if (contender === 'colyseus') return colyseus(url, watch);
  if (contender === 'sockets') return bareSockets(url, watch);
  return vesper(url, watch, pause);
}

const opened = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));

/** The number that follows a piece of text; NaN without it. */
function numberAfter(text: string, piece: string, from = 0): number {
  const at = text.indexOf(piece, from);
  return at < 0 ? Number.NaN : Number.parseInt(text.slice(at + piece.length, at + piece.length + 12), 10);
}

// ── Vesper ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The version of the table's messages that is spoken here. */
const PROTOCOL = 1;

/** The first decision of a scene, if it is this seat's: its id and one of its choices. */
function pickChoice(text: string): { decision: string; choice: number } | undefined {
  const from = text.indexOf('"choices":[');
  if (from < 0) return undefined;
  const choices = JSON.parse(text.slice(from + 10, text.indexOf(']', from) + 1)) as number[];
  const id = text.lastIndexOf('"id":"', from) + 6;
  const choice = choices[Math.floor(Math.random() * choices.length)];
  return { decision: text.slice(id, text.indexOf('"', id)), choice };
}

async function vesper(url: string, watch: Watch, pause: number): Promise<TableClient> {
  const seats = ['me', 'here', 'here', 'here'].map(kind => ({ kind }));
  let cookie = '';
  const makeTable = async (): Promise<string> => {
    const made = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ game: 'claim', seats }),
    });
    if (!made.ok) throw new Error(`${made.status}: ${await made.text()}`);
    const [set] = made.headers.getSetCookie();
    if (set !== undefined) [cookie] = set.split(';');
    return ((await made.json()) as { table: { id: string } }).table.id;
  };
  let table = await makeTable();
  const first: (() => void)[] = [];
  let begun = false;
  const sockets: WebSocket[] = [];
  const answer = (seat: number, n: number, text: string): void => {
    const picked = pickChoice(text);
    if (picked === undefined) return;
    const act = (): void => {
      watch.send(n + 1);
      sockets[seat].send(JSON.stringify({ t: 'choose', id: n, seat, ...picked }));
    };
    if (!begun) first.push(act);
    else if (pause > 0) setTimeout(act, pause);
    else act();
  };
  const hear = (seat: number, text: string): void => {
    if (text.startsWith('{"t":"moved"')) {
      const n = numberAfter(text, '"n":');
      watch.show(n);
      if (seat === 0 && text.includes('"over":true')) void nextMatch();
      else answer(seat, n, text);
    } else if (text.startsWith('{"t":"snapshot"')) answer(seat, numberAfter(text, '"scene":{"n":'), text);
    else if (text.startsWith('{"t":"error"')) throw new Error(text);
  };
  const join = (seat: number): void =>
    sockets[seat].send(JSON.stringify({ t: 'join', v: PROTOCOL, id: 0, table, seat }));
  // The others sit down first: who is asked answers at once, and everybody shall see it.
  const joinAll = (): void => [1, 2, 3, 0].forEach(join);
  const nextMatch = async (): Promise<void> => {
    table = await makeTable();
    joinAll();
  };
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { cookie } });
    socket.on('message', data => hear(seat, (data as Buffer).toString('latin1')));
    sockets.push(socket);
    await opened(socket);
  }
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

// ── boardgame.io: Socket.IO's packets as text ────────────────────────────────────────────────────────────────────────

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
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const emit = (...args: unknown[]): void => socket.send(`42/claim,${JSON.stringify(args)}`);
    const answer = ({ G, ctx, _stateID: n }: BoardState): void => {
      if (ctx.currentPlayer !== player) return;
      const payload = { type: 'claim', args: [anyFree(G.cells)], playerID: player };
      const act = (): void => {
        watch.send(n + 1);
        emit('update', { type: 'MAKE_MOVE', payload }, n, match, player);
      };
      if (begun) act();
      else begin = act;
    };
    const mine = `"currentPlayer":"${player}"`;
    const synced = new Promise<void>(resolve => {
      socket.on('message', data => {
        const text = (data as Buffer).toString('latin1');
        if (text.startsWith('42/claim,["update"')) {
          watch.show(numberAfter(text, '"_stateID":'));
          if (text.includes(mine)) answer((JSON.parse(text.slice(9)) as [string, string, BoardState])[2]);
        } else if (text.startsWith('42/claim,["sync"')) {
          answer((JSON.parse(text.slice(9)) as [string, string, { state: BoardState }])[2].state);
          resolve();
        } else if (text === '2') socket.send('3');
        else if (text.startsWith('0')) socket.send('40/claim,');
        else if (text.startsWith('40/claim,')) emit('sync', match, player, null, SEATS);
      });
    });
    await opened(socket);
    await synced;
  }
  return {
    begin() {
      begun = true;
      begin();
    },
  };
}

// ── Colyseus: MessagePack ────────────────────────────────────────────────────────────────────────────────────────────

interface Reservation {
  readonly sessionId: string;
  readonly room: { readonly roomId: string; readonly processId: string };
}

async function colyseus(url: string, watch: Watch): Promise<TableClient> {
  const reserve = async (how: string): Promise<Reservation> => {
    const headers = { 'content-type': 'application/json' };
    const made = await fetch(`${url}/matchmake/${how}`, { method: 'POST', headers, body: '{}' });
    if (!made.ok) throw new Error(`${made.status}: ${await made.text()}`);
    return (await made.json()) as Reservation;
  };
  const cells = Array.from({ length: CELLS }, () => -1);
  let claimed = 0;
  const sockets: WebSocket[] = [];
  let roomId = '';
  for (let seat = 0; seat < SEATS; seat++) {
    const { sessionId, room } = await reserve(seat === 0 ? 'create/claim' : `joinById/${roomId}`);
    ({ roomId } = room);
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/${room.processId}/${room.roomId}?sessionId=${sessionId}`,
    );
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', data => {
        const bytes = data as Buffer;
        if (bytes[0] === COLYSEUS.joined) {
          socket.send(bytes.subarray(0, 1));
          resolve();
        } else if (bytes[0] === COLYSEUS.data) {
          const { n, seat: by, cell, turn } = claimOf(bytes);
          watch.show(n);
          if (seat !== turn) return;
          cells[cell] = by;
          if (++claimed === CELLS) {
            cells.fill(-1);
            claimed = 0;
          }
          watch.send(n + 1);
          socket.send(claimBytes(anyFree(cells)));
        }
      });
    });
    sockets.push(socket);
  }
  return {
    begin() {
      watch.send(1);
      sockets[0].send(claimBytes(0));
    },
  };
}

// ── Sockets alone ────────────────────────────────────────────────────────────────────────────────────────────────────

async function bareSockets(url: string, watch: Watch): Promise<TableClient> {
  const room = Math.random().toString(36).slice(2);
  const cells = Array.from({ length: CELLS }, () => -1);
  let claimed = 0;
  const sockets: WebSocket[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/${room}`);
    socket.on('message', data => {
      const text = (data as Buffer).toString('latin1');
      const n = numberAfter(text, '"n":');
      watch.show(n);
      if (seat !== numberAfter(text, '"turn":')) return;
      cells[numberAfter(text, '"cell":')] = numberAfter(text, '"seat":');
      if (++claimed === CELLS) {
        cells.fill(-1);
        claimed = 0;
      }
      watch.send(n + 1);
      socket.send(String(anyFree(cells)));
    });
    await opened(socket);
    sockets.push(socket);
  }
  return {
    begin() {
      watch.send(1);
      sockets[0].send('0');
    },
  };
}
