/** The shelf: every game, loaded when somebody takes it down. A new game is one line here. */
import { VesperError } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { nearest } from './nearest.ts';

export { nearest } from './nearest.ts';

const shelf: { readonly [id: string]: () => Promise<Game> } = {
  salem: async () => (await import('./salem/game.ts')).salem,
  realm: async () => (await import('./realm/game.ts')).realm,
  dungeon: async () => (await import('./dungeon/game.ts')).dungeon,
};

/** The ids of all games, in the order of the shelf. */
export const gameIds: readonly string[] = Object.keys(shelf);

/**
 * A whole game by its id.
 *
 * @example
 * const salem = await loadGame('salem');
 */
export async function loadGame(id: string): Promise<Game> {
  if (!Object.hasOwn(shelf, id)) {
    const meant = nearest(id, gameIds);
    const hint = meant === undefined ? `The games are: ${gameIds.join(', ')}.` : `Did you mean "${meant}"?`;
    throw new VesperError('unknown-game', `There is no game "${id}". ${hint}`);
  }
  return shelf[id]();
}
