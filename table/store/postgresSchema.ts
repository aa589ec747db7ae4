/** Which tables a PostgreSQL database has, and how they become what this program knows. */
import type postgres from 'postgres';
import { MIGRATIONS } from './postgresMigrations.ts';
import { tooNew } from './unusable.ts';

export const NEWEST = MIGRATIONS.length;
/** "vesper" on a telephone's keys: nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 837737;

/** For sentences, so without user and password. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return `The database ${host}${pathname}`;
}

/** Nobody else migrates or restores until the transaction ends. */
export async function lockSchema(tx: postgres.TransactionSql): Promise<void> {
  await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
}

export async function schemaOf(tx: postgres.TransactionSql): Promise<number> {
  const [{ there }] = await tx<{ there: boolean }[]>`select to_regclass('migrations') is not null as there`;
  if (!there) return 0;
  const [{ done }] = await tx<{ done: number }[]>`select coalesce(max(number), 0)::int as done from migrations`;
  return done;
}

export async function migrate(tx: postgres.TransactionSql, place: string, upTo = NEWEST): Promise<void> {
  await lockSchema(tx);
  await tx`create table if not exists migrations (number int primary key)`;
  const done = await schemaOf(tx);
  if (done > NEWEST) throw tooNew(place, done, NEWEST);
  for (let i = done; i < upTo; i++) {
    await tx.unsafe(MIGRATIONS[i]);
    await tx`insert into migrations (number) values (${i + 1})`;
  }
}
