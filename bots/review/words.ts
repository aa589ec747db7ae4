/** What a review says beside the game's own words; people's names come from whoever shows it. */
import type { Estimate } from '../statistics.ts';
import type { Costly, Review, SeatReview } from './review.ts';
import type { TurningPoint } from './turns.ts';

/** A share of winning as points of a hundred, with its sign: `−12`, `+7`, `0`. */
export function pointsOf(share: number): string {
  const points = Math.round(share * 100);
  return points === 0 ? '0' : points < 0 ? `−${-points}` : `+${points}`;
}

/** `12 points (9 to 15)`; `4 points` where that is sure to the point. */
export function costOf({ value, low, high }: Estimate): string {
  const [points, least, most] = [value, low, high].map(share => Math.round(share * 100));
  const told = `${points} ${points === 1 ? 'point' : 'points'}`;
  return least === most ? told : `${told} (${least} to ${most})`;
}

/** What a turning point came of. */
export function turnedBy({ choice }: TurningPoint): string {
  return choice === null ? 'dice, draws and what nobody could know' : `the choice of move ${choice}`;
}

/** How it was measured, for whoever wants to know how sure it is. */
export function measuredHow({ tries }: Pick<Costly, 'tries'>): string {
  return `Both were tried ${tries} times with the same luck, from what the seat knew: bots played on to the end of the turn or round, or for some turns, and judged the table then.`;
}

/** What of the way from the beginning to the end came of what. */
export function accountOf({ began, own, others, luck, ended }: SeatReview): readonly (readonly [string, string])[] {
  return [
    ['At the beginning', `${Math.round(began * 100)} %`],
    ['Own choices that cost', pointsOf(own)],
    ['Choices of others', pointsOf(others)],
    ['Dice, draws and the rest', pointsOf(luck)],
    ['In the end', `${Math.round(ended * 100)} %`],
  ];
}

/** The same of a match that is won or lost together. */
export function commonAccount(
  { seats }: Pick<Review, 'seats'>,
  nameOf: (seat: number) => string,
): readonly (readonly [string, string])[] {
  const [{ began, luck, ended }] = seats;
  return [
    ['At the beginning', `${Math.round(began * 100)} %`],
    ...seats.map(({ seat, own }) => [`${nameOf(seat)}: choices that cost`, pointsOf(own)] as const),
    ['Dice, draws and the rest', pointsOf(luck)],
    ['In the end', `${Math.round(ended * 100)} %`],
  ];
}

/** The choices that cost most, whoever made them: what decided a match that is won or lost together. */
export function decidedBy({ seats }: Pick<Review, 'seats'>, most = 3): readonly Costly[] {
  return seats
    .flatMap(({ costliest }) => costliest)
    .toSorted((a, b) => b.cost.value - a.cost.value)
    .slice(0, most);
}

export const NOTHING_CLEAR = 'No choice cost so much that it can be told from luck.';
