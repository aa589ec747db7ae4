/** A shelf for tests: small games beside the real ones. */
import { gameIds as realIds, loadGame as loadReal } from '@vesper/games';
import type { Game } from '@vesper/kernel';
import { gameIds as toyIds, loadGame as loadToy } from './toys.ts';

export const gameIds: readonly string[] = [...toyIds, ...realIds];

export const loadGame = (id: string, version?: number): Promise<Game> =>
  (toyIds.includes(id) ? loadToy : loadReal)(id, version);
