/**
 * A match as one small file. It is a replay file of the kernel with the people and the fair dice beside it. The seed
 * tells everything hidden, so while others still play, the file is sealed: only who has the server's key opens it, with
 * `vesper unseal`. No table is ever made from a sealed file, for that would show everything to whoever asked for it.
 */
import { parseReplay, toReplay } from '@vesper/kernel';
import type { Match, Replay } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import { unfair } from '../fair.ts';
import type { Fairness } from '../fair.ts';
import type { Happening } from '../messages.ts';
import { LONGEST } from '../replaying/bounds.ts';
import { seal, unseal } from '../tokens.ts';
import type { TableBody } from '../host/body.ts';
import { checkFileShape } from './fileShape.ts';

export interface TableFile extends Replay {
  readonly table: {
    readonly id: string;
    readonly created: number;
    readonly seats: readonly { readonly kind: 'person' | 'bot'; readonly name: string; readonly bot: string }[];
    /** What happened around the match; no part of what its fingerprint tells. */
    readonly happened?: readonly Happening[];
  };
  readonly fair: Fairness | null;
  /** Of a match that cannot be read: its lines as they are stored, from the first one on that is no entry. */
  readonly damaged?: readonly string[];
}

export interface SealedFile {
  readonly vesper: number;
  readonly game: string;
  readonly table: { readonly id: string };
  readonly sealed: string;
}

export function fileOf(id: string, body: TableBody, match: Match): TableFile {
  return { ...toReplay(match), ...besideTheMatch(id, body) };
}

/** The people and the fair dice. */
export function besideTheMatch(id: string, body: TableBody): Pick<TableFile, 'table' | 'fair'> {
  const words = body.seats.map(seat => seat.words);
  return {
    table: {
      id,
      created: body.created,
      seats: body.seats.map(({ kind, name, bot }) => ({ kind: kind === 'bot' ? 'bot' : 'person', name, bot })),
      ...(body.happened === undefined ? {} : { happened: body.happened }),
    },
    fair:
      body.imported === null
        ? { formula: body.formula, table: id, commitment: body.commitment, secret: body.secret, words }
        : body.imported.fair,
  };
}

/** Bytes of what is sealed at least. Real matches stay below, so that all sealed files are of one size. */
const SMALLEST = 256 * 1024;

export function sealedFileOf(key: string, file: Pick<SealedFile, 'vesper' | 'game' | 'table'>): SealedFile {
  return {
    vesper: file.vesper,
    game: file.game,
    table: { id: file.table.id },
    sealed: seal(key, padded(JSON.stringify(file))),
  };
}

/** With spaces up to a power of two, because the length of what was chosen may tell what it was. */
function padded(text: string): string {
  const bytes = Buffer.byteLength(text);
  let size = SMALLEST;
  while (size < bytes) size *= 2;
  return text + ' '.repeat(size - bytes);
}

/** The text of the plain file; throws if it was sealed with another key. */
export function unsealedFile(key: string, text: string): string {
  const sealed = sealedPart(text);
  if (sealed === undefined) throw new TableError('bad-request', 'This file is not sealed.');
  return unseal(key, sealed).trimEnd();
}

function sealedPart(text: string): string | undefined {
  try {
    const sealed = (JSON.parse(text) as { readonly sealed?: unknown } | null)?.sealed;
    return typeof sealed === 'string' ? sealed : undefined;
  } catch {
    return undefined; // who reads it as a plain file says what is wrong
  }
}

/** Reads a table's file, and plain replay files as well. */
export function parseFile(text: string): Replay & Partial<TableFile> {
  if (sealedPart(text) !== undefined) {
    const message = 'This file is sealed because its match was running; when the match is over, save it again.';
    throw new TableError('bad-request', message);
  }
  const file = parseReplay(text) as Replay & Partial<TableFile>;
  if (file.record.length > LONGEST) {
    const message = `This match has ${file.record.length} entries; the longest that a table takes has ${LONGEST}.`;
    throw new TableError('too-long', message);
  }
  checkFileShape(file);
  const problem = file.fair ? unfair(file, file.fair) : undefined;
  if (problem !== undefined) throw new TableError('bad-request', problem);
  return file;
}
