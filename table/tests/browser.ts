/** A browser as the server sees it: a cookie, requests, one socket, and everything it was ever sent. */
import { PROTOCOL } from '../messages.ts';
import type { Asked, Moved, Scene, Snapshot, TableInfo, ToPage } from '../messages.ts';
import { patched } from '../patch.ts';
import { undocumented } from './documented.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

export class Browser {
  url: string;
  cookie = '';
  socket: WebSocket | null = null;
  /** All texts that came over sockets and HTTP. */
  readonly received: string[] = [];
  readonly messages: ToPage[] = [];
  scene: Scene | null = null;
  /** Every scene it was shown, by number of entries. */
  readonly scenes = new Map<number, Scene>();
  table: TableInfo | null = null;
  log: unknown[] = [];
  /** Moves that did not follow the one before: must stay empty. */
  readonly gaps: string[] = [];
  private nextId = 1;
  /** Only the last attempt to connect counts. */
  private attempts = 0;
  private readonly answers = new Map<number, (message: ToPage) => void>();
  private readonly broken = new Map<number, () => void>();
  private readonly watchers = new Set<() => void>();

  constructor(url: string) {
    this.url = url;
  }

  async request<T = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set !== undefined) this.cookie = set.split(';')[0];
    const text = await response.text();
    this.received.push(text);
    const answer = JSON.parse(text) as T;
    const problem = undocumented(body === undefined ? 'GET' : 'POST', path, response.status, answer);
    if (problem !== undefined) throw new Error(problem);
    return { status: response.status, body: answer };
  }

  async ok<T = { table: TableInfo }>(path: string, body?: unknown): Promise<T> {
    const answer = await this.request<T>(path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async connect(headers: Record<string, string> = {}): Promise<void> {
    const attempt = ++this.attempts;
    if (this.cookie === '') await this.request('/api/me');
    const options = { headers: { cookie: this.cookie, ...headers } } as unknown as string[];
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/live`, options);
    // What comes over a connection that was given up is not heard any more.
    socket.addEventListener('message', event => this.socket === socket && this.hear(String(event.data)));
    socket.addEventListener('close', () => (this.socket === socket || this.socket === null) && this.cut());
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error('the connection was refused')));
    });
    if (attempt !== this.attempts) {
      socket.close();
      throw new Error('the connection came too late');
    }
    this.socket = socket;
  }

  private hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ToPage;
    this.messages.push(message);
    if (message.t === 'snapshot') this.show(message);
    else if (message.t === 'moved') this.move(message);
    else if (message.t === 'table') this.table = message.table;
    else if ((message.t === 'ok' || message.t === 'error' || message.t === 'forecast') && message.id !== null) {
      this.answers.get(message.id)?.(message);
      this.answers.delete(message.id);
      this.broken.delete(message.id);
    }
    this.stirred();
  }

  private show({ table, scene, log }: Snapshot): void {
    this.table = table;
    this.scene = scene;
    if (scene !== null) this.scenes.set(scene.n, scene);
    this.log = [...log];
  }

  private move({ n, patch, asked, undoable, over, keep, told }: Moved): void {
    if (this.scene === null || n !== this.scene.n + 1) this.gaps.push(`${this.scene?.n} → ${n}`);
    this.scene = { n, view: patched(this.scene?.view, patch), asked, undoable, over };
    this.scenes.set(n, this.scene);
    this.log = [...this.log.slice(0, keep), ...told];
  }

  private cut(): void {
    for (const reject of this.broken.values()) reject();
    this.broken.clear();
    this.stirred();
  }

  private stirred(): void {
    for (const watcher of this.watchers) watcher();
  }

  /** Waits until something holds. */
  async until(holds: (browser: this) => boolean, what = 'it', ms = 20_000): Promise<void> {
    if (holds(this)) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.watchers.delete(watcher);
        reject(new Error(`waited in vain for ${what}; last: ${this.received.at(-1)?.slice(0, 300)}`));
      }, ms);
      const watcher = (): void => {
        if (!holds(this)) return;
        clearTimeout(timer);
        this.watchers.delete(watcher);
        resolve();
      };
      this.watchers.add(watcher);
    });
  }

  /** Sends and waits for `ok`, `forecast` or `error`; gives up when the connection breaks. */
  async send(message: Record<string, unknown>): Promise<ToPage> {
    const { socket } = this;
    if (socket === null || socket.readyState !== WebSocket.OPEN) throw new Error('not connected');
    const id = this.nextId++;
    const answer = new Promise<ToPage>((resolve, reject) => {
      this.answers.set(id, resolve);
      this.broken.set(id, () => reject(new Error('the connection broke')));
    });
    socket.send(JSON.stringify({ ...message, id }));
    return answer;
  }

  async join(table: string, seat?: number): Promise<ToPage> {
    if (this.socket === null || this.socket.readyState !== WebSocket.OPEN) await this.connect();
    return this.send({ t: 'join', v: PROTOCOL, table, ...(seat === undefined ? {} : { seat }) });
  }

  asked(seat: number): Asked | undefined {
    return this.scene?.asked.find(asked => asked.seat === seat && asked.choices !== undefined);
  }

  /** Chooses the first choice that is offered to the seat. */
  async chooseFirst(seat: number): Promise<ToPage> {
    const asked = this.asked(seat);
    if (asked === undefined) throw new Error(`seat ${seat} is not asked`);
    return this.send({ t: 'choose', seat, decision: asked.id, choice: asked.choices![0] });
  }

  close(): void {
    this.attempts++;
    this.socket?.close();
    this.socket = null;
  }
}
