/** Plays a study into a folder on this machine. Whatever interrupts it, the same call goes on and ends with the same bytes. */
import { gameFrom } from '../gameFrom.ts';
import { inParallel } from '../parallel.ts';
import type { InParallel } from '../simulate.ts';
import { StudyFolder } from './folder.ts';
import type { Observed } from './observe.ts';
import { gamesOf, piecesOf, studyOf } from './plan.ts';
import type { Study, StudyPlan } from './plan.ts';
import type { StudyTask } from './studyWorker.ts';

export interface Studied {
  readonly study: Study;
  /** By variant. */
  readonly matches: readonly (readonly Observed[])[];
}

/**
 * @example
 * const { matches } = await playStudy('salem', { games: 2000, seats: 2, bots: ['adept'], seed: 'a candle' }, 'lab/salem');
 */
export async function playStudy(
  reference: string,
  plan: StudyPlan,
  folder: string,
  parallel: InParallel = {},
): Promise<Studied> {
  const study = studyOf(await gameFrom(reference), plan);
  const written = new StudyFolder(folder, study);
  const { done } = written;
  const tasks = piecesOf(study, done).map(({ task }): StudyTask => ({ ...task, game: reference }));
  const games = gamesOf(study);
  const waiting = new Map<number, Observed[]>();
  let next = 0;
  parallel.onProgress?.(done, games);
  await inParallel<StudyTask, Observed[]>(new URL('studyWorker.ts', import.meta.url), tasks, {
    cores: parallel.cores,
    onProgress: more => parallel.onProgress?.(done + more, games),
    onResult(index, observed) {
      waiting.set(index, observed);
      for (; waiting.has(next); waiting.delete(next++))
        written.append(waiting.get(next)!.map(match => JSON.stringify(match)));
    },
  });
  return { study, matches: written.matches() };
}
