/**
 * One client that does the worst the table allows, from an address of its own: it imports the longest file over and over,
 * looks into its past, floods routes and sockets, and comes back whenever it is cut off.
 * node bench/table/attacker.ts URL
 */
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { choose, open, start, toReplay, undo } from '@vesper/kernel';
import { WebSocket } from 'ws';
import { CELLS, SEATS, loadGame } from './claim.ts';

const [url] = process.argv.slice(2);
/** Loopback has many; a real attacker has one too that is not its victims'. */
const localAddress = '127.0.0.66';
/** As many entries as the table takes. */
const LONGEST = 10_000;
/** As many bytes as the table takes, or nearly. */
const LARGEST = 3_900_000;

const counts: { [what: string]: number } = {};
const count = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
let cookie = '';

interface Answer {
  readonly status: number;
  readonly text: string;
}

function ask(path: string, body?: string): Promise<Answer> {
  return new Promise(resolve => {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const asked = request(url + path, { method: body === undefined ? 'GET' : 'POST', localAddress, headers });
    asked.on('response', (answer: IncomingMessage) => {
      const [set] = answer.headers['set-cookie'] ?? [];
      if (set !== undefined && cookie === '') [cookie] = set.split(';');
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString('latin1')));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', () => resolve({ status: 0, text: '' }));
    });
    asked.on('error', () => resolve({ status: 0, text: '' }));
    asked.end(body);
  });
}

/** A long match, then choices that are made and taken back; spaces make it as large as it may be. */
async function longestFile(): Promise<string> {
  const match = start(await loadGame(), { seats: SEATS, seed: 'an attack' });
  const answer = (): void => {
    const [{ id, seat }] = open(match);
    choose(match, { seat, decision: id, choice: match.record.length % CELLS });
  };
  while (match.record.length < CELLS / 2) answer();
  while (match.record.length + 2 <= LONGEST) {
    const { seat } = open(match)[0];
    const free = (match.state as unknown as { cells: number[] }).cells.indexOf(-1);
    choose(match, { seat, decision: open(match)[0].id, choice: free });
    undo(match, seat);
  }
  return JSON.stringify(toReplay(match)).padEnd(LARGEST);
}

const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

async function importAgain(file: string, tables: string[]): Promise<void> {
  const body = JSON.stringify({ file, seats: ['me', 'here', 'here', 'here'].map(kind => ({ kind })) });
  for (;;) {
    const { status, text } = await ask('/api/tables/import', body);
    count(`import ${status}`);
    if (status === 200) tables.push((JSON.parse(text) as { table: { id: string } }).table.id);
    else await sleep(50);
  }
}

async function lookBack(tables: readonly string[]): Promise<void> {
  for (;;) {
    await sleep(1);
    const table = tables[Math.floor(Math.random() * tables.length)];
    if (table === undefined) continue;
    const { status } = await ask(`/api/tables/${table}/at/${Math.floor(Math.random() * LONGEST)}`);
    count(`look ${status}`);
    if (status !== 200) await sleep(20);
  }
}

async function floodRoutes(): Promise<void> {
  for (;;) count(`request ${(await ask('/api/tables')).status}`);
}

async function floodSocket(): Promise<void> {
  const messages = [
    '{"t":"chat","id":1,"text":"flood"}',
    '{"t":"join","v":1,"id":1,"table":"no-such-table"}',
    '{"t":"choose","id":1,"seat":0,"decision":"claim:0:0","choice":1}',
    '[[[[[[[[[[[[',
  ];
  for (;;) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { cookie }, localAddress });
    const closed = new Promise<void>(resolve => socket.on('close', () => resolve()).on('error', () => {}));
    socket.on('open', () => {
      const pour = (): void => {
        for (let i = 0; i < 50 && socket.readyState === WebSocket.OPEN; i++) socket.send(messages[i % messages.length]);
        if (socket.readyState === WebSocket.OPEN) setImmediate(pour);
      };
      pour();
    });
    await closed;
    count('socket cut off');
    await sleep(20);
  }
}

const file = await longestFile();
await ask('/api/me', '{"name":"Mallory"}');
console.log('attacking');
const tables: string[] = [];
for (let i = 0; i < 2; i++) void importAgain(file, tables);
for (let i = 0; i < 4; i++) void lookBack(tables);
for (let i = 0; i < 4; i++) void floodRoutes();
for (let i = 0; i < 4; i++) void floodSocket();
process.on('SIGTERM', () => {
  console.log(JSON.stringify(counts));
  process.exit(0);
});
