import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Problem } from '../problem.ts';

export interface BenchOptions {
  readonly quick?: true;
  readonly json?: true;
}

/** Runs the benchmark in a process of its own, so that nothing of the command line disturbs what is measured. */
export async function bench({ quick, json }: BenchOptions): Promise<void> {
  const file = fileURLToPath(new URL('../../bench/main.ts', import.meta.url));
  if (!existsSync(file)) throw new Problem('no-benchmark', `The benchmark is not installed: ${file} is missing.`, 1);
  const passed = [...(quick ? ['--quick'] : []), ...(json ? ['--json'] : [])];
  const child = spawn(process.execPath, [file, ...passed], { stdio: 'inherit' });
  const ignore = () => {}; // Ctrl-C reaches the benchmark as well; wait for it.
  process.on('SIGINT', ignore);
  const [status] = (await once(child, 'exit')) as [number | null];
  process.off('SIGINT', ignore);
  process.exitCode = status ?? 130;
}
