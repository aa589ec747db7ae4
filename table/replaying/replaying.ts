/** Playing matches again: reading files, looking back, loading what was long. On a server, threads do it. */
import type { Shelf } from '../games.ts';
import { Worker } from './jobs.ts';
import type { Done, Job } from './jobs.ts';

export type JobOf<Name extends Job['job']> = Extract<Job, { readonly job: Name }>;

export interface Replaying {
  /** `who` asks for it; `null` when it is needed to have a table at all. */
  do<Name extends Job['job']>(job: JobOf<Name>, who: string | null): Promise<Done[Name]>;
  close(): Promise<void>;
}

/** In this thread and at once: for tables without a server around them. */
export function replayingHere(shelf: Shelf): Replaying {
  const worker = new Worker(shelf);
  return {
    do: <Name extends Job['job']>(job: JobOf<Name>) => worker.do(job) as Promise<Done[Name]>,
    close: async () => {},
  };
}
