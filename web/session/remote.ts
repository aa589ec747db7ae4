import type { Choice, Forecast, Replay, Seat } from '@vesper/kernel';
import { PROTOCOL, SIGNED_OUT } from '@vesper/table/messages';
import type { ToPage, ToTable } from '@vesper/table/messages';
import type { Wishes } from '@vesper/table/passing';
import { api } from './api.ts';
import { newStore, receive } from './receive.ts';
import { SessionError } from './session.ts';
import type { Hint, Past, Problem, Session } from './session.ts';

const LIVE = '/live';
/** Waits between attempts to come back; the last one repeats. */
const BACK_OFF = [250, 500, 1000, 2000, 4000, 8000];
/** It is tried again by itself. */
const UNREACHED: Problem = { code: 'offline', message: 'The server cannot be reached.' };
/** Codes after which trying again is of no use. */
const FINAL = new Set(['not-found', 'forbidden', 'unknown-game', 'unreadable', 'bad-request']);

/** Each kind of message without its number. */
type Asked = ToTable extends infer M ? (M extends { readonly id: number } ? Omit<M, 'id'> : never) : never;

/** A table on the server. Comes back by itself and takes up where it was; unanswered choices are asked again. */
export class RemoteSession implements Session {
  readonly kind = 'remote';
  readonly id: string;
  readonly store = newStore();
  #socket: WebSocket | null = null;
  #next = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #seat: Seat | null = null;
  #closed = false;
  /** The moment that is being looked at, and how many were asked for. */
  #looking: Promise<unknown> = Promise.resolve();
  #asked = 0;
  readonly #waiting = new Map<
    number,
    { message: ToTable; resolve(forecast: Forecast | null): void; reject(error: Error): void }
  >();

  constructor(id: string) {
    this.id = id;
    void this.#connect();
    addEventListener('online', this.#hurry);
  }

  choose(seat: Seat, decision: string, choice: Choice, unlessFinal?: true): Promise<Forecast | null> {
    return this.#ask({ t: 'choose', seat, decision, choice, ...(unlessFinal === true ? { unlessFinal } : {}) });
  }

  async consider(seat: Seat, decision: string, choice: Choice): Promise<Forecast> {
    const found = await this.#ask({ t: 'consider', seat, decision, choice });
    if (found === null) throw new SessionError({ code: 'stale-decision', message: 'That is not asked any more.' });
    return found;
  }

  async undo(seat: Seat): Promise<void> {
    await this.#ask({ t: 'undo', seat, n: this.store.getState().scene?.n ?? 0 });
  }

  async chat(text: string): Promise<void> {
    await this.#ask({ t: 'chat', text });
  }

  look(seat: Seat): void {
    this.#seat = seat;
    this.#join();
  }

  /** One after the other, and only the newest of those that wait: whoever drags through a match passes over most of it. */
  async past(n: number): Promise<Past> {
    const asked = ++this.#asked;
    await this.#looking.catch(() => {});
    if (asked !== this.#asked) throw new SessionError({ code: 'passed', message: 'Another moment was asked for.' });
    const looking = api.at(this.id, n, this.#seat);
    this.#looking = looking;
    return looking;
  }

  async hint(): Promise<Hint | null> {
    const { viewer } = this.store.getState();
    return typeof viewer === 'number' ? api.hint(this.id, viewer) : null;
  }

  async replay(): Promise<Replay> {
    const file = await api.file(this.id);
    if (!Array.isArray(file.record))
      throw new SessionError({ code: 'sealed', message: 'The match is sealed while others play.' });
    return file;
  }

  async seatTo(seat: Seat, kind: 'bot' | 'person', bot?: string): Promise<void> {
    await (kind === 'bot' ? api.toBot(this.id, seat, bot) : api.takeBack(this.id, seat));
  }

  async concede(seat: Seat): Promise<void> {
    await api.concede(this.id, seat);
  }

  async wish(seat: Seat, wishes: Required<Wishes>): Promise<void> {
    await api.wish(this.id, seat, wishes);
  }

  rematch(): Promise<string> {
    return api.rematch(this.store.getState().table!);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#socket?.close();
    for (const { reject } of this.#waiting.values())
      reject(new SessionError({ code: 'closed', message: 'The table was left.' }));
    this.#waiting.clear();
  }

  // ── The connection ─────────────────────────────────────────────────────────────────────────────────────────────────

  async #connect(): Promise<void> {
    try {
      // The first time this sets the cookie that says who this browser is; who comes back must still be signed in.
      await (this.store.getState().table === null ? api.me() : api.devices());
    } catch (error) {
      if (error instanceof SessionError && error.code === 'not-signed-in') this.#signedOut();
      else this.#again();
      return;
    }
    if (this.#closed) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${LIVE}`);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#join());
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as ToPage));
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === SIGNED_OUT) this.#signedOut();
      else this.#again();
    });
  }

  readonly #hurry = (): void => {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    void this.#connect();
  };

  #signedOut(): void {
    const message = 'This device was signed out from another one. With a link or a recovery code it is you again.';
    this.store.setState({ link: 'failed', problem: { code: 'signed-out', message } });
  }

  #again(): void {
    if (this.#closed || this.store.getState().link === 'failed') return;
    this.#socket = null;
    if (this.store.getState().table === null) this.store.setState({ link: 'opening', problem: UNREACHED });
    else this.store.setState({ link: 'lost' });
    const wait = BACK_OFF[Math.min(this.#tries++, BACK_OFF.length - 1)];
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        void this.#connect();
      },
      wait * (0.75 + Math.random() / 2),
    );
  }

  #join(): void {
    const seat = this.#seat ?? undefined;
    this.#send({ t: 'join', v: PROTOCOL, id: this.#next++, table: this.id, seat });
  }

  #send(message: ToTable): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ask(asked: Asked): Promise<Forecast | null> {
    const message = { ...asked, id: this.#next++ } as ToTable;
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { message, resolve, reject });
      this.#send(message);
    });
  }

  #hear(message: ToPage): void {
    if (message.t === 'ok' || message.t === 'error' || message.t === 'forecast') return this.#answered(message);
    const next = receive(this.store.getState(), message);
    if (next === null) return this.#join();
    this.store.setState(next);
    if (message.t === 'snapshot') {
      if (message.viewer !== this.#seat) this.#seat = null; // it may have been given up, on another device perhaps
      this.#tries = 0;
      this.#repeat();
    }
  }

  /** After coming back: what was asked and not answered is asked again; decision ids make that safe. */
  #repeat(): void {
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  /** The server was upgraded under this page: nothing it says will be understood until it is loaded anew. */
  #outdated(problem: Problem): void {
    this.store.setState({ link: 'failed', problem });
    this.close();
  }

  #answered(message: Extract<ToPage, { readonly t: 'ok' | 'error' | 'forecast' }>): void {
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    if (message.t === 'error' && message.code === 'old-page') return this.#outdated(message);
    if (waiting === undefined) {
      if (message.t !== 'error' || !FINAL.has(message.code)) return;
      // Only this can befall a table that was open: another node has stored what cannot be read here.
      if (this.store.getState().table === null || message.code === 'unreadable')
        this.store.setState({ link: 'failed', problem: message });
      return;
    }
    this.#waiting.delete(message.id!);
    // A choice that was stored before the connection broke is stale when it is repeated: it has been made.
    if (message.t === 'forecast') waiting.resolve(message.forecast);
    else if (message.t === 'ok' || message.code === 'stale-decision') waiting.resolve(null);
    else waiting.reject(new SessionError(message));
  }
}
