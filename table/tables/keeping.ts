/** Tables at which nothing has happened for long go, where whoever runs the server wants that (`vesper serve --keep`). */
import type { Store, StoredTable } from '../store/store.ts';

export interface Clearing {
  readonly store: Store;
  /** Somebody is there, or something is under way. */
  isAwake(id: string): boolean;
  cleared(id: string): void;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;

interface Telling {
  cleared(tables: number): void;
  failed(error: unknown): void;
}

export function keepFor(days: number, clear: (before: number) => Promise<number>, told: Telling): () => Promise<void> {
  return everyHour(() => clear(Date.now() - days * DAY), told);
}

/** Clears now and every hour; what is returned ends it. */
export function everyHour(clear: () => Promise<number>, told: Telling): () => Promise<void> {
  let clearing: Promise<void> = Promise.resolve();
  const clearNow = (): void => {
    clearing = clearing
      .then(clear)
      .then(tables => (tables > 0 ? told.cleared(tables) : undefined))
      .catch((error: unknown) => told.failed(error));
  };
  clearNow();
  const timer = setInterval(clearNow, HOUR).unref();
  return () => {
    clearInterval(timer);
    return clearing;
  };
}

/** Looked at together. */
const SOME = 100;

/** Clears away every table whose last sign of life is older than a moment; how many. */
export async function clearTables({ store, isAwake, cleared }: Clearing, before: number): Promise<number> {
  let count = 0;
  let after = '';
  for (;;) {
    const rows = await store.tablesBefore(before, after, SOME);
    for (const row of rows) {
      if (isAwake(row.id) || !(await clearTable(store, row, before))) continue;
      cleared(row.id);
      count++;
    }
    if (rows.length < SOME) return count;
    after = rows[rows.length - 1].id;
  }
}

async function clearTable(store: Store, { id, version, body }: StoredTable, before: number): Promise<boolean> {
  const last = await store.lastEntry(id);
  const signs = [timeIn(body, 'created'), timeIn(body, 'started'), last === undefined ? 0 : timeIn(last.body, 'at')];
  // Whose time cannot be read is not taken for old.
  if (signs.some(sign => Number.isNaN(sign)) || Math.max(...signs) >= before) return false;
  return store.removeTable(id, version, last?.number ?? 0);
}

function timeIn(text: string, name: string): number {
  try {
    return Number((JSON.parse(text) as Record<string, unknown>)[name]);
  } catch {
    return Number.NaN;
  }
}
