/** Plays a study into a folder on this machine. Whatever interrupts it, the same call goes on and ends with the same bytes. */
import { gameFrom } from './gameFrom.ts';
import { inParallel } from './parallel.ts';
import type { InParallel } from './simulate.ts';
import { lineOf } from './study/matches.ts';
import type { Studied } from './study/matches.ts';
import type { Observed } from './study/observe.ts';
import { gamesOf, piecesOf, studyOf } from './study/plan.ts';
import type { StudyPlan, StudyTask } from './study/plan.ts';
import { StudyFolder } from './studyFolder.ts';

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
      for (; waiting.has(next); waiting.delete(next++)) written.append(waiting.get(next)!.map(lineOf));
    },
  });
  return { study, matches: written.matches() };
}
