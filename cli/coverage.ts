/** Which clauses of a manual the game's own tests name. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game, RuleId } from '@vesper/kernel';
import type { Found } from './game.ts';
import { Problem } from './problem.ts';

export function clausesOf(game: Game): RuleId[] {
  return game.manual.chapters.flatMap(chapter => Object.keys(chapter.clauses));
}

/** Everything that looks like the id of a clause: `SAL-16.4`, `SAL-R22`, `WIC-3`. */
const ID = /[A-Z]{2,5}-[A-Z]*\d+(?:\.\d+)?[a-z]?/g;

export async function testedClauses(found: Found): Promise<Set<RuleId>> {
  const folder = testFolder(found);
  const named = new Set<RuleId>();
  for (const file of await testFiles(folder)) {
    for (const [id] of (await readFile(file, 'utf8')).matchAll(ID)) named.add(id);
  }
  return named;
}

/** The folder `tests` beside the game's own files. */
function testFolder({ reference }: Found): string {
  const home = reference.startsWith('file:') ? reference : import.meta.resolve(`@vesper/games/${reference}`);
  return path.join(path.dirname(fileURLToPath(home)), 'tests');
}

async function testFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
      .map(e => path.join(e.parentPath, e.name));
  } catch {
    throw new Problem('no-tests', `There is no folder ${folder}.`, 1);
  }
}
