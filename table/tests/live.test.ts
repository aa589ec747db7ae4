import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hint } from '@vesper/bots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL } from '../messages.ts';
import type { TableInfo } from '../messages.ts';
import { Browser } from './browser.ts';
import { freePort, startNode } from './node.ts';
import type { NodeProcess } from './node.ts';

let node: NodeProcess;

beforeAll(async () => {
  node = await startNode(path.join(mkdtempSync(path.join(tmpdir(), 'vesper-')), 'tables.sqlite'), await freePort());
});
afterAll(async () => {
  await node.stop();
});

interface Created {
  readonly table: TableInfo;
  readonly invitations: { seat: number; token: string }[];
}

async function tableForTwo(cells = 8): Promise<{ ann: Browser; ben: Browser; id: string; token: string }> {
  const ann = new Browser(node.url);
  const ben = new Browser(node.url);
  await ann.ok('/api/me', { name: 'Ann' });
  const made = await ann.ok<Created>('/api/tables', {
    game: 'claim',
    options: { cells },
    seats: [{ kind: 'me' }, { kind: 'friend' }],
    words: 'a candle',
  });
  const [{ token }] = made.invitations;
  await ann.join(made.table.id);
  await ben.ok('/api/claim', { token, name: 'Ben', words: 'an owl' });
  await ben.join(made.table.id);
  await ann.until(b => b.scene !== null, 'the match to begin');
  return { ann, ben, id: made.table.id, token };
}

describe('two people and a spectator', () => {
  it('play a match to its end and see the same', async () => {
    const { ann, ben, id } = await tableForTwo();
    const eve = new Browser(node.url);
    await eve.join(id);
    expect(eve.messages[0]).toMatchObject({ t: 'snapshot', viewer: 'spectator' });
    for (let n = 0; n < 8; n++) {
      const [one, seat] = n % 2 === 0 ? ([ann, 0] as const) : ([ben, 1] as const);
      await one.until(b => b.scene?.n === n, `entry ${n}`);
      expect(await one.chooseFirst(seat)).toMatchObject({ t: 'ok' });
    }
    for (const one of [ann, ben, eve]) {
      await one.until(b => b.table?.status === 'over', 'the end');
      expect(one.gaps).toEqual([]);
      expect(one.scene).toMatchObject({ n: 8, over: true, view: { cells: [0, 1, 0, 1, 0, 1, 0, 1] } });
      expect(one.table!.revealed!.words).toEqual(['a candle', 'an owl']);
      one.close();
    }
    expect(eve.messages.filter(message => message.t === 'snapshot')).toHaveLength(1);
  });
});

describe('coming back', () => {
  it('finds everything as it is, and what was not acknowledged can be sent again', async () => {
    const { ann, ben, id } = await tableForTwo();
    await ann.chooseFirst(0);
    await ben.until(b => b.scene?.n === 1, 'the first choice');
    const asked = ben.asked(1)!;
    const answer = { t: 'choose', seat: 1, decision: asked.id, choice: 5 };
    const lost = ben.send(answer).catch(() => undefined);
    ben.close();
    await lost;
    await ann.until(b => b.scene?.n === 2, "Ben's choice");
    await ann.chooseFirst(0);
    await ben.join(id);
    expect(ben.scene).toMatchObject({
      n: 3,
      view: ann.scene!.view === null ? null : { cells: [0, 0, -1, -1, -1, 1, -1, -1] },
    });
    expect(await ben.send(answer)).toMatchObject({ t: 'ok' });
    expect(await ben.send({ ...answer, choice: 6 })).toMatchObject({ t: 'error', code: 'stale-decision' });
    expect(ben.scene!.n).toBe(3);
  });

  it('answers that come several times at once count once', async () => {
    const { ann, ben } = await tableForTwo();
    const decision = ann.asked(0)!.id;
    const answers = await Promise.all([4, 4, 6].map(choice => ann.send({ t: 'choose', seat: 0, decision, choice })));
    expect(answers.map(answer => answer.t)).toEqual(['ok', 'ok', 'error']);
    await ben.until(b => b.scene?.n === 1, 'one entry');
    expect(ben.scene!.view).toMatchObject({ cells: [-1, -1, -1, -1, 0, -1, -1, -1] });
  });

  it('the same person on another device, by the recovery link', async () => {
    const { ann, id } = await tableForTwo();
    const { token } = await ann.ok<{ token: string }>('/api/me/recovery', {});
    const phone = new Browser(node.url);
    expect(await phone.ok('/api/me/recover', { token })).toEqual({ name: 'Ann' });
    await phone.join(id);
    expect(await phone.chooseFirst(0)).toMatchObject({ t: 'ok' });
    expect((await phone.request('/api/me/recover', { token: 'x'.repeat(32) })).status).toBe(404);
  });

  it('chat reaches all and is there later', async () => {
    const { ann, ben, id } = await tableForTwo();
    await ann.send({ t: 'chat', text: 'Good luck <b>Ben</b> ☾' });
    await ben.until(b => b.messages.some(message => message.t === 'chat'), 'the line');
    const eve = new Browser(node.url);
    await eve.join(id);
    expect(eve.messages[0]).toMatchObject({ chat: [{ name: 'Ann', seat: 0, text: 'Good luck <b>Ben</b> ☾' }] });
  });

  it('two people on one device look through one seat at a time', async () => {
    const one = new Browser(node.url);
    const { table } = await one.ok<Created>('/api/tables', {
      game: 'claim',
      seats: [{ kind: 'me' }, { kind: 'here', name: 'Kit' }],
    });
    await one.join(table.id);
    expect(await one.chooseFirst(0)).toMatchObject({ t: 'ok' });
    await one.join(table.id, 1);
    expect(one.messages.findLast(message => message.t === 'snapshot')).toMatchObject({ viewer: 1 });
    expect(await one.chooseFirst(1)).toMatchObject({ t: 'ok' });
  });
});

describe('what is refused', () => {
  it('a foreign seat, a seat that is not there, a table not joined', async () => {
    const { ann, ben, id } = await tableForTwo();
    const decision = ann.asked(0)!.id;
    const foreign = { t: 'choose', seat: 0, decision, choice: 1 };
    expect(await ben.send(foreign)).toMatchObject({ t: 'error', code: 'not-your-seat' });
    expect(await ben.send({ ...foreign, seat: 9 })).toMatchObject({ t: 'error', code: 'not-your-seat' });
    expect(await ben.send({ t: 'undo', seat: 0, n: 0 })).toMatchObject({ t: 'error', code: 'not-your-seat' });
    const eve = new Browser(node.url);
    await eve.connect();
    expect(await eve.send(foreign)).toMatchObject({ t: 'error', code: 'not-joined' });
    await eve.join(id);
    expect(await eve.send(foreign)).toMatchObject({ t: 'error', code: 'not-your-seat' });
    expect(await eve.join(id, 0)).toMatchObject({ t: 'error', code: 'not-your-seat' });
    expect(await eve.join('no-such-table')).toMatchObject({ t: 'error', code: 'not-found' });
    expect((await eve.request(`/api/tables/${id}/concede`, { seat: 0 })).status).toBe(403);
    expect((await eve.request(`/api/tables/${id}/hint`, { seat: 0 })).status).toBe(403);
    expect((await eve.request(`/api/tables/${id}/at/0?seat=0`)).status).toBe(403);
  });

  it('a stale decision, and an illegal choice with the rule behind it', async () => {
    const { ann } = await tableForTwo();
    expect(await ann.send({ t: 'choose', seat: 0, decision: 'claim:0:7', choice: 1 })).toMatchObject({
      code: 'stale-decision',
    });
    await ann.chooseFirst(0);
    const taken = { t: 'choose', seat: 0, decision: ann.scene!.asked[0]?.id ?? '', choice: 1 };
    expect(await ann.send(taken)).toMatchObject({ t: 'error' });
    const { ann: solo } = await tableForTwo();
    expect(await solo.send({ t: 'choose', seat: 0, decision: solo.asked(0)!.id, choice: 99 })).toMatchObject({
      code: 'illegal-choice',
    });
  });

  it.each([
    'not json',
    '{"t":"choose"',
    'null',
    '[]',
    '{"t":"fly","id":1}',
    '{"t":"join","v":1,"id":"x","table":"12345678"}',
    '{"t":"join","v":1,"id":1,"table":"../../etc"}',
    '{"t":"choose","id":1,"seat":0,"decision":"claim:0:0","choice":null}',
    '{"t":"choose","id":1,"seat":-1,"decision":"claim:0:0","choice":1}',
    '{"t":"choose","id":1,"seat":0,"decision":"claim:0:0","choice":1,"__proto__":{"a":1},"more":1}',
  ])('malformed: %s', async text => {
    const eve = new Browser(node.url);
    await eve.connect();
    eve.socket!.send(text);
    await eve.until(b => b.messages.length > 0, 'an answer');
    expect(eve.messages[0]).toMatchObject({ t: 'error', code: 'bad-request' });
    eve.close();
  });

  it.each([
    ['of before versions were named', '{"t":"join","id":7,"table":"12345678"}'],
    ['of another version', `{"t":"join","v":${PROTOCOL + 1},"id":7,"table":"12345678"}`],
    ['of another version that says more', '{"t":"join","v":"2.0","id":7,"room":{"name":"x"}}'],
  ])('a page %s, which is told to reload', async (_page, text) => {
    const eve = new Browser(node.url);
    await eve.connect();
    eve.socket!.send(text);
    await eve.until(b => b.messages.length > 0, 'an answer');
    expect(eve.messages[0]).toEqual({
      t: 'error',
      id: 7,
      code: 'old-page',
      message: 'A newer version of the table is here: reload the page.',
    });
    eve.close();
  });

  it('a message or a body that is too large', async () => {
    const { ann } = await tableForTwo();
    const large = JSON.stringify({ name: 'x'.repeat(10 * 1024 * 1024) });
    const answer = await ann.request('/api/me', large).catch(() => 'cut off');
    if (answer !== 'cut off') expect(answer).toMatchObject({ status: 413, body: { error: { code: 'too-large' } } });
    ann.socket!.send(large);
    await ann.until(b => b.socket!.readyState === WebSocket.CLOSED, 'the end of the connection');
    expect((await ann.request('/api/me')).status).toBe(200);
  });

  it('requests from another site', async () => {
    const eve = new Browser(node.url);
    await eve.request('/api/me');
    const foreign = { origin: 'https://evil.example' };
    expect(await eve.request('/api/me', { name: 'Eve' }, foreign)).toMatchObject({
      status: 403,
      body: { error: { code: 'wrong-origin' } },
    });
    await expect(eve.connect(foreign)).rejects.toThrow('refused');
    await eve.connect({ origin: node.url });
    expect((await eve.request('/api/me', { name: 'Eve' }, { origin: node.url })).status).toBe(200);
  });

  it('a forged cookie is nobody', async () => {
    const { ann } = await tableForTwo();
    const eve = new Browser(node.url);
    eve.cookie = ann.cookie.replace(/.$/, last => (last === 'A' ? 'B' : 'A'));
    await expect(eve.connect()).rejects.toThrow('refused');
  });

  it('bad requests get a code and a sentence', async () => {
    const eve = new Browser(node.url);
    const bad: [string, unknown, number][] = [
      ['/api/tables', { game: 'claim' }, 400],
      ['/api/tables', '{', 400],
      ['/api/tables', { game: 'nothing', seats: [{ kind: 'me' }] }, 404],
      ['/api/tables/nowhere1', undefined, 404],
      ['/api/tables/..%2f..%2fetc', undefined, 400],
      ['/api/claim', { token: 'x'.repeat(30) }, 404],
      ['/api/nothing', undefined, 404],
      ['/api/tables/import', { file: '{}' }, 400],
    ];
    for (const [path, body, status] of bad) {
      const answer = await eve.request(path, body);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.body).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
    }
  });
});

describe('a flood', () => {
  it('of 10,000 messages a second from one page is cut off while another table goes on', async () => {
    const { ann, ben } = await tableForTwo(32);
    const eve = new Browser(node.url);
    await eve.connect();
    let sent = 0;
    const flood = setInterval(() => {
      if (eve.socket?.readyState !== WebSocket.OPEN) return;
      for (let i = 0; i < 100; i++, sent++) eve.socket.send(`{"t":"chat","id":${sent},"text":"flood"}`);
    }, 10);
    const waits: number[] = [];
    for (let n = 0; n < 32; n++) {
      const [one, seat] = n % 2 === 0 ? ([ann, 0] as const) : ([ben, 1] as const);
      await one.until(b => b.scene?.n === n, `entry ${n}`);
      const began = performance.now();
      expect(await one.chooseFirst(seat)).toMatchObject({ t: 'ok' });
      waits.push(performance.now() - began);
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    await eve.until(b => b.socket!.readyState === WebSocket.CLOSED, 'the flood to be cut off');
    clearInterval(flood);
    expect(eve.messages.length).toBeLessThan(200);
    expect(waits.toSorted((a, b) => a - b)[16]).toBeLessThan(250);
  });
});

describe('around it', () => {
  it('says how it is, what it measures and how to use it', async () => {
    const eve = new Browser(node.url);
    expect(await eve.ok('/health')).toEqual({ ok: true });
    const measured = await (await fetch(`${node.url}/metrics`)).text();
    expect(measured).toMatch(/vesper_choices_total \d+/);
    const { paths } = await eve.ok<{ paths: object }>('/api');
    expect(Object.keys(paths)).toContain('/api/tables/{id}/at/{n}');
    const { headers } = await fetch(`${node.url}/api/me`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('a bot gives a hint and says what follows, thinking in a thread of its own', async () => {
    const { ann, id } = await tableForTwo();
    const hint = await ann.ok<Hint>(`/api/tables/${id}/hint`, { seat: 0 });
    const asked = ann.asked(0)!;
    expect(hint).toMatchObject({ decision: asked.id, weighed: asked.choices!.length, of: asked.choices!.length });
    expect(hint.follows).toContainEqual(expect.stringMatching(/\w+ .*\./));
    expect(asked.choices).toContainEqual(hint.instead!.choice);
    expect(['level', 'close', 'clear']).toContain(hint.instead!.behind);
    const { decision, choice } = hint;
    expect(await ann.send({ t: 'choose', seat: 0, decision, choice })).toMatchObject({ t: 'ok' });
  });
});

describe('stopping', () => {
  it('tells the pages to come back, finishes what it began and ends well', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vesper-'));
    const short = await startNode(path.join(folder, 'tables.sqlite'), await freePort());
    const ann = new Browser(short.url);
    const { table } = await ann.ok<Created>('/api/tables', { game: 'claim', seats: [{ kind: 'me' }, { kind: 'bot' }] });
    await ann.join(table.id);
    expect(await ann.chooseFirst(0)).toMatchObject({ t: 'ok' });
    expect(await short.stop()).toBe(0);
    await ann.until(b => b.socket!.readyState === WebSocket.CLOSED, 'the end of the connection');
  });
});
