/** Tables that live in this browser: one record each in IndexedDB. Used by the page (lists) and the worker (matches). */
import type { Options } from '@vesper/kernel';

export interface LocalSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly bot: string;
  /** Moments that pass unasked. */
  readonly quiet?: readonly string[];
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
}

const STORE = 'tables';

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('vesper', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE, { keyPath: 'id' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB cannot be opened.')));
  });
}

async function ask<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
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
  await ask('readwrite', store => store.put(table));
};

export const keptTable = async (id: string): Promise<LocalTable | undefined> =>
  (await ask('readonly', store => store.get(id) as IDBRequest<LocalTable | undefined>)) ?? undefined;

/** Newest first. */
export async function keptTables(): Promise<readonly LocalTable[]> {
  const tables = await ask('readonly', store => store.getAll() as IDBRequest<LocalTable[]>);
  return tables.sort((a, b) => b.updated - a.updated);
}

export const forgetTable = async (id: string): Promise<void> => {
  await ask('readwrite', store => store.delete(id));
};

/** Ids of tables of this browser begin with `here-`, so that no server is asked for them. */
export function newLocalId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `here-${Array.from(bytes, byte => byte.toString(36).padStart(2, '0')).join('')}`;
}

export const isLocalId = (id: string): boolean => id.startsWith('here-');
