// Builds the page when it is missing or older than what it is made of.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { modules, root, runNode } from './node.mjs';

const built = path.join(root, 'web', 'dist', 'index.html');
const rooms = ['kernel', 'games', 'bots', 'table', 'web', 'package-lock.json'];
const passedOver = new Set(['node_modules', 'dist', 'tests', 'harness']);

export async function buildPageWhenNeeded() {
  const since = existsSync(built) ? statSync(built).mtimeMs : 0;
  if (!rooms.some(room => isNewer(path.join(root, room), since))) return 0;
  console.error('Building the page …');
  return runNode([path.join(modules, 'vite', 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn']);
}

function isNewer(place, since) {
  const found = statSync(place);
  if (!found.isDirectory()) return found.mtimeMs > since;
  return readdirSync(place).some(name => !passedOver.has(name) && isNewer(path.join(place, name), since));
}
