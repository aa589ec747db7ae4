/** Tables in one SQLite file: the default. */
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { GroupCommit } from './groupCommit.ts';
import { Journal } from './journal.ts';
import { privateDatabase } from './privateFiles.ts';
import { soleServer } from './soleServer.ts';
import { sqliteLegacies } from './sqliteLegacies.ts';
import { sqlitePeople } from './sqlitePeople.ts';
import { checkOurs, checkWhole, migrate } from './sqliteSchema.ts';
import type { NewTable, SeatIndex, Store, StoredSnapshot, StoredTable } from './store.ts';
import { fileProblem } from './unusable.ts';

/** Throws `StoreUnusable` when the file is another server's, somebody else's, damaged or cannot be written. */
export function openSqlite(file: string): Store {
  if (file === ':memory:') return storeOn(new DatabaseSync(file));
  privateDatabase(file);
  const sole = soleServer(file);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: 5000 });
    checkOurs(db, file);
    checkWhole(db, file);
    const store = storeOn(db);
    db.exec(WRITE);
    return {
      ...store,
      async close() {
        await store.close();
        sole.release();
      },
    };
  } catch (error) {
    db?.close();
    sole.release();
    throw fileProblem(file, error);
  }
}

/** Says whether the disk takes anything. */
const WRITE = `insert into settings (name, value) values ('written', datetime('now'))
  on conflict (name) do update set value = excluded.value`;

/** With `synchronous = full` a commit is on the disk when it returns. Tidying up takes two more syncs: every 16 MB. */
const SETTINGS = `pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000;
  pragma cache_size = -16000; pragma foreign_keys = on;`;

export function storeOn(db: DatabaseSync): Store {
  db.exec(SETTINGS);
  migrate(db);
  const journal = new Journal(db);
  const group = new GroupCommit(db, journal);
  const prepared = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    let statement = prepared.get(text);
    if (statement === undefined) prepared.set(text, (statement = db.prepare(text)));
    return statement;
  };
  const index = (id: string, created: number, seats: readonly SeatIndex[]): void => {
    const put = sql(
      `insert into seats (table_id, seat, holder, token, created, deleted) values (?, ?, ?, ?, ?, ?)
       on conflict (table_id, seat) do update
         set holder = excluded.holder, token = excluded.token, deleted = excluded.deleted`,
    );
    for (const { seat, holder, token, deleted = null } of seats) put.run(id, seat, holder, token, created, deleted);
  };

  return {
    append: (match, number, body) => group.append(match, number, body),
    appendAll: (match, lines) => group.write(() => journal.writeAll(match, lines)),
    entries: async (match, after) => journal.entries(match, after),
    lastEntry: async match => journal.last(match),
    // Only a shortcut to what the entries say: nobody waits for it.
    keepSnapshot: async (match, number, body) => {
      const put = sql('insert into snapshots (match, number, body) values (?, ?, ?) on conflict do nothing');
      group.writeSometime(() => put.run(match, number, body));
    },
    snapshot: async (match, upTo) => {
      group.commit();
      return row<StoredSnapshot>(
        sql('select number, body from snapshots where match = ? and number <= ? order by number desc limit 1').get(
          match,
          upTo,
        ),
      );
    },
    createTable: ({ id, created, commitment, body, seats, clocked = false }: NewTable) =>
      group.write(() => {
        const put = sql(
          `insert into tables (id, created, version, commitment, body, clocked) values (?, ?, 1, ?, ?, ?)
           on conflict do nothing`,
        );
        if (put.run(id, created, commitment, body, Number(clocked)).changes === 0) return false;
        index(id, created, seats);
        return true;
      }),
    table: async id => row<StoredTable>(sql('select id, version, body from tables where id = ?').get(id)),
    changeTable: (id, version, body, seats, clocked = false, deleted = null) =>
      group.write(() => {
        const put = sql(
          `update tables set version = version + 1, body = ?, clocked = ?, deleted = ? where id = ? and version = ?
           returning created`,
        );
        const changed = put.get(body, Number(clocked), deleted, id, version) as { created: number } | undefined;
        if (changed === undefined) return false;
        index(id, changed.created, seats);
        return true;
      }),
    tablesBefore: async (created, after, limit) =>
      rows<StoredTable>(
        sql('select id, version, body from tables where created < ? and id > ? order by id limit ?').all(
          created,
          after,
          limit,
        ),
      ),
    removeTable: (id, version, entries) =>
      group.write(() => {
        if ((journal.last(id)?.number ?? 0) !== entries) return false;
        if (sql('delete from tables where id = ? and version = ?').run(id, version).changes === 0) return false;
        for (const table of ['seats', 'chat', 'brought']) sql(`delete from ${table} where table_id = ?`).run(id);
        sql('delete from snapshots where match = ?').run(id);
        journal.remove(id);
        return true;
      }),
    clockedTables: async () =>
      rows<{ id: string }>(sql('select id from tables where clocked = 1').all()).map(({ id }) => id),
    tablesOf: async (holder, limit) =>
      rows<StoredTable>(
        sql(
          `select id, version, body from tables where id in
             (select table_id from seats where holder = ? and deleted is null
              group by table_id order by max(created) desc limit ?)
           order by created desc, id`,
        ).all(holder, limit),
      ),
    deletedTablesOf: async (holder, since, limit) =>
      rows<StoredTable>(
        sql(
          `select id, version, body from tables where id in
             (select table_id from seats where holder = ? and deleted >= ?
              group by table_id order by max(deleted) desc limit ?)
           order by created desc, id`,
        ).all(holder, since, limit),
      ),
    tablesDeletedBefore: async (moment, limit) =>
      rows<StoredTable>(
        sql('select id, version, body from tables where deleted < ? order by deleted, id limit ?').all(moment, limit),
      ),
    seatByToken: async token =>
      row<{ table: string; seat: number }>(
        sql('select table_id as "table", seat from seats where token = ?').get(token),
      ),
    ...sqlitePeople(sql, group),
    ...sqliteLegacies(sql, group),
    addChat: (table, body) =>
      group.write(() => {
        sql('insert into chat (table_id, body) values (?, ?)').run(table, body);
      }),
    chat: async (table, limit) =>
      rows<{ body: string }>(sql('select body from chat where table_id = ? order by id desc limit ?').all(table, limit))
        .map(({ body }) => body)
        .reverse(),
    setting: async (name, offered) => {
      await group.write(() =>
        sql('insert into settings (name, value) values (?, ?) on conflict do nothing').run(name, offered),
      );
      return row<{ value: string }>(sql('select value from settings where name = ?').get(name))!.value;
    },
    addServed: servedBy(sql, group),
    listen: async () => {}, // nobody else writes to this file
    check: () =>
      group.write(() => {
        sql(WRITE).run();
      }),
    close: async () => {
      group.commit();
      db.close();
    },
  };
}

/** Only this process serves here. The time goes along with other writes; when there are none, on its own now and then. */
function servedBy(sql: (text: string) => StatementSync, group: GroupCommit): Store['addServed'] {
  const { value = '0' } = row<{ value?: string }>(sql("select value from settings where name = 'served'").get()) ?? {};
  let served = Number(value);
  let written = served;
  let isGoingAlong = false;
  const write = (): void => {
    sql(
      `insert into settings (name, value) values ('served', ?) on conflict (name) do update set value = excluded.value`,
    ).run(String(served));
    written = served;
    isGoingAlong = false;
  };
  return async elapsed => {
    const before = { served, written };
    served += elapsed;
    if (served - written >= UNWRITTEN) {
      await group.write(write).catch((error: unknown) => {
        ({ served, written } = before); // whoever counts brings these milliseconds again
        throw error;
      });
    } else if (served > written && !isGoingAlong) {
      isGoingAlong = true;
      group.writeSometime(write);
    }
    return served;
  };
}

/** After a crash nobody is charged for these milliseconds. */
const UNWRITTEN = 10_000;

function row<T>(found: unknown): T | undefined {
  return found as T | undefined;
}

function rows<T>(found: unknown): T[] {
  return found as T[];
}
