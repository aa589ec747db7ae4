/**
 * Tables in PostgreSQL, shared by any number of equal nodes. The key (match, number) decides which of two simultaneous
 * choices counts; NOTIFY tells the other nodes what was stored, and who missed something reads it again.
 */
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { AppendQueue } from './appendQueue.ts';
import { hear, lastingSql } from './postgresConnections.ts';
import { postgresLegacies } from './postgresLegacies.ts';
import { postgresPeople } from './postgresPeople.ts';
import { databaseName, migrate } from './postgresSchema.ts';
import type { Change, SeatIndex, SignedOut, Store, StoredEntry, StoredSnapshot, StoredTable } from './store.ts';
import { databaseProblem } from './unusable.ts';

const CHANNEL = 'vesper';

/** Throws `StoreUnusable` when the database does not answer, is not ours to write or is a newer program's. */
export async function openPostgres(url: string): Promise<Store> {
  const sql = lastingSql(url, 8);
  const place = databaseName(url);
  try {
    await sql.begin(tx => migrate(tx, place));
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw databaseProblem(place, error);
  }
  const node = randomUUID();
  const hearers: ((change: Change) => void)[] = [];
  let ear: ReturnType<typeof hear> | undefined;
  const notification = (kind: string, rest: string): string => `${node} ${kind} ${rest}`;

  const queue = new AppendQueue(async batch => {
    const [{ kept }] = await sql<{ kept: string }[]>`
      with kept as (
        insert into entries (match, number, body)
        select * from unnest(
          string_to_array(${batch.map(entry => entry.match).join(',')}::text, ','),
          string_to_array(${batch.map(entry => entry.number).join(',')}::text, ',')::int[],
          string_to_array(${batch.map(entry => entry.body).join('\n')}::text, chr(10)))
        on conflict do nothing
        returning match, number),
      listed as (select coalesce(string_agg(match || ':' || number, ','), '') as kept from kept)
      select kept, pg_notify(${CHANNEL}, ${notification('e', '')}::text || kept) from listed`;
    const stored = new Set(kept.split(','));
    return batch.map(entry => stored.has(`${entry.match}:${entry.number}`));
  });

  const index = (
    tx: postgres.TransactionSql,
    id: string,
    created: string,
    seats: readonly SeatIndex[],
  ): Promise<unknown> => tx`
    insert into seats (table_id, seat, holder, token, created, deleted)
    select ${id}, seat, holder, token, ${created}::bigint, deleted::bigint from unnest(
      ${seats.map(seat => seat.seat)}::int[],
      ${seats.map(seat => seat.holder)}::text[],
      ${seats.map(seat => seat.token)}::text[],
      ${seats.map(({ deleted = null }) => (deleted === null ? null : String(deleted)))}::text[]) as given (seat, holder, token, deleted)
    on conflict (table_id, seat) do update
      set holder = excluded.holder, token = excluded.token, deleted = excluded.deleted`;

  return {
    append: (match, number, body) => queue.append(match, number, body),
    appendAll: async (match, lines) =>
      sql.begin(async tx => {
        const [{ last }] = await tx<
          { last: number | null }[]
        >`select max(number) as last from entries where match = ${match}`;
        if (last !== null) return false;
        await tx`
          insert into entries (match, number, body)
          select ${match}, number::int, body
          from unnest(string_to_array(${lines}::text, chr(10))) with ordinality as line (body, number)`;
        return true;
      }),
    entries: async (match, after) => [
      ...(await sql<StoredEntry[]>`
        select number, body from entries where match = ${match} and number > ${after} order by number`),
    ],
    lastEntry: async match => {
      const [found] = await sql<StoredEntry[]>`
        select number, body from entries where match = ${match} order by number desc limit 1`;
      return found;
    },
    keepSnapshot: async (match, number, body) => {
      await sql`insert into snapshots (match, number, body) values (${match}, ${number}, ${body}) on conflict do nothing`;
    },
    snapshot: async (match, upTo) => {
      const most = Math.min(upTo, 2 ** 31 - 1);
      const [found] = await sql<StoredSnapshot[]>`
        select number, body from snapshots where match = ${match} and number <= ${most} order by number desc limit 1`;
      return found;
    },
    createTable: async ({ id, created, commitment, body, seats, clocked = false }) =>
      sql.begin(async tx => {
        const put = await tx`
          insert into tables (id, created, version, commitment, body, clocked)
          values (${id}, ${created}, 1, ${commitment}, ${body}, ${clocked}) on conflict do nothing`;
        if (put.count === 0) return false;
        await index(tx, id, String(created), seats);
        return true;
      }),
    table: async id => {
      const [found] = await sql<StoredTable[]>`select id, version, body from tables where id = ${id}`;
      return found;
    },
    changeTable: async (id, version, body, seats, clocked = false, deleted = null) =>
      sql.begin(async tx => {
        const [changed] = await tx<{ created: string }[]>`
          update tables set version = version + 1, body = ${body}, clocked = ${clocked}, deleted = ${deleted}
          where id = ${id} and version = ${version} returning created`;
        if (changed === undefined) return false;
        await index(tx, id, changed.created, seats);
        await tx`select pg_notify(${CHANNEL}, ${notification('t', id)})`;
        return true;
      }),
    tablesBefore: async (created, after, limit) => [
      ...(await sql<StoredTable[]>`
        select id, version, body from tables where created < ${created} and id > ${after} order by id limit ${limit}`),
    ],
    removeTable: async (id, version, entries) =>
      sql.begin(async tx => {
        const removed = await tx`
          delete from tables where id = ${id} and version = ${version}
            and (select coalesce(max(number), 0) from entries where match = ${id}) = ${entries}`;
        if (removed.count === 0) return false;
        await tx`delete from seats where table_id = ${id}`;
        await tx`delete from chat where table_id = ${id}`;
        await tx`delete from brought where table_id = ${id}`;
        await tx`delete from snapshots where match = ${id}`;
        await tx`delete from entries where match = ${id}`;
        await tx`select pg_notify(${CHANNEL}, ${notification('t', id)})`;
        return true;
      }),
    clockedTables: async () => {
      const found = await sql<{ id: string }[]>`select id from tables where clocked`;
      return found.map(({ id }) => id);
    },
    tablesOf: async (holder, limit) => [
      ...(await sql<StoredTable[]>`
        select id, version, body from tables where id in
          (select table_id from seats where holder = ${holder} and deleted is null
           group by table_id order by max(created) desc limit ${limit})
        order by created desc, id`),
    ],
    deletedTablesOf: async (holder, since, limit) => [
      ...(await sql<StoredTable[]>`
        select id, version, body from tables where id in
          (select table_id from seats where holder = ${holder} and deleted >= ${since}
           group by table_id order by max(deleted) desc limit ${limit})
        order by created desc, id`),
    ],
    tablesDeletedBefore: async (moment, limit) => [
      ...(await sql<StoredTable[]>`
        select id, version, body from tables where deleted < ${moment} order by deleted, id limit ${limit}`),
    ],
    seatByToken: async token => {
      const [found] = await sql<{ table: string; seat: number }[]>`
        select table_id as "table", seat from seats where token = ${token}`;
      return found;
    },
    ...postgresPeople(sql, CHANNEL, (identity, who) => notification('d', `${identity} ${JSON.stringify(who)}`)),
    ...postgresLegacies(sql),
    addChat: async (table, body) => {
      const told = notification('c', `${table} ${body}`);
      await sql`
        with line as (insert into chat (table_id, body) values (${table}, ${body}) returning id)
        select pg_notify(${CHANNEL}, ${told}::text) from line`;
    },
    chat: async (table, limit) => {
      const lines = await sql<{ body: string }[]>`
        select body from chat where table_id = ${table} order by id desc limit ${limit}`;
      return lines.map(({ body }) => body).reverse();
    },
    setting: async (name, offered) => {
      await sql`insert into settings (name, value) values (${name}, ${offered}) on conflict do nothing`;
      const [{ value }] = await sql<{ value: string }[]>`select value from settings where name = ${name}`;
      return value;
    },
    // The database's clock is the only one; wherever it jumps, no more counts than passed for the node that asks.
    addServed: async elapsed => {
      const [{ ms }] =
        elapsed === 0
          ? await sql<{ ms: number }[]>`select ms from served`
          : await sql<{ ms: number }[]>`
              update served set
                ms = ms + greatest(0, least(extract(epoch from clock_timestamp() - at) * 1000, ${elapsed}::float8)),
                at = clock_timestamp()
              returning ms`;
      return ms;
    },
    listen: async heard => {
      hearers.push(heard);
      const tell = (change: Change): void => hearers.forEach(hearer => hearer(change));
      ear ??= hear(
        url,
        CHANNEL,
        payload => read(payload, node).forEach(tell),
        () => tell({ kind: 'all' }),
      );
      await ear;
    },
    check: async () => {
      await sql`
        insert into settings (name, value) values ('written', now()::text)
        on conflict (name) do update set value = excluded.value`;
    },
    close: async () => {
      await queue.empty();
      await (await ear)?.end();
      await sql.end({ timeout: 5 });
    },
  };
}

function read(payload: string, self: string): Change[] {
  if (payload.startsWith(self)) return [];
  const [, kind, ...rest] = payload.split(' ');
  if (kind === 't') return [{ kind: 'table', table: rest[0] }];
  if (kind === 'd') {
    return [{ kind: 'signed-out', identity: rest[0], who: JSON.parse(rest.slice(1).join(' ')) as SignedOut }];
  }
  if (kind === 'c') return [{ kind: 'chat', table: rest[0], body: rest.slice(1).join(' ') }];
  return rest[0]
    .split(',')
    .filter(text => text !== '')
    .map(text => {
      const [match, number] = text.split(':');
      return { kind: 'entries', match, number: Number(number) };
    });
}
