import path from 'node:path';
import { unseal as open } from '@vesper/table/unseal';
import { plural } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { Problem } from '../problem.ts';
import { readText, replayText, writeText } from '../replayFile.ts';
import type { ReplayFile } from '../replayFile.ts';

export interface UnsealOptions {
  readonly db?: string;
  readonly dataDir?: string;
  readonly out?: string;
  readonly json?: true;
}

/** The match, or what is stored of a table that is damaged. */
type Opened = { readonly game: string; readonly table: { readonly id: string } } & (
  | ReplayFile
  | { readonly record?: undefined; readonly damaged: readonly string[] }
);

/** Opens the sealed file that a player of a running match was given; only who has the server's store can. */
export async function unseal(sealed: string, { db, dataDir, out, json }: UnsealOptions): Promise<void> {
  const text = await readText(sealed);
  const plain = await open(text, {
    ...(db === undefined ? {} : { db }),
    ...(dataDir === undefined ? {} : { dataDir }),
  }).catch((error: Error) => {
    throw new Problem('cannot-unseal', `${sealed}: ${error.message}`, 1);
  });
  const opened = JSON.parse(plain) as Opened;
  const { game, table, record } = opened;
  const readable = record === undefined ? `${JSON.stringify(opened, null, 2)}\n` : replayText(opened);
  if (out === '-') return void process.stdout.write(readable);
  const file = out ?? path.join('.vesper', 'matches', `${game}-${table.id}.json`);
  await writeText(file, readable, 0o600); // it shows every hand of a match that runs
  const entries = record === undefined ? opened.damaged.length : record.length;
  if (json) return printJson({ file, game, table: table.id, entries });
  const what = record === undefined ? 'a table that is damaged' : `a match of ${game}`;
  print(`${plural(entries, 'entry', 'entries')} of ${what}, written to ${file}`);
}
