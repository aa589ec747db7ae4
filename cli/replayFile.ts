/** Replay files on disk. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VesperError, parseReplay, toReplay } from '@vesper/kernel';
import type { Match, Replay } from '@vesper/kernel';
import type { Fairness } from '@vesper/table/fair';
import { Problem } from './problem.ts';

/** A replay file; one that reproduces a failure says which, one from a table has the table's fair dice. */
export type ReplayFile = Replay & {
  readonly found?: { readonly checker: string; readonly message: string };
  readonly fair?: Fairness | null;
};

export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Problem('missing-file', `There is no file ${file}.`);
    throw new Problem('missing-file', `${file} cannot be read (${code}).`);
  }
}

export async function readReplay(file: string): Promise<ReplayFile> {
  const text = await readText(file);
  if (isSealed(text)) {
    throw new Problem('sealed-file', `${file} is sealed; who runs the server opens it with "vesper unseal".`);
  }
  try {
    return parseReplay(text);
  } catch (error) {
    if (error instanceof VesperError) throw new VesperError(error.code, `${file}: ${error.message}`);
    throw error;
  }
}

/** The file of a match that was still running, as a table gives it to its players. */
function isSealed(text: string): boolean {
  try {
    return typeof (JSON.parse(text) as { readonly sealed?: unknown } | null)?.sealed === 'string';
  } catch {
    return false;
  }
}

export function writeReplay(file: string, replay: ReplayFile): Promise<void> {
  return writeText(file, replayText(replay));
}

/** `mode` is whose the file is if it is not there yet. */
export async function writeText(file: string, text: string, mode = 0o666): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { mode });
  } catch (error) {
    throw new Problem('cannot-write', `${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`, 1);
  }
}

/** One entry per line, so that two recordings can be compared. */
export function replayText({ record, hash, ...setup }: ReplayFile): string {
  const lines = Object.entries(setup).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const entries = record.map(entry => `    ${JSON.stringify(entry)}`);
  const list = entries.length === 0 ? '[]' : `[\n${entries.join(',\n')}\n  ]`;
  return `{\n${lines.join('\n')}\n  "record": ${list},\n  "hash": ${JSON.stringify(hash)}\n}\n`;
}

/** Where a match is kept if nobody says otherwise. */
export function usualFile({ rules, seed }: Match): string {
  return path.join('.vesper', 'matches', `${rules.id}-${seed.replace(/[^\w.-]+/g, '_')}.json`);
}

/** Keeps a match so far and says where. */
export async function keep(match: Match, file = usualFile(match)): Promise<string> {
  await writeReplay(file, toReplay(match));
  return file;
}
