import { SEATS } from './claim.ts';

/** What is under way at a table: when each entry was sent and how many screens show it. */
export class Pace {
  private readonly sent = new Map<number, number>();
  private readonly screens = new Map<number, number>();
  private readonly shown: (ms: number) => void;

  /** `shown` is told how long each entry took to the last screen. */
  constructor(shown: (ms: number) => void) {
    this.shown = shown;
  }

  send(n: number): void {
    this.sent.set(n, performance.now());
  }

  show(n: number): void {
    const screens = (this.screens.get(n) ?? 0) + 1;
    if (screens < SEATS) return void this.screens.set(n, screens);
    this.screens.delete(n);
    const began = this.sent.get(n);
    this.sent.delete(n);
    if (began !== undefined) this.shown(performance.now() - began);
  }
}

/** The value below which a part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
}
