/** Plays a study that this browser keeps, from where it was left. Runs in a worker of its own. */
import {
  commandOf,
  gamesOf,
  lineOf,
  piecesOf,
  planOf,
  playDeal,
  readLines,
  reportPage,
  studyOf,
} from '@vesper/lab/study';
import type { Asked } from '@vesper/lab/study';
import { loadGame } from '@vesper/games';
import { VesperError } from '@vesper/kernel';
import type { Game, Manual } from '@vesper/kernel';
import { withBrain } from '../brains.ts';
import { forgetLines, keepLines, keepReport, keepStudy, keptLines, keptStudy } from './keptStudies.ts';

/** In a worker, without what `manuals.ts` has for the page. */
const manuals = import.meta.glob<{ readonly manual: Manual }>('../../games/*/manual.ts');

/** How many matches a question means, and by which rules; what is wrong with it is said now. */
export async function planned(asked: Asked): Promise<{ readonly matches: number; readonly version: number }> {
  const game = await loadGame(asked.game);
  return { matches: gamesOf(studyOf(game, planOf(game, asked))), version: game.version };
}

export async function studied(id: string, onProgress: (done: number) => void): Promise<void> {
  const kept = await keptStudy(id);
  if (kept === undefined) throw new VesperError('bad-file', 'This study is not in this browser.');
  if (kept.isOver) return;
  const game = await wholeGame(kept.asked.game);
  const study = studyOf(game, planOf(game, kept.asked));
  if (kept.version !== game.version) await forgetLines(id);
  const matches = gamesOf(study);
  const so = { ...kept, version: game.version, matches };
  let played = (await keptLines(id)).split('\n').length - 1;
  onProgress(played / matches);
  for (const { first, task } of piecesOf(study, played)) {
    const lines: string[] = [];
    for (let index = task.from; index < task.to; index++) {
      lines.push(`${lineOf(playDeal(game, study, task.variant, index))}\n`);
      onProgress(++played / matches);
    }
    await keepLines(id, first, lines.join(''));
    await keepStudy({ ...so, played });
  }
  const found = { study, matches: readLines(await keptLines(id), study) };
  await keepReport(id, reportPage(game, found, commandOf(kept.asked)));
  await keepStudy({ ...so, played, isOver: true });
}

/** With its brain and its rulebook: what bots think by, and what the report cites. */
async function wholeGame(id: string): Promise<Game> {
  const [game, { manual }] = await Promise.all([
    loadGame(id).then(withBrain),
    manuals[`../../games/${id}/manual.ts`](),
  ]);
  return { ...game, manual };
}
