/** What RFC 6455 forbids ends the connection there and then: what follows in the same bytes is not obeyed. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { PROTOCOL } from '../../messages.ts';
import { usualLimits } from '../../http/limits.ts';
import type { Browser } from '../browser.ts';
import { house, makeTable } from './house.ts';

const { person, again, port } = house();

/** As browsers write them: in one piece, masked. */
function frame(body: Buffer | string, kind = 0x81): Buffer {
  const bytes = Buffer.from(body);
  const mask = Buffer.from([0x5a, 0x00, 0xff, 0x33]);
  const length =
    bytes.length < 126 ? [0x80 | bytes.length] : [0x80 | 126, (bytes.length >> 8) & 255, bytes.length & 255];
  return Buffer.concat([Buffer.from([kind, ...length]), mask, bytes.map((byte, i) => byte ^ mask[i % 4])]);
}

const text = (message: object): Buffer => frame(JSON.stringify(message));

/** A live connection without a library, and all it is sent until it ends. */
async function dial({ cookie }: Browser): Promise<{ tcp: Socket; heard: Promise<Buffer> }> {
  const tcp = connect(port(), '127.0.0.1').setNoDelay();
  const pieces: Buffer[] = [];
  tcp.write(
    `GET /live HTTP/1.1\r\nHost: table\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(tcp, 'data');
  tcp.on('data', (bytes: Buffer) => pieces.push(bytes));
  tcp.on('error', () => {});
  return { tcp, heard: new Promise(resolve => tcp.on('close', () => resolve(Buffer.concat(pieces)))) };
}

const forbidden: [string, number, Buffer][] = [
  ['no mask', 1002, Buffer.from([0x81, 0x02, 0x68, 0x69])],
  ['an unknown kind of frame', 1002, frame('hi', 0x83)],
  ['an unknown kind of control frame', 1002, frame('hi', 0x8b)],
  ['a reserved bit', 1002, frame('hi', 0xc1)],
  ['two reserved bits', 1002, frame('hi', 0xb1)],
  ['a continuation of nothing', 1002, frame('hi', 0x80)],
  ['a message within a message', 1002, Buffer.concat([frame('be', 0x01), frame('gun', 0x01)])],
  ['a ping in pieces', 1002, frame('hi', 0x09)],
  ['a ping that is too long', 1002, frame('x'.repeat(126), 0x89)],
  ['a text that is no text', 1007, frame(Buffer.from([0xff, 0xfe]))],
  ['an end that gives a forbidden reason', 1002, frame(Buffer.from([0x03, 0xed]), 0x88)],
  ['an end of one byte', 1002, frame(Buffer.from([0x03]), 0x88)],
  ['too much', 1009, frame('z'.repeat(usualLimits.messageBytes + 1))],
  ['the end', 1000, frame(Buffer.from([0x03, 0xe8]), 0x88)],
];

it.each(forbidden)('%s', async (_name, status, broken) => {
  const ann = person();
  const { table } = await makeTable(ann, ['me', 'here']);
  await ann.join(table.id, 0);
  const { id: decision, choices } = ann.asked(0)!;
  const { tcp, heard } = await dial(again(ann));
  const join = text({ t: 'join', v: PROTOCOL, id: 1, table: table.id, seat: 0 });
  const choose = text({ t: 'choose', id: 2, seat: 0, decision, choice: choices![0] });
  const chat = text({ t: 'chat', id: 3, text: 'still here' });
  tcp.write(text({ t: 'undo', id: 0, seat: 0, n: 0 }));
  const [first] = (await once(tcp, 'data')) as [Buffer];
  expect(first.toString()).toMatch(/"code":"not-joined"/);
  tcp.write(Buffer.concat([broken, join, choose, chat]));
  // The end is the last that is said, and it is all that is said.
  expect((await heard).subarray(first.length)).toEqual(Buffer.from([0x88, 0x02, status >> 8, status & 255]));
  const { body } = await ann.request<{ record: unknown[] }>(`/api/tables/${table.id}/file`);
  expect(body.record).toEqual([]);
});
