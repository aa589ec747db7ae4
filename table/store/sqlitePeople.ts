/** People in SQLite: their names, the devices they are signed in on, and their ways in from another one. */
import type { StatementSync } from 'node:sqlite';
import type { GroupCommit } from './groupCommit.ts';
import { NAMELESS, nextPlace } from './store.ts';
import type { People, StoredDevice, StoredIdentity, StoredWayIn, SweepPlace } from './store.ts';

export function sqlitePeople(sql: (text: string) => StatementSync, group: GroupCommit): People {
  const get = <T>(text: string, ...values: (string | number)[]): T | undefined =>
    sql(text).get(...values) as T | undefined;
  const all = <T>(text: string, ...values: (string | number)[]): T[] => sql(text).all(...values) as T[];

  return {
    putIdentity: ({ id, name }) =>
      group.write(() => {
        sql(
          `insert into identities (id, name, created) values (?, ?, ?)
           on conflict (id) do update set name = excluded.name`,
        ).run(id, name, Date.now());
      }),
    identity: async id => get<StoredIdentity>('select id, name from identities where id = ?', id),
    identityOfOldCookie: async id =>
      get<StoredIdentity>('select id, name from identities where id = ? and signed = 1', id),

    addDevice: (token, { id, identity, name, created, seen }) =>
      group.write(() => {
        sql('insert into devices (token, id, identity, name, created, seen) values (?, ?, ?, ?, ?, ?)').run(
          token,
          id,
          identity,
          name,
          created,
          seen,
        );
      }),
    device: async token => {
      const device = get<StoredDevice>('select id, identity, name, created, seen from devices where token = ?', token);
      const who = device && get<StoredIdentity>('select id, name from identities where id = ?', device.identity);
      return device && who && { device, who };
    },
    sawDevice: (token, now) =>
      group.write(() => sql('update devices set seen = ? where token = ?').run(now, token).changes > 0),
    devicesOf: async identity =>
      all<StoredDevice>(
        'select id, identity, name, created, seen from devices where identity = ? order by seen desc, id',
        identity,
      ),
    signOut: (identity, who) =>
      group.write(() => {
        if ('device' in who) {
          return sql('delete from devices where identity = ? and id = ?').run(identity, who.device).changes > 0;
        }
        sql("delete from recoveries where identity = ? and kind = 'link'").run(identity);
        const old = sql('update identities set signed = 0 where id = ? and signed = 1').run(identity).changes;
        const others = sql('delete from devices where identity = ? and id <> ?').run(identity, who.allBut).changes;
        return old > 0 || others > 0;
      }),

    putWayIn: (token, { identity, kind, created, ends }) =>
      group.write(() => {
        sql('delete from recoveries where identity = ? and kind = ?').run(identity, kind);
        sql('insert into recoveries (token, identity, kind, created, ends) values (?, ?, ?, ?, ?)').run(
          token,
          identity,
          kind,
          created,
          ends,
        );
      }),
    useWayIn: (token, now) =>
      group.write(() => {
        const used = get<{ identity: string; ends: number | null }>(
          'delete from recoveries where token = ? returning identity, ends',
          token,
        );
        if (used === undefined || (used.ends ?? Infinity) <= now) return undefined;
        return get<StoredIdentity>('select id, name from identities where id = ?', used.identity);
      }),
    waysIn: async identity =>
      all<StoredWayIn>(
        'select identity, kind, created, ends from recoveries where identity = ? order by kind, created',
        identity,
      ),

    sweepIdentities: (before, now, from, limit) =>
      group.write(() => {
        sql('delete from recoveries where ends <= ?').run(now);
        const looked = all<SweepPlace & { readonly idle: number }>(
          `select id, created,
             not exists (select 1 from seats where holder = i.id)
             and not exists (select 1 from recoveries where identity = i.id)
             and not exists (select 1 from devices where identity = i.id and seen >= ?) as idle
           from identities i where name = '${NAMELESS}' and created < ? and (created, id) > (?, ?)
           order by created, id limit ?`,
          before,
          before,
          from?.created ?? -1,
          from?.id ?? '',
          limit,
        );
        const idle = looked.filter(person => person.idle === 1);
        for (const { id } of idle) {
          sql('delete from devices where identity = ?').run(id);
          sql('delete from legacies where holder = ?').run(id);
          sql('delete from identities where id = ?').run(id);
        }
        return { removed: idle.length, next: nextPlace(looked, limit) };
      }),
  };
}
