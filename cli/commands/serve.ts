import closeWithGrace from 'close-with-grace';
import { StoreUnusable, TableError, serve as serveTable } from '@vesper/table';
import { Problem } from '../problem.ts';
import { print, printJson } from '../output/print.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly db?: string;
  readonly dataDir?: string;
  readonly trustProxy?: string;
  readonly metricsToken?: string;
  readonly origin?: readonly string[];
  readonly keep?: number;
  /** `false` with `--no-offline`. */
  readonly offline?: boolean;
  readonly json?: true;
}

/** Serves the table until it is told to stop; every acknowledged choice is stored by then. */
export async function serve({ json, origin = [], ...options }: ServeOptions): Promise<void> {
  const { port } = options;
  const node = await serveTable({
    ...options,
    origins: origin,
    // Somebody who started it by hand wants the address, not a line per request.
    ...(process.stdout.isTTY ? { logLevel: 'warn' } : {}),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new Problem('port-taken', `Port ${port} is taken; choose another with --port.`, 1);
    if (error instanceof StoreUnusable || error instanceof TableError) throw new Problem(error.code, error.message, 1);
    throw error;
  });
  closeWithGrace({ delay: 5000, logger: false }, ({ err }) => node.end(err));
  if (json) printJson({ url: node.url });
  else print(`Vesper is at ${node.url} (Ctrl-C stops it)`);
  await node.loadGames();
}
