/** The real server in a process of its own, on a free port, with an empty data directory. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Options of the server by name. */
type Wishes = Readonly<Record<string, string | number | true>>;

export class Server {
  readonly port: number;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'vesper-e2e-data-'));
  private process: ChildProcess | null = null;
  private said = '';

  private readonly more: Wishes;

  private constructor(port: number, more: Wishes) {
    this.port = port;
    this.more = more;
  }

  static async start(more: Wishes = {}): Promise<Server> {
    for (let tries = 1; ; tries++) {
      const server = new Server(await freePort(), more);
      try {
        await server.run();
        return server;
      } catch (error) {
        // Somebody else may have taken the port meanwhile.
        await server.stop();
        if (tries === 3) throw error;
      }
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts again where it was, with what is stored. */
  async run(now: Wishes = {}): Promise<void> {
    const page = process.env.VESPER_E2E_PAGE ?? path.join(root, 'web', 'dist');
    const wishes: Wishes = {
      port: this.port,
      'data-dir': this.folder,
      'bot-delay': 0,
      'request-rate': 20_000,
      log: 'warn',
      page,
      ...this.more,
      ...now,
    };
    const args = Object.entries(wishes).flatMap(([name, value]) =>
      value === true ? [`--${name}`] : [`--${name}`, String(value)],
    );
    const child = spawn(process.execPath, ['table/serve.ts', ...args], {
      cwd: root,
      // Every worker starts one, and some tests several: what was compiled once is found again.
      env: { ...process.env, NODE_COMPILE_CACHE: path.join(root, '.vesper', 'compiled') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    const hear = (text: Buffer): void => {
      this.said += text.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const began = Date.now();
    while (Date.now() - began < 200_000) {
      if (child.exitCode !== null) throw new Error(`The server ended: ${this.said}`);
      const healthy = await fetch(`${this.url}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (healthy) return;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    throw new Error(`The server does not answer: ${this.said}`);
  }

  /** Holds it still: what is sent to it arrives and is not read. */
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  /** Pulls the plug: no goodbye, nothing flushed. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    this.process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
