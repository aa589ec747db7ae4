/** Which scripts travel with an empty cache from the lobby to the first decision, by what the build says of itself. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

export interface Part {
  readonly file: string;
  /** Files of the page have one (`files.ts`), and so have parts that are loaded later. */
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Parts = Readonly<Record<string, Part>>;

export function builtParts(): Parts {
  const file = `${dist}.vite/manifest.json`;
  if (!existsSync(file)) throw new Error('The page is not built: npm run build');
  return JSON.parse(readFileSync(file, 'utf8')) as Parts;
}

/** The lobby, the table, the engine in the worker, and of the game its rules and its board: names of files (`files.ts`). */
export const neededFor = (game: string): readonly string[] => [
  'index',
  'table-and-kit',
  'worker',
  game,
  `${game}-board`,
];

/**
 * What also travels before the first decision of one's own at a table against bots. Where they may play before or beside it,
 * they need their brain, the page the scenes of what they do, and whoever looks on sees the chances. In Folklore one chooses
 * a character before they do; for that game the lobby asks who may be brought.
 */
export function besidesFor(game: string): readonly string[] {
  if (game === 'folklore') return ['lobby/SeatBrings.tsx'];
  const scenes = ['table/Scene.tsx', `../games/${game}/board/scene.ts`];
  if (game === 'dungeon') scenes.push('../games/dungeon/board/BattlePanel.tsx');
  return [`${game}-bot`, 'chances', ...scenes];
}

/** The one part of this name, or what this source has become. */
export function partOf(name: string, parts: Parts): Part {
  if (Object.hasOwn(parts, name)) return parts[name];
  const found = Object.values(parts).filter(part => part.name === name);
  if (found.length !== 1) throw new Error(`There are ${found.length} files called ${name}.`);
  return found[0];
}

/** The files of these parts and of all that they import. */
export function filesOf(names: readonly string[], parts: Parts): ReadonlySet<string> {
  const files = new Set<string>();
  const waiting = names.map(name => partOf(name, parts));
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (files.has(part.file)) continue;
    files.add(part.file);
    waiting.push(...(part.imports ?? []).map(key => parts[key]));
  }
  return files;
}

/** As the server sends it. */
export const bytesOf = (file: string): number => statSync(`${dist}${file}.br`).size;

/** Every script that may travel from the lobby to the first decision. */
export const countedFor = (game: string, parts: Parts): ReadonlySet<string> =>
  filesOf([...neededFor(game), ...besidesFor(game)], parts);

export function scriptBytes(game: string): number {
  return [...countedFor(game, builtParts())].reduce((sum, file) => sum + bytesOf(file), 0);
}
