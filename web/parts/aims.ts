/** What a seat's points are made of, from the game's words. */
import { plain, signed } from '@vesper/kernel';
import type { Aim, Game, Seat } from '@vesper/kernel';

/** What counts for a seat, or nothing where the game does not tell. */
export const aimsOf = (game: Game, view: unknown, seat: Seat): readonly Aim[] => game.words.aims?.(view, seat) ?? [];

/** As far as this viewer knows. */
export const sumOf = (aims: readonly Aim[]): number => aims.reduce((sum, { points }) => sum + (points ?? 0), 0);

/** Some of it is hidden from this viewer. */
export const hides = (aims: readonly Aim[]): boolean => aims.some(({ points }) => points === null);

export const lineName = (game: Game, { line, what }: Aim): string =>
  line === undefined ? plain(what) : game.words.line(line);

/** `6 points: Righteousness 3, Wealth 3; the rest is secret.` */
export function spelled(game: Game, aims: readonly Aim[]): string {
  const sum = sumOf(aims);
  const lines = aims.filter(({ points }) => points !== undefined && points !== null && points !== 0);
  const parts = lines.map(aim => `${lineName(game, aim)} ${signed(aim.points!)}`).join(', ');
  const all = `${signed(sum)} ${Math.abs(sum) === 1 ? 'point' : 'points'}`;
  return `${all}${parts === '' ? '' : `: ${parts}`}${hides(aims) ? '; something is still secret' : ''}.`;
}
