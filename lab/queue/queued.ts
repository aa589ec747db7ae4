/**
 * Plays a study by workers on any machines, and writes the same folder as if it had been played here. Whatever interrupts it,
 * workers go on meanwhile, and the same call collects what they have played.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { VesperError } from '@vesper/kernel';
import { gameFrom } from '../gameFrom.ts';
import { StudyFolder } from '../studyFolder.ts';
import { gamesOf, piecesOf, studyOf } from '../study/plan.ts';
import type { StudyPlan } from '../study/plan.ts';
import type { Studied } from '../study/matches.ts';
import type { LabDatabase } from './database.ts';
import { studyId } from './jobs.ts';
import { StudyOnQueue, countWorkers, forgetOld, removeStudy } from './studies.ts';
import type { Workers } from './studies.ts';
import { work } from './work.ts';

export interface ByWorkers {
  /** How many cores of this machine play along; none if absent. */
  readonly cores?: number | undefined;
  /** `done` counts what is played; what is written follows in order. */
  readonly onProgress?: ((done: number, of: number, workers: Workers) => void) | undefined;
}

/** Milliseconds between two looks at what has come. */
const PAUSE = 250;

/** Looks without anything new after which it is checked that what is missing waits somewhere. */
const STILL = 40;

/**
 * @example
 * const { matches } = await playStudyByWorkers('salem', plan, 'lab/salem', await LabDatabase.open('postgres://localhost/lab'));
 */
export async function playStudyByWorkers(
  reference: string,
  plan: StudyPlan,
  folder: string,
  database: LabDatabase,
  { cores, onProgress }: ByWorkers = {},
): Promise<Studied> {
  const game = await gameFrom(reference);
  if (reference !== game.id)
    throw new VesperError(
      'bad-options',
      'Workers on other machines have only the games on the shelf, no other module.',
    );
  const study = studyOf(game, plan);
  const written = new StudyFolder(folder, study);
  const id = studyId(study, database.program);
  const games = gamesOf(study);
  await forgetOld(database);
  if (written.done < games) {
    const queued = new StudyOnQueue(database, id, piecesOf(study));
    await queued.enter(game.id, games, written.done);
    const stop = new AbortController();
    const here = cores === undefined ? undefined : work(database, { cores, signal: stop.signal });
    try {
      await Promise.race([
        collect(queued, written, games, () => countWorkers(database), onProgress),
        ...(here ? [here] : []),
      ]);
    } catch (error) {
      // A match at fault is at fault whenever it is played; everything else can be taken up again.
      if (error instanceof VesperError) await removeStudy(database, id);
      throw error;
    } finally {
      stop.abort();
      await here?.catch(() => {});
    }
    written.sync();
  }
  await removeStudy(database, id);
  return { study, matches: written.matches() };
}

async function collect(
  queued: StudyOnQueue,
  written: StudyFolder,
  games: number,
  workers: () => Promise<Workers>,
  onProgress: ByWorkers['onProgress'],
): Promise<void> {
  const from = written.done;
  let before = -1;
  let still = 0;
  while (true) {
    const played = written.done + (await queued.look(written.done));
    onProgress?.(played, games, await workers());
    for (let lines = await queued.linesFrom(written.done); lines.length > 0;) {
      written.append(lines);
      lines = await queued.linesFrom(written.done);
    }
    if (written.done >= games) return;
    still = played === before ? still + 1 : 0;
    before = played;
    if (still > 0 && still % STILL === 0) await queued.putMissing(from, false);
    await sleep(PAUSE);
  }
}
