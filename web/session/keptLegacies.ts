/** What matches of this browser have left, kept in IndexedDB. Used by the page and the worker. */
import type { Plain, Replay } from '@vesper/kernel';
import type { LegacyInfo } from '@vesper/table/messages';
import { ask } from './keep.ts';
import { SessionError } from './session.ts';

export interface LocalLegacy extends LegacyInfo {
  readonly sheet: Plain;
  readonly records: readonly Replay[];
}

/** What a seat brings to a table of this browser. */
export interface LocalBrought {
  readonly seat: number;
  /** Its id is empty where it is not kept here. */
  readonly legacy: Pick<LocalLegacy, 'id' | 'name' | 'line' | 'proven' | 'sheet' | 'records'>;
}

/** So many are kept. When a match leaves more, the oldest go; a file is refused. */
export const MOST_KEPT = 40;

export const keptLegacies = (): Promise<readonly LocalLegacy[]> =>
  ask('legacies', 'readonly', store => store.getAll() as IDBRequest<LocalLegacy[]>);

export const keptLegacy = async (id: string): Promise<LocalLegacy | undefined> =>
  (await ask('legacies', 'readonly', store => store.get(id) as IDBRequest<LocalLegacy | undefined>)) ?? undefined;

export async function dropLegacy(id: string): Promise<void> {
  await ask('legacies', 'readwrite', store => store.delete(id));
}

/** In the place of what it has grown from. */
export async function keepLegacy(legacy: LocalLegacy, instead: string): Promise<void> {
  await ask('legacies', 'readwrite', store => store.put(legacy));
  if (instead !== '' && instead !== legacy.id) await dropLegacy(instead);
  const oldest = [...(await keptLegacies())].sort((a, b) => b.at - a.at).slice(MOST_KEPT);
  for (const { id } of oldest) await dropLegacy(id);
}

export async function checkRoom(): Promise<void> {
  if ((await keptLegacies()).length < MOST_KEPT) return;
  const message = `This browser keeps ${MOST_KEPT} characters; delete one before you bring another.`;
  throw new SessionError({ code: 'too-many', message });
}
