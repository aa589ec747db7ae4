/** A snapshot only spares time: where it is damaged, the record says what the match is. */
import type { Store } from '../store/store.ts';
import type { TableBody } from '../host/body.ts';
import { readKept } from './record.ts';
import type { KeptMatch } from './record.ts';
import { isUnreadable } from './unreadable.ts';

/** What is made of a kept match, with the snapshot or, if that cannot be read, without it. `damaged` hears of it. */
export async function withKept<T>(
  store: Store,
  { id, body, upTo }: { readonly id: string; readonly body: TableBody; readonly upTo?: number },
  make: (kept: KeptMatch) => Promise<T>,
  damaged: (error: unknown) => void,
): Promise<T> {
  const kept = await readKept(store, id, body, upTo);
  try {
    return await make(kept);
  } catch (error) {
    if (kept.snapshot === null || !isUnreadable(error)) throw error;
    const made = await make(await readKept(store, id, body, upTo, { fromStart: true }));
    damaged(error);
    return made;
  }
}
