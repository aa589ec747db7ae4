/**
 * Writes the icons that the page mentions to icons.gen.ts, and those that only a board mentions to the board's own, so that
 * nobody loads the icons of a game that is not played. A folder of a board with an icons.gen.ts in it is loaded later, and
 * what only such folders mention lies there. Run: node web/icons.mjs
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onWholeNumbers } from './iconPaths.mjs';

const FILE = 'icons.gen.ts';
const HEAD = '/* Written by web/icons.mjs. game-icons.net (CC BY 3.0) and lucide (ISC). */\n';
const web = path.dirname(fileURLToPath(import.meta.url));
const games = path.join(web, '..', 'games');
const require = createRequire(import.meta.url);
const sets = { game: '@iconify-json/game-icons', lucide: '@iconify-json/lucide' };

function* sources(folder, without = []) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist' && !without.includes(file)) yield* sources(file);
    } else if (/\.tsx?$/.test(entry.name) && entry.name !== FILE) yield file;
  }
}

/** The icons that the sources of a folder name, in order. */
function mentioned(folder, without) {
  const names = new Set();
  for (const file of sources(folder, without))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/['"`]((?:game|lucide):[a-z0-9-]+)['"`]/g))
      names.add(name);
  return [...names].sort((a, b) => (a < b ? -1 : 1));
}

function drawn(name) {
  const [set, icon] = name.split(':');
  const { icons, aliases = {} } = require(`${sets[set]}/icons.json`);
  const found = icons[icon] ?? icons[aliases[icon]?.parent];
  if (found === undefined) throw new Error(`There is no icon "${name}".`);
  const body = set === 'game' ? onWholeNumbers(found.body) : found.body;
  return `  '${name}': ${JSON.stringify(body)},`;
}

const table = names => `export const icons = {\n${names.map(drawn).join('\n')}\n} as const;\n`;

const own = mentioned(web);
const ofBoards = new Set();
for (const game of readdirSync(games)) {
  const board = path.join(games, game, 'board');
  if (!existsSync(board)) continue;
  const later = readdirSync(board, { withFileTypes: true })
    .map(entry => path.join(board, entry.name))
    .filter(folder => existsSync(path.join(folder, FILE)));
  const first = mentioned(board, later).filter(name => !own.includes(name));
  for (const folder of [board, ...later]) {
    const names =
      folder === board ? first : mentioned(folder).filter(name => !own.includes(name) && !first.includes(name));
    for (const name of names) ofBoards.add(name);
    writeFileSync(path.join(folder, FILE), HEAD + table(names));
    console.log(`${path.relative(games, folder)}: ${names.length} icons of its own`);
  }
}
const union = [...ofBoards].sort((a, b) => (a < b ? -1 : 1)).map(name => `  | '${name}'`);
const types = `\n/** Those that boards bring along. */\nexport type BoardIcon =\n${union.join('\n')};\n`;
writeFileSync(path.join(web, FILE), HEAD + table(own) + types);
console.log(`the page: ${own.length} icons`);
