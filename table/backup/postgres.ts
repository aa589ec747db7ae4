/** Reads all rows of a PostgreSQL database as they are at one moment, and puts rows into one, all or nothing. */
import postgres from 'postgres';
import { NEWEST, databaseName, lockSchema, migrate, schemaOf } from '../store/postgresSchema.ts';
import { databaseProblem, tooNew } from '../store/unusable.ts';
import { BackupProblem, TABLES, damagedBackup } from './format.ts';
import type { BackupReader, Row, StoredRow, TableName } from './format.ts';
import type { Source } from './sqlite.ts';

/** Rows that travel together. */
const BATCH = 500;

async function inOneTransaction<T>(
  url: string,
  how: string,
  act: (tx: postgres.TransactionSql, place: string) => Promise<T>,
): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'vesper backup' } });
  const place = databaseName(url);
  try {
    return (await sql.begin(how, tx => act(tx, place))) as T;
  } catch (error) {
    throw databaseProblem(place, error);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Nodes may go on writing meanwhile. */
export function readPostgres<T>(url: string, use: (source: Source) => Promise<T>): Promise<T> {
  return inOneTransaction(url, 'isolation level repeatable read read only', async (tx, place) => {
    const schema = await schemaOf(tx); // the first read is the moment of the backup
    if (schema === 0) throw new BackupProblem('nothing-there', `There is nothing to back up: ${place} is empty.`);
    if (schema > NEWEST) throw tooNew(place, schema, NEWEST);
    return use({ schema, rows: rowsOf(tx) });
  });
}

/** Where nodes add up the time they have served together; SQLite has a setting of that name. */
const SERVED = 'served';

async function* rowsOf(tx: postgres.TransactionSql): AsyncGenerator<StoredRow> {
  if (await isThere(tx, SERVED)) {
    const [{ value }] = await tx<{ value: string }[]>`select ms::text as value from served`;
    yield { table: 'settings', row: { name: SERVED, value } };
  }
  for (const table of TABLES) {
    if (!(await isThere(tx, table))) continue;
    const order = table === 'entries' ? 'order by match, number' : '';
    const found = tx.unsafe<{ row: string }[]>(`select to_jsonb(kept)::text as row from ${table} as kept ${order}`);
    for await (const rows of found.cursor(BATCH)) for (const { row } of rows) yield { table, row };
  }
}

async function isThere(tx: postgres.TransactionSql, table: string): Promise<boolean> {
  const [{ there }] = await tx<{ there: boolean }[]>`select to_regclass(${table}) is not null as there`;
  return there;
}

export function restorePostgres(url: string, backup: BackupReader, isForced: boolean, schema: number): Promise<void> {
  return inOneTransaction(url, '', async (tx, place) => {
    await lockSchema(tx);
    const [{ nodes }] = await tx<{ nodes: number }[]>`
      select count(*)::int as nodes from pg_stat_activity
      where datname = current_database() and application_name = 'vesper'`;
    if (nodes > 0) throw new BackupProblem('server-running', `${place} is in use: stop its servers first.`);
    if (!isForced && (await schemaOf(tx)) > 0 && (await hasTables(tx))) {
      throw new BackupProblem('not-empty', `${place} has tables in it; --force puts the backup in their place.`);
    }
    await tx.unsafe(`drop table if exists ${TABLES.join(', ')}, ${SERVED}, migrations`);
    await migrate(tx, place, schema);
    await fill(tx, backup);
    await migrate(tx, place);
  });
}

async function hasTables(tx: postgres.TransactionSql): Promise<boolean> {
  return (await tx`select 1 from tables union all select 1 from identities limit 1`).length > 0;
}

async function fill(tx: postgres.TransactionSql, backup: BackupReader): Promise<void> {
  let batch: Row[] = [];
  let into: TableName = TABLES[0];
  const columns = new Map<TableName, ReadonlySet<string>>();
  const put = async (): Promise<void> => {
    if (batch.length === 0) return;
    const known = columns.get(into) ?? (await columnsOf(tx, into));
    columns.set(into, known);
    for (const row of batch) {
      const names = Object.keys(row);
      if (names.length !== known.size || !names.every(name => known.has(name))) throw damagedBackup();
    }
    await tx.unsafe(
      `insert into ${into} (${[...known].join(', ')}) overriding system value
       select ${[...known].join(', ')} from jsonb_populate_recordset(null::${into}, $1::text::jsonb)`,
      [JSON.stringify(batch)],
    );
    batch = [];
  };
  for await (const { table, row } of backup.rows()) {
    if (table === 'settings' && row.name === SERVED) {
      await tx`update served set ms = ${String(row.value)}::float8`;
      continue;
    }
    if (table !== into || batch.length === BATCH) await put();
    into = table;
    batch.push(row);
  }
  await put();
  await tx`select setval(pg_get_serial_sequence('chat', 'id'), (select coalesce(max(id), 0) + 1 from chat), false)`;
}

async function columnsOf(tx: postgres.TransactionSql, table: TableName): Promise<ReadonlySet<string>> {
  const found = await tx<{ name: string }[]>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`;
  return new Set(found.map(({ name }) => name));
}
