#!/usr/bin/env node
// The vesper command. The program is main.ts; this finds a Node that can run it, whatever Node the shell has.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitWith, isNewEnough, modules, runNode, serverFlags } from '../tools/node.mjs';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const serves = process.argv[2] === 'serve';

if (!existsSync(path.join(modules, '@vesper', 'kernel'))) {
  console.error('The packages of Vesper are not installed yet. Run "npm ci" in its folder first.');
  process.exitCode = 1;
} else if (isNewEnough() && !serves) {
  await import('./main.ts');
} else {
  await exitWith(runNode([...(serves ? serverFlags : []), main, ...process.argv.slice(2)], { cwd: process.cwd() }));
}
