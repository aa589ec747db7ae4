/**
 * A review of a match that is over: `reviewOf(game, file)`. Pure: a page's worker and the command line run the same. What is
 * said of it is in `words.ts`, which a page loads without what makes it.
 */
export type { ChancePoint } from './chances.ts';
export { REVIEW, isOfMatch, reviewOf } from './review.ts';
export type { Costly, Review, SeatReview } from './review.ts';
export type { TurningPoint } from './turns.ts';
