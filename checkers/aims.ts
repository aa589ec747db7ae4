/** "How do I score?" must give the lines of the score sheet: as the rules count them now, and as they ended. */
import { outcome, view } from '@vesper/kernel';
import type { Match, ScoreLine, Seat, Viewer } from '@vesper/kernel';
import type { CheckedGame } from './checks.ts';
import { nameOf, viewersOf } from './viewers.ts';

export function compareAims(game: CheckedGame, match: Match, wrong: (message: string) => void): void {
  const { words, checks } = game;
  if (words.aims === undefined) return;
  const ended = outcome(match);
  const sheet = ended?.sheet ?? checks.scores?.(match.state);
  if (sheet === undefined) return;
  for (const viewer of viewersOf(match)) {
    const seen = view(match, viewer);
    for (let seat = 0; seat < match.seats; seat++) {
      const told = words.aims(seen, seat);
      // A game without points of a line tells how things stand, and counts nothing.
      if (told.every(({ points }) => points === undefined)) continue;
      const differs = difference(told, sheet, { seat, viewer, over: ended !== null });
      if (differs !== undefined) wrong(`the aims of seat ${seat} for ${nameOf(viewer)}: ${differs}`);
    }
  }
}

type Told = { readonly line?: string; readonly points?: number | null };

function difference(
  told: readonly Told[],
  sheet: readonly ScoreLine[],
  { seat, viewer, over }: { readonly seat: Seat; readonly viewer: Viewer; readonly over: boolean },
): string | undefined {
  const due = new Map<string, number>();
  for (const { seat: whose, line, points } of sheet) if (whose === seat) due.set(line, (due.get(line) ?? 0) + points);
  const hides = told.some(({ points }) => points === null);
  if (hides && over) return 'something is still hidden after the end';
  for (const { line, points } of told) {
    if (line === undefined || points === undefined) continue;
    const counts = due.get(line) ?? 0;
    if (points !== null && points !== counts) return `"${line}" gives ${points}, and the rules count ${counts}`;
    due.delete(line);
  }
  for (const [line, points] of due)
    if (points !== 0 && !hides) return `"${line}" counts ${points} and is not told to ${nameOf(viewer)}`;
  return undefined;
}
