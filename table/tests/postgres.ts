/** A PostgreSQL of our own on a private port, for tests and measurements; gone when they are over. */
import { execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from './node.ts';

export interface Cluster {
  /** A new, empty database. */
  database(): Promise<string>;
  /** Ends all connections; the databases are there again after `ms`. */
  restart(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** `careful`: with fsync, for tests of what survives. */
export async function startCluster(careful = false): Promise<Cluster> {
  const bin = findPostgres();
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-pg-'));
  const user = postgresUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
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

function findPostgres(): string {
  const debian = '/usr/lib/postgresql';
  const versions = exists(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map(v => path.join(debian, v, 'bin')), ...(process.env.PATH ?? '').split(path.delimiter)];
  const found = places.find(place => exists(path.join(place, 'initdb')) && exists(path.join(place, 'postgres')));
  if (found !== undefined) return found;
  throw new Error(
    'These tests need PostgreSQL on this machine (initdb and postgres). Install it: "apt-get install postgresql" on ' +
      'Debian and Ubuntu, "brew install postgresql" on macOS; nothing needs to be configured or started.',
  );
}

/** PostgreSQL refuses to run as root. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function exists(file: string): boolean {
  try {
    accessSync(file, constants.F_OK);
    return true;
  } catch {
    return false;
  }
}
