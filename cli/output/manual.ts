import { nearest } from '@vesper/games';
import type { Game, RuleId } from '@vesper/kernel';
import { Problem } from '../problem.ts';
import { bold, ruleId } from './style.ts';
import { wrap } from './wrap.ts';

export type Chapter = Game['manual']['chapters'][number];

/** The text of a clause, or `undefined`. */
export function clauseText(game: Game, id: RuleId): string | undefined {
  return game.manual.chapters.find(chapter => Object.hasOwn(chapter.clauses, id))?.clauses[id];
}

/** The clauses that somebody asks for by the id of a clause or a chapter, in any case. */
export function findClauses(game: Game, wanted: string): Chapter[] {
  const id = wanted.toUpperCase();
  const { chapters } = game.manual;
  const chapter = chapters.find(one => one.id.toUpperCase() === id);
  if (chapter !== undefined) return [chapter];
  const found = filterClauses(game, clause => clause.toUpperCase() === id);
  if (found.length > 0) return found;
  const meant = nearest(id, [...chapters.map(one => one.id), ...chapters.flatMap(one => Object.keys(one.clauses))]);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new Problem('unknown-clause', `The manual of ${game.name} has no clause ${wanted}.${hint}`);
}

/** The chapters with only the clauses that hold, without chapters that become empty. */
export function filterClauses(game: Game, holds: (id: RuleId, text: string) => boolean): Chapter[] {
  return game.manual.chapters
    .map(chapter => {
      const kept = Object.entries(chapter.clauses).filter(([id, text]) => holds(id, text));
      return { ...chapter, clauses: Object.fromEntries(kept) };
    })
    .filter(chapter => Object.keys(chapter.clauses).length > 0);
}

export function chapterText({ id, title, clauses }: Chapter): string {
  const widest = Math.max(...Object.keys(clauses).map(clause => clause.length));
  const lines = Object.entries(clauses).map(([clause, text]) => clauseLine(clause, text, widest));
  return [bold(`${id}  ${title}`), ...lines].join('\n');
}

/** A clause with its id in front, wrapped below itself. */
export function clauseLine(id: RuleId, text: string, widest = id.length): string {
  return wrap(`${ruleId(id)}${'\u00a0'.repeat(widest - id.length + 2)}${text}`, widest + 2).replaceAll('\u00a0', ' ');
}
