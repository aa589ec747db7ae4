/** What bots think of the games, each loaded when a bot plays or a hint is asked for (`build/apart.ts`). */
import type { Brain, Game } from '@vesper/kernel';

const found = import.meta.glob<{ readonly brain: Brain }>('../games/*/bot.ts');
const whole = new Map<string, Promise<Game>>();

/** The game with its brain. An edition of earlier rules has its own at hand. */
export function withBrain(game: Game): Promise<Game> {
  if ((game.brain as Brain | null) !== null) return Promise.resolve(game);
  let coming = whole.get(game.id);
  if (coming === undefined) {
    coming = found[`../games/${game.id}/bot.ts`]().then(({ brain }) => ({ ...game, brain }));
    coming.catch(() => whole.delete(game.id)); // the page may have been without a network
    whole.set(game.id, coming);
  }
  return coming;
}
