/** Whether the server can keep what it promises: it really writes, however often it is asked at most every few seconds. */
import { TableError } from '../errors.ts';

/** Milliseconds for which an answer holds, and after which a write that has not ended counts as failed. */
const HOLDS = 2000;
const LONGEST = 5000;

export interface HealthNews {
  failed(error: unknown): void;
  recovered(): void;
}

export class Health {
  private readonly write: () => Promise<void>;
  private readonly news: HealthNews;
  private asked = -Infinity;
  private answer: Promise<boolean> = Promise.resolve(true);
  private well = true;

  constructor(write: () => Promise<void>, news: HealthNews) {
    this.write = write;
    this.news = news;
  }

  /** Throws `cannot-write` while nothing can be kept. */
  async check(now = performance.now()): Promise<void> {
    if (now - this.asked >= HOLDS) {
      this.asked = now;
      this.answer = this.tryToWrite();
    }
    if (!(await this.answer))
      throw new TableError('cannot-write', 'Nothing can be stored at the moment; what was acknowledged is kept.');
  }

  private async tryToWrite(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`writing takes more than ${LONGEST} ms`)), LONGEST);
    });
    try {
      await Promise.race([this.write(), tooLong]);
      if (!this.well) this.news.recovered();
      this.well = true;
    } catch (error) {
      if (this.well) this.news.failed(error);
      this.well = false;
    } finally {
      clearTimeout(timer);
    }
    return this.well;
  }
}
