/**
 * What each browser test costs: with $VESPER_COST the processor seconds of every test are appended to that file, a line of
 * JSON for each, by kind of process. Wall time says little where other work is on the machine. On Linux only.
 */
import { appendFileSync, readFileSync, readdirSync } from 'node:fs';

interface Process {
  readonly parent: number;
  readonly kind: string;
  readonly seconds: number;
  /** Of children that have ended. */
  readonly gone: number;
}

export type Costs = Readonly<Record<string, number>>;

const TICKS = 100;

/** Processor seconds of this process and all that it has started, so far. */
export function costsSoFar(): Costs {
  const all = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? readProcess(name) : null;
    if (found !== null) all.set(Number(name), found);
  }
  const isOurs = (pid: number): boolean => {
    for (let at = pid; at > 1; at = all.get(at)?.parent ?? 0) if (at === process.pid) return true;
    return false;
  };
  const costs: Record<string, number> = {};
  const add = (kind: string, seconds: number): void => {
    costs[kind] = (costs[kind] ?? 0) + seconds;
  };
  for (const [pid, { kind, seconds, gone }] of all) {
    if (!isOurs(pid)) continue;
    add(kind, seconds);
    add(kind === 'zygote' ? 'renderer' : 'ended', gone);
  }
  return costs;
}

function readProcess(pid: string): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user, system, goneUser, goneSystem] = fields.slice(11, 15);
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return {
      parent: fields[1],
      kind: kindOf(Number(pid), words),
      seconds: (user + system) / TICKS,
      gone: (goneUser + goneSystem) / TICKS,
    };
  } catch {
    return null; // It has ended meanwhile.
  }
}

function kindOf(pid: number, words: string): string {
  if (pid === process.pid) return 'test';
  if (words === '') return 'renderer'; // has just ended
  if (words.includes('serve.ts')) return 'server';
  return /--type=([\w-]+)/.exec(words)?.[1] ?? (words.includes('chromium') ? 'browser' : 'other');
}

/** Notes what a test has cost since `before`. */
export function noteCost(file: string, test: { readonly file: string; readonly title: string }, before: Costs): void {
  const after = costsSoFar();
  const kinds = Object.fromEntries(
    Object.entries(after)
      .map(([kind, seconds]) => [kind, Math.round((seconds - (before[kind] ?? 0)) * 100) / 100] as const)
      .filter(([, seconds]) => seconds !== 0),
  );
  const seconds = Math.round(Object.values(kinds).reduce((sum, n) => sum + n, 0) * 100) / 100;
  appendFileSync(file, `${JSON.stringify({ ...test, seconds, kinds })}\n`);
}
