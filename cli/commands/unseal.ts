import path from 'node:path';
import { parseReplay } from '@vesper/kernel';
import { unseal as open } from '@vesper/table/unseal';
import { plural } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { Problem } from '../problem.ts';
import { readText, replayText, writeReplay } from '../replayFile.ts';
import type { ReplayFile } from '../replayFile.ts';

export interface UnsealOptions {
  readonly db?: string;
  readonly dataDir?: string;
  readonly out?: string;
  readonly json?: true;
}

type TableFile = ReplayFile & { readonly table: { readonly id: string } };

/** Opens the sealed file that a player of a running match was given; only who has the server's store can. */
export async function unseal(sealed: string, { db, dataDir, out, json }: UnsealOptions): Promise<void> {
  const text = await readText(sealed);
  const plain = await open(text, {
    ...(db === undefined ? {} : { db }),
    ...(dataDir === undefined ? {} : { dataDir }),
  }).catch((error: Error) => {
    throw new Problem('cannot-unseal', `${sealed}: ${error.message}`, 1);
  });
  const replay = parseReplay(plain) as TableFile;
  if (out === '-') return void process.stdout.write(replayText(replay));
  const { game, table, record } = replay;
  const file = out ?? path.join('.vesper', 'matches', `${game}-${table.id}.json`);
  await writeReplay(file, replay);
  if (json) printJson({ file, game, table: table.id, entries: record.length });
  else print(`${plural(record.length, 'entry', 'entries')} of a match of ${game}, written to ${file}`);
}
