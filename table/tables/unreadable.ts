/**
 * Tables that are stored and cannot be read: played by rules that are not here, leading elsewhere than they led, damaged.
 * Each says so itself, gives out what is stored of it, and stays as it is.
 */
import { VesperError } from '@vesper/kernel';
import type { Choice, Entry } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import type { TableInfo, TableSummary } from '../messages.ts';
import type { StoredTable } from '../store/store.ts';
import { legaciesOf, versionOf } from '../host/body.ts';
import type { TableBody } from '../host/body.ts';
import { besideTheMatch } from './file.ts';
import type { TableFile } from './file.ts';
import { infoOf } from '../host/info.ts';
import { seedOfTable } from './record.ts';

/** Reads something that is stored; what is wrong with it becomes a sentence. The store's own errors do not belong here. */
export function read<T>(from: () => T): T {
  try {
    return from();
  } catch (error) {
    throw unreadable(error);
  }
}

/** The same, where threads read or modules have to be loaded. */
export async function reading<T>(from: () => Promise<T>): Promise<T> {
  try {
    return await from();
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(error: unknown): TableError {
  if (error instanceof TableError) return error;
  return new TableError('unreadable', `This match cannot be read. ${whatIsWrong(error)}`, { cause: error });
}

/** Most of what the kernel says names choices, which may be hidden. */
function whatIsWrong(error: unknown): string {
  if (!(error instanceof VesperError)) return 'What is stored of it is damaged.';
  if (error.code === 'wrong-version' || error.code === 'unknown-game') return error.message;
  return 'By the rules it began with, it does not lead where it led.';
}

export function isUnreadable(error: unknown): error is TableError {
  return error instanceof TableError && error.code === 'unreadable';
}

export function bodyOf(text: string): TableBody {
  const body: unknown = parsed(text);
  if (!isBody(body)) {
    throw new TableError('unreadable', 'This match cannot be read. What is stored of its table is damaged.');
  }
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isBody(value: unknown): value is TableBody {
  const { game, seats, options, status } = (value ?? {}) as Partial<TableBody>;
  return (
    typeof game === 'string' &&
    Array.isArray(seats) &&
    seats.every(seat => typeof seat === 'object' && seat !== null) &&
    typeof options === 'object' &&
    (status === 'waiting' || status === 'running' || status === 'over')
  );
}

/** The line of a table in the list of somebody's tables, with what is known of it. */
export function unreadableSummary({ id, body: text }: StoredTable, identity: string, error: unknown): TableSummary {
  const known = error instanceof TableError;
  const problem = {
    code: known ? error.code : 'internal',
    message: known ? error.message : 'Something went wrong on the server; the match is kept.',
  };
  const body = parsed(text);
  const table = isBody(body) ? knownInfo(id, body, identity) : nothingKnown(id);
  return { table, waitsFor: [], n: 0, touched: table.created, problem };
}

function knownInfo(id: string, body: TableBody, identity: string): TableInfo {
  try {
    return infoOf(id, body, { identity, present: new Set(), left: null, outcome: null, n: 0 });
  } catch {
    return nothingKnown(id); // damaged further inside
  }
}

function nothingKnown(id: string): TableInfo {
  const nothing = { game: '', version: 0, options: {}, status: 'over', seats: [], clock: null, left: null } as const;
  const nobody = { owner: false, solo: false, rematch: null, result: null, revealed: null } as const;
  const around = { happened: [], absence: null, imported: false };
  return { ...nothing, ...nobody, ...around, id, created: 0, commitment: '', formula: 1 };
}

// ── Its file ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What is stored, in the form of a file: whoever has the rules that it names can open it. */
export function storedFileOf(id: string, body: TableBody, lines: readonly string[]): TableFile {
  const record: Entry[] = [];
  let hash = '';
  for (const line of lines) {
    const entry = entryOf(line);
    if (entry === undefined) break;
    record.push(entry.entry);
    hash = entry.hash;
  }
  const damaged = lines.slice(record.length);
  const legacies = legaciesOf(body);
  return {
    vesper: 1,
    game: body.game,
    version: versionOf(body),
    seats: body.seats.length,
    options: body.options,
    seed: seedOfTable(id, body),
    ...(legacies.length === 0 ? {} : { legacies }),
    record,
    hash,
    ...besideTheMatch(id, body),
    ...(damaged.length === 0 ? {} : { damaged }),
  };
}

/** The texts alone, where not even the table can be read. */
export function damagedFileOf(id: string, body: string, lines: readonly string[]) {
  return { vesper: 1, game: 'damaged', table: { id }, body, damaged: lines };
}

/** `hash` is empty where none was stored with the entry. */
function entryOf(text: string): { readonly entry: Entry; readonly hash: string } | undefined {
  const line = (parsed(text) ?? {}) as Partial<Record<'seat' | 'ask' | 'choice' | 'undo' | 'hash', unknown>>;
  const { seat, ask, choice, undo, hash } = line;
  if (typeof seat !== 'number') return undefined;
  const mark = typeof hash === 'string' ? hash : '';
  if (undo === true) return { entry: { seat, undo }, hash: mark };
  return typeof ask === 'string' && choice !== undefined
    ? { entry: { seat, ask, choice: choice as Choice }, hash: mark }
    : undefined;
}
