/** Those who send too much, too slowly or nothing at all are cut off, each at its own door. */
import { request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { addressOf } from '../../http/address.ts';
import { Connections } from '../../http/connections.ts';
import { Doorkeeper, usualLimits } from '../../http/limits.ts';
import type { Browser } from '../browser.ts';
import { house, makeTable } from './house.ts';

const limits = { sockets: 3, headersTime: 300, requestTime: 600, heartbeat: 200 };
const { person, again, port } = house({ limits });

const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

/** A connection that says what it likes, and whether it is still there. */
async function plain(to: number = port()): Promise<{ tcp: Socket; received: () => string; ended: Promise<number> }> {
  const tcp = connect(to, '127.0.0.1');
  opened.push(tcp);
  const began = performance.now();
  let text = '';
  tcp.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')));
  tcp.on('error', () => {});
  const ended = new Promise<number>(resolve => tcp.on('close', () => resolve(performance.now() - began)));
  await new Promise<void>(resolve => tcp.on('connect', () => resolve()));
  return { tcp, received: () => text, ended };
}

/** A live connection without a library; `answers` its heartbeats, or does not. */
async function liveSocket(
  browser: Browser,
  answers = true,
): Promise<{ tcp: Socket; received: () => string; ended: Promise<number> }> {
  if (browser.cookie === '') await browser.ok('/api/me');
  const made = await plain();
  made.tcp.write(
    `GET /live HTTP/1.1\r\nHost: localhost\r\nCookie: ${browser.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  for (let i = 0; i < 200 && !made.received().includes('101 Switching'); i++) await sleep(5);
  expect(made.received()).toContain('101 Switching');
  made.tcp.on('data', (bytes: Buffer) => {
    if (answers && bytes.includes(HEARTBEAT)) made.tcp.write(frame(PONG, ''));
  });
  return made;
}

/** A masked frame of fewer than 126 bytes. */
function frame(kind: number, text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([kind, 0x80 | bytes.length, 0, 0, 0, 0]), bytes]);
}

const [TEXT, BINARY, PING, PONG, CONTINUATION] = [0x81, 0x82, 0x89, 0x8a, 0x00];
const HEARTBEAT = Buffer.from([PING, 0]);

describe('a flooder', () => {
  it('is warned, then cut off in the same breath, and nothing after that is obeyed', async () => {
    const ann = person();
    const { table } = await makeTable(ann, ['me', 'bot']);
    await ann.join(table.id);
    const { id: decision, choices } = ann.asked(0)!;
    const eve = again(ann);
    const { tcp, ended } = await liveSocket(eve);
    const nothing = frame(TEXT, '{"t":"undo","id":1,"seat":9,"n":0}');
    const join = frame(TEXT, JSON.stringify({ t: 'join', v: 1, id: 0, table: table.id }));
    tcp.write(join);
    await sleep(50);
    const choose = frame(TEXT, JSON.stringify({ t: 'choose', id: 2, seat: 0, decision, choice: choices![0] }));
    // Its debt is forgiven after seconds, but the choice comes in the same chunk.
    tcp.write(Buffer.concat([...Array.from({ length: 200 }, () => nothing), choose]));
    expect(await ended).toBeLessThan(2000);
    await sleep(50);
    expect(ann.scene!.n).toBe(0);
    expect(await ann.chooseFirst(0)).toMatchObject({ t: 'ok' });
  });

  it('who comes a little too fast is told so and stays', async () => {
    const ann = person();
    await ann.connect();
    for (let i = 0; i < 140; i++) ann.socket!.send('{"t":"undo","id":1,"seat":9,"n":0}');
    await ann.until(b => b.messages.some(m => m.t === 'error' && m.code === 'too-fast'), 'a warning');
    expect(ann.socket!.readyState).toBe(WebSocket.OPEN);
  });

  it.each([
    ['what is not text', frame(BINARY, 'zzz')],
    ['what is not JSON', frame(TEXT, '{')],
    ['what is no message', frame(TEXT, '{"t":"sing"}')],
  ])('garbage counts more: %s', async (_, garbage) => {
    const { tcp, ended } = await liveSocket(person());
    tcp.write(Buffer.concat(Array.from({ length: 80 }, () => garbage)));
    expect(await ended).toBeLessThan(2000);
  });

  it.each([
    [
      'looks at a table',
      Array.from({ length: 100 }, () => frame(TEXT, '{"t":"join","v":1,"id":1,"table":"no-such-table"}')),
    ],
    ['pings', Array.from({ length: 250 }, () => frame(PING, ''))],
    ['empty pieces', [frame(0x01, ''), ...Array.from({ length: 200_000 }, () => frame(CONTINUATION, ''))]],
  ])('so do %s', async (_, frames) => {
    const { tcp, ended } = await liveSocket(person());
    tcp.write(Buffer.concat(frames));
    expect(await ended).toBeLessThan(2000);
  });
});

describe('what comes too slowly', () => {
  it('the head of a request', async () => {
    const { tcp, received, ended } = await plain();
    tcp.write('GET /api/games HTTP/1.1\r\nHost: localhost\r\n');
    const drip = setInterval(() => tcp.write('X: y\r\n'), 50);
    expect(await ended).toBeLessThan(1500);
    clearInterval(drip);
    expect(received()).toContain('408');
  });

  it('anything at all', async () => {
    const { ended } = await plain();
    expect(await ended).toBeLessThan(1500);
  });

  it('its body', async () => {
    const { tcp, ended } = await plain();
    tcp.write(
      'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 40000\r\n\r\n{',
    );
    const drip = setInterval(() => tcp.write(' '), 50);
    expect(await ended).toBeLessThan(2500);
    clearInterval(drip);
  });

  it('but a live connection at rest stays as long as it answers', async () => {
    const ann = person();
    await ann.connect();
    await sleep(1000);
    expect(ann.socket!.readyState).toBe(WebSocket.OPEN);
  });

  it('a live connection whose other side is gone is found by a heartbeat', async () => {
    const { received, ended } = await liveSocket(person(), false);
    expect(await ended).toBeLessThan(1500);
    expect(received().slice(-2)).toBe(HEARTBEAT.toString('latin1')); // it was asked, and did not answer
  });
});

describe('an answer', () => {
  const silence = 1000;
  const patient = house({ limits: { silence } });

  it('that nobody takes is not kept for ever, and a live connection at rest is none', async () => {
    const [ann, ben] = [patient.person(), patient.person()];
    const { table, invitations } = await makeTable(ann, ['me', 'friend']);
    await ben.ok('/api/claim', { token: invitations[0].token });
    await ben.join(table.id);
    const { tcp, received, ended } = await plain(patient.port());
    tcp.pause();
    const ask = `GET /api/tables/${table.id}/file HTTP/1.1\r\nHost: table\r\nCookie: ${ann.cookie}\r\n\r\n`;
    const asked = 60; // more than the machine keeps between the two
    tcp.write(ask.repeat(asked));
    await sleep(4 * silence);
    tcp.resume();
    await ended;
    expect(received().split('HTTP/1.1 200').length - 1).toBeLessThan(asked);
    expect(ben.socket!.readyState).toBe(WebSocket.OPEN);
  });
});

describe('a server that stood still', () => {
  it('does not take those for gone whom it could not hear', () => {
    const connections = new Connections(usualLimits);
    const patience: boolean[] = [];
    const beat = (patient: boolean): void => void patience.push(patient);
    connections.add({ identity: 'ann', device: null, address: 'here', signOut: () => {}, beat });
    const began = performance.now();
    for (const at of [1, 2, 7, 8]) connections.beat(began + at * usualLimits.heartbeat);
    expect(patience).toEqual([false, false, true, false]);
  });
});

describe('too much of one thing', () => {
  it('sockets of one person', async () => {
    const ann = person();
    await ann.ok('/api/me');
    for (let i = 0; i < limits.sockets; i++) await again(ann).connect();
    await expect(again(ann).connect()).rejects.toThrow('refused');
    const status = await new Promise<number>((resolve, reject) => {
      const headers = {
        cookie: ann.cookie,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      };
      request({ port: port(), host: '127.0.0.1', path: '/live', headers }, answer => {
        resolve(answer.statusCode!);
        answer.resume();
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(429);
    await person().connect();
  });

  it('chat', async () => {
    const ann = person();
    const { table } = await makeTable(ann, ['me', 'bot']);
    await ann.join(table.id);
    const said = [];
    for (let i = 0; i < 25; i++) said.push(await ann.send({ t: 'chat', text: `line ${i}` }));
    expect(said.filter(answer => answer.t === 'ok').length).toBeLessThan(25);
    expect(said.at(-1)).toMatchObject({ t: 'error', code: 'too-fast' });
    expect(await ann.chooseFirst(0)).toMatchObject({ t: 'ok' });
  });

  it.each([
    [
      'tables',
      '/api/tables',
      { game: 'claim', options: { cells: 8 }, seats: [{ kind: 'me' }, { kind: 'friend' }] },
      'table',
    ],
    ['files', '/api/tables/import', { file: '{}' }, 'import'],
    ['files of characters', '/api/legacies/import', { file: '{}' }, 'import'],
    ['invitations', '/api/invitation', { token: 'x'.repeat(30) }, 'invitation'],
    ['codes', '/api/me/recover', { token: 'x'.repeat(30) }, 'wayIn'],
  ] as const)('%s', async (_, path, body, door) => {
    const ann = person();
    await ann.ok('/api/me');
    const most = usualLimits.doors[door].atOnce;
    const answers = await Promise.all(Array.from({ length: most + 20 }, () => ann.request(path, body)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0].body).toMatchObject({ error: { code: 'too-fast', message: expect.any(String) } });
    const ben = person();
    await ben.ok('/api/me');
    expect((await ben.request(path, body)).status).not.toBe(429);
  });
});

describe('the doorkeeper', () => {
  it('counts an address too, whoever comes from there, and a whole IPv6 network as one', () => {
    const keeper = new Doorkeeper(usualLimits);
    const passed = (address: string): number => {
      let n = 0;
      try {
        for (; n < 10_000; n++) keeper.pass('table', `person ${n}`, address, 0);
      } catch {
        return n;
      }
      return n;
    };
    const crowd = usualLimits.doors.table.atOnce * 8;
    expect(passed(addressOf('203.0.113.7'))).toBe(crowd);
    expect(passed(addressOf('::ffff:203.0.113.7'))).toBe(0);
    expect(passed(addressOf('2001:db8:0:1::1'))).toBe(crowd);
    expect(passed(addressOf('2001:db8::1:ffff:0:0:2'))).toBe(0);
    expect(passed(addressOf('2001:db8:0:2::1'))).toBe(crowd);
  });

  it('remembers only so many', () => {
    const keeper = new Doorkeeper(usualLimits);
    for (let n = 0; n < 30_000; n++) keeper.pass('chat', `person ${n}`, `address ${n}`, 0);
    expect(keeper.counted).toBeLessThanOrEqual(20_000);
    expect(keeper.counted).toBeGreaterThan(10_000);
  });

  it('lets more in where more is allowed', () => {
    const keeper = new Doorkeeper({ ...usualLimits, requests: usualLimits.requests * 10 });
    for (let n = 0; n < usualLimits.doors.chat.atOnce * 10; n++) keeper.pass('chat', 'ann', 'here', 0);
    expect(() => keeper.pass('chat', 'ann', 'here', 0)).toThrow('said a lot');
  });
});
