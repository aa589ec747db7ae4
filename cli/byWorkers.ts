/** Studies that workers on other machines play: what the commands say and ask of the database that they share. */
import type { Studied, StudyPlan } from '@vesper/lab';
import { LabDatabase, LabError, listStudies, playStudyByWorkers, removeStudy } from '@vesper/lab/queue';
import type { Workers } from '@vesper/lab/queue';
import { inColumns } from './output/columns.ts';
import { plural } from './output/numbers.ts';
import { print, printJson } from './output/print.ts';
import type { Progress } from './output/progress.ts';
import { Problem, errorLine } from './problem.ts';

interface Asked {
  readonly cores?: number;
  readonly patience: number;
  readonly json?: true;
}

/** Opens the database, and says what goes wrong with it in a sentence. */
export async function withLab<T>(
  url: string,
  { patience }: Pick<Asked, 'patience'>,
  act: (database: LabDatabase) => Promise<T>,
): Promise<T> {
  if (!/^postgres(?:ql)?:/.test(url))
    throw new Problem('bad-options', 'Workers share a PostgreSQL database: --db postgres://host/name.');
  let database: LabDatabase | undefined;
  try {
    database = await LabDatabase.open(url, { patience: patience * 1000 });
    return await act(database);
  } catch (error) {
    if (error instanceof LabError) throw new Problem(error.code, error.message, 1);
    throw error;
  } finally {
    await database?.close();
  }
}

/** Milliseconds without any worker after which it is said that somebody should start one. */
const ALONE = 5000;

export function playByWorkers(
  url: string,
  reference: string,
  plan: StudyPlan,
  folder: string,
  { cores, patience }: Asked,
  progress: Progress,
): Promise<Studied> {
  return withLab(url, { patience }, database => {
    let alone = performance.now();
    return playStudyByWorkers(reference, plan, folder, database, {
      cores,
      onProgress(done, of, there) {
        progress.update(done, of, `, ${workersThere(there)}`);
        if (there.workers > 0) alone = Infinity;
        if (performance.now() - alone < ALONE) return;
        alone = Infinity;
        const others = there.others === 0 ? '' : ` (${workersThere(there)})`;
        const hint = `No worker is at ${database.place}${others}: start "vesper worker --db …" on any machine.`;
        const wipe = process.stderr.isTTY ? '\r\x1b[K' : '';
        process.stderr.write(`${wipe}${there.others === 0 ? hint : errorLine('wrong-version', hint)}\n`);
      },
    });
  });
}

function workersThere({ workers, cores, others }: Workers): string {
  const here = workers === 0 ? 'no workers' : `${plural(workers, 'worker')} on ${plural(cores, 'core')}`;
  return others === 0 ? here : `${here}, ${others} of another version`;
}

const COLUMNS = [
  { title: 'study' },
  { title: 'game' },
  { title: 'played', align: 'right' },
  { title: 'of', align: 'right' },
  { title: 'for Vesper' },
] as const;

export function tellStudies(url: string, { patience, json }: Asked): Promise<void> {
  return withLab(url, { patience }, async database => {
    const studies = await listStudies(database);
    if (json) return printJson({ place: database.place, program: database.program, studies });
    if (studies.length === 0) return print(`There are no studies at ${database.place}.`);
    const rows = studies.map(({ id, game, done, games, program }) => [
      id,
      game,
      String(done),
      String(games),
      program === database.program ? `${program} (this one)` : program,
    ]);
    print(inColumns(COLUMNS, rows));
  });
}

export function cancelStudy(url: string, id: string, { patience, json }: Asked): Promise<void> {
  return withLab(url, { patience }, async database => {
    if (!(await removeStudy(database, id)))
      throw new Problem(
        'unknown-study',
        `There is no study "${id}" at ${database.place}; --list names those there are.`,
        1,
      );
    if (json) printJson({ cancelled: id });
    else print(`Study ${id} is cancelled; what was written of it stays in its folder.`);
  });
}
