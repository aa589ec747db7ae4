/**
 * Tables that are not in memory while a clock runs. They are looked at when the time may be up, so that a clock runs out
 * with nobody looking, after a restart, and when the node that had the table is gone.
 */
import type { Store } from '../store/store.ts';

interface Alarm {
  /** The service time at which a clock runs out if nothing happens. */
  due: number;
  /** Before this no clock can run out, whatever happens. */
  readonly earliest: number;
}

/** For a table that cannot be read: looking again is of no use. */
export const NEVER: Alarm = { due: Infinity, earliest: Infinity };

export interface AlarmsOptions {
  readonly store: Pick<Store, 'clockedTables'>;
  now(): number;
  isAwake(id: string): boolean;
  /** Takes the table into memory for as long as there is something to do. */
  wake(id: string): Promise<unknown>;
  failed(error: unknown, table: string): void;
}

const RING = 1000;
/** Tables that other nodes have set are found so often, and what failed is tried again. */
const LOOK = 60_000;

export class Alarms {
  private readonly options: AlarmsOptions;
  private readonly alarms = new Map<string, Alarm>();
  private readonly timers: NodeJS.Timeout[] = [];
  private working: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(options: AlarmsOptions) {
    this.options = options;
  }

  start(): void {
    const inTurn = (work: () => Promise<void>): void => {
      this.working = this.working.then(work).catch((error: unknown) => this.options.failed(error, ''));
    };
    this.timers.push(setInterval(() => inTurn(() => this.ring()), RING).unref());
    this.timers.push(setInterval(() => inTurn(() => this.look()), LOOK).unref());
    inTurn(() => this.look());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.working;
  }

  set(id: string, alarm: Alarm): void {
    this.alarms.set(id, { ...alarm });
  }

  clear(id: string): void {
    this.alarms.delete(id);
  }

  /** Another node has moved this table, or all of them: other clocks may run now. */
  heard(id?: string): void {
    for (const alarm of id === undefined ? this.alarms.values() : [this.alarms.get(id)]) {
      if (alarm !== undefined) alarm.due = alarm.earliest;
    }
  }

  /** One after the other, so that a restart with many tables leaves room for those who play. */
  async ring(): Promise<void> {
    const now = this.options.now();
    for (const [id, { due }] of this.alarms) if (due <= now) await this.wake(id);
  }

  /** Compares with what is stored. */
  async look(): Promise<void> {
    const clocked = new Set(await this.options.store.clockedTables());
    for (const id of this.alarms.keys()) if (!clocked.has(id)) this.alarms.delete(id);
    for (const id of clocked) if (!this.alarms.has(id) && !this.options.isAwake(id)) await this.wake(id);
  }

  private async wake(id: string): Promise<void> {
    if (this.stopped) return;
    try {
      await this.options.wake(id);
    } catch (error) {
      if (this.stopped) return;
      const again = this.options.now() + LOOK;
      this.alarms.set(id, { due: again, earliest: again });
      this.options.failed(error, id);
    }
  }
}
