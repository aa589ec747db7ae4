/** Tic-tac-toe and connect four on every engine: the same rules, the same random play. */
import { repeat } from './clock.ts';
import { newTally } from './tally.ts';
import type { Known, Play, Tally } from './tally.ts';

export type SmallGame = 'ticTacToe' | 'connectFour';

// Each engine is loaded alone, in a process of its own.
const engines: { readonly [engine: string]: () => Promise<{ readonly [G in SmallGame]: Play }> } = {
  'hand-written': () => import('./peers/handWritten.ts'),
  kernel: () => import('./kernel.ts'),
  'boardgame.io': () => import('./peers/boardgameio.ts'),
};
export const engineNames = Object.keys(engines);

export const smallGames: { readonly [G in SmallGame]: Known & { readonly name: string } } = {
  // Computed over all games.
  ticTacToe: { name: 'tic-tac-toe', length: 3203 / 420, results: [737 / 1260, 121 / 420, 8 / 63] },
  // Counted in 30 million games.
  connectFour: { name: 'connect four', length: 21.313, results: [0.5555, 0.4419, 0.0026] },
};

/** Seconds of processor time until the slowest starter, boardgame.io, runs as fast as it ever will. */
const WARM_UP = 1.6;

export interface Played {
  readonly tally: Tally;
  /** Steps per second of processor time. */
  readonly rate: number;
}

export async function measureEngine(engine: string, game: SmallGame, seconds: number): Promise<Played> {
  const play = (await engines[engine]())[game];
  let tally = newTally();
  const act = (): void => play(tally); // the same function, or the second half would be compiled anew
  repeat(act, WARM_UP);
  tally = newTally();
  const done = repeat(act, seconds);
  return { tally, rate: tally.steps / done.seconds };
}
