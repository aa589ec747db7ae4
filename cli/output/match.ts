/** A match in words: what a viewer may know of it, and nothing else. */
import { log, ordinal, outcome, plainWords, toldAsOne, view } from '@vesper/kernel';
import type { Game, Match, Passages, PlainSection, Seat, Told, Viewer } from '@vesper/kernel';
import { plural } from './numbers.ts';
import { bold, dim, ruleId } from './style.ts';
import { inColumns, labelled, width } from './columns.ts';
import { columns, wrap } from './wrap.ts';

/** An event in words. */
export interface LogLine {
  readonly at: number;
  readonly text: string;
  readonly rule: string;
  /** What is read aloud at it. */
  readonly read?: readonly string[];
}

/** What is read aloud in this match; nothing in most games. */
export const passagesOf = async (game: Game, match: Match): Promise<Passages> =>
  (await game.words.passages?.(view(match, 'spectator'))) ?? (() => []);

/** The log lines of events that the viewer may see; events that need no words give none. */
export function logLines(
  game: Game,
  match: Match,
  viewer: Viewer,
  told: readonly Told[],
  passages?: Passages,
): LogLine[] {
  const seen = view(match, viewer);
  const words = plainWords(game.words);
  const lines: LogLine[] = [];
  for (const { at, event } of toldAsOne(words, seen, told)) {
    const text = words.event(seen, event);
    const read = passages?.(event) ?? [];
    if (text === undefined && read.length === 0) continue;
    lines.push({ at, text: text ?? '', rule: event.rule, ...(read.length === 0 ? {} : { read }) });
  }
  return lines;
}

export function wholeLog(game: Game, match: Match, viewer: Viewer, passages?: Passages): LogLine[] {
  return logLines(game, match, viewer, log(match, viewer), passages);
}

/** A log line with the rule behind it. */
export function logText({ text, rule, read = [] }: LogLine, bullet = '·'): string {
  const indent = width(bullet) + 1;
  const told = text === '' ? [] : [wrap(`${bullet} ${text} ${dim(`(${rule})`)}`, indent)];
  return [
    ...told,
    ...read.map(paragraph => `\n${wrap(`    ${paragraph}`, 4)}`),
    ...(read.length === 0 ? [] : ['']),
  ].join('\n');
}

/** The whole table as a viewer sees it. */
export function tableText(sections: readonly PlainSection[]): string {
  return sections.map(sectionText).join('\n\n');
}

function sectionText({ title, lines }: PlainSection): string {
  const widest = Math.max(0, ...lines.map(({ label }) => width(label)));
  const indent = widest + 4;
  const room = Math.max(20, columns() - indent);
  const rows = lines.map(({ label, text }): [string, string] => [
    `  ${label}`,
    wrap(text, 0, room).replaceAll('\n', `\n${' '.repeat(indent)}`),
  ]);
  return [bold(title), labelled(rows)].join('\n');
}

/** The score sheet line by line with the rules behind it, and who has won. */
export function resultText(game: Game, match: Match, viewer: Viewer): string {
  const result = outcome(match)!;
  const seen = view(match, viewer);
  const names = Array.from({ length: match.seats }, (_, seat) => game.words.seat(seen, seat));
  const kinds = new Map(result.sheet.map(({ line, rule }) => [`${line} ${rule}`, { line, rule }]));
  const rows = [...kinds.values()].map(({ line, rule }) => [
    game.words.line(line),
    ruleId(rule),
    ...names.map((_, seat) => points(result.sheet, line, rule, seat)),
  ]);
  // All win or lose together: what the lines count is no score.
  if (game.together !== true) {
    rows.push([bold('total'), '', ...result.scores.map(score => bold(String(score)))]);
    if (names.length > 1) rows.push([bold('place'), '', ...result.places.map(place => bold(ordinal(place - 1)))]);
  }
  const sheet = inColumns(
    [{ title: 'score' }, { title: 'rule' }, ...names.map(title => ({ title, align: 'right' as const }))],
    rows,
  );
  return `${sheet}\n\n${bold(winnersText(names, result.winners))}`;
}

type Sheet = NonNullable<Match['state']['outcome']>['sheet'];

function points(sheet: Sheet, line: string, rule: string, seat: Seat): string {
  const lines = sheet.filter(one => one.line === line && one.rule === rule && one.seat === seat);
  return lines.length === 0 ? '·' : String(lines.reduce((total, one) => total + one.points, 0));
}

function winnersText(names: readonly string[], winners: readonly Seat[]): string {
  if (winners.length === 0) return 'Nobody has won.';
  return `${winners.length === 1 ? 'Winner' : 'Winners'}: ${winners.map(seat => names[seat]).join(', ')}`;
}

/** e.g. `AFFLICTION: Salem 1692, 2 seats, seed "7"`. */
export function titleText(game: Game, match: Pick<Match, 'seats' | 'seed' | 'options'>): string {
  const options = Object.entries(match.options).map(([name, value]) => `, ${name}=${value}`);
  return `${game.name}, ${plural(match.seats, 'seat')}, seed "${match.seed}"${options.join('')}`;
}
