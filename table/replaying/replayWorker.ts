/** A thread in which matches are played again. */
import { workerData } from 'node:worker_threads';
import { VesperError } from '@vesper/kernel';
import type { ErrorCode } from '@vesper/kernel';
import { TableError } from '../errors.ts';
import type { TableErrorCode } from '../errors.ts';
import { loadShelf } from '../games.ts';
import { Worker } from './jobs.ts';
import type { Done, Job } from './jobs.ts';

/** Errors lose their class and code between threads, so they travel as what they say. */
export type Reply =
  | { readonly done: Done[Job['job']] }
  | { readonly refused: 'table'; readonly code: TableErrorCode; readonly message: string }
  | { readonly refused: 'rules'; readonly code: ErrorCode; readonly message: string };

const worker = loadShelf((workerData as { games?: string } | null)?.games).then(shelf => new Worker(shelf));

export default async function reply(job: Job): Promise<Reply> {
  try {
    return { done: await (await worker).do(job) };
  } catch (error) {
    if (error instanceof TableError) return { refused: 'table', code: error.code, message: error.message };
    if (error instanceof VesperError) return { refused: 'rules', code: error.code, message: error.message };
    if (error instanceof RangeError)
      return { refused: 'table', code: 'bad-request', message: 'What is in this file is nested too deeply.' };
    throw error;
  }
}
