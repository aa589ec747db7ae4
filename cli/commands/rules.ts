import { clausesOf, testedClauses } from '../coverage.ts';
import { findGame } from '../game.ts';
import { chapterText, filterClauses, findClauses } from '../output/manual.ts';
import type { Chapter } from '../output/manual.ts';
import { plural } from '../output/numbers.ts';
import { print, printJson } from '../output/print.ts';
import { bold } from '../output/style.ts';
import { Problem } from '../problem.ts';
import type { Found } from '../game.ts';

export interface RulesOptions {
  readonly search?: string;
  readonly coverage?: true;
  readonly json?: true;
}

export async function readRules(argument: string, clause: string | undefined, options: RulesOptions): Promise<void> {
  const found = await findGame(argument);
  if (options.coverage) return printCoverage(found, options);
  const { game } = found;
  const chapters = clause === undefined ? game.manual.chapters : findClauses(game, clause);
  const shown = options.search === undefined ? chapters : search(found, chapters, options.search);
  if (options.json) return printJson({ game: game.id, title: game.manual.title, chapters: shown });
  if (clause === undefined) print(`${bold(game.manual.title)}\n`);
  print(shown.map(chapterText).join('\n\n'));
}

function search({ game }: Found, chapters: readonly Chapter[], word: string): readonly Chapter[] {
  const wanted = word.toLowerCase();
  const ids = new Set(chapters.flatMap(chapter => Object.keys(chapter.clauses)));
  const found = filterClauses(game, (id, text) => ids.has(id) && text.toLowerCase().includes(wanted));
  if (found.length === 0) throw new Problem('nothing-found', `No clause of ${game.name} contains "${word}".`, 1);
  return found;
}

async function printCoverage(found: Found, options: RulesOptions): Promise<void> {
  const { game } = found;
  const tested = await testedClauses(found);
  const clauses = clausesOf(game);
  const missing = filterClauses(game, id => !tested.has(id));
  const ids = missing.flatMap(chapter => Object.keys(chapter.clauses));
  if (ids.length > 0) process.exitCode = 1;
  if (options.json) {
    return printJson({ game: game.id, clauses: clauses.length, tested: clauses.length - ids.length, missing: ids });
  }
  for (const chapter of missing) print(`${chapterText(chapter)}\n`);
  print(
    `${bold(game.name)}: ${plural(clauses.length, 'clause')}, ${clauses.length - ids.length} named by a test, ${ids.length} not`,
  );
}
