/** What must fit together in a game before anybody plays it. */
import type { Decision, Game } from '@vesper/kernel';
import type { CheckedGame } from './checks.ts';
import { everything } from './executed.ts';

/** Every clause and ruling of the manual. */
export function ruleIds(game: Game): ReadonlySet<string> {
  return new Set(game.manual.chapters.flatMap(chapter => Object.keys(chapter.clauses)));
}

/** What is wrong with a game's definition, in sentences. */
export function definitionProblems(game: CheckedGame): string[] {
  const found: string[] = [];
  const clauses = game.manual.chapters.flatMap(chapter => Object.keys(chapter.clauses));
  const known = ruleIds(game);
  for (const id of repeated(clauses)) found.push(`the manual has two clauses ${id}`);
  for (const id of repeated(game.checks.effects)) found.push(`checks.effects names "${id}" twice`);
  for (const id of repeated(game.words.reasons)) found.push(`words.reasons names "${id}" twice`);
  const parts = new Set(everything(game));
  for (const part of Object.keys(game.checks.seek ?? {})) {
    if (!parts.has(part)) found.push(`checks.seek leads to "${part}", which nothing can execute`);
  }
  for (const [ask, decision] of Object.entries(game.decisions as { [ask: string]: Decision })) {
    if (!known.has(decision.rule)) found.push(`decision "${ask}" cites ${decision.rule}, which is not in the manual`);
  }
  for (const name of Object.keys(game.options)) {
    if (!Object.hasOwn(game.words.options, name)) found.push(`words.options does not explain the option "${name}"`);
  }
  return [...found, ...(game.checks.problems?.() ?? [])];
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];
}
