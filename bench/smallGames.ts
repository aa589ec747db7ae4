/** Tic-tac-toe and connect four on every engine: the same rules, the same random play. */
import { repeat } from './clock.ts';
import { newTally } from './tally.ts';
import type { Known, Play, Tally } from './tally.ts';

export type SmallGame = 'ticTacToe' | 'connectFour';

interface Engine {
  load(): Promise<{ readonly [G in SmallGame]: Play }>;
  /** Seconds of processor time until it runs as fast as it ever will. */
  readonly warmUp: number;
}

// Each engine is loaded alone, in a process of its own.
const engines: { readonly [engine: string]: Engine } = {
  'hand-written': { load: () => import('./peers/handWritten.ts'), warmUp: 0.3 },
  kernel: { load: () => import('./peers/kernel.ts'), warmUp: 0.5 },
  'boardgame.io': { load: () => import('./peers/boardgameio.ts'), warmUp: 1.8 },
};
export const engineNames = Object.keys(engines);

export const smallGames: { readonly [G in SmallGame]: Known & { readonly name: string } } = {
  // Computed over all games.
  ticTacToe: { name: 'tic-tac-toe', length: 3203 / 420, results: [737 / 1260, 121 / 420, 8 / 63] },
  // Counted in 30 million games.
  connectFour: { name: 'connect four', length: 21.313, results: [0.5555, 0.4419, 0.0026] },
};

export interface Played {
  readonly tally: Tally;
  /** Steps per second of processor time. */
  readonly rate: number;
}

export async function measureEngine(engine: string, game: SmallGame, seconds: number): Promise<Played> {
  const { load, warmUp } = engines[engine];
  const play = (await load())[game];
  const ignored = newTally();
  repeat(() => play(ignored), warmUp);
  const tally = newTally();
  const done = repeat(() => play(tally), seconds);
  return { tally, rate: tally.steps / done.seconds };
}
