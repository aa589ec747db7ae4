/** A PostgreSQL of our own on a private port, for tests and measurements; gone when they are over. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from './node.ts';
import { postgresPrograms } from './postgresPrograms.ts';

export interface Cluster {
  /** A new, empty database. */
  database(): Promise<string>;
  /** Ends all connections; the databases are there again after `ms`. */
  restart(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** `careful`: with fsync, for tests of what survives. */
export async function startCluster(careful = false): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-pg-'));
  const { bin, user } = postgresPrograms(folder);
  const data = path.join(folder, 'd');
  const port = await freePort();
  const own = { cwd: folder, ...user };
  const initdb = ['-D', data, '-U', 'vesper', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
  execFileSync(path.join(bin, 'initdb'), initdb, { ...own, stdio: 'ignore' });
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    ...(careful ? [] : ['fsync=off']),
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])];
  const begin = (): (() => Promise<void>) => {
    const server = spawn(path.join(bin, 'postgres'), args, { ...own, stdio: 'ignore' });
    const ended = new Promise<void>(resolve => server.on('exit', () => resolve()));
    return () => {
      server.kill('SIGINT');
      return ended;
    };
  };
  let end = begin();
  const url = (name: string): string => `postgres://vesper@127.0.0.1:${port}/${name}`;
  const sql = postgres(url('postgres'), { max: 1, onnotice: () => {} });
  const answers = async (): Promise<void> => {
    for (let tries = 0; ; tries++) {
      try {
        await sql`select 1`;
        return;
      } catch (error) {
        if (tries > 200) throw error;
        await sleep(50);
      }
    }
  };
  await answers();
  let made = 0;
  return {
    async database() {
      const name = `vesper${++made}`;
      await sql.unsafe(`create database ${name}`);
      return url(name);
    },
    async restart(ms) {
      await end();
      await sleep(ms);
      end = begin();
      await answers();
    },
    async stop() {
      await sql.end({ timeout: 1 });
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
