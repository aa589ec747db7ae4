// Programs that npm does not bring: on Debian and Ubuntu as root they are installed when missing; elsewhere whoever needs
// them says what to install.
import { accessSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from './node.mjs';

const postgresFolder = '/usr/lib/postgresql';

/** The tests of the PostgreSQL store start a cluster of their own. */
export async function installPostgresWhenNeeded() {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder) : [];
  const places = versions.map(version => path.join(postgresFolder, version, 'bin'));
  if (!isSomewhere(['initdb'], places)) await install('PostgreSQL', 'postgresql');
}

/** The page is tested in a real browser; without one of these, the tests unpack the one that npm brings. */
export async function installChromiumWhenNeeded() {
  if (process.env.CHROMIUM || isSomewhere(['chromium', 'chromium-browser', 'google-chrome'], [])) return;
  await install('Chromium', 'chromium');
}

async function install(name, debianPackage) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error(`Installing ${name} for the tests (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], { env });
  if ((await apt()) === 0) return;
  await run('apt-get', ['update', '-qq'], { env });
  await apt();
}

function isSomewhere(programs, places) {
  const all = [...places, ...(process.env.PATH ?? '').split(path.delimiter)];
  return all.some(place => programs.some(program => isThere(path.join(place, program))));
}

function isThere(file) {
  try {
    accessSync(file);
    return true;
  } catch {
    return false;
  }
}
