import { styleText } from 'node:util';

const BAR = 28;
const EVERY = 100;

/** One line on standard error that rewrites itself; nothing at all where nobody watches. */
export interface Progress {
  /** `note` is said behind the numbers. */
  update(done: number, of: number, note?: string): void;
  /** Wipes the line. */
  end(): void;
}

/**
 * @example
 * const progress = startProgress('playing');
 * progress.update(10, 100);
 * progress.end();
 */
export function startProgress(label: string): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return { update() {}, end() {} };
  const began = performance.now();
  let shown = -Infinity;
  const wipe = () => stderr.write('\r\x1b[K');
  const interrupted = () => {
    wipe();
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  return {
    update(done, of, note = '') {
      const now = performance.now();
      if (now - shown < EVERY && done < of) return;
      shown = now;
      stderr.write(`\r${line(label, done, of, (now - began) / 1000)}${note}\x1b[K`);
    },
    end() {
      process.off('SIGINT', interrupted);
      wipe();
    },
  };
}

function line(label: string, done: number, of: number, seconds: number): string {
  const part = of === 0 ? 1 : done / of;
  const full = Math.round(part * BAR);
  const bar = styleText('green', '█'.repeat(full), { stream: process.stderr }) + '░'.repeat(BAR - full);
  const left = done === 0 || done === of ? '' : `, ${duration((seconds / done) * (of - done))} left`;
  return `${label} ${bar} ${done}/${of} (${duration(seconds)}${left})`;
}

function duration(seconds: number): string {
  if (seconds < 100) return `${Math.round(seconds)} s`;
  return `${Math.round(seconds / 60)} min`;
}
