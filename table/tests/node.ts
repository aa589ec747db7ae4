/** The real server as its own process, for tests that talk to it, stop it or kill it. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

export const shelf = new URL('toys/shelf.ts', import.meta.url).href;
/** What a server has on its shelf unless it is told otherwise: it loads all of it when it starts. */
const toys = new URL('toys/toys.ts', import.meta.url).href;
const launcher = fileURLToPath(new URL('../serve.ts', import.meta.url));

export interface NodeProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it has written so far. */
  said(): string;
  /** SIGKILL: nothing can be finished. */
  kill(): Promise<void>;
  stop(): Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}

/** `flags` are Node's own; `program` is another server than this one. */
export async function startNode(
  db: string,
  port: number,
  args: readonly string[] = [],
  flags: readonly string[] = [],
  program = launcher,
): Promise<NodeProcess> {
  const all = ['--db', db, '--port', String(port), '--games', toys, '--bot-delay', '0', '--log', 'error', ...args];
  const child = spawn(process.execPath, [...flags, program, ...all], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const ended = new Promise<number | null>(resolve => child.on('exit', code => resolve(code)));
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('Vesper serves')) resolve();
    });
    void ended.then(code => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    said: () => said,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
