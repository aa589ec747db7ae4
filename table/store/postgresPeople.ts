/** People in PostgreSQL: their names, the devices they are signed in on, and their ways in from another one. */
import type postgres from 'postgres';
import { NAMELESS, nextPlace } from './store.ts';
import type { People, SignedOut, StoredDevice, StoredIdentity, StoredWayIn, SweepPlace } from './store.ts';

/** `tell` gives what the other nodes are told when somebody is signed out. */
export function postgresPeople(
  sql: postgres.Sql,
  channel: string,
  tell: (identity: string, who: SignedOut) => string,
): People {
  return {
    putIdentity: async ({ id, name }) => {
      await sql`
        insert into identities (id, name, created) values (${id}, ${name}, ${Date.now()})
        on conflict (id) do update set name = excluded.name`;
    },
    identity: async id => {
      const [found] = await sql<StoredIdentity[]>`select id, name from identities where id = ${id}`;
      return found;
    },
    identityOfOldCookie: async id => {
      const [found] = await sql<StoredIdentity[]>`select id, name from identities where id = ${id} and signed`;
      return found;
    },

    addDevice: async (token, { id, identity, name, created, seen }) => {
      await sql`
        insert into devices (token, id, identity, name, created, seen)
        values (${token}, ${id}, ${identity}, ${name}, ${created}, ${seen})`;
    },
    device: async token => {
      const [found] = await sql<(DeviceRow & { readonly called: string })[]>`
        select d.id, d.identity, d.name, d.created, d.seen, i.name as called
        from devices d join identities i on i.id = d.identity where d.token = ${token}`;
      return found && { device: deviceOf(found), who: { id: found.identity, name: found.called } };
    },
    sawDevice: async (token, now) => (await sql`update devices set seen = ${now} where token = ${token}`).count > 0,
    devicesOf: async identity => {
      const rows = await sql<DeviceRow[]>`
        select id, identity, name, created, seen from devices where identity = ${identity} order by seen desc, id`;
      return rows.map(deviceOf);
    },
    signOut: async (identity, who) =>
      sql.begin(async tx => {
        let ended: number;
        if ('device' in who) {
          ended = (await tx`delete from devices where identity = ${identity} and id = ${who.device}`).count;
        } else {
          await tx`delete from recoveries where identity = ${identity} and kind = 'link'`;
          const old = await tx`update identities set signed = false where id = ${identity} and signed`;
          const others = await tx`delete from devices where identity = ${identity} and id <> ${who.allBut}`;
          ended = old.count + others.count;
        }
        await tx`select pg_notify(${channel}, ${tell(identity, who)})`;
        return ended > 0;
      }),

    putWayIn: async (token, { identity, kind, created, ends }) => {
      await sql.begin(async tx => {
        await tx`select 1 from identities where id = ${identity} for update`; // of two at once, one stays
        await tx`delete from recoveries where identity = ${identity} and kind = ${kind}`;
        await tx`
          insert into recoveries (token, identity, kind, created, ends)
          values (${token}, ${identity}, ${kind}, ${created}, ${ends})`;
      });
    },
    useWayIn: async (token, now) => {
      const [found] = await sql<StoredIdentity[]>`
        with used as (delete from recoveries where token = ${token} returning identity, ends)
        select id, name from identities
        where id = (select identity from used where ends is null or ends > ${now})`;
      return found;
    },
    waysIn: async identity => {
      const rows = await sql<{ kind: 'code' | 'link'; created: string; ends: string | null }[]>`
        select kind, created, ends from recoveries where identity = ${identity} order by kind, created`;
      return rows.map(({ kind, created, ends }): StoredWayIn => ({
        identity,
        kind,
        created: Number(created),
        ends: ends === null ? null : Number(ends),
      }));
    },

    // Devices first: one that is used at the same time keeps its row, or finds itself signed out before it does anything.
    sweepIdentities: async (before, now, from, limit) =>
      sql.begin(async tx => {
        await tx`delete from recoveries where ends <= ${now}`;
        const rows = await tx<{ id: string; created: string; idle: boolean }[]>`
          select id, created,
            not exists (select from seats where holder = i.id)
            and not exists (select from recoveries where identity = i.id)
            and not exists (select from devices where identity = i.id and seen >= ${before}) as idle
          from identities i where name = ${tx.unsafe(`'${NAMELESS}'`)} and created < ${before}
            and (created, id) > (${from?.created ?? -1}, ${from?.id ?? ''})
          order by created, id limit ${limit}`;
        const ids = rows.filter(({ idle }) => idle).map(({ id }) => id);
        await tx`delete from devices where identity = any(${ids}) and seen < ${before}`;
        const gone = await tx`
          delete from identities i where id = any(${ids})
            and not exists (select from seats where holder = i.id)
            and not exists (select from devices where identity = i.id)`;
        await tx`
          delete from legacies where holder = any(${ids}) and not exists (select from identities where id = holder)`;
        const looked = rows.map(({ id, created }): SweepPlace => ({ id, created: Number(created) }));
        return { removed: gone.count, next: nextPlace(looked, limit) };
      }),
  };
}

/** Large numbers come as text. */
interface DeviceRow extends Omit<StoredDevice, 'created' | 'seen'> {
  readonly created: string;
  readonly seen: string;
}

function deviceOf({ id, identity, name, created, seen }: DeviceRow): StoredDevice {
  return { id, identity, name, created: Number(created), seen: Number(seen) };
}
