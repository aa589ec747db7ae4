/** The vesper command: what it can do is in program.ts, one file per command in commands/. */
import { enableCompileCache, getCompileCacheDir } from 'node:module';

// Keeps the compiled sources in the system's temporary folder: every start after the first takes a third of the time.
enableCompileCache();
// Threads learn of it by this name alone.
const compiled = getCompileCacheDir();
if (compiled !== undefined) process.env.NODE_COMPILE_CACHE ??= compiled;
const [{ program }, { fail }] = await Promise.all([import('./program.ts'), import('./problem.ts')]);

// Somebody who has read enough (| head) is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
    throw error;
  });
}

const args = process.argv.slice(2);
try {
  await program().parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
} catch (error) {
  fail(error, args.includes('--json'));
}
