/** Reviews of matches that are over: made once, kept in this browser. Runs in a worker of its own. */
import { isOfMatch, reviewOf } from '@vesper/bots/review';
import type { Review } from '@vesper/bots/review';
import type { Game, Replay } from '@vesper/kernel';
import { ask } from './keep.ts';

interface KeptReview {
  /** The table's. */
  readonly id: string;
  readonly at: number;
  readonly review: Review;
}

/** So many are kept, the newest: each is some thousand letters. */
const KEPT = 100;

export async function reviewed(
  game: Game,
  file: Replay,
  table: string,
  onProgress: (done: number) => void,
): Promise<Review> {
  const kept = await keptReview(table);
  if (kept !== undefined && isOfMatch(kept, file)) return kept;
  const review = reviewOf(game, file, { onProgress });
  // Where nothing can be kept it is made anew the next time.
  await keep({ id: table, at: Date.now(), review }).catch(() => undefined);
  return review;
}

async function keptReview(table: string): Promise<Review | undefined> {
  const kept = await ask('reviews', 'readonly', store => store.get(table) as IDBRequest<KeptReview | undefined>);
  return kept?.review;
}

async function keep(kept: KeptReview): Promise<void> {
  await ask('reviews', 'readwrite', store => store.put(kept));
  const all = await ask('reviews', 'readonly', store => store.getAll() as IDBRequest<KeptReview[]>);
  const oldest = all.sort((a, b) => b.at - a.at).slice(KEPT);
  for (const { id } of oldest) await ask('reviews', 'readwrite', store => store.delete(id));
}
