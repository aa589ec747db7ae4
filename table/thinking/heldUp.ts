/** Tells how long the event loop was held up, for measurements. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Within one interval, in milliseconds, at most. */
export interface HeldUp {
  /** By its own work: a busy machine does not count. */
  readonly atWork: number;
  /** By the clock, with the time in which other programs had the processor. */
  readonly byClock: number;
}

/** Milliseconds between two looks, and between two reports. */
const RESOLUTION = 5;
const INTERVAL = 1000;

/** Reports every second until the process ends. */
export function watchHeldUp(told: (held: HeldUp) => void): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let before = process.threadCpuUsage();
  let atWork = 0;
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    atWork = Math.max(atWork, (user + system) / 1000);
  }, RESOLUTION).unref();
  setInterval(() => {
    told({ atWork, byClock: Math.max(0, delay.max / 1e6 - RESOLUTION) });
    delay.reset();
    atWork = 0;
  }, INTERVAL).unref();
}
