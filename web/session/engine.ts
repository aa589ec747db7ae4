/** The page's end of its worker. */
import type { ToPage } from '@vesper/table/messages';
import engine from 'virtual:engine';
import { SessionError } from './session.ts';
import type { ChancePoint, Problem } from './session.ts';
import type { FromWorker, JobName, Jobs } from './wire.ts';

export class Engine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  #next = 1;
  onMessage: ((message: ToPage) => void) | null = null;
  onPoints: ((points: readonly ChancePoint[]) => void) | null = null;
  onProgress: ((done: number) => void) | null = null;

  constructor() {
    this.#worker = new Worker(engine, { type: 'module', name: 'vesper' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    this.#worker.addEventListener('error', event =>
      this.#fail(new SessionError({ code: 'worker', message: event.message })),
    );
  }

  ask<K extends JobName>(job: K, asks: Jobs[K]['asks']): Promise<Jobs[K]['answers']> {
    const id = this.#next++;
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, job, asks });
    }) as Promise<Jobs[K]['answers']>;
  }

  close(why: Problem = { code: 'closed', message: 'The table was closed.' }): void {
    this.#worker.terminate();
    this.#fail(new SessionError(why));
  }

  #hear(heard: FromWorker): void {
    if ('text' in heard) {
      this.onMessage?.(JSON.parse(heard.text) as ToPage);
      return;
    }
    if ('points' in heard) {
      this.onPoints?.(heard.points);
      return;
    }
    if ('done' in heard) {
      this.onProgress?.(heard.done);
      return;
    }
    const waiting = this.#waiting.get(heard.id);
    this.#waiting.delete(heard.id);
    if ('problem' in heard) waiting?.reject(new SessionError(heard.problem));
    else waiting?.resolve(heard.answer);
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** One job in a worker of its own, which ends with it, or when it takes longer than it may. */
export async function once<K extends JobName>(
  job: K,
  asks: Jobs[K]['asks'],
  onPoints?: (points: readonly ChancePoint[]) => void,
  longest?: number,
): Promise<Jobs[K]['answers']> {
  const engine = new Engine();
  engine.onPoints = onPoints ?? null;
  const tooLong = { code: 'too-long', message: 'It takes too long to play this again.' };
  const timer = longest === undefined ? undefined : setTimeout(() => engine.close(tooLong), longest);
  try {
    return await engine.ask(job, asks);
  } finally {
    clearTimeout(timer);
    engine.close();
  }
}
