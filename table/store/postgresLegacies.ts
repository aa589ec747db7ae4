/** What matches leave to people, in PostgreSQL. */
import type postgres from 'postgres';
import type { StoredLegacies, StoredLegacy } from './store.ts';

/** Large numbers come as text. */
interface Row extends Omit<StoredLegacy, 'created'> {
  readonly created: string;
}

export function postgresLegacies(sql: postgres.Sql): StoredLegacies {
  return {
    putLegacy: async ({ id, holder, created, head, records }, most, instead) =>
      sql.begin(async tx => {
        await tx`select 1 from identities where id = ${holder} for update`; // of two at once, neither is counted twice
        const put = await tx`
          insert into legacies (id, holder, created, head, records)
          values (${id}, ${holder}, ${created}, ${head}, ${records}) on conflict do nothing`;
        if (put.count === 0) return false;
        await tx`delete from legacies where holder = ${holder} and id = ${instead}`;
        await tx`
          delete from legacies where holder = ${holder} and id not in
            (select id from legacies where holder = ${holder} order by created desc, id limit ${most})`;
        return true;
      }),
    legaciesOf: async holder => {
      const rows = await sql<Omit<Row, 'records'>[]>`
        select id, holder, created, head from legacies where holder = ${holder} order by created desc, id`;
      return rows.map(row => ({ ...row, created: Number(row.created) }));
    },
    legacy: async (holder, id) => {
      const [row] = await sql<Row[]>`
        select id, holder, created, head, records from legacies where holder = ${holder} and id = ${id}`;
      return row && { ...row, created: Number(row.created) };
    },
    dropLegacy: async (holder, id) =>
      (await sql`delete from legacies where holder = ${holder} and id = ${id}`).count > 0,
    putBrought: async (table, legacy, records) => {
      await sql`
        insert into brought (table_id, legacy, records) values (${table}, ${legacy}, ${records})
        on conflict (table_id, legacy) do update set records = excluded.records`;
    },
    broughtTo: async table => [
      ...(await sql<{ legacy: string; records: string }[]>`
        select legacy, records from brought where table_id = ${table} order by legacy`),
    ],
  };
}
