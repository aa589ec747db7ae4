/**
 * A match as one small file. It is a replay file of the kernel with the people and the fair dice beside it. The seed
 * tells everything hidden, so while others still play, the file is sealed: only the server that wrote it can read it.
 */
import { parseReplay, toReplay } from '@vesper/kernel';
import type { Match, Replay } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import { unfair } from '../fair.ts';
import type { Fairness } from '../fair.ts';
import { seal, unseal } from '../tokens.ts';
import type { TableBody } from './body.ts';

export interface TableFile extends Replay {
  readonly table: {
    readonly id: string;
    readonly created: number;
    readonly seats: readonly { readonly kind: 'person' | 'bot'; readonly name: string; readonly bot: string }[];
  };
  readonly fair: Fairness | null;
}

export interface SealedFile {
  readonly vesper: number;
  readonly game: string;
  readonly table: { readonly id: string };
  readonly sealed: string;
}

export function fileOf(id: string, body: TableBody, match: Match): TableFile {
  const words = body.seats.map(seat => seat.words);
  return {
    ...toReplay(match),
    table: {
      id,
      created: body.created,
      seats: body.seats.map(({ kind, name, bot }) => ({ kind: kind === 'bot' ? 'bot' : 'person', name, bot })),
    },
    fair:
      body.imported === null
        ? { table: id, commitment: body.commitment, secret: body.secret, words }
        : body.imported.fair,
  };
}

export function sealedFileOf(key: string, file: TableFile): SealedFile {
  return {
    vesper: file.vesper,
    game: file.game,
    table: { id: file.table.id },
    sealed: seal(key, JSON.stringify(file)),
  };
}

/** Reads either kind of file, and plain replay files as well. */
export function parseFile(key: string, text: string): Replay & Partial<TableFile> {
  let sealed: unknown;
  try {
    sealed = (JSON.parse(text) as { sealed?: unknown } | null)?.sealed;
  } catch {
    sealed = undefined; // parseReplay says what is wrong
  }
  const file = parseReplay(typeof sealed === 'string' ? unseal(key, sealed) : text) as Replay & Partial<TableFile>;
  const problem = file.fair ? unfair(file.seed, file.fair) : undefined;
  if (problem !== undefined) throw new TableError('bad-request', problem);
  return file;
}
