/** Short texts are read past `ws`; whatever the bytes, what is heard is what `ws` alone would have heard. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readShortTexts } from '../http/inbox.ts';

const app = Fastify();
/** What the newest connection said, and how it ended. */
let heard: string[] = [];
let past = 0;
let ended: Promise<unknown> = Promise.resolve();

beforeAll(async () => {
  await app.register(websocket, { options: { maxPayload: 1000 } });
  app.get('/', { websocket: true }, (socket, request) => {
    heard = [];
    past = 0;
    socket.on('message', (data, isBinary) => heard.push(`${isBinary ? 'binary ' : ''}${(data as Buffer).toString()}`));
    socket.on('error', error => heard.push(`error ${(error as Error & { code: string }).code}`));
    ended = new Promise(resolve => socket.on('close', resolve));
    readShortTexts(request.raw.socket, text => {
      past++;
      heard.push(text);
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

async function dial(): Promise<Socket> {
  const tcp = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setNoDelay();
  tcp.write(
    'GET / HTTP/1.1\r\nHost: table\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(tcp, 'data');
  return tcp;
}

const MASK = Buffer.from([0x5a, 0x00, 0xff, 0x33]);

/** RFC 6455 §5.2, as a browser writes it. */
function frame(text: string, kind = 0x81): Buffer {
  const body = Buffer.from(text);
  const masked = body.map((byte, i) => byte ^ MASK[i % 4]);
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([kind, ...length]), MASK, masked]);
}

async function until(count: number): Promise<void> {
  await expect.poll(() => heard.length, { interval: 1 }).toBe(count);
}

describe('short texts', () => {
  it('are heard past ws, several at once too', async () => {
    const tcp = await dial();
    tcp.write(Buffer.concat([frame('one'), frame(''), frame('x'.repeat(125))]));
    await until(3);
    tcp.write(frame('four'));
    await until(4);
    expect(heard).toEqual(['one', '', 'x'.repeat(125), 'four']);
    expect(past).toBe(4);
    tcp.destroy();
  });

  it('stay in order with everything that ws reads', async () => {
    const tcp = await dial();
    const long = 'y'.repeat(126);
    tcp.write(Buffer.concat([frame('one'), frame('zwölf'), frame('bytes', 0x82), frame('two'), frame('?', 0x89)]));
    tcp.write(Buffer.concat([frame('three'), frame(long), frame('four')]));
    await until(7);
    expect(heard).toEqual(['one', 'zwölf', 'binary bytes', 'two', 'three', long, 'four']);
    tcp.destroy();
  });

  it('wherever the bytes are cut', async () => {
    const bytes = Buffer.concat([frame('one'), frame('two'), frame('three')]);
    for (let at = 1; at < bytes.length; at++) {
      const tcp = await dial();
      tcp.write(bytes.subarray(0, at));
      await new Promise(resolve => setTimeout(resolve, 2));
      tcp.write(bytes.subarray(at));
      await until(3);
      expect(heard).toEqual(['one', 'two', 'three']);
      tcp.destroy();
    }
  });

  it('in pieces', async () => {
    const tcp = await dial();
    tcp.write(Buffer.concat([frame('one'), frame('tw', 0x01), frame('o', 0x80), frame('three')]));
    await until(3);
    expect(heard).toEqual(['one', 'two', 'three']);
    tcp.destroy();
  });
});

describe('what RFC 6455 forbids', () => {
  const broken: [string, Buffer, string][] = [
    ['no mask', Buffer.from([0x81, 0x02, 0x68, 0x69]), 'WS_ERR_EXPECTED_MASK'],
    ['an unknown kind of frame', frame('hi', 0x83), 'WS_ERR_INVALID_OPCODE'],
    ['reserved bits', frame('hi', 0xc1), 'WS_ERR_UNEXPECTED_RSV_1'],
    ['a continuation of nothing', frame('hi', 0x80), 'WS_ERR_INVALID_OPCODE'],
    [
      'a text that is no text',
      Buffer.concat([Buffer.from([0x81, 0x81]), Buffer.alloc(4), Buffer.from([0xff])]),
      'WS_ERR_INVALID_UTF8',
    ],
    ['too much', frame('z'.repeat(2000)), 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH'],
  ];
  it.each(broken)('%s', async (_name, bytes, code) => {
    const tcp = await dial();
    tcp.write(Buffer.concat([frame('one'), bytes]));
    await until(2);
    expect(heard).toEqual(['one', `error ${code}`]);
    tcp.destroy();
    await ended;
  });

  it('anything after the end', async () => {
    const tcp = await dial();
    tcp.write(Buffer.concat([frame('one'), closing(), frame('late')]));
    await ended;
    expect(heard).toEqual(['one']);
    tcp.destroy();
  });
});

/** Status 1000. */
function closing(): Buffer {
  return Buffer.concat([Buffer.from([0x88, 0x82]), Buffer.alloc(4), Buffer.from([0x03, 0xe8])]);
}
