/** Reports of parts of a check in a folder, so that a long one can be cut off and goes on where it was. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Hunt, Report, Shard } from '@vesper/checkers';
import { hash } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { Problem } from './problem.ts';

export interface Kept {
  find(part: Shard | Hunt): Report | undefined;
  keep(part: Shard | Hunt, report: Report): void;
}

export const keptNowhere: Kept = { find: () => undefined, keep: () => {} };

/** What every part has in common; how many games there are is not among it, so that there may be more. */
interface Terms {
  readonly seats: number | undefined;
  readonly seed: string;
}

export function keptIn(folder: string, { id, version }: Game, { seats, seed }: Terms): Kept {
  mkdirSync(folder, { recursive: true });
  const terms = path.join(folder, 'check.json');
  const text = `${JSON.stringify({ game: id, version, seats: seats ?? 'all', seed }, null, 2)}\n`;
  if (!existsSync(terms)) writeFileSync(terms, text);
  else if (readFileSync(terms, 'utf8') !== text)
    throw new Problem('bad-options', `${folder} holds another check: name another folder, or delete it.`);
  const fileOf = (part: Shard | Hunt): string => path.join(folder, `${nameOf(part)}.json`);
  return {
    find(part) {
      const file = fileOf(part);
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
    },
    keep(part, report) {
      // Half a file, of a run that was cut off, never has the name of a whole one.
      const file = fileOf(part);
      writeFileSync(`${file}.part`, `${JSON.stringify(report)}\n`);
      renameSync(`${file}.part`, file);
    },
  };
}

function nameOf({ from, to, ...hunt }: Shard | Hunt): string {
  return 'after' in hunt ? `${from}-${to}-${hash(hunt.after).slice(0, 8)}` : `${from}-${to}`;
}
