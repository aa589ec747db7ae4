// A linter can be green because it checks nothing. So we plant each forbidden thing in a copy of the layout
// outside the repository, run the real tools with the real configuration there, and expect them to object.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const modules = path.join(root, 'node_modules');

interface Planted {
  file: string;
  code: string;
  rule: string;
}

const imports = (file: string, from: string): Planted => ({
  file,
  code: `import { thing } from '${from}';\nexport const it = thing;\n`,
  rule: 'no-restricted-imports',
});
const global = (file: string, code: string): Planted => ({
  file,
  code: `export const it = () => ${code};\n`,
  rule: 'no-restricted-globals',
});

const gameFolders = readdirSync(path.join(root, 'games'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && existsSync(path.join(root, 'games', entry.name, 'game.ts')))
  .map(entry => entry.name);
const games = [...new Set(['salem', 'realm', 'dungeon', 'juiblex', 'folklore', ...gameFolders])];

const forbidden: Planted[] = [
  imports('kernel/a.ts', 'node:fs'),
  imports('kernel/a.ts', 'fs'),
  imports('kernel/a.ts', 'piscina'),
  imports('kernel/a.ts', '@vesper/games'),
  imports('kernel/a.ts', '@vesper/games/salem'),
  imports('kernel/a.ts', '../games/index.ts'),
  imports('kernel/deep/a.ts', '../../games/index.ts'),
  imports('kernel/a.ts', './../games/index.ts'),
  imports('kernel/tests/a.test.ts', '@vesper/cli'),
  imports('kernel/tests/a.test.ts', '../../cli/main.ts'),
  imports('games/index.ts', '@vesper/bots'),
  imports('games/index.ts', './salem/board/index.ts'),
  imports('games/salem/game.ts', '@vesper/bots'),
  imports('games/salem/game.ts', '@vesper/games'),
  imports('games/salem/game.ts', 'node:crypto'),
  imports('games/salem/game.ts', '../../kernel/index.ts'),
  imports('games/salem/game.ts', './board/index.ts'),
  imports('games/salem/rules/a.ts', '../../../kernel/index.ts'),
  imports('games/salem/rules/a.ts', '../../realm/state.ts'),
  imports('games/salem/game.ts', './checks/index.ts'),
  imports('games/salem/game.ts', '@vesper/checkers'),
  imports('games/salem/checks/index.ts', '@vesper/lab'),
  imports('games/salem/checks/index.ts', '../../realm/state.ts'),
  imports('games/salem/board/index.ts', '../checks/index.ts'),
  imports('games/salem/board/index.ts', '@vesper/table'),
  imports('games/salem/board/index.ts', 'node:fs'),
  ...games.map(id => imports('games/newcomer/game.ts', `../${id}/game.ts`)),
  imports('bots/a.ts', '@vesper/checkers'),
  imports('bots/a.ts', '@vesper/lab'),
  imports('bots/a.ts', 'node:worker_threads'),
  imports('bots/a.ts', '../kernel/index.ts'),
  imports('checkers/a.ts', '@vesper/games'),
  imports('checkers/a.ts', '@vesper/cli'),
  imports('lab/a.ts', '@vesper/checkers'),
  imports('lab/a.ts', '@vesper/cli'),
  imports('lab/a.ts', '../bots/index.ts'),
  imports('table/a.ts', '@vesper/cli'),
  imports('table/a.ts', '@vesper/games/salem/checks'),
  imports('web/a.ts', '@vesper/games/salem/checks'),
  imports('web/a.ts', '@vesper/lab'),
  imports('web/a.ts', 'node:fs'),
  imports('cli/a.ts', '@vesper/bench'),
  imports('bench/a.ts', '@vesper/cli'),
  { file: 'kernel/a.ts', code: `export * from '@vesper/games';\n`, rule: 'no-restricted-imports' },
  {
    file: 'kernel/a.ts',
    code: `import type { T } from '@vesper/bots';\nexport type U = T;\n`,
    rule: 'no-restricted-imports',
  },
  { file: 'kernel/a.ts', code: `export const it = () => import('@vesper/games');\n`, rule: 'no-restricted-imports' },
  { file: 'kernel/a.ts', code: `export type T = import('@vesper/games').T;\n`, rule: 'consistent-type-imports' },
  ...['Date.now()', 'console.log(1)', 'process.pid', 'performance.now()', 'crypto.randomUUID()', 'globalThis'].flatMap(
    code =>
      ['kernel/a.ts', 'games/salem/rules/a.ts', 'bots/a.ts', 'table/host/a.ts', 'lab/study/a.ts'].map(file =>
        global(file, code),
      ),
  ),
  global('kernel/a.ts', 'setTimeout(() => {}, 1)'),
  { file: 'kernel/a.ts', code: 'export const it = Math.random();\n', rule: 'no-restricted-properties' },
  { file: 'games/salem/a.ts', code: 'export const { random } = Math;\n', rule: 'no-restricted-properties' },
  { file: 'bots/a.ts', code: `export const it = 'a'.localeCompare('b');\n`, rule: 'no-restricted-properties' },
  {
    file: 'games/salem/a.ts',
    code: 'export const copy = (s: object): unknown => JSON.parse(JSON.stringify(s));\n',
    rule: 'prefer-structured-clone',
  },
  {
    file: 'lab/a.ts',
    code: 'const work = async (): Promise<void> => {};\nexport function go(): void {\n  work();\n}\n',
    rule: 'no-floating-promises',
  },
  {
    file: 'games/salem/a.ts',
    code: `export function f(x: 'a' | 'b'): number {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n`,
    rule: 'switch-exhaustiveness-check',
  },
];

const innocent: Omit<Planted, 'rule'>[] = [
  { file: 'kernel/deep/a.ts', code: `import { thing } from '../other.ts';\nexport const it = thing;\n` },
  imports('games/index.ts', './salem/game.ts'),
  imports('games/salem/rules/a.ts', '@vesper/kernel'),
  imports('games/salem/rules/b.ts', '../state.ts'),
  imports('games/salem/rules/c.ts', './board.ts'),
  imports('games/salem/tests/a.test.ts', '@vesper/checkers'),
  imports('games/salem/checks/index.ts', '@vesper/checkers'),
  imports('games/salem/checks/a.ts', '../state.ts'),
  { file: 'games/salem/tests/b.test.ts', code: `export const it = (): number => Date.now() + Math.random();\n` },
  imports('games/salem/board/index.ts', 'react'),
  imports('bots/a.ts', '@vesper/games/salem'),
  imports('checkers/a.ts', '@vesper/bots'),
  imports('lab/a.ts', 'node:os'),
  imports('web/a.ts', '@vesper/games'),
  imports('web/a.ts', '@vesper/table/host'),
  imports('web/a.ts', '@vesper/lab/study'),
  imports('cli/a.ts', '@vesper/lab'),
  imports('cli/a.ts', '@vesper/games/salem/checks'),
  { file: 'lab/b.ts', code: 'export const it = (): number => Date.now();\n' },
];

// Each planted file gets its own name, so that one run of the linter judges all of them.
const named = (at: string, file: string, i: number) => {
  const { dir, base } = path.posix.parse(file);
  return path.posix.join(dir, `${at}${i}-${base}`);
};

// The linked packages must not be linted along.
const rooms = [...new Set([...forbidden, ...innocent].map(planted => planted.file.split('/')[0]))];

let folder: string;
let found: Map<string, string[]>;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vesper-boundaries-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'tsconfig.base.json', 'tsconfig.pure.json', 'package.json'])
    cpSync(path.join(root, file), path.join(folder, file));
  linkPackages();
  forbidden.forEach((planted, i) => plant(named('forbidden', planted.file, i), planted.code));
  innocent.forEach((planted, i) => plant(named('innocent', planted.file, i), planted.code));
  found = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All but our own rooms: the types of whatever is imported from there would be worked out, too, and nobody asks for them. */
function linkPackages(): void {
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(modules).filter(name => name !== '@vesper'))
    symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name), 'junction');
}

function plant(file: string, code: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, code);
}

function lint(): Map<string, string[]> {
  const { stdout, stderr } = tool('oxlint/bin/oxlint', '--format=json', ...rooms);
  if (!stdout.startsWith('{')) throw new Error(`oxlint gave no report: ${stdout}${stderr}`);
  const report = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  const complaints = new Map<string, string[]>();
  for (const { filename, code } of report.diagnostics) {
    const file = filename.replaceAll('\\', '/');
    complaints.set(file, [...(complaints.get(file) ?? []), code]);
  }
  return complaints;
}

function tool(script: string, ...args: string[]) {
  return spawnSync(process.execPath, [path.join(modules, script), ...args], { cwd: folder, encoding: 'utf8' });
}

describe('the linter objects to', () => {
  it.each(forbidden.map((planted, i) => [planted.file, planted.code.split('\n')[0], planted.rule, i] as const))(
    '%s: %s',
    (file, _code, rule, i) => {
      expect(found.get(named('forbidden', file, i)) ?? []).toContainEqual(expect.stringContaining(`(${rule})`));
    },
  );
});

describe('the linter accepts', () => {
  it.each(innocent.map((planted, i) => [planted.file, planted.code.split('\n')[0], i] as const))(
    '%s: %s',
    (file, _code, i) => {
      expect(found.get(named('innocent', file, i)) ?? []).toEqual([]);
    },
  );
});

describe('the pure type check', () => {
  it('knows neither Node nor the page', () => {
    const tries = ['console.log(1)', 'process.pid', 'document.title', 'setTimeout(() => {}, 1)', `import('node:fs')`];
    const pure = ['kernel', 'table/host', 'lab/study'];
    const files = pure.flatMap(room => tries.map((code, i) => ({ file: `${room}/host${i}.ts`, code })));
    for (const { file, code } of files) plant(file, `export const it = () => ${code};\n`);
    for (const room of pure) plant(`${room}/pure.ts`, 'export const it = (): number => Math.max(1, 2);\n');
    const { stdout } = tool('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.pure.json');
    for (const { file } of files) expect(stdout).toContain(file);
    for (const room of pure) expect(stdout).not.toContain(`${room}/pure.ts`);
  });
});
