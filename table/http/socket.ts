/** One page's live connection: joins a table, answers, undoes, talks. */
import type { Socket } from 'node:net';
import { isTooDeep, VesperError } from '@vesper/kernel';
import type { WebSocket } from 'ws';
import { TableError, shortened } from '../errors.ts';
import { PROTOCOL, SIGNED_OUT } from '../messages.ts';
import type { ToPage, ToTable } from '../messages.ts';
import { spectatorName } from '../spoken.ts';
import { checkPlays } from '../tables/seating.ts';
import type { Onlooker } from '../host/audience.ts';
import type { Live } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import type { Connection, Connections } from './connections.ts';
import { Frames } from './frames.ts';
import type { Visitor } from './identity.ts';
import { Bucket } from './limits.ts';
import type { Doorkeeper, Limits } from './limits.ts';
import { isChoose, parsed, toTable } from './shapes.ts';

/** Owing so many messages, a page is cut off: no person and no program that means well comes so far. */
const OVERDRAFT = 60;
/** To be shown everything counts as so many more messages. */
const JOINING = 4;
/** To be told what would come of a choice counts as so many more. */
const CONSIDERING = 2;
/** What could not be a message counts as so many more. */
const GARBAGE = 19;

/** What a page is told of a fault in a game's rules. What exactly went wrong may name hidden things and goes to the log. */
const STUMBLED = 'The rules of this game stumble over that; nothing has changed, and the match is kept.';

type Join = Extract<ToTable, { readonly t: 'join' }>;
type Choose = Extract<ToTable, { readonly t: 'choose' }>;

/** Milliseconds for the other side to take the last word. */
const PARTING = 1000;

export interface SocketHost {
  readonly tables: Tables;
  readonly connections: Connections;
  readonly doorkeeper: Doorkeeper;
  readonly limits: Limits;
  readonly now: () => number;
  /** The identity's name may have changed since the connection was made. */
  nameOf(identity: string): Promise<string>;
  failed(error: unknown): void;
  refused(code: string): void;
}

/** `tcp` is what the socket writes to. */
export function attach(socket: WebSocket, tcp: Socket, identity: Visitor, address: string, host: SocketHost): void {
  const { tables, limits } = host;
  const frames = new Frames(socket, tcp);
  const measure = new Bucket(limits.messages, limits.burst);
  let joined: { live: Live; onlooker: Onlooker } | undefined;
  let joining: Promise<unknown> = Promise.resolve();
  let warned = -Infinity;
  let closed = false;
  let answered = true;

  const send = (text: string): void => {
    if (closed) return;
    if (frames.backlog > limits.backlog) socket.terminate(); // it comes back and gets a snapshot
    else frames.send(text);
  };
  const close = (code: number, reason: string): void => {
    frames.flush();
    socket.close(code, reason);
  };
  /** Nothing more is heard or said. */
  const end = (): void => {
    closed = true;
    leave();
    host.connections.remove(connection);
  };
  /** At once: what else it has sent is not obeyed, and nothing is waited for. */
  const cutOff = (): void => {
    frames.flush();
    socket.terminate();
    end();
  };
  const connection: Connection = {
    identity: identity.id,
    device: identity.device,
    address,
    signOut() {
      close(SIGNED_OUT, 'signed out');
      end();
      setTimeout(() => socket.terminate(), PARTING).unref();
    },
    beat(patient) {
      if (!answered && !patient) return cutOff();
      answered = false;
      frames.flush();
      socket.ping();
    },
  };
  host.connections.add(connection);
  const tell = (message: ToPage): void => send(JSON.stringify(message));
  const refuse = (id: number | null, error: unknown): void => {
    const known = error instanceof TableError || error instanceof VesperError;
    const code = known ? error.code : 'internal';
    let message = known ? shortened(error.message) : 'Something went wrong on the server; the match is kept.';
    if (!known || code === 'broken-rules') host.failed(error);
    if (code === 'broken-rules') message = STUMBLED;
    host.refused(code);
    const refusal = error instanceof VesperError ? error.refusal : undefined;
    tell({ t: 'error', id, code, message, ...(refusal === undefined ? {} : { refusal }) });
  };
  const here = (): { live: Live; onlooker: Onlooker } => {
    if (joined === undefined) throw new TableError('not-joined', 'Join a table first.');
    return joined;
  };
  const leave = (): void => {
    if (joined !== undefined) joined.live.leave(joined.onlooker);
    joined = undefined;
  };

  const join = async ({ table, seat }: Join): Promise<void> => {
    await tables.viewerFor(table, identity.id, seat); // who may not look like that stays where it was
    leave();
    const onlooker: Onlooker = {
      identity: identity.id,
      wanted: seat,
      send,
      close: () => close(1012, 'come back'),
    };
    const live = await tables.join(table, onlooker);
    joined = { live, onlooker };
    if (closed) leave();
  };

  const choose = ({ id, seat, decision, choice, unlessFinal }: Choose): void => {
    const { live } = here();
    checkPlays(live.body, seat, identity.id);
    const ok = (): void => send(`{"t":"ok","id":${id}}`);
    const unless = async (): Promise<void> => {
      charge(CONSIDERING);
      const forecast = await live.chooseUnlessFinal(seat, decision, choice, ok);
      if (forecast !== null) tell({ t: 'forecast', id, forecast });
    };
    const made = unlessFinal === true ? unless() : live.choose(seat, decision, choice, ok);
    made.catch((error: unknown) => refuse(id, error));
  };

  const act = async (message: Exclude<ToTable, Choose>): Promise<void> => {
    const ok = (): void => send(`{"t":"ok","id":${message.id}}`);
    switch (message.t) {
      case 'join':
        charge(JOINING);
        // One after the other, so that a page that changes its mind ends at the last table it asked for.
        joining = joining.catch(() => {}).then(() => join(message));
        await joining;
        return ok();
      case 'consider': {
        const { live } = here();
        const { id, seat, decision, choice } = message;
        charge(CONSIDERING);
        checkPlays(live.body, seat, identity.id);
        host.doorkeeper.pass('forecast', identity.id, address);
        return tell({ t: 'forecast', id, forecast: live.consider(seat, decision, choice) });
      }
      case 'undo': {
        const { live } = here();
        checkPlays(live.body, message.seat, identity.id);
        return live.undo(message.seat, message.n, ok);
      }
      case 'chat': {
        const { live, onlooker } = here();
        host.doorkeeper.pass('chat', identity.id, address);
        const viewer = live.audience.viewer(onlooker) ?? 'spectator';
        const seat = viewer === 'spectator' ? null : viewer;
        const players = live.body.seats.map(({ name: called }) => called);
        const name = seat === null ? spectatorName(await host.nameOf(identity.id), players) : players[seat];
        await tables.say(live.id, { at: host.now(), name, seat, text: message.text });
        return ok();
      }
    }
  };

  /** One answer a second, so that a flood costs little until it is cut off. */
  const tooMuch = (owed: number): void => {
    if (owed > OVERDRAFT) {
      host.refused('too-fast');
      return cutOff();
    }
    if (performance.now() - warned < 1000) return;
    warned = performance.now();
    refuse(null, new TableError('too-fast', 'Too many messages; slow down.'));
  };
  /** For what is no message of a page, whatever else it is. */
  const charge = (cost: number): void => {
    const owed = measure.draw(cost);
    if (owed > 0 && !closed) tooMuch(owed);
  };

  /** `null` is what is not text. */
  const hear = (text: string | null): void => {
    if (closed) return;
    const owed = measure.draw(1);
    if (owed > 0) return tooMuch(owed);
    let id: number | null = null;
    try {
      if (text === null) throw new TableError('bad-request', 'Messages are text.');
      const value = json(text);
      id = idOf(value);
      const message = isChoose(value) ? value : messageOf(value);
      if (message.t === 'choose') choose(message);
      else act(message).catch((error: unknown) => refuse(id, error));
    } catch (error) {
      refuse(id, error);
      if (error instanceof TableError && error.code === 'bad-request') charge(GARBAGE);
    }
  };
  socket.on('message', (data, isBinary) => hear(isBinary ? null : (data as Buffer).toString()));
  socket.on('ping', () => charge(1));
  socket.on('pong', () => {
    answered = true;
    charge(1);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', end);
}

/** A page of another version is told so before anything else it says is judged. */
function messageOf(value: unknown): ToTable {
  if (isTooDeep(value)) throw new TableError('bad-request', 'The message is nested too deeply.');
  const { t, v } = (value ?? {}) as { t?: unknown; v?: unknown };
  if (t === 'join' && v !== PROTOCOL)
    throw new TableError('old-page', 'A newer version of the table is here: reload the page.');
  return parsed(toTable, value);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TableError('bad-request', 'The message is not JSON.');
  }
}

function idOf(value: unknown): number | null {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === 'number' ? id : null;
}
