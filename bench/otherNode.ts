/** Measuring on another Node, older ones included: the sources as plain JavaScript in a folder of their own. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = ['kernel', 'games', 'bots', 'bench'];
const passedOver = new Set(['node_modules', 'tests', 'board']);

export interface Runtime {
  readonly version: string;
  readonly program: string;
  /** The program of `child.ts`. */
  readonly child: string;
  /** The folder of the servers that `table.ts` measures. */
  readonly table: string;
  remove(): void;
}

export function otherNode(program: string): Runtime {
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (!version) throw new Error(`${program} is not a Node that can be run.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'vesper-bench-'));
  for (const room of rooms) for (const file of sources(room)) writeStripped(folder, file);
  for (const room of ['', ...rooms]) {
    const packages = path.join(root, room, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, path.join(folder, room, 'node_modules'));
  }
  const child = path.join(folder, 'bench', 'child.mjs');
  const table = path.join(folder, 'bench', 'table');
  return { version, program, child, table, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap(entry => {
    if (passedOver.has(entry.name)) return [];
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return sources(place);
    return entry.name.endsWith('.ts') ? [place] : [];
  });
}

function writeStripped(folder: string, file: string): void {
  const target = path.join(folder, file.replace(/\.ts$/, '.mjs'));
  const up = path.relative(path.dirname(file), '.');
  const text = stripTypeScriptTypes(readFileSync(path.join(root, file), 'utf8'))
    .replaceAll(/'@vesper\/(\w+)'/g, `'${up}/$1/index.mjs'`)
    .replaceAll(/(from |import\()'(\.[^']*)\.ts'/g, "$1'$2.mjs'");
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
