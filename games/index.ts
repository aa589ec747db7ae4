/** The shelf: every game, loaded when somebody takes it down. A new game is one line here. */
import { VesperError } from '@vesper/kernel';
import type { Game } from '@vesper/kernel';
import { editions } from './editions.ts';
import { nearest } from './nearest.ts';

export { nearest } from './nearest.ts';

const shelf: { readonly [id: string]: () => Promise<Game> } = {
  salem: async () => (await import('./salem/game.ts')).salem,
  realm: async () => (await import('./realm/game.ts')).realm,
  dungeon: async () => (await import('./dungeon/game.ts')).dungeon,
  juiblex: async () => (await import('./juiblex/game.ts')).juiblex,
  folklore: async () => (await import('./folklore/game.ts')).folklore,
};

/** The ids of all games, in the order of the shelf. */
export const gameIds: readonly string[] = Object.keys(shelf);

/**
 * A whole game by its id; with a version, the edition of its rules that a match began on.
 *
 * @example
 * const salem = await loadGame('salem');
 * const asItWas = await loadGame('salem', replay.version);
 */
export async function loadGame(id: string, version?: number): Promise<Game> {
  if (!Object.hasOwn(shelf, id)) {
    const meant = nearest(id, gameIds);
    const hint = meant === undefined ? `The games are: ${gameIds.join(', ')}.` : `Did you mean "${meant}"?`;
    throw new VesperError('unknown-game', `There is no game "${id}". ${hint}`);
  }
  if (version !== undefined && Object.hasOwn(editions[id] ?? {}, version)) return loadEdition(id, version);
  const game = await shelf[id]();
  if (version === undefined || version === game.version) return game;
  const which = version > game.version ? 'newer than this program, which has' : 'not kept in this program, which has';
  throw new VesperError(
    'wrong-version',
    `Version ${version} of the rules of ${game.name} is ${which} version ${game.version}.`,
  );
}

const loaded = new Map<string, Promise<Game>>();

/** The same object every time, as the games themselves are. */
function loadEdition(id: string, version: number): Promise<Game> {
  const name = `${id} ${version}`;
  let found = loaded.get(name);
  if (found === undefined) {
    found = Promise.all([editions[id][version](), import('./editions/gameOf.ts')]).then(([{ edition }, { gameOf }]) =>
      gameOf(edition),
    );
    found.catch(() => loaded.delete(name)); // a page may have been without a network
    loaded.set(name, found);
  }
  return found;
}
