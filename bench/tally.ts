/** What an engine has played: enough to compare engines and to notice one that plays by other rules. */
export interface Tally {
  games: number;
  steps: number;
  /** The sum of the squares of the games' lengths. */
  squares: number;
  /** Games won by the first seat, by the second, and drawn. */
  results: number[];
}

/** Plays one game of uniformly random legal moves to its end and counts it. */
export type Play = (tally: Tally) => void;

/** The place of drawn games among the results. */
export const DRAWN = 2;

export function newTally(): Tally {
  return { games: 0, steps: 0, squares: 0, results: [0, 0, 0] };
}

export function count(tally: Tally, steps: number, result: number): void {
  tally.games++;
  tally.steps += steps;
  tally.squares += steps * steps;
  tally.results[result]++;
}

export function add(tally: Tally, more: Tally): void {
  tally.games += more.games;
  tally.steps += more.steps;
  tally.squares += more.squares;
  for (const result of tally.results.keys()) tally.results[result] += more.results[result];
}

/** Chance alone exceeds so many standard errors once in two million comparisons. */
const STANDARD_ERRORS = 5;

/** What is known of random games: how long they are, and how often each result comes. */
export interface Known {
  readonly length: number;
  readonly results: readonly number[];
}

/** Where the games played differ from what is known by more than chance explains; `undefined` = nowhere. */
export function otherRules(tally: Tally, known: Known): string | undefined {
  const { games, steps, squares, results } = tally;
  const length = steps / games;
  const variance = squares / games - length * length;
  if (Math.abs(length - known.length) > STANDARD_ERRORS * Math.sqrt(variance / games) + ROUNDING) {
    return `${games} games took ${length.toFixed(2)} moves on average; expected ${known.length}`;
  }
  for (const [result, share] of known.results.entries()) {
    const found = results[result] / games;
    if (Math.abs(found - share) > STANDARD_ERRORS * Math.sqrt((share * (1 - share)) / games) + ROUNDING) {
      const name = ['won by the first seat', 'won by the second seat', 'drawn'][result];
      return `${(100 * found).toFixed(2)} % of ${games} games were ${name}; expected ${(100 * share).toFixed(2)} %`;
    }
  }
  return undefined;
}

/** The known figures are rounded. */
const ROUNDING = 0.001;
