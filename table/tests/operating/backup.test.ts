/** Backups: made while people play, taken back into any store, whole or not at all. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Entry } from '@vesper/kernel';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupProblem, backup, restore } from '../../backup/index.ts';
import { TABLES } from '../../backup/format.ts';
import type { TableInfo } from '../../messages.ts';
import { openStore } from '../../store/open.ts';
import { MIGRATIONS } from '../../store/sqliteMigrations.ts';
import type { Store } from '../../store/store.ts';
import { StoreUnusable } from '../../store/unusable.ts';
import { Browser } from '../browser.ts';
import { freePort, startNode } from '../node.ts';
import type { NodeProcess } from '../node.ts';
import { Player, contradiction } from '../player.ts';
import { startCluster } from '../postgres.ts';
import type { Cluster } from '../postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vesper-backup-'));
const at = (name: string): string => path.join(folder, name);
let cluster: Cluster;
const nodes: NodeProcess[] = [];

async function start(db: string): Promise<NodeProcess> {
  const node = await startNode(db, await freePort());
  nodes.push(node);
  return node;
}

beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  for (const node of nodes) await node.kill();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function problem(act: Promise<unknown>): Promise<string> {
  const error: unknown = await act.catch((reason: unknown) => reason);
  if (error instanceof BackupProblem || error instanceof StoreUnusable) return `${error.code}: ${error.message}`;
  throw new Error(`it is ${String(error)}`);
}

/** Something of everything, with texts that are hard to carry. */
async function fill(store: Store): Promise<void> {
  await store.setting('key', 'the key of all cookies');
  await store.putIdentity({ id: 'ann', name: 'Ann "☾" \\n' });
  await store.addDevice('hash', { id: 'd1', identity: 'ann', name: 'Firefox', created: 1, seen: 2 });
  await store.putWayIn('code', { identity: 'ann', kind: 'code', created: 3, ends: null });
  for (let t = 0; t < 30; t++) {
    const seats = [
      { seat: 0, holder: 'ann', token: null },
      { seat: 1, holder: null, token: `token ${t}` },
    ];
    await store.createTable({ id: `t${t}`, created: t, commitment: `c${t}`, body: `{"body":"of ${t} ü"}`, seats });
    const entries = Array.from({ length: 40 }, (_, i) => store.append(`t${t}`, i + 1, `{"choice":"${t}, ${i} ☾"}`));
    await Promise.all(entries);
    await store.keepSnapshot(`t${t}`, 40, '{"at":40}');
    await store.addChat(`t${t}`, '{"text":"a word"}');
  }
  await store.changeTable('t7', 1, '{"body":"changed"}', []);
  const gone = [{ seat: 0, holder: 'ann', token: null, deleted: 1_800_000_000_000 }];
  await store.changeTable('t8', 1, '{"body":"deleted"}', gone, false, 1_800_000_000_000);
  await store.addServed(12_345);
  await store.append('t7', 41, '{"late":true}');
}

async function everything(store: Store): Promise<unknown> {
  const tables = [];
  for (let t = 0; t < 30; t++) {
    const id = `t${t}`;
    tables.push({
      table: await store.table(id),
      entries: await store.entries(id, 0),
      snapshot: await store.snapshot(id, 1000),
      chat: await store.chat(id, 10),
      seat: await store.seatByToken(`token ${t}`),
    });
  }
  return {
    tables,
    key: await store.setting('key', 'another'),
    served: await store.addServed(0),
    ann: await store.device('hash'),
    ways: await store.waysIn('ann'),
    of: (await store.tablesOf('ann', 100)).map(({ id }) => id),
    deleted: await store.deletedTablesOf('ann', 0, 100),
    swept: await store.tablesDeletedBefore(1_900_000_000_000, 100),
  };
}

async function looked<T>(db: string, look: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ db });
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

describe('a backup', () => {
  it('goes from SQLite to PostgreSQL and back, and to its own kind, and nothing is lost or changed', async () => {
    const source = at('source.sqlite');
    await looked(source, fill);
    const wanted = await looked(source, everything);
    const rows = await backup(at('one.gz'), { db: source });
    expect(rows).toMatchObject({ tables: 30, entries: 1201, seats: 60, chat: 30, identities: 1, devices: 1 });
    expect((statSync(at('one.gz')).mode & 0o777).toString(8)).toBe('600');

    const database = await cluster.database();
    expect(await restore(at('one.gz'), { db: database })).toEqual(rows);
    expect(await looked(database, everything)).toEqual(wanted);
    const again = await backup(at('two.gz'), { db: database });
    expect({ ...again, settings: 0 }).toEqual({ ...rows, settings: 0 });

    const [file, other] = [at('back.sqlite'), await cluster.database()];
    await restore(at('two.gz'), { db: file });
    await restore(at('two.gz'), { db: other });
    for (const db of [file, other]) {
      expect(await looked(db, everything)).toEqual(wanted);
      // What comes afterwards finds its place.
      await looked(db, async store => {
        await store.addChat('t0', 'new');
        expect(await store.chat('t0', 1)).toEqual(['new']);
        expect(await store.append('t0', 41, 'new')).toBe(true);
      });
    }
  });

  it('knows every table of both stores, and their columns are the same', async () => {
    const file = at('columns.sqlite');
    await looked(file, async () => {});
    const db = new DatabaseSync(file);
    const inSqlite = db
      .prepare(
        `select t.name || '.' || c.name as name from sqlite_schema t, pragma_table_info(t.name) c
         where t.type = 'table' and t.name <> 'journal'`,
      )
      .all()
      .map(({ name }) => String(name));
    db.close();
    const url = await cluster.database();
    await looked(url, async () => {});
    const sql = postgres(url, { max: 1 });
    const inPostgres = await sql<{ name: string }[]>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name not in ('migrations', 'served')`;
    await sql.end();
    expect(inSqlite.sort()).toEqual(inPostgres.map(({ name }) => name).sort());
    expect([...new Set(inSqlite.map(name => name.split('.')[0]))].sort()).toEqual([...TABLES].sort());
  });

  it('is made under play; restored elsewhere, everything acknowledged before is there and the matches go on', async () => {
    for (const db of [at('played.sqlite'), await cluster.database()]) {
      const node = await start(db);
      const host = new Browser(node.url);
      const seats = [{ kind: 'me' }, { kind: 'here' }];
      const { table } = await host.ok<{ table: TableInfo }>('/api/tables', { game: 'claim', seats });
      const { table: calm } = await host.ok<{ table: TableInfo }>('/api/tables', { game: 'claim', seats });
      await host.join(calm.id, 0);
      await host.chooseFirst(0);
      host.close();
      let choices = 0;
      const players = [0, 1].map(seat => {
        const browser = new Browser(node.url);
        browser.cookie = host.cookie;
        return new Player(browser, table.id, seat, [node.url], () => choices++);
      });
      const playing = Promise.all(players.map(player => player.play()));
      await players[0].browser.until(() => choices >= 12, 'some choices');
      const before = players.map(({ acknowledged }) => acknowledged.length);
      const rows = await backup(at('played.gz'), { db }, true);
      expect(rows.entries).toBeGreaterThanOrEqual(1 + before[0] + before[1]);
      for (const player of players) player.stop();
      await playing;
      await node.stop();

      const elsewhere = at('elsewhere.sqlite');
      await restore(at('played.gz'), { db: elsewhere }, true);
      const moved = await start(elsewhere);
      const known = players.map(
        ({ acknowledged }, i) => ({ acknowledged: acknowledged.slice(0, before[i]) }) as Player,
      );
      const back = new Browser(moved.url);
      back.cookie = host.cookie; // the key came along, so the cookie is still somebody's
      const { record } = await back.ok<{ record: Entry[] }>(`/api/tables/${table.id}/file`);
      expect(contradiction(record, known)).toBeUndefined();
      expect(record).toHaveLength(rows.entries - 1);
      await back.join(calm.id, 1);
      expect(await back.chooseFirst(1)).toMatchObject({ t: 'ok' });
      back.close();
      await moved.stop();
    }
  });
});

describe('a restore', () => {
  beforeAll(async () => {
    await looked(at('kept.sqlite'), fill);
    await backup(at('kept.gz'), { db: at('kept.sqlite') });
  });

  it('refuses a store with tables in it, unless it is forced; then the old file is kept', async () => {
    const target = at('full.sqlite');
    await looked(target, store => store.putIdentity({ id: 'ben', name: 'Ben' }));
    const refused = `not-empty: ${target} has tables in it; --force puts the backup in their place.`;
    expect(await problem(restore(at('kept.gz'), { db: target }))).toBe(refused);
    expect(await looked(target, store => store.identity('ben'))).toBeDefined();
    await restore(at('kept.gz'), { db: target }, true);
    expect(await looked(target, store => store.identity('ben'))).toBeUndefined();
    const [aside] = readdirSync(folder).filter(name => /^full\.sqlite\.replaced-[-\dTZ]+$/.test(name));
    expect(await looked(at(aside), store => store.identity('ben'))).toBeDefined();

    const database = await cluster.database();
    await restore(at('kept.gz'), { db: database });
    expect(await problem(restore(at('kept.gz'), { db: database }))).toMatch(/^not-empty: .* has tables in it/);
    await looked(database, store => store.putIdentity({ id: 'ben', name: 'Ben' }));
    await restore(at('kept.gz'), { db: database }, true);
    expect(await looked(database, store => store.identity('ben'))).toBeUndefined();
  });

  it('refuses a store that a server is using, forced or not', async () => {
    const store = await openStore({ db: at('used.sqlite') });
    expect(await problem(restore(at('kept.gz'), { db: at('used.sqlite') }, true))).toMatch(
      /^store-unusable: Another server is using/,
    );
    await store.close();
    const database = await cluster.database();
    const node = await openStore({ db: database });
    expect(await problem(restore(at('kept.gz'), { db: database }, true))).toMatch(
      /^server-running: The database .* is in use: stop its servers first\.$/,
    );
    await node.close();
  });

  it('finds what is missing or changed, and then leaves everything as it was', async () => {
    const whole = readFileSync(at('kept.gz'));
    const lines = gunzipSync(whole).toString().trimEnd().split('\n');
    const swapped = [...lines];
    [swapped[40], swapped[41]] = [swapped[41], swapped[40]];
    const newer = [lines[0].replace('"format":1', '"format":2'), ...lines.slice(1)];
    const later = [lines[0].replace(/"schema":\d+/, '"schema":99'), ...lines.slice(1)];
    const broken: [string, Buffer, RegExp][] = [
      ['a letter', Buffer.from('Dear Abigail'), /^bad-backup: This is not a backup of Vesper\.$/],
      ['another text', gzipSync('{"vesper":1}\n'), /^bad-backup: This is not a backup of Vesper\.$/],
      ['nothing', Buffer.alloc(0), /^bad-backup: This backup is cut off/],
      ['cut bytes', whole.subarray(0, whole.length - 40), /^bad-backup: This backup is cut off/],
      ['a cut text', gzipSync(lines.slice(0, -1).join('\n')), /^bad-backup: This backup is cut off/],
      ['a lost row', gzipSync(lines.filter((_, i) => i !== 20).join('\n')), /^bad-backup: This backup is damaged/],
      ['a changed row', gzipSync(lines.join('\n').replace('of 3 ü', 'of 4 ü')), /^bad-backup: This backup is damaged/],
      ['rows in another order', gzipSync(swapped.join('\n')), /^bad-backup: This backup is damaged/],
      ['a newer format', gzipSync(newer.join('\n')), /^bad-backup: This backup was made by a newer Vesper/],
      ['a newer store', gzipSync(later.join('\n')), /^bad-backup: This backup was made by a newer Vesper/],
    ];
    const database = await cluster.database();
    const places = [at('target.sqlite'), database];
    for (const db of places) await looked(db, store => store.putIdentity({ id: 'ben', name: 'Ben' }));
    for (const [what, bytes, said] of broken) {
      writeFileSync(at('broken.gz'), bytes);
      for (const db of places) {
        expect([what, await problem(restore(at('broken.gz'), { db }, true))]).toEqual([
          what,
          expect.stringMatching(said),
        ]);
      }
    }
    for (const db of places) expect(await looked(db, store => store.identity('ben'))).toBeDefined();
    expect(readdirSync(folder).filter(name => name.includes('restoring'))).toEqual([]);
  });

  it('takes a backup of an older version and brings it up to date', async () => {
    const old = at('old.sqlite');
    const db = new DatabaseSync(old);
    for (const migration of MIGRATIONS.slice(0, 2)) db.exec(migration);
    db.exec(`pragma user_version = 2;
      insert into identities values ('ann', 'Ann');
      insert into entries values ('m', 1, '"a"');
      insert into journal values (1, 'm 2 "b"');
      insert into recoveries values ('hash', 'ann')`);
    db.close();
    await backup(at('old.gz'), { db: old });
    await restore(at('old.gz'), { db: at('updated.sqlite') });
    await looked(at('updated.sqlite'), async store => {
      expect(await store.entries('m', 0)).toEqual([
        { number: 1, body: '"a"' },
        { number: 2, body: '"b"' },
      ]);
      expect(await store.waysIn('ann')).toMatchObject([{ kind: 'code' }]);
    });
    expect(await problem(restore(at('old.gz'), { db: await cluster.database() }))).toMatch(
      /^bad-backup: This backup was made by an older Vesper from another kind of store/,
    );
  });

  it('says what is not there', async () => {
    expect(await problem(backup(at('x.gz'), { db: at('nowhere.sqlite') }))).toMatch(/^nothing-there: /);
    expect(await problem(backup(at('x.gz'), { db: await cluster.database() }))).toMatch(/^nothing-there: /);
    expect(await problem(restore(at('nowhere.gz'), { db: at('x.sqlite') }))).toMatch(/^nothing-there: /);
    expect(await problem(backup(at('kept.gz'), { db: at('kept.sqlite') }))).toMatch(/^not-empty: .* is there already/);
    writeFileSync(at('letter'), 'Dear Abigail, '.repeat(500));
    expect(await problem(backup(at('x.gz'), { db: at('letter') }))).toMatch(/is not a database of Vesper/);
  });
});
