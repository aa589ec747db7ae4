/**
 * The time by which clocks run: the milliseconds during which this service was there to be played on. It stands still
 * while no node serves, and no change of a wall clock moves it. Reading it costs as much as reading a clock.
 */
import type { Store } from '../store/store.ts';

export interface Service {
  /** Whole milliseconds. */
  now(): number;
  /** What it was when this node began. */
  readonly began: number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const BEAT = 2000;
/** So much counts without a sign of life of this node: it was frozen, or its store does not answer. */
const LONGEST = 5000;

export class ServiceTime implements Service {
  began = 0;
  private readonly store: Pick<Store, 'addServed'>;
  private readonly monotonic: () => number;
  /** What had been served by all nodes at this node's last beat, and when that was. */
  private served = 0;
  private since: number;
  private newest = 0;
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | null = null;

  constructor(store: Pick<Store, 'addServed'>, monotonic: () => number = () => performance.now()) {
    this.store = store;
    this.monotonic = monotonic;
    this.since = monotonic();
  }

  async start(): Promise<void> {
    this.since = this.monotonic();
    this.served = await this.store.addServed(0);
    this.newest = this.began = Math.floor(this.served);
    this.timer = setInterval(() => void this.beat().catch(() => {}), BEAT).unref(); // what cannot be stored does not count
  }

  now(): number {
    const now = Math.floor(this.served + Math.min(this.monotonic() - this.since, LONGEST));
    return now > this.newest ? (this.newest = now) : this.newest;
  }

  beat(): Promise<void> {
    return (this.beating ??= this.count().finally(() => (this.beating = null)));
  }

  private async count(): Promise<void> {
    const now = this.monotonic();
    this.served = await this.store.addServed(Math.min(now - this.since, LONGEST));
    this.since = now;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    if (this.timer !== undefined) await this.beat().catch(() => {});
  }
}
