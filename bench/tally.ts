/** What an engine has played: enough to compare engines and to notice one that plays by other rules. */
export interface Tally {
  games: number;
  steps: number;
  /** The sum of the squares of the games' lengths. */
  squares: number;
  /** Games won by the first seat, by the second, and drawn. */
  results: [number, number, number];
}

/** Plays one game of uniformly random legal moves to its end and counts it. */
export type Play = (tally: Tally) => void;

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
