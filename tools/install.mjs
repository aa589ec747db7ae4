// Installs the packages when they are missing or no longer those of package-lock.json.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNode, modules, root, run, Sentence } from './node.mjs';

const stamp = path.join(modules, '.vesper-lock-sha256');
const lock = path.join(root, '.vesper', 'install.lock');
const ownerFile = path.join(lock, 'pid');
const patience = 15 * 60_000;

export async function installWhenNeeded() {
  if (isInstalled()) return;
  await takeLock();
  try {
    if (isInstalled()) return; // somebody else has done it while we waited
    console.error('Installing packages (once; about a minute) …');
    const status = await npm(['ci', '--include=dev', '--include=optional', '--loglevel=error']);
    if (status !== 0) throw new Sentence(`npm ci failed with exit status ${status}; its message is above.`);
    await expectNodeStarts();
    writeFileSync(stamp, lockfileHash());
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** The pinned Node links against a small library that bare containers lack. */
async function expectNodeStarts() {
  if ((await run(findNode(), ['--eval', ''])) === 0) return;
  throw new Sentence(
    'The Node that npm has installed does not start here; the message above says why. If it is libatomic.so.1: ' +
      '"apt-get install libatomic1" on Debian and Ubuntu, "dnf install libatomic" on Fedora.',
  );
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash();
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

function npm(args) {
  const npmScript = process.env.npm_execpath;
  if (npmScript && /npm-cli\.[cm]?js$/.test(npmScript)) return run(process.execPath, [npmScript, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

/** Two first runs at the same time must not install into the same folder; making a directory is atomic. */
async function takeLock() {
  mkdirSync(path.dirname(lock), { recursive: true });
  const giveUp = Date.now() + patience;
  for (let waited = false; !tryLock(); waited = true) {
    if (!waited) console.error('Another run is installing the packages; waiting for it …');
    if (Date.now() > giveUp) throw new Sentence(`Waited too long. If nothing is installing, remove ${lock}`);
    await sleep(250);
  }
  writeFileSync(ownerFile, String(process.pid));
}

function tryLock() {
  if (makeDirectory(lock)) return true;
  const dead = deadOwner();
  // Of all that find the same dead owner, only the one that makes this directory takes over.
  return dead !== undefined && makeDirectory(path.join(lock, `taken-from-${dead}`));
}

function makeDirectory(directory) {
  try {
    mkdirSync(directory);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST' || error.code === 'ENOENT') return false;
    throw error;
  }
}

function deadOwner() {
  try {
    if (!existsSync(ownerFile)) return Date.now() - statSync(lock).mtimeMs > 10_000 ? 'nobody' : undefined;
    const owner = readFileSync(ownerFile, 'utf8');
    return owner !== '' && !isAlive(Number(owner)) ? owner : undefined;
  } catch {
    return undefined; // released between two looks
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
