/** A table that cannot be read says so in its own row, gives out its file, stays as it is and harms nobody else. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VesperError, save, start } from '@vesper/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shelf } from '../games.ts';
import { serve } from '../index.ts';
import type { Serving } from '../index.ts';
import type { TableInfo, TableSummary } from '../messages.ts';
import { openStore } from '../store/open.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Change, Store } from '../store/store.ts';
import type { TableBody } from '../host/body.ts';
import { indexOf } from '../tables/seating.ts';
import type { Line } from '../tables/record.ts';
import { ann as alice, closeAll, me, settled, tablesOn } from './attacks/tablesAlone.ts';
import { Browser } from './browser.ts';
import { shelf } from './node.ts';
import { claimGame } from './toys/claim.ts';

interface Stored {
  readonly body: string;
  readonly lines: readonly string[];
}

const changedBody = (stored: Stored, change: object): Stored => ({
  ...stored,
  body: JSON.stringify({ ...(JSON.parse(stored.body) as TableBody), ...change }),
});
const changedLine = (stored: Stored, n: number, change: (line: Line) => unknown): Stored => ({
  ...stored,
  lines: stored.lines.map((line, i) => (i === n ? JSON.stringify(change(JSON.parse(line) as Line)) : line)),
});

/** What can be wrong with what is stored, and what people read then. */
const damages: { readonly [name: string]: { readonly says: RegExp; make(stored: Stored): Stored } } = {
  'an edition of the rules that is not here': {
    says: /Version 99 of the rules of Claim/,
    make: stored => changedBody(stored, { version: 99 }),
  },
  'a game that is not here': { says: /no game "clam"/, make: stored => changedBody(stored, { game: 'clam' }) },
  'another fingerprint': {
    says: /does not lead where it led/,
    make: stored => changedLine(stored, 32, line => ({ ...line, hash: '0123456789abcdef' })),
  },
  'a choice that is against the rules': {
    says: /does not lead where it led/,
    make: stored => changedLine(stored, 2, line => ({ ...line, choice: 5 })),
  },
  'an entry that is no JSON': {
    says: /is damaged/,
    make: stored => ({ ...stored, lines: stored.lines.map((line, i) => (i === 3 ? line.slice(0, 20) : line)) }),
  },
  'a table that is no JSON': { says: /is damaged/, make: stored => ({ ...stored, body: stored.body.slice(0, 99) }) },
};
/** As tables were stored before they named an edition: without version and fingerprints. */
const earlier = ({ body, lines }: Stored): Stored => ({
  body: JSON.stringify({ ...(JSON.parse(body) as TableBody), version: undefined }),
  lines: lines.map(line => JSON.stringify({ ...(JSON.parse(line) as Line), hash: undefined })),
});
const EARLIER = 'of-earlier-times';
/** Their record is whole, but the snapshot that spares playing it is not. */
const TORN = ['torn-snapshot', 'another-snapshot'];

const names = Object.keys(damages);
const idOf = (name: string): string => `damaged-${names.indexOf(name)}`;

const folder = mkdtempSync(path.join(tmpdir(), 'vesper-unreadable-'));
const db = path.join(folder, 'tables.sqlite');
const begin = (): Promise<Serving> => serve({ port: 0, db, games: shelf, botDelay: 0, logLevel: 'silent', idle: 400 });

let node: Serving;
let ann: Browser;
let ben: Browser;
let eve: Browser;
let sound: string;
let stored: string[];

/** Everything that is kept of the damaged tables. */
async function whatIsStored(store: Store): Promise<string[]> {
  return Promise.all(
    names.map(async name => {
      const entries = await store.entries(idOf(name), 0);
      return JSON.stringify([await store.table(idOf(name)), entries, await store.snapshot(idOf(name), 1e9)]);
    }),
  );
}

beforeAll(async () => {
  node = await begin();
  [ann, ben, eve] = [new Browser(node.url), new Browser(node.url), new Browser(node.url)];
  const made = await ann.ok<{ table: TableInfo; invitations: { token: string }[] }>('/api/tables', {
    game: 'claim',
    options: { cells: 64 },
    seats: [{ kind: 'me' }, { kind: 'friend' }],
  });
  sound = made.table.id;
  await ben.ok('/api/claim', { token: made.invitations[0].token });
  await eve.ok('/api/me');
  await Promise.all([ann.join(sound), ben.join(sound)]);
  for (let n = 0; n < 40; n++) {
    const who = [ann, ben][n % 2];
    await who.until(b => b.scene!.n === n, `entry ${n}`);
    await who.send({ t: 'choose', seat: n % 2, decision: who.scene!.asked[0].id, choice: n + 5 });
  }
  for (const browser of [ann, ben]) browser.close();
  await node.close();

  const store = await openStore({ db, dataDir: folder });
  const row = (await store.table(sound))!;
  const good: Stored = { body: row.body, lines: (await store.entries(sound, 0)).map(entry => entry.body) };
  const seats = indexOf(JSON.parse(good.body) as TableBody).map(seat => ({ ...seat, token: null }));
  const put = async (id: string, { body, lines }: Stored): Promise<void> => {
    for (const [i, line] of lines.entries()) await store.append(id, i + 1, line);
    await store.createTable({ id, created: 1, commitment: id, body, seats });
  };
  for (const name of names) await put(idOf(name), damages[name].make(good));
  await put(EARLIER, earlier(good));
  const other = start(claimGame, { seats: 2, options: { cells: 64 }, seed: 'other' });
  for (const [i, snapshot] of ['{"vesper":1,"ga', save(other).replace('"vesper":1', '"vesper":7')].entries()) {
    await put(TORN[i], good);
    await store.keepSnapshot(TORN[i], 33, snapshot);
  }
  stored = await whatIsStored(store);
  await store.close();

  node = await begin();
  for (const browser of [ann, ben, eve]) browser.url = node.url;
});
afterAll(async () => {
  for (const browser of [ann, ben, eve]) browser.close();
  await node.close();
  rmSync(folder, { recursive: true, force: true });
});

it('stores a fingerprint with the first entry and with every 32nd after it', () => {
  const lines = JSON.parse(stored[0]) as [unknown, { number: number; body: string }[]];
  const marked = lines[1].filter(({ body }) => 'hash' in (JSON.parse(body) as Line)).map(({ number }) => number);
  expect(marked).toEqual([1, 33]);
});

it('lists every table, each damaged one with what is wrong in its own row', async () => {
  for (const browser of [ann, ben]) {
    const { tables } = await browser.ok<{ tables: TableSummary[] }>('/api/tables');
    expect(tables).toHaveLength(names.length + TORN.length + 2);
    for (const id of [sound, EARLIER]) {
      const row = tables.find(({ table }) => table.id === id);
      expect(row).toMatchObject({ table: { version: 1 }, n: 40, waitsFor: [0] });
      expect(row).not.toHaveProperty('problem');
    }
    for (const name of names) {
      const row = tables.find(({ table }) => table.id === idOf(name));
      expect(row?.problem).toMatchObject({ code: 'unreadable' });
      expect(row?.problem?.message).toMatch(damages[name].says);
      expect(JSON.stringify(row)).not.toMatch(/refused|secret"|holder|token/);
    }
  }
});

describe.each(names)('a table with %s', name => {
  it('says so to who opens it, by request and by socket', async () => {
    const { status, body } = await ann.request<{ error: { code: string; message: string } }>(
      `/api/tables/${idOf(name)}`,
    );
    expect([status, body.error.code]).toEqual([422, 'unreadable']);
    expect(body.error.message).toMatch(damages[name].says);
    expect(await ann.join(idOf(name))).toMatchObject({ t: 'error', code: 'unreadable', message: body.error.message });
  });

  it('gives its players what is stored, sealed while the match runs, and nobody else anything', async () => {
    for (const player of [ann, ben]) {
      const { status, body } = await player.request(`/api/tables/${idOf(name)}/file`);
      expect([status, Object.keys(body).sort()]).toEqual([200, ['game', 'sealed', 'table', 'vesper']]);
    }
    expect((await eve.request(`/api/tables/${idOf(name)}/file`)).status).toBeGreaterThanOrEqual(400);
  });
});

it.each(TORN)('plays a match from its record where the snapshot is damaged: %s', async id => {
  const watching = new Browser(node.url);
  watching.cookie = ann.cookie;
  await watching.join(id);
  expect(watching.scene).toMatchObject({ n: 40 });
  const { status, body } = await ann.request<{ scene: { n: number } }>(`/api/tables/${id}/at/36`);
  expect([status, body.scene.n]).toEqual([200, 36]);
  watching.close();
});

it('gives the plain record of a damaged match to who plays alone', async () => {
  const alone = await ann.ok('/api/tables', { game: 'claim', seats: [{ kind: 'me' }, { kind: 'here' }] });
  await node.close();
  const store = await openStore({ db, dataDir: folder });
  const row = (await store.table(alone.table.id))!;
  const body = JSON.parse(row.body) as TableBody;
  await store.append(alone.table.id, 1, JSON.stringify({ seat: 0, ask: 'claim', choice: 7, at: 1 }));
  await store.append(alone.table.id, 2, '{"seat":1,"ask":"cl');
  await store.changeTable(alone.table.id, row.version, JSON.stringify({ ...body, version: 2 }), indexOf(body));
  await store.close();
  node = await begin();
  for (const browser of [ann, ben, eve]) browser.url = node.url;
  const file = await ann.ok<Record<string, unknown>>(`/api/tables/${alone.table.id}/file`);
  expect(file).toMatchObject({
    game: 'claim',
    version: 2,
    record: [{ seat: 0, ask: 'claim', choice: 7 }],
    damaged: ['{"seat":1,"ask":"cl'],
  });
  expect(Object.keys((file.record as object[])[0])).toEqual(['seat', 'ask', 'choice']);
});

it('is not rewritten, and the sound match goes on', async () => {
  await ann.join(sound);
  expect(ann.scene).toMatchObject({ n: 40 });
  expect(await ann.send({ t: 'choose', seat: 0, decision: ann.scene!.asked[0].id, choice: 63 })).toMatchObject({
    t: 'ok',
  });
  await node.close();
  const store = await openStore({ db, dataDir: folder });
  expect(await whatIsStored(store)).toEqual(stored);
  await store.close();
  node = await begin();
});

it('is left as soon as another node stores what cannot be read here; other tables follow theirs', async () => {
  const store = openSqlite(':memory:');
  let tell: (change: Change) => void = () => {};
  const failed: unknown[] = [];
  const tables = tablesOn({
    store: { ...store, listen: async heard => void (tell = heard) },
    failed: error => failed.push(error),
  });
  await tables.start();
  const here = { kind: 'here' } as const;
  const make = async () => (await tables.create({ game: 'claim', options: { cells: 8 }, seats: [me, here] }, alice)).id;
  const [broken, whole] = [await make(), await make()];
  const sentAway: string[] = [];
  for (const id of [broken, whole]) {
    const close = (): unknown => sentAway.push(id);
    await tables.join(id, { identity: alice.identity, wanted: undefined, send: () => {}, close });
  }
  await store.append(broken, 1, JSON.stringify({ seat: 1, ask: 'claim', choice: 3, at: 1 }));
  await store.append(whole, 1, JSON.stringify({ seat: 0, ask: 'claim', choice: 3, at: 1 }));
  tell({ kind: 'all' });
  await settled(() => sentAway.length > 0);
  expect(sentAway).toEqual([broken]);
  expect(failed).toMatchObject([{ code: 'unreadable' }]);
  await expect(tables.live(broken)).rejects.toMatchObject({ code: 'unreadable' });
  const followed = await tables.live(whole);
  await settled(() => followed.durable === 1);
  await closeAll();
});

it('ends nothing when its rules break as soon as somebody looks', async () => {
  const failed: unknown[] = [];
  const stumbling = {
    ...claimGame,
    id: 'stumble',
    interjections(): never {
      throw new VesperError('broken-rules', 'the lucky cell is 7');
    },
  };
  const loadGame: Shelf['loadGame'] = async id => (id === 'stumble' ? stumbling : claimGame);
  const tables = tablesOn({ shelf: { gameIds: ['claim', 'stumble'], loadGame }, failed: error => failed.push(error) });
  const options = { cells: 8 };
  const whole = await tables.create({ game: 'claim', options, seats: [me, { kind: 'here' }] }, alice);
  const broken = await tables.create({ game: 'stumble', options, seats: [me, { kind: 'bot' }] }, alice);
  await settled(() => failed.length > 0);
  const rows = await tables.looking.list(alice.identity);
  const rowOf = (id: string): TableSummary | undefined => rows.find(({ table }) => table.id === id);
  expect(rowOf(whole.id)).toMatchObject({ n: 0, waitsFor: [0] });
  expect(rowOf(broken.id)?.problem).toEqual({
    code: 'internal',
    message: 'Something went wrong on the server; the match is kept.',
  });
  await closeAll();
});
