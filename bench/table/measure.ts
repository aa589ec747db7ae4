/** One server under load: started, measured for some seconds, ended. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Runtime } from '../otherNode.ts';
import type { Contender } from './clients.ts';
import { freePort, memoryOf, processorTime, says } from './processes.ts';
import { thisTree } from '../trees.ts';
import type { Tree } from '../trees.ts';

export interface Result {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly choices: number;
  readonly loadCpu: number;
  /** Microseconds of the server's processor time per choice. */
  readonly cpu: number;
  /** Kilobytes of the server's memory per table. */
  readonly memory: number;
}

interface Program {
  readonly program: string;
  readonly args: readonly string[];
}

interface Cluster {
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** As `npm start` runs the table; the others get the same. */
const { serverFlags } = (await import(new URL('../../tools/node.mjs', import.meta.url).href)) as {
  serverFlags: readonly string[];
};

/** Who asks much is not what is measured. */
export const GENEROUS = ['--message-rate', '1000000', '--request-rate', '1000000'];

export class Bench {
  private readonly seconds: string;
  private readonly peers: Runtime | undefined;
  private readonly cluster: Cluster | undefined;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'vesper-bench-'));

  private constructor(seconds: string, peers: Runtime | undefined, cluster: Cluster | undefined) {
    this.seconds = seconds;
    this.peers = peers;
    this.cluster = cluster;
  }

  /** With `peers`, what is not Vesper runs on that Node. */
  static async open(contenders: readonly Contender[], seconds: string, peers?: Runtime): Promise<Bench> {
    return new Bench(seconds, peers, contenders.includes('postgres') ? await startCluster() : undefined);
  }

  async close(): Promise<void> {
    await this.cluster?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A tree's server is driven by the tree's own load: they speak the same protocol. */
  async measure(contender: Contender, tables: number, tree: Tree = thisTree): Promise<Result> {
    let memory = 0;
    let before = 0;
    const port = await freePort();
    const { program, args: serverArgs } = await this.serverOf(contender, port, tree);
    const server = spawn(program, serverArgs, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const ended = new Promise(resolve => server.on('exit', resolve));
    try {
      await says(server, /ready|Vesper serves/);
      const empty = memoryOf(server.pid!);
      const url = `http://127.0.0.1:${port}`;
      const args = [tree.file('bench/table/load.ts'), contender, url, String(tables), '2', this.seconds];
      const load = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      const [said] = await Promise.all([
        says(load, /\}\n/),
        says(load, /open/).then(() => (memory = memoryOf(server.pid!) - empty)),
        says(load, /measuring/).then(() => (before = processorTime(server.pid!))),
      ]);
      const used = processorTime(server.pid!) - before;
      const result = JSON.parse(said.slice(said.indexOf('{'))) as Result;
      return { ...result, cpu: (used * 1e6) / result.choices, memory: memory / tables };
    } finally {
      server.kill('SIGKILL');
      await ended;
    }
  }

  private async serverOf(contender: Contender, port: number, tree: Tree): Promise<Program> {
    const { peers } = this;
    if (contender === 'boardgameio' || contender === 'colyseus' || contender === 'sockets') {
      const server = `${contender}Server`;
      if (peers === undefined) return onThisNode(tree.file(`bench/table/${server}.ts`), String(port));
      return { program: peers.program, args: [...serverFlags, path.join(peers.table, `${server}.mjs`), String(port)] };
    }
    const db = contender === 'sqlite' ? this.newFile() : await this.cluster!.database();
    return vesperServer(tree, port, db, GENEROUS);
  }

  private newFile(): string {
    return path.join(mkdtempSync(path.join(this.folder, 'db-')), 'tables.sqlite');
  }
}

/** The table with the small game on its shelf. */
export function vesperServer(tree: Tree, port: number, db: string, limits: readonly string[]): Program {
  const games = pathToFileURL(tree.file('bench/table/claim.ts')).href;
  const tables = ['--port', String(port), '--db', db, '--games', games, '--log', 'error', ...limits];
  return onThisNode(tree.file('table/serve.ts'), ...tables);
}

function onThisNode(...args: string[]): Program {
  return { program: process.execPath, args: [...serverFlags, ...args] };
}

/** PostgreSQL with fsync, as the table's tests start it; like the servers it is named by its path. */
async function startCluster(): Promise<Cluster> {
  const { href } = new URL('../../table/tests/postgres.ts', import.meta.url);
  return ((await import(href)) as { startCluster(careful: boolean): Promise<Cluster> }).startCluster(true);
}
