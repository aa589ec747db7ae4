/** A shelf of small games alone: a server that has it on the shelf starts in half the processor time. */
import { VesperError } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { wicks } from '@vesper/kernel/toys/wicks/game';
import { claimGame } from './claim.ts';
import { knockGame } from './knock.ts';
import { stumbleGame } from './stumble.ts';

const toys: { readonly [id: string]: Game } = { claim: claimGame, knock: knockGame, stumble: stumbleGame, wicks };

export const gameIds: readonly string[] = Object.keys(toys);

export async function loadGame(id: string, version?: number): Promise<Game> {
  if (!Object.hasOwn(toys, id)) throw new VesperError('unknown-game', `There is no game "${id}".`);
  if (version === undefined || version === toys[id].version) return toys[id];
  throw new VesperError('wrong-version', `Version ${version} of the rules of ${toys[id].name} is not kept.`);
}
