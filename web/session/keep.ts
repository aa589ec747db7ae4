/** Tables that live in this browser: one record each in IndexedDB. Used by the page (lists) and the worker (matches). */
import type { Options } from '@vesper/kernel';
import type { Happening } from '@vesper/table/messages';
import type { LocalBrought } from './keptLegacies.ts';

export interface LocalSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly bot: string;
  /** Moments that pass unasked. */
  readonly quiet?: readonly string[];
  readonly always?: readonly string[];
}

export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly LocalSeat[];
  readonly created: number;
  readonly updated: number;
  readonly status: 'running' | 'over';
  /** For the lobby's list: how it stands, and whether a person must decide. */
  readonly standing: string;
  readonly yourTurn: boolean;
  /** The table it was branched from, and where. */
  readonly from: { readonly table: string; readonly n: number } | null;
  /** `save(match)`. */
  readonly saved: string;
  /** What happened around the match. */
  readonly happened?: readonly Happening[];
  /** What seats brought from earlier matches. */
  readonly brought?: readonly LocalBrought[];
  /** When it was deleted; it is kept for a while. */
  readonly deleted?: number;
}

/** So long a deleted table can be restored. */
export const RESTORABLE = 7 * 86_400_000;

/** In the order in which they came to be: a browser of before has the first ones. */
const STORES = ['tables', 'legacies', 'reviews', 'studies', 'studyParts'] as const;

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('vesper', STORES.length);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      for (const name of STORES.slice(oldVersion)) request.result.createObjectStore(name, { keyPath: 'id' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB cannot be opened.')));
  });
}

export async function ask<T>(
  name: (typeof STORES)[number],
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await database();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(name, mode);
      const request = act(transaction.objectStore(name));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', () =>
        reject(transaction.error ?? new Error('The table could not be stored.')),
      );
    });
  } finally {
    db.close();
  }
}

export const keepTable = async (table: LocalTable): Promise<void> => {
  await ask('tables', 'readwrite', store => store.put(table));
};

export const keptTable = async (id: string): Promise<LocalTable | undefined> =>
  (await ask('tables', 'readonly', store => store.get(id) as IDBRequest<LocalTable | undefined>)) ?? undefined;

/** Newest first, deleted ones among them. What was deleted long ago goes now. */
export async function keptTables(now = Date.now()): Promise<readonly LocalTable[]> {
  const tables = await ask('tables', 'readonly', store => store.getAll() as IDBRequest<LocalTable[]>);
  const isGone = ({ deleted }: LocalTable): boolean => deleted !== undefined && now - deleted > RESTORABLE;
  for (const { id } of tables.filter(isGone)) await ask('tables', 'readwrite', store => store.delete(id));
  return tables.filter(table => !isGone(table)).sort((a, b) => b.updated - a.updated);
}

export async function deleteTable(id: string, now = Date.now()): Promise<void> {
  const table = await keptTable(id);
  if (table !== undefined) await keepTable({ ...table, deleted: now });
}

export async function restoreTable(id: string): Promise<void> {
  const table = await keptTable(id);
  if (table === undefined) return;
  const { deleted: _, ...restored } = table;
  await keepTable(restored);
}

/** Ids of tables of this browser begin with `here-`, so that no server is asked for them. */
export function newLocalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `here-${Array.from(bytes, byte => byte.toString(36).padStart(2, '0')).join('')}`;
}

export const isLocalId = (id: string): boolean => id.startsWith('here-');
