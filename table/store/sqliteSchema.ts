/** Which tables a SQLite file has: what it needs to be ours, and how it becomes what this program knows. */
import type { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './sqliteMigrations.ts';
import { damaged, notOurs, tooNew } from './unusable.ts';

export const NEWEST = MIGRATIONS.length;

export function schemaOf(db: DatabaseSync): number {
  return Number(db.prepare('pragma user_version').get()!.user_version);
}

/** Before anything is written: is it ours, does this program know it? */
export function checkOurs(db: DatabaseSync, file: string): void {
  const schema = schemaOf(db);
  const isEmpty = db.prepare('select 1 from sqlite_schema').get() === undefined;
  if (schema === 0 && !isEmpty) throw notOurs(file);
  if (schema > NEWEST) throw tooNew(file, schema, NEWEST);
}

export function checkWhole(db: DatabaseSync, file: string): void {
  if (db.prepare('pragma quick_check(1)').get()!.quick_check !== 'ok') throw damaged(file);
}

export function migrate(db: DatabaseSync, upTo = NEWEST): void {
  for (let i = schemaOf(db); i < upTo; i++) {
    db.exec(`begin immediate; ${MIGRATIONS[i]}; pragma user_version = ${i + 1}; commit;`);
  }
}
