/** A shelf with a game that hangs: whoever claims the third cell waits for ever. */
import type { Game } from '@vesper/kernel';
import { claimGame } from './claim.ts';

export const gameIds: readonly string[] = ['claim'];

export async function loadGame(): Promise<Game> {
  const { claim } = claimGame.decisions;
  const hanging: typeof claim = {
    ...claim,
    choose(s, d, cell) {
      for (let waits = cell === 2; waits; waits = true);
      claim.choose(s, d, cell);
    },
  };
  return { ...claimGame, decisions: { claim: hanging } };
}
