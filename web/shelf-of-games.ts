/** Runs while the page is built (see vite.config.ts): what the lobby shows of each game. */
import { levels as ladder } from '@vesper/bots';
import { gameIds, loadGame } from '@vesper/games';
import { broughtAtMost } from '@vesper/kernel';
import type { DescribedNumber } from './lab/question.ts';
import type { Described } from './shelf.ts';

const games = await Promise.all(gameIds.map(id => loadGame(id)));

export const shelf: readonly Described[] = games.map(game => {
  const { id, name, version, about, seats, options, words, manual, legacy } = game;
  return {
    id,
    name,
    version,
    about,
    seats,
    options: Object.entries(options).map(([option, spec]) => ({ option, spec, ...words.options[option] })),
    clauses: manual.chapters.reduce((sum, chapter) => sum + Object.keys(chapter.clauses).length, 0),
    brings: legacy === undefined ? null : Array.from({ length: seats.max + 1 }, (_, n) => broughtAtMost(game, n)),
  };
});

/** By game, what the lab may vary beside its options. */
export const numbers: Readonly<Record<string, readonly DescribedNumber[]>> = Object.fromEntries(
  games.map(({ id, numbers = {} }) => [
    id,
    Object.entries(numbers).map(([name, { usual, min, max, what }]) => ({ name, usual, min, max, what })),
  ]),
);

/** From the weakest to the strongest. */
export const levels: readonly string[] = ladder.map(({ name }) => name);
