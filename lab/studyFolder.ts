/**
 * Where a study lies: `study.json` says what is played, `matches.ndjson` has a line for every match in the order of the
 * plan. What is there is always a beginning of the whole, so that whatever interrupts it can go on behind the last line.
 */
import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { VesperError } from '@vesper/kernel';
import { readLines } from './study/matches.ts';
import type { Observed } from './study/observe.ts';
import type { Study } from './study/plan.ts';

export class StudyFolder {
  /** How many matches are written. */
  done: number;
  private readonly study: Study;
  private readonly file: string;

  /** The folder is new, or of the same study. */
  constructor(folder: string, study: Study) {
    this.study = study;
    this.file = path.join(folder, 'matches.ndjson');
    mkdirSync(folder, { recursive: true });
    const about = path.join(folder, 'study.json');
    const text = `${JSON.stringify(study, null, 2)}\n`;
    if (!existsSync(about)) writeFileSync(about, text);
    else if (readFileSync(about, 'utf8') !== text)
      throw new VesperError('bad-options', `${folder} holds another study: name another folder, or delete it.`);
    this.done = wholeLines(this.file);
  }

  /** Of as many matches, in their order, behind those that are written. */
  append(lines: readonly string[]): void {
    if (lines.length > 0) appendFileSync(this.file, `${lines.join('\n')}\n`);
    this.done += lines.length;
  }

  /** Returns when what is written would survive a power cut. */
  sync(): void {
    const opened = openSync(this.file, 'r+');
    fsyncSync(opened);
    closeSync(opened);
  }

  /** By variant. */
  matches(): Observed[][] {
    try {
      return readLines(readFileSync(this.file, 'utf8'), this.study);
    } catch (error) {
      if (!(error instanceof VesperError)) throw error;
      throw new VesperError(error.code, `${this.file} is damaged: delete it, and the study is played anew.`);
    }
  }
}

const LINE_END = 10;

/** How many there are; half a line, of a run that was cut off, goes. */
function wholeLines(file: string): number {
  if (!existsSync(file)) return 0;
  const bytes = readFileSync(file);
  truncateSync(file, bytes.lastIndexOf(LINE_END) + 1);
  let lines = 0;
  for (const byte of bytes) if (byte === LINE_END) lines++;
  return lines;
}
