// The tests of the table's PostgreSQL store start a cluster of their own; this puts the programs there when they are missing.
import { accessSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './node.mjs';

const debian = '/usr/lib/postgresql';

/** On Debian and Ubuntu as root, installs PostgreSQL; elsewhere the tests say how to. */
export async function installPostgresWhenNeeded() {
  if (isInstalled() || process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error('Installing PostgreSQL for the tests (once) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env });
  if ((await install()) === 0) return;
  await run('apt-get', ['update', '-qq'], { env });
  await install();
}

function isInstalled() {
  const versions = existsSync(debian) ? readdirSync(debian).map(version => path.join(debian, version, 'bin')) : [];
  const places = [...versions, ...(process.env.PATH ?? '').split(path.delimiter)];
  return places.some(place => isThere(path.join(place, 'initdb')) && isThere(path.join(place, 'postgres')));
}

function isThere(file) {
  try {
    accessSync(file);
    return true;
  } catch {
    return false;
  }
}
