import { BackupProblem, backup as write, restore as read } from '@vesper/table/backup';
import type { Counts } from '@vesper/table/backup';
import { StoreUnusable } from '@vesper/table';
import { plural } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { Problem } from '../problem.ts';

export interface BackupOptions {
  readonly db?: string;
  readonly dataDir?: string;
  readonly force?: true;
  readonly json?: true;
}

/** Writes all tables, people and settings to one file; the server may go on. */
export function backup(file: string, options: BackupOptions): Promise<void> {
  return tell('written to', file, options, write);
}

/** Puts a backup into an empty store, of whatever kind; the server must not run. */
export function restore(file: string, options: BackupOptions): Promise<void> {
  return tell('restored from', file, options, read);
}

async function tell(done: string, file: string, options: BackupOptions, act: typeof write): Promise<void> {
  const { db, dataDir, force = false, json } = options;
  const rows = await act(file, { db, dataDir }, force).catch((error: unknown) => {
    if (!(error instanceof BackupProblem || error instanceof StoreUnusable)) throw error;
    throw new Problem(error.code, error.message, 1);
  });
  if (json) printJson({ file, rows });
  else print(`${inWords(rows)}, ${done} ${file}`);
}

function inWords({ tables, entries, identities }: Counts): string {
  const many = [plural(tables, 'table'), plural(entries, 'entry', 'entries'), plural(identities, 'person', 'people')];
  return `${many.slice(0, -1).join(', ')} and ${many.at(-1)}`;
}
