/** Studies that play since the page was opened: each in a worker, whatever is looked at meanwhile. */
import type { Asked } from '@vesper/lab/study';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { Engine, once } from './engine.ts';
import { keepStudy, newStudyId } from './keptStudies.ts';
import { leftBy } from './leftBy.ts';

export interface Studying {
  /** From 0 to 1. */
  readonly done: number;
  /** Seconds that it may still take; `null` while nobody can tell. */
  readonly left: number | null;
  readonly state: 'playing' | 'stopped' | 'over';
  readonly problem: string | null;
}

interface Running {
  readonly store: StoreApi<Studying>;
  readonly engine: Engine;
}

const running = new Map<string, Running>();

/** Keeps the question and begins to play; where it is found. */
export async function begin(asked: Asked): Promise<string> {
  const { matches, version } = await once('planStudy', { asked });
  const id = newStudyId();
  await keepStudy({ id, at: Date.now(), asked, matches, version, played: 0, isOver: false });
  playing(id);
  return id;
}

/** Plays it, or plays it on; asked twice it plays once. */
export function playing(id: string): StoreApi<Studying> {
  const known = running.get(id);
  if (known !== undefined) return known.store;
  const engine = new Engine();
  const store = createStore<Studying>(() => ({ done: 0, left: null, state: 'playing', problem: null }));
  const left = leftBy(() => performance.now());
  engine.onProgress = done => store.setState({ done, left: left(done) });
  running.set(id, { store, engine });
  engine
    .ask('study', { id })
    .then(
      () => store.setState({ done: 1, left: 0, state: 'over' }),
      (error: unknown) => {
        if (store.getState().state === 'stopped') return;
        store.setState({ state: 'stopped', problem: error instanceof Error ? error.message : String(error) });
      },
    )
    .finally(() => {
      running.delete(id);
      engine.close();
    });
  return store;
}

export const isPlaying = (id: string): boolean => running.has(id);

/** What is played is kept: `playing` goes on from there. */
export function stop(id: string): void {
  const found = running.get(id);
  if (found === undefined) return;
  found.store.setState({ state: 'stopped' });
  running.delete(id);
  found.engine.close();
}
