/** Runs while the page is built (see vite.config.ts): what the lobby shows of each game. */
import { bots } from '@vesper/bots';
import { gameIds, loadGame } from '@vesper/games';
import type { Described } from './shelf.ts';

const games = await Promise.all(gameIds.map(id => loadGame(id)));

export const shelf: readonly Described[] = games.map(({ id, name, version, about, seats, options, words, manual }) => ({
  id,
  name,
  version,
  about,
  seats,
  options: Object.entries(options).map(([option, spec]) => ({ option, spec, ...words.options[option] })),
  clauses: manual.chapters.reduce((sum, chapter) => sum + Object.keys(chapter.clauses).length, 0),
}));

/** From the weakest to the strongest. */
export const botNames: readonly string[] = Object.keys(bots);
