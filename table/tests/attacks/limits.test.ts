/** What is written for others, what is asked of a game, and how deep it nests: checked at every door, files included. */
import { choose, choices, open, start, toReplay, VesperError } from '@vesper/kernel';
import type { Options } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { serve } from '../../index.ts';
import type { Serving } from '../../index.ts';
import type { ChatLine, TableInfo } from '../../messages.ts';
import { freeName, looksLike, problemWithLine, problemWithName } from '../../spoken.ts';
import { Browser } from '../browser.ts';
import { shelf } from '../node.ts';
import { loadGame } from '../toys/shelf.ts';
import { house, makeTable } from './house.ts';

const { person } = house({ limits: { requests: 6000 } });

const badNames: [string, unknown][] = [
  ['an object', { toString: 'Ann' }],
  ['a list', ['Ann']],
  ['nothing', ''],
  ['spaces', ' \u00A0\u3000 '],
  ['nothing to see', '\u200B\u200D\u2060'],
  ['blanks that are letters', '\u3164\u115F\u2800'],
  ['a line end', 'Ann\nBen'],
  ['a separator', 'Ann\u2028Ben'],
  ['an escape', 'Ann\u001B[31m'],
  ['a zero', 'Ann\u0000'],
  ['an override', 'Ann\u202EneB'],
  ['an isolate', 'Ann\u2066'],
  ['half a character', 'Ann\uD83D'],
  ['a heap of accents', `A${'\u0301'.repeat(20)}nn`],
  ['too many letters', 'x'.repeat(41)],
  ['too many joined letters', '👩‍👩‍👧‍👧'.repeat(41)],
  ['far too many letters', 'x'.repeat(60_000)],
];
const goodNames = ['Ann', 'Zoë', '李小龍', 'محمد', 'नमस्ते', '👩‍👩‍👧‍👧', 'x'.repeat(40), 'é'.repeat(40), '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'O’Neil-2'];

describe('names', () => {
  it.each(badNames)('%s is none', (_, name) => {
    expect(problemWithName(name)).toMatch(/^A name .*\.$/);
  });

  it.each(goodNames)('%s is one', name => {
    expect(problemWithName(name)).toBeUndefined();
  });

  it('are refused at every door', async () => {
    const ann = person();
    const { invitations } = await makeTable(ann, ['me', 'friend']);
    const seats = [{ kind: 'me' }, { kind: 'bot' }];
    const file = JSON.stringify(await finished());
    for (const [, name] of badNames) {
      const doors: [string, unknown][] = [
        ['/api/me', { name }],
        ['/api/claim', { token: invitations[0].token, name }],
        ['/api/tables', { game: 'claim', seats: [{ kind: 'me', name }, seats[1]] }],
        ['/api/tables', { game: 'claim', seats: [seats[0], { kind: 'bot', name }] }],
        ['/api/tables/import', { file, seats: [seats[0], { kind: 'bot', name }] }],
      ];
      for (const [path, body] of doors) {
        const { status, body: answer } = await ann.request(path, body);
        expect([path, status, answer]).toMatchObject([path, 400, { error: { code: 'bad-request' } }]);
      }
    }
  });

  it('are refused in files too, as is everything else there that is not what it should be', async () => {
    const ann = person();
    await ann.ok('/api/me');
    const whole = await finished();
    const table = (seat: unknown) => ({
      id: 'x',
      created: 1,
      seats: [{ kind: 'person', name: 'Ann', bot: 'greedy' }, seat],
    });
    const fair = { table: 'x', commitment: 'c', secret: 's', words: ['', ''] };
    const bad: [string, object][] = [
      ...badNames
        .filter(([what]) => what !== 'nothing')
        .map(([what, name]): [string, object] => [what, { table: table({ kind: 'bot', name, bot: 'greedy' }) }]),
      ['a name of 1.9 MB', { table: table({ kind: 'bot', name: 'x'.repeat(1_900_000), bot: 'greedy' }) }],
      ['seats that are no list', { table: { seats: { 0: 'Ann' } } }],
      ['a table that is none', { table: 'here' }],
      ['words that are no words', { fair: { ...fair, words: [{}, {}] } }],
      ['words of 1.9 MB', { fair: { ...fair, words: ['x'.repeat(1_900_000), ''] } }],
      ['more than dice', { fair: { ...fair, more: 'x'.repeat(1_900_000) } }],
      ['a seed of 1.9 MB', { seed: 'x'.repeat(1_900_000) }],
      ['an unknown option', { options: { constructor: 1 } }],
      ['options of the wrong kind', { options: { cells: { toString: 8 } } }],
      ['options that are no options', { options: [] }],
    ];
    for (const [what, change] of bad) {
      const { status, body } = await ann.request<{ error?: { code: string; message: string } }>('/api/tables/import', {
        file: JSON.stringify({ ...whole, ...change }),
      });
      expect([what, status, body.error?.code]).toEqual([
        what,
        400,
        expect.stringMatching(/bad-(request|options|file)/),
      ]);
      expect(body.error!.message.length).toBeLessThan(300);
    }
    const kept = { table: table({ kind: 'bot', name: 'Old Bot', bot: 'greedy' }) };
    const made = await ann.ok('/api/tables/import', { file: JSON.stringify({ ...whole, ...kept }) });
    expect(made.table.seats[1].name).toBe('Old Bot');
  });
});

/** A finished match of the game `claim` as a file. */
async function finished(): Promise<object> {
  const match = start(await loadGame('claim'), { seats: 2, options: { cells: 4 }, seed: 'a candle' });
  for (let [decision] = open(match); decision !== undefined; [decision] = open(match)) {
    choose(match, { seat: decision.seat, choice: choices(match, decision)[0] });
  }
  return toReplay(match);
}

describe('people with the same name', () => {
  it('are found, however they write it', () => {
    for (const other of ['ann', ' ANN ', 'A n n', 'Аnn', 'Ánn', 'Ann\u200B', 'Ａｎｎ'])
      expect(looksLike('Ann', other)).toBe(true);
    for (const other of ['Anna', 'Ben', 'An']) expect(looksLike('Ann', other)).toBe(false);
    expect(freeName('Ann', ['ann', 'Ann 2', 'Ben'])).toBe('Ann 3');
    expect(freeName('x'.repeat(40), ['x'.repeat(40)])).toBe(`${'x'.repeat(37)} 2`);
  });

  it('get a number when they sit down', async () => {
    const [ann, eve] = [person(), person()];
    await ann.ok('/api/me', { name: 'Ann' });
    const { table, invitations } = await makeTable(ann, ['me', 'friend']);
    const claimed = await eve.ok('/api/claim', { token: invitations[0].token, name: 'АNN' });
    expect(claimed.table.seats.map(({ name }) => name)).toEqual(['Ann', 'АNN 2']);
    const here = await ann.ok<{ table: TableInfo }>('/api/tables', {
      game: 'claim',
      seats: [{ kind: 'me' }, { kind: 'here', name: 'Ann' }, { kind: 'bot', name: 'ann' }],
    });
    expect(here.table.seats.map(({ name }) => name)).toEqual(['Ann', 'Ann 2', 'ann 3']);
    expect(table.seats[0].name).toBe('Ann');
  });

  it('a spectator does not speak as a player', async () => {
    const [ann, eve] = [person(), person()];
    await ann.ok('/api/me', { name: 'Ann' });
    const { table } = await makeTable(ann, ['me', 'bot']);
    await ann.join(table.id);
    await eve.ok('/api/me', { name: 'A\u200Bnn' });
    await eve.join(table.id);
    expect(await eve.send({ t: 'chat', text: 'I concede.' })).toMatchObject({ t: 'ok' });
    await eve.ok('/api/me', { name: 'Eve' });
    expect(await eve.send({ t: 'chat', text: 'Hello.' })).toMatchObject({ t: 'ok' });
    await ann.until(b => b.messages.filter(({ t }) => t === 'chat').length === 2, 'both lines');
    const lines = ann.messages.flatMap((message): ChatLine[] => (message.t === 'chat' ? [message.line] : []));
    expect(lines).toMatchObject([
      { name: 'A\u200Bnn (spectator)', seat: null },
      { name: 'Eve', seat: null },
    ]);
  });
});

describe('chat', () => {
  it('is a line that one can read', async () => {
    const ann = person();
    const { table } = await makeTable(ann, ['me', 'bot']);
    await ann.join(table.id);
    const bad = ['', ' ', '\u200B', 'a\nb', 'a\u0007', '\u202Eabc', '\uDC00', 'x'.repeat(501), { text: 'x' }, 7];
    for (const text of bad) {
      expect(problemWithLine(typeof text === 'string' ? text.trim() : text)).toMatch(/\.$/);
    }
    expect(await ann.send({ t: 'chat', text: 'a\u001B[2J' })).toMatchObject({ t: 'error', code: 'bad-request' });
    expect(await ann.send({ t: 'chat', text: 'Grüße 👩‍👩‍👧‍👧 שלום' })).toMatchObject({ t: 'ok' });
  });
});

describe('options', () => {
  it.each([
    ['an unknown one', { nothing: true }],
    ['one of every object', { constructor: 1 }],
    ['a method', { toString: 'x' }],
    ['the prototype', JSON.parse('{"__proto__": {"cells": 8}}') as object],
    ['null', { cells: null }],
    ['a list', { cells: [8] }],
    ['an object', { cells: { valueOf: 8 } }],
    ['text', { cells: '8' }],
    ['a fraction', { cells: 8.5 }],
    ['too much', { cells: 1e300 }],
    ['no end', { cells: Number.POSITIVE_INFINITY }],
    ['a name of a megabyte', { ['x'.repeat(1_000_000)]: 1 }],
    ['a value of a megabyte', { cells: 'x'.repeat(1_000_000) }],
  ])('%s is a typed error of one sentence', async (_, given) => {
    const game = await loadGame('claim');
    const told = (): unknown => start(game, { seats: 2, options: given as Options, seed: '' });
    expect(told).toThrow(VesperError);
    expect(told).toThrow(/^.{10,200}$/);
  });

  it('what is inherited is not given', async () => {
    const options = Object.create({ cells: 'x' }) as Options;
    const game = await loadGame('claim');
    expect(start(game, { seats: 2, options, seed: '' }).options).toEqual(start(game, { seats: 2, seed: '' }).options);
  });
});

describe('deep JSON', () => {
  const deep = (levels: number, open = '[', close = ']'): string => open.repeat(levels) + close.repeat(levels);

  it.each([
    ['a body', '/api/me', `{"name":${deep(30_000)}}`],
    ['a body of objects', '/api/me', `{"name":${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}}`],
    ['a body of lists only', '/api/tables', deep(30_000)],
    ['a large body', '/api/tables/import', `{"file":${deep(1_000_000)}}`],
    ['a file', '/api/tables/import', JSON.stringify({ file: deep(100_000) })],
    [
      'a file that begins well',
      '/api/tables/import',
      JSON.stringify({ file: `{"vesper":1,"options":${deep(100_000)}}` }),
    ],
    ['a prototype', '/api/me', '{"name":"Ann","__proto__":{"admin":true}}'],
    ['two prototypes', '/api/me', '{"__proto__":1,"name":"Ann","__proto__":{"admin":true}}'],
    ['a constructor', '/api/me', '{"name":"Ann","constructor":{"prototype":{"admin":true}}}'],
    ['a long key', '/api/me', `{"${'x'.repeat(60_000)}":1}`],
    ['many keys', '/api/me', `{${Array.from({ length: 6000 }, (_, i) => `"k${i}":1`).join()}}`],
    ['a number without end', '/api/tables/nowhere-table/hint', '{"seat":1e999}'],
  ])('%s is a typed error at once', async (_, path, body) => {
    const ann = person();
    await ann.ok('/api/me');
    const began = performance.now();
    const { status, body: answer } = await ann.request<{ error: { code: string; message: string } }>(path, body);
    expect([status, answer.error.code]).toEqual([400, expect.stringMatching(/^bad-(request|file)$/)]);
    expect(answer.error.message.length).toBeLessThanOrEqual(300);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('in a message is a typed error, and the connection stays', async () => {
    const ann = person();
    const { table } = await makeTable(ann, ['me', 'bot']);
    await ann.join(table.id);
    const choice = (value: string): string => `{"t":"choose","id":77,"seat":0,"decision":"x","choice":${value}}`;
    for (const text of [
      choice(`{"a":${deep(7000)}}`),
      choice(`{"a":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`),
      deep(8000),
    ]) {
      const before = ann.messages.length;
      ann.socket!.send(text);
      await ann.until(b => b.messages.length > before, 'an answer');
      expect(ann.messages.at(-1)).toMatchObject({ t: 'error', code: 'bad-request' });
    }
    expect(await ann.chooseFirst(0)).toMatchObject({ t: 'ok' });
  });
});

describe('addresses', () => {
  it('of routes are counted however they are written', async () => {
    await serving({ limits: { requests: 3 } }, async ({ url }) => {
      const status: number[] = [];
      for (const path of ['/api/games', '/%61pi/games', '/a%70i/games?x', '/live', '/%6cive', '/api/games']) {
        status.push((await fetch(url + path)).status);
      }
      expect(status.slice(3)).toEqual([429, 429, 429]);
    });
  });
});

async function serving(options: Parameters<typeof serve>[0], test: (node: Serving) => Promise<void>): Promise<void> {
  const node = await serve({ port: 0, db: ':memory:', games: shelf, logLevel: 'fatal', ...options });
  try {
    await test(node);
  } finally {
    await node.close();
  }
}

describe('/metrics', () => {
  const asked = async (url: string, headers: Record<string, string> = {}): Promise<number> =>
    (await new Browser(url).request('/metrics', undefined, headers).catch(() => ({ status: 200 }))).status;

  it('are for this machine, not for whom a proxy on it asks', async () => {
    await serving({}, async ({ url }) => {
      expect(await asked(url)).toBe(200);
      expect(await asked(url, { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
      expect(await asked(url, { forwarded: 'for=203.0.113.7' })).toBe(403);
      expect(await asked(url, { 'x-real-ip': '127.0.0.1' })).toBe(403);
    });
  });

  it('or for who has the token, from anywhere', async () => {
    await serving({ metricsToken: 'a long secret' }, async ({ url }) => {
      expect(await asked(url)).toBe(403);
      expect(await asked(url, { authorization: 'Bearer a long secre' })).toBe(403);
      expect(await asked(url, { authorization: 'Bearer a long secret', 'x-forwarded-for': '203.0.113.7' })).toBe(200);
    });
  });

  it.each(['everybody', '10.0.0.0/33', '', 'loopback,x', '1'])('--trust-proxy does not take %j', async proxies => {
    await expect(serving({ trustProxy: proxies }, async () => {})).rejects.toThrow(/--trust-proxy takes/);
  });

  it('whose addresses count is said by --trust-proxy; without it, nobody counts for somebody else', async () => {
    const askAs = async (url: string, n: number): Promise<number[]> => {
      const status: number[] = [];
      for (let i = 0; i < n; i++) {
        const headers = { 'x-forwarded-for': `203.0.113.${i}` };
        status.push((await new Browser(url).request('/api/games', undefined, headers)).status);
      }
      return status;
    };
    await serving({ limits: { requests: 3 } }, async ({ url }) => {
      expect(await askAs(url, 5)).toEqual([200, 200, 200, 429, 429]);
    });
    await serving({ limits: { requests: 3 }, trustProxy: 'loopback' }, async ({ url }) => {
      expect(await askAs(url, 5)).toEqual([200, 200, 200, 200, 200]);
    });
    await serving({ limits: { requests: 3 }, trustProxy: '198.51.100.0/24' }, async ({ url }) => {
      expect(await askAs(url, 5)).toEqual([200, 200, 200, 429, 429]);
    });
  });
});
