/** What matches leave to people, in SQLite. */
import type { StatementSync } from 'node:sqlite';
import type { GroupCommit } from './groupCommit.ts';
import type { StoredLegacies, StoredLegacy } from './store.ts';

export function sqliteLegacies(sql: (text: string) => StatementSync, group: GroupCommit): StoredLegacies {
  return {
    putLegacy: ({ id, holder, created, head, records }, most, instead) =>
      group.write(() => {
        const put = sql(
          'insert into legacies (id, holder, created, head, records) values (?, ?, ?, ?, ?) on conflict do nothing',
        );
        if (put.run(id, holder, created, head, records).changes === 0) return false;
        sql('delete from legacies where holder = ? and id = ?').run(holder, instead);
        sql(
          `delete from legacies where holder = ? and id not in
             (select id from legacies where holder = ? order by created desc, id limit ?)`,
        ).run(holder, holder, most);
        return true;
      }),
    legaciesOf: async holder =>
      sql('select id, holder, created, head from legacies where holder = ? order by created desc, id').all(
        holder,
      ) as unknown as Omit<StoredLegacy, 'records'>[],
    legacy: async (holder, id) =>
      sql('select id, holder, created, head, records from legacies where holder = ? and id = ?').get(holder, id) as
        | StoredLegacy
        | undefined,
    dropLegacy: (holder, id) =>
      group.write(() => sql('delete from legacies where holder = ? and id = ?').run(holder, id).changes > 0),
    putBrought: (table, legacy, records) =>
      group.write(() => {
        sql(
          `insert into brought (table_id, legacy, records) values (?, ?, ?)
           on conflict (table_id, legacy) do update set records = excluded.records`,
        ).run(table, legacy, records);
      }),
    broughtTo: async table =>
      sql('select legacy, records from brought where table_id = ? order by legacy').all(table) as unknown as {
        legacy: string;
        records: string;
      }[],
  };
}
