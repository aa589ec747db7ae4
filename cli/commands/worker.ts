import { work as workFor } from '@vesper/lab/queue';
import type { LabError } from '@vesper/lab/queue';
import { withLab } from '../byWorkers.ts';
import { plural } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { errorLine } from '../problem.ts';

export interface WorkerOptions {
  readonly db: string;
  readonly cores?: number;
  readonly drain?: true;
  readonly patience: number;
  readonly json?: true;
}

/** Plays for whoever has put a study into the database, until it is told to stop. */
export async function work({ db, cores, drain, patience, json }: WorkerOptions): Promise<void> {
  await withLab(db, { patience }, async database => {
    const { place, program } = database;
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
    if (!json) print(`This worker plays for Vesper ${program} at ${place} (Ctrl-C stops it)`);
    const refused: { code: string; message: string }[] = [];
    const onRefused = ({ code, message }: LabError): void => {
      refused.push({ code, message });
      if (!json) process.stderr.write(`${errorLine(code, message)}\n`);
    };
    const worked = await workFor(database, { cores, drain, signal: stop.signal, onRefused });
    if (json) printJson({ place, program, ...worked, refused });
    else print(`${plural(worked.matches, 'match', 'matches')} played in ${plural(worked.pieces, 'piece')}.`);
    if (drain && worked.pieces === 0 && refused.some(({ code }) => code === 'wrong-version')) process.exitCode = 1;
  });
}
