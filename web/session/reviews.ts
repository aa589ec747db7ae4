/** Reviews that were asked for since the page was opened: each is made once, in a worker, whatever is looked at meanwhile. */
import type { Review } from '@vesper/bots/review';
import type { Replay } from '@vesper/kernel';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { Engine } from './engine.ts';

export interface Reviewing {
  /** From 0 to 1. */
  readonly done: number;
  readonly review: Review | null;
  readonly problem: string | null;
}

const asked = new Map<string, StoreApi<Reviewing>>();

export function reviewFor(table: string, file: Replay): StoreApi<Reviewing> {
  const name = `${table} ${file.hash} ${file.record.length}`;
  const known = asked.get(name);
  if (known !== undefined) return known;
  const store = createStore<Reviewing>(() => ({ done: 0, review: null, problem: null }));
  asked.set(name, store);
  const engine = new Engine();
  engine.onProgress = done => store.setState({ done });
  engine
    .ask('review', { file, table })
    .then(
      review => store.setState({ done: 1, review }),
      (error: unknown) => {
        asked.delete(name); // whoever opens it again tries again
        store.setState({ problem: error instanceof Error ? error.message : String(error) });
      },
    )
    .finally(() => engine.close());
  return store;
}
