/**
 * Plays a study into a folder: `study.json` says what is played, `matches.ndjson` has a line for every match in the order of
 * the plan. Whatever interrupts it, the same call goes on behind the last whole line, and ends with the same bytes.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { VesperError } from '@vesper/kernel';
import { gameFrom } from '../gameFrom.ts';
import { inParallel } from '../parallel.ts';
import type { InParallel } from '../simulate.ts';
import type { Observed } from './observe.ts';
import { studyOf } from './plan.ts';
import type { Study, StudyPlan } from './plan.ts';
import type { StudyTask } from './studyWorker.ts';

export interface Studied {
  readonly study: Study;
  /** By variant. */
  readonly matches: readonly (readonly Observed[])[];
}

/** So few in one piece that little is lost when it is interrupted. */
const PIECE = 8;

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
  const file = path.join(folder, 'matches.ndjson');
  open(folder, study);
  const done = linesIn(file);
  const tasks = tasksAfter(reference, study, done);
  const games = study.variants.reduce((sum, variant) => sum + variant.games, 0);
  const waiting = new Map<number, Observed[]>();
  let next = 0;
  parallel.onProgress?.(done, games);
  await inParallel<StudyTask, Observed[]>(new URL('studyWorker.ts', import.meta.url), tasks, {
    cores: parallel.cores,
    onProgress: more => parallel.onProgress?.(done + more, games),
    onResult(index, observed) {
      waiting.set(index, observed);
      for (; waiting.has(next); waiting.delete(next++))
        appendFileSync(
          file,
          waiting
            .get(next)!
            .map(match => `${JSON.stringify(match)}\n`)
            .join(''),
        );
    },
  });
  return { study, matches: readMatches(file, study) };
}

/** The folder is new, or of the same study. */
function open(folder: string, study: Study): void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'study.json');
  const text = `${JSON.stringify(study, null, 2)}\n`;
  if (!existsSync(file)) return writeFileSync(file, text);
  if (readFileSync(file, 'utf8') !== text)
    throw new VesperError('bad-options', `${folder} holds another study: name another folder, or delete it.`);
}

/** How many whole lines there are; half a line, of a run that was cut off, goes. */
function linesIn(file: string): number {
  if (!existsSync(file)) return 0;
  const bytes = readFileSync(file);
  truncateSync(file, bytes.lastIndexOf(LINE_END) + 1);
  let lines = 0;
  for (const byte of bytes) if (byte === LINE_END) lines++;
  return lines;
}

const LINE_END = 10;

function tasksAfter(game: string, { seed, variants }: Study, done: number): StudyTask[] {
  const tasks: StudyTask[] = [];
  let before = done;
  for (const variant of variants) {
    for (let from = Math.min(before, variant.games); from < variant.games; from += PIECE)
      tasks.push({ game, seed, variant, from, to: Math.min(variant.games, from + PIECE) });
    before = Math.max(0, before - variant.games);
  }
  return tasks;
}

function readMatches(file: string, { variants }: Study): Observed[][] {
  const lines = readFileSync(file, 'utf8').split('\n');
  let from = 0;
  return variants.map(({ games }) =>
    lines.slice(from, (from += games)).map(line => {
      try {
        return JSON.parse(line) as Observed;
      } catch {
        throw new VesperError('bad-file', `${file} is damaged: delete it, and the study is played anew.`);
      }
    }),
  );
}
