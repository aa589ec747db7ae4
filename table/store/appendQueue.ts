/**
 * Gathers entries into batches for a store that is a round trip away. A match has one entry under way at a time, so
 * that an entry can never be stored after an earlier one of its match was refused.
 */
interface Waiting {
  readonly match: string;
  readonly number: number;
  readonly body: string;
  readonly resolve: (kept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** A notification of 8,000 bytes names this many entries. */
const LARGEST = 200;
const IN_FLIGHT = 2;

export class AppendQueue {
  private readonly write: (batch: readonly Waiting[]) => Promise<boolean[]>;
  private waiting: Waiting[] = [];
  /** Matches with an entry under way. */
  private readonly under = new Set<string>();
  private flights = 0;
  private scheduled = false;
  private readonly idle: (() => void)[] = [];

  constructor(write: (batch: readonly Waiting[]) => Promise<boolean[]>) {
    this.write = write;
  }

  append(match: string, number: number, body: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ match, number, body, resolve, reject });
      this.schedule();
    });
  }

  async empty(): Promise<void> {
    if (this.waiting.length === 0 && this.flights === 0) return;
    await new Promise<void>(resolve => this.idle.push(resolve));
  }

  private schedule(): void {
    if (this.scheduled || this.flights >= IN_FLIGHT || this.waiting.length === 0) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      void this.fly();
    });
  }

  private async fly(): Promise<void> {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const entry of this.waiting) {
      if (batch.length === LARGEST || this.under.has(entry.match)) rest.push(entry);
      else {
        this.under.add(entry.match);
        batch.push(entry);
      }
    }
    this.waiting = rest;
    if (batch.length === 0) return;
    this.flights++;
    this.schedule();
    try {
      const kept = await this.write(batch);
      batch.forEach((entry, i) => this.landed(entry, kept[i]));
    } catch (error) {
      for (const entry of batch) this.failed(entry, error);
    }
    this.flights--;
    this.schedule();
    if (this.waiting.length === 0 && this.flights === 0) for (const resolve of this.idle.splice(0)) resolve();
  }

  private landed(entry: Waiting, kept: boolean): void {
    this.under.delete(entry.match);
    if (!kept) this.drop(entry.match, later => later.resolve(false));
    entry.resolve(kept);
  }

  private failed(entry: Waiting, error: unknown): void {
    this.under.delete(entry.match);
    this.drop(entry.match, later => later.reject(error));
    entry.reject(error);
  }

  /** What was built on a refused entry is refused as well. */
  private drop(match: string, refuse: (later: Waiting) => void): void {
    const later = this.waiting.filter(entry => entry.match === match);
    this.waiting = this.waiting.filter(entry => entry.match !== match);
    for (const entry of later) refuse(entry);
  }
}
