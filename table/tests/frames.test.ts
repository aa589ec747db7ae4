/** Frames are written past `ws`; whatever the texts, another library reads them, in order, with what `ws` says between. */
import type { AddressInfo } from 'node:net';
import websocket from '@fastify/websocket';
import * as fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Frames } from '../http/frames.ts';

/** A text; or `ping`, or `turn`: the event loop turns. */
type Said = string;

const app = Fastify();
let script: readonly Said[] = [];

beforeAll(async () => {
  await app.register(websocket);
  app.get('/', { websocket: true }, (socket, request) => {
    const frames = new Frames(socket, request.raw.socket);
    void (async () => {
      for (const said of script) {
        if (said === 'ping') socket.ping();
        else if (said === 'turn') await new Promise(resolve => setImmediate(resolve));
        else frames.send(said);
      }
      frames.flush();
      socket.close(1000, 'the end');
    })();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

async function heard(said: readonly Said[]): Promise<{ texts: string[]; code: number }> {
  script = said;
  const texts: string[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/`);
  socket.addEventListener('message', ({ data }) => texts.push(String(data)));
  return new Promise(resolve => socket.addEventListener('close', ({ code }) => resolve({ texts, code })));
}

/** Lengths at which the form of a frame changes, and letters of one to four bytes. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .tuple(
      fc.constantFrom('x', 'ü', '☾', '🕯'),
      fc.constantFrom(0, 1, 124, 125, 126, 127, 65_534, 65_535, 65_536, 70_000),
    )
    .map(
      ([letter, bytes]) =>
        'y'.repeat(bytes % Buffer.byteLength(letter)) + letter.repeat(bytes / Buffer.byteLength(letter)),
    ),
);

it('whatever is said is heard, once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 4, arbitrary: text }, fc.constantFrom('ping', 'turn'))),
      async said => {
        const wanted = said.filter(one => one !== 'ping' && one !== 'turn');
        expect(await heard(said)).toEqual({ texts: wanted, code: 1000 });
      },
    ),
    { numRuns: 60, seed: 9 },
  );
});

it('the same text to several at once is one frame, and a text of before is not taken for it', async () => {
  const said = ['one', 'one', 'two', 'turn', 'one', 'one'];
  expect((await Promise.all([heard(said), heard(said)])).map(({ texts }) => texts)).toEqual(
    Array.from({ length: 2 }, () => ['one', 'one', 'two', 'one', 'one']),
  );
});
