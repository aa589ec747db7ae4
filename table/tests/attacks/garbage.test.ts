/**
 * Thousands of requests and messages that nobody should send: random routes, methods, types, deep and wide bodies, all of
 * Unicode, names of prototypes. Each gets a typed answer, none breaks anything, and at the next table people play on.
 */
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { below, fastChance } from '@vesper/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL } from '../../messages.ts';
import { Browser } from '../browser.ts';
import { gather, setStage } from './cast.ts';
import type { Cast, Stage } from './cast.ts';

const REQUESTS = 2000;
const MESSAGES = 2000;
const AT_ONCE = 8;
/** Choices that are made meanwhile: the match must not end. */
const MOST = 15;
/** A larger body may be cut off before the answer has come. */
const LARGE = 64 * 1024;

let stage: Stage;
let routes: string[];
let victims: Cast;
beforeAll(async () => {
  stage = await setStage();
  const document = await new Browser(stage.url).ok<{ paths: { [path: string]: object } }>('/api');
  routes = Object.keys(document.paths);
  victims = await gather(stage.url, 'running', { options: { cells: 64 }, onSockets: true });
});
afterAll(() => stage.strike());

// ── Garbage ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const names =
  'seat token name words seats kind game options file n moments bot clock __proto__ constructor prototype toJSON then'.split(
    ' ',
  );

/** As part of an address; a longer one is refused by HTTP itself. */
const encoded = (text: string): string => encodeURIComponent(text.slice(0, 200).toWellFormed());

class Garbage {
  private readonly rng: number[];

  constructor(seed: string) {
    this.rng = fastChance(seed);
  }

  below(n: number): number {
    return below(this.rng, n);
  }

  oneOf<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)];
  }

  text(): string {
    const length = this.oneOf([0, 1, 8, 16, 40, 200, 2000]);
    const kinds = ['abc-_09', '\u0000\u0007\u001b\u202e\u200b', '☾🃏𝔘\ud800\udfff', '\'"\\/<>&;%{}[]', '../..\\%2e%00'];
    const kind = this.oneOf(kinds);
    return Array.from({ length }, () => kind[this.below(kind.length)]).join('');
  }

  id(): string {
    return this.oneOf([victims.id, 'no-such-table', '__proto__', 'constructor', 'toString', this.text()]);
  }

  name(): string {
    return this.oneOf([...names, this.text()]);
  }

  value(depth = 0): unknown {
    const kind = this.below(depth > 4 ? 7 : 10);
    if (kind === 0) return this.oneOf([null, true, false]);
    if (kind < 4) return this.oneOf([0, 1, 2, -1, 0.5, 1e308, 2 ** 53, 15, 16, 1e9]);
    if (kind < 7) return this.oneOf([this.text(), this.id(), victims.links[1], 'claim', 'me', 'friend', '__proto__']);
    const size = this.oneOf(depth === 0 ? [0, 1, 2, 3, 20] : [0, 1, 2]);
    if (kind === 7) return Array.from({ length: size }, () => this.value(depth + 1));
    return this.object(size, depth);
  }

  /** Entries are defined one by one, so that `__proto__` is a name like any other. */
  object(size: number, depth = 0): object {
    const made = {};
    for (let i = 0; i < size; i++) {
      const value = this.value(depth + 1);
      Object.defineProperty(made, this.name(), { value, enumerable: true, configurable: true });
    }
    return made;
  }

  body(): string {
    const depth = this.oneOf([100, 5000, 20_000]);
    switch (this.below(10)) {
      case 0:
        return '['.repeat(depth) + ']'.repeat(this.oneOf([0, depth]));
      case 1:
        return '{"a":'.repeat(depth) + '1' + '}'.repeat(this.oneOf([0, depth]));
      case 2:
        return JSON.stringify(Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`k${i}`, i])));
      case 3:
        return JSON.stringify(this.object(3)).slice(0, this.below(40));
      case 4:
        return this.text();
      default:
        return JSON.stringify(this.object(this.below(6)));
    }
  }

  path(): string {
    if (this.below(12) === 0) return `/${encoded(this.text())}`;
    const route = this.oneOf(routes).replace('{id}', () => encoded(this.id()));
    const query = this.oneOf(['', '', `?seat=${this.below(3)}`, '?seat=__proto__&seat=1', '?[]=%00&a[b]=c']);
    return route.replace('{n}', String(this.oneOf([0, 1, -1, 1e9, 'NaN', '0x10', '%00']))) + query;
  }
}

// ── Requests ─────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Got {
  readonly asked: string;
  readonly status: number;
  readonly text: string;
}

function send(garbage: Garbage, cookie: string): Promise<Got> {
  const method = garbage.oneOf(['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
  const path = garbage.path();
  const body = method === 'GET' || method === 'HEAD' ? undefined : garbage.body();
  const type = garbage.oneOf([
    'application/json',
    'application/json',
    'text/plain',
    'application/xml',
    'multipart/form-data',
  ]);
  const headers = {
    cookie: garbage.oneOf([cookie, cookie, '', 'vesper=', 'vesper=s%3Anobody.at-all', `vesper=${'x'.repeat(5000)}`]),
    ...(body === undefined ? {} : { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }),
    ...(garbage.below(20) === 0 ? { origin: 'https://evil.example' } : {}),
    ...(garbage.below(20) === 0 ? { 'x-forwarded-for': garbage.oneOf(['1.2.3.4', ',,,', '::ffff:bad']) } : {}),
  };
  const asked = `${method} ${path} ${type} ${body?.slice(0, 80)}`;
  return new Promise((resolve, reject) => {
    const asking = request(stage.url, { method, path, headers, agent: false });
    asking.on('response', (answer: IncomingMessage) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ asked, status: answer.statusCode!, text }));
      answer.on('error', reject);
    });
    asking.on('error', error => {
      if ((body?.length ?? 0) > LARGE)
        resolve({ asked, status: 413, text: '{"error":{"code":"cut off","message":""}}' });
      else reject(new Error(`${asked}: ${error.message}`));
    });
    asking.end(body);
  });
}

/** What is wrong with an answer. */
function wrong({ asked, status, text }: Got): string | undefined {
  if (status >= 500) return `${asked}: ${status} ${text}`;
  if (status < 400 || asked.startsWith('HEAD')) return undefined;
  try {
    const { error } = JSON.parse(text) as { error: { code: unknown; message: unknown } };
    if (typeof error.code === 'string' && typeof error.message === 'string' && error.message.length < 1000)
      return undefined;
  } catch {
    // said below
  }
  return `${asked}: ${status} without a typed error: ${text.slice(0, 200)}`;
}

// ── People at the next table ─────────────────────────────────────────────────────────────────────────────────────────

/** Plays on until all of it has been sent. */
async function playOn({ people: { maker, opponent } }: Cast, sending: Promise<unknown>): Promise<void> {
  const ended = sending.then(() => 'ended');
  const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 25));
  const isAsked = (): boolean => maker.asked(0) !== undefined || opponent.asked(1) !== undefined;
  let choices = 0;
  while ((await Promise.race([ended, pause()])) !== 'ended') {
    if (choices === MOST || !isAsked()) continue;
    const [one, seat] = maker.asked(0) === undefined ? ([opponent, 1] as const) : ([maker, 0] as const);
    expect(await one.chooseFirst(seat)).toMatchObject({ t: 'ok' });
    choices++;
  }
  expect(choices).toBeGreaterThan(3);
  expect([...maker.gaps, ...opponent.gaps]).toEqual([]);
}

describe('garbage', () => {
  it(`${REQUESTS} requests get typed answers, and none is the server's fault`, async () => {
    const eve = new Browser(stage.url);
    await eve.ok('/api/me', { name: 'Eve' });
    const problems: string[] = [];
    const statuses = new Map<number, number>();
    const pour = async (i: number): Promise<void> => {
      const garbage = new Garbage(`requests ${i}`);
      for (let n = 0; n < REQUESTS / AT_ONCE; n++) {
        const got = await send(garbage, eve.cookie);
        statuses.set(got.status, (statuses.get(got.status) ?? 0) + 1);
        const problem = wrong(got);
        if (problem !== undefined) problems.push(problem);
      }
    };
    await playOn(victims, Promise.all(Array.from({ length: AT_ONCE }, (_, i) => pour(i))));
    expect(problems).toEqual([]);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
    expect((await eve.request('/health')).status).toBe(200);
  });

  it(`${MESSAGES} messages get typed answers or the end of the connection`, async () => {
    const eve = new Browser(stage.url);
    await eve.ok('/api/me', { name: 'Eve' });
    const garbage = new Garbage('messages');
    const message = (): string => {
      const id = garbage.oneOf<unknown>([1, 1, 1, -1, 'x', null]);
      const table = garbage.oneOf([victims.id, victims.id, garbage.id()]);
      const seat = garbage.below(3);
      const join = { t: 'join', v: PROTOCOL, id, table };
      const decision = `claim:${garbage.below(3)}:${garbage.below(40)}`;
      const known = garbage.oneOf<object>([
        garbage.below(8) === 0 ? join : { ...join, v: garbage.value(), seat: garbage.value() },
        { t: 'choose', id, seat, decision, choice: garbage.value() },
        { t: 'undo', id, seat, n: garbage.value() },
        { t: 'chat', id, text: garbage.value() },
      ]);
      const kind = garbage.below(8);
      if (kind === 0) return garbage.body().slice(0, 16_000);
      if (kind === 1) return JSON.stringify({ ...known, ...garbage.object(2) });
      return JSON.stringify(known);
    };
    const pour = async (): Promise<void> => {
      for (let n = 0; n < MESSAGES; n++) {
        if (eve.socket?.readyState !== WebSocket.OPEN) {
          eve.close();
          await eve.connect();
        }
        if (garbage.below(50) === 0) eve.socket!.send(new Uint8Array(garbage.below(200)));
        else eve.socket!.send(message());
        if (n % 20 === 0) await new Promise(resolve => setTimeout(resolve, 2));
      }
      eve.close();
      await eve.join(victims.id);
    };
    await playOn(victims, pour());
    const codes = new Set(eve.messages.map(said => (said.t === 'error' ? said.code : said.t)));
    expect([...codes]).toEqual(expect.arrayContaining(['snapshot', 'bad-request', 'not-your-seat', 'not-found']));
    expect([...codes]).not.toContain('internal');
    expect((await eve.request('/health')).status).toBe(200);
  });
});
