/**
 * Deleting a table takes it off one person's list. When all who have it did so, it is closed to everybody and swept a week
 * later; until then whoever deleted it may have it back.
 */
import { TableError } from '../errors.ts';
import { takesPart } from '../host/body.ts';
import type { TableBody } from '../host/body.ts';
import type { Store } from '../store/store.ts';

const DAY = 86_400_000;
/** So long a deleted table can be restored. */
export const RESTORABLE = 7 * DAY;

/** Whoever made it, sits at it, or has a seat kept. */
function peopleOf({ owner, seats }: TableBody): string[] {
  return [...new Set([owner, ...seats.map(({ holder }) => holder)])].filter(who => who !== null);
}

/** When the last of those who had it deleted it; `null`: somebody has it. */
export function deletedAt(body: TableBody): number | null {
  const { deleted } = body;
  if (deleted === undefined) return null;
  const times = peopleOf(body).map(who => deleted[who]);
  return times.length > 0 && times.every(time => time !== undefined) ? Math.max(...times) : null;
}

/** Nobody loses a match that others play: those leave it, or wait for its end. */
export function deletedFor(body: TableBody, identity: string, now: number): TableBody {
  if (!takesPart(body, identity)) throw new TableError('forbidden', 'Only who sits at a table or made it deletes it.');
  if (body.deleted?.[identity] !== undefined) return body;
  if (body.status !== 'over' && peopleOf(body).some(who => who !== identity)) {
    throw new TableError('match-running', 'Others play at this table; leave it instead.');
  }
  return { ...body, deleted: { ...body.deleted, [identity]: now } };
}

export function restoredFor(body: TableBody, identity: string, now: number): TableBody {
  const at = body.deleted?.[identity];
  if (at === undefined) {
    if (takesPart(body, identity)) return body;
    throw new TableError('not-found', 'There is no such table.');
  }
  if (now - at > RESTORABLE) throw new TableError('not-found', 'This table was deleted more than seven days ago.');
  const { [identity]: _, ...deleted } = body.deleted!;
  return { ...body, deleted };
}

/** Looked at together. */
const SOME = 100;

/** Removes the tables that nobody can restore any more; how many. */
export async function sweepDeleted(store: Store, now: number): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await store.tablesDeletedBefore(now - RESTORABLE, SOME);
    let removed = 0;
    for (const { id, version } of rows) {
      const last = await store.lastEntry(id);
      if (await store.removeTable(id, version, last?.number ?? 0)) removed++;
    }
    count += removed;
    if (rows.length < SOME || removed === 0) return count;
  }
}
