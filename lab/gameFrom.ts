import { loadGame } from '@vesper/games';
import { VesperError } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';

/**
 * A game from the shelf by its id, in a certain edition if that is asked for, or one that is not on the shelf yet by the
 * `file:` address of its module.
 *
 * @example
 * const wicks = await gameFrom('file:///…/wicks.ts');
 */
export async function gameFrom(reference: string, version?: number): Promise<Game> {
  if (!reference.startsWith('file:')) return loadGame(reference, version);
  let module: Record<string, unknown>;
  try {
    module = (await import(reference)) as Record<string, unknown>;
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new VesperError('unknown-game', `${reference} cannot be loaded: ${reason}`);
  }
  const game = Object.values(module).find(isGame);
  if (game === undefined) throw new VesperError('unknown-game', `${reference} exports no game.`);
  return game;
}

function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && 'decisions' in value && 'words' in value && 'manual' in value;
}
