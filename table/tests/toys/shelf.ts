/** A shelf for tests: the small game beside the real ones. */
import { gameIds as realIds, loadGame as loadReal } from '@vesper/games';
import type { Game } from '@vesper/kernel';
import { claimGame } from './claim.ts';

export const gameIds: readonly string[] = ['claim', ...realIds];

export async function loadGame(id: string): Promise<Game> {
  return id === 'claim' ? claimGame : loadReal(id);
}
