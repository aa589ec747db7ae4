/** A shelf for tests: small games beside the real ones. */
import { gameIds as realIds, loadGame as loadReal } from '@vesper/games';
import { VesperError } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { wicks } from '@vesper/kernel/toys/wicks/game';
import { claimGame } from './claim.ts';
import { knockGame } from './knock.ts';
import { stumbleGame } from './stumble.ts';

const toys: { readonly [id: string]: Game } = { claim: claimGame, knock: knockGame, stumble: stumbleGame, wicks };

export const gameIds: readonly string[] = [...Object.keys(toys), ...realIds];

export async function loadGame(id: string, version?: number): Promise<Game> {
  if (!Object.hasOwn(toys, id)) return loadReal(id, version);
  if (version === undefined || version === toys[id].version) return toys[id];
  throw new VesperError('wrong-version', `Version ${version} of the rules of ${toys[id].name} is not kept.`);
}
