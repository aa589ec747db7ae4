/** Tables in one SQLite file: the default. Entries that arrive in one turn of the event loop share one transaction. */
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import type { NewTable, SeatIndex, Store, StoredEntry, StoredIdentity, StoredSnapshot, StoredTable } from './store.ts';

/** Numbered from 1; what has been published is never changed, only followed. */
const MIGRATIONS = [
  `create table entries (
     match text not null, number integer not null, body text not null, primary key (match, number)
   ) strict, without rowid;
   create table snapshots (
     match text not null, number integer not null, body text not null, primary key (match, number)
   ) strict, without rowid;
   create table tables (
     id text primary key, created integer not null, version integer not null, commitment text not null unique, body text not null
   ) strict, without rowid;
   create table seats (
     table_id text not null, seat integer not null, holder text, token text, created integer not null, primary key (table_id, seat)
   ) strict, without rowid;
   create index seats_of_holder on seats (holder, created) where holder is not null;
   create unique index seat_of_token on seats (token) where token is not null;
   create table identities (id text primary key, name text not null) strict, without rowid;
   create table recoveries (token text primary key, identity text not null) strict, without rowid;
   create table chat (id integer primary key, table_id text not null, body text not null) strict;
   create index chat_of_table on chat (table_id, id);
   create table settings (name text primary key, value text not null) strict, without rowid;`,
];

interface Append {
  readonly match: string;
  readonly number: number;
  readonly body: string;
  readonly resolve: (kept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export function openSqlite(path: string): Store {
  const db = new DatabaseSync(path, { timeout: 5000 });
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000; pragma foreign_keys = on;',
  );
  migrate(db);
  const prepared = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    let statement = prepared.get(text);
    if (statement === undefined) prepared.set(text, (statement = db.prepare(text)));
    return statement;
  };
  const transaction = <T>(act: () => T): T => {
    db.exec('begin immediate');
    try {
      const result = act();
      db.exec('commit');
      return result;
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  };

  let queue: Append[] = [];
  let snapshots: [match: string, number: number, body: string][] = [];
  const insert = db.prepare('insert into entries (match, number, body) values (?, ?, ?) on conflict do nothing');
  const keepImage = db.prepare('insert into snapshots (match, number, body) values (?, ?, ?) on conflict do nothing');
  const commit = (): void => {
    const batch = queue;
    const images = snapshots;
    queue = [];
    snapshots = [];
    const kept: boolean[] = [];
    const refused = new Set<string>();
    try {
      transaction(() => {
        for (const { match, number, body } of batch) {
          const ok = !refused.has(match) && insert.run(match, number, body).changes === 1;
          if (!ok) refused.add(match);
          kept.push(ok);
        }
        for (const image of images) keepImage.run(...image);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
      return;
    }
    for (let i = 0; i < batch.length; i++) batch[i].resolve(kept[i]);
  };

  const index = (id: string, created: number, seats: readonly SeatIndex[]): void => {
    const put = sql(
      `insert into seats (table_id, seat, holder, token, created) values (?, ?, ?, ?, ?)
       on conflict (table_id, seat) do update set holder = excluded.holder, token = excluded.token`,
    );
    for (const { seat, holder, token } of seats) put.run(id, seat, holder, token, created);
  };

  return {
    append: (match, number, body) =>
      new Promise((resolve, reject) => {
        if (queue.length === 0) setImmediate(commit);
        queue.push({ match, number, body, resolve, reject });
      }),
    entries: async (match, after) =>
      rows<StoredEntry>(
        sql('select number, body from entries where match = ? and number > ? order by number').all(match, after),
      ),
    // Only a shortcut to what the entries say, so that it may wait for the next of them.
    keepSnapshot: async (match, number, body) => {
      snapshots.push([match, number, body]);
    },
    snapshot: async (match, upTo) => {
      if (snapshots.length > 0) commit();
      return row<StoredSnapshot>(
        sql('select number, body from snapshots where match = ? and number <= ? order by number desc limit 1').get(
          match,
          upTo,
        ),
      );
    },
    createTable: async ({ id, created, commitment, body, seats }: NewTable) =>
      transaction(() => {
        const put = sql(
          'insert into tables (id, created, version, commitment, body) values (?, ?, 1, ?, ?) on conflict do nothing',
        );
        if (put.run(id, created, commitment, body).changes === 0) return false;
        index(id, created, seats);
        return true;
      }),
    table: async id => row<StoredTable>(sql('select id, version, body from tables where id = ?').get(id)),
    changeTable: async (id, version, body, seats) =>
      transaction(() => {
        const put = sql(
          'update tables set version = version + 1, body = ? where id = ? and version = ? returning created',
        );
        const changed = put.get(body, id, version) as { created: number } | undefined;
        if (changed === undefined) return false;
        index(id, changed.created, seats);
        return true;
      }),
    tablesOf: async (holder, limit) =>
      rows<StoredTable>(
        sql(
          `select id, version, body from tables where id in
             (select table_id from seats where holder = ? group by table_id order by max(created) desc limit ?)
           order by created desc, id`,
        ).all(holder, limit),
      ),
    seatByToken: async token =>
      row<{ table: string; seat: number }>(
        sql('select table_id as "table", seat from seats where token = ?').get(token),
      ),
    putIdentity: async ({ id, name }) => {
      sql('insert into identities (id, name) values (?, ?) on conflict (id) do update set name = excluded.name').run(
        id,
        name,
      );
    },
    identity: async id => row<StoredIdentity>(sql('select id, name from identities where id = ?').get(id)),
    putRecovery: async (token, identity) => {
      sql('insert into recoveries (token, identity) values (?, ?)').run(token, identity);
    },
    recover: async token =>
      row<StoredIdentity>(
        sql('select id, name from identities where id = (select identity from recoveries where token = ?)').get(token),
      ),
    addChat: async (table, body) => {
      sql('insert into chat (table_id, body) values (?, ?)').run(table, body);
    },
    chat: async (table, limit) =>
      rows<{ body: string }>(sql('select body from chat where table_id = ? order by id desc limit ?').all(table, limit))
        .map(({ body }) => body)
        .reverse(),
    setting: async (name, offered) => {
      sql('insert into settings (name, value) values (?, ?) on conflict do nothing').run(name, offered);
      return row<{ value: string }>(sql('select value from settings where name = ?').get(name))!.value;
    },
    listen: async () => {}, // nobody else writes to this file
    check: async () => {
      sql('select 1').get();
    },
    close: async () => {
      if (queue.length > 0 || snapshots.length > 0) commit();
      db.close();
    },
  };
}

function migrate(db: DatabaseSync): void {
  const { user_version: done } = db.prepare('pragma user_version').get() as { user_version: number };
  for (let i = done; i < MIGRATIONS.length; i++) {
    db.exec(`begin immediate; ${MIGRATIONS[i]}; pragma user_version = ${i + 1}; commit;`);
  }
}

function row<T>(found: unknown): T | undefined {
  return found as T | undefined;
}

function rows<T>(found: unknown): T[] {
  return found as T[];
}
