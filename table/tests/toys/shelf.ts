/** A shelf for tests: small games beside the real ones. */
import { gameIds as realIds, loadGame as loadReal } from '@vesper/games';
import type { Game } from '@vesper/kernel';
import { wicks } from '@vesper/kernel/toys/wicks/game';
import { claimGame } from './claim.ts';
import { stumbleGame } from './stumble.ts';

const toys: { readonly [id: string]: Game } = { claim: claimGame, stumble: stumbleGame, wicks };

export const gameIds: readonly string[] = [...Object.keys(toys), ...realIds];

export async function loadGame(id: string): Promise<Game> {
  return Object.hasOwn(toys, id) ? toys[id] : loadReal(id);
}
