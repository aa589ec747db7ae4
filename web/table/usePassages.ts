import type { Event, Game, Passages } from '@vesper/kernel';
import { useEffect, useState } from 'react';

const none: Passages = () => [];

/** What is read aloud in this match, once it has come; without a network it is asked for again when there is one. */
export function usePassages(game: Game, view: unknown): Passages {
  const [found, setFound] = useState<{ readonly of: Game; readonly passages: Passages } | null>(null);
  useEffect(() => {
    if (game.words.passages === undefined || found?.of === game) return;
    let isGone = false;
    const load = (): void =>
      void game.words.passages!(view).then(
        passages => !isGone && setFound({ of: game, passages }),
        () => {},
      );
    load();
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      window.removeEventListener('online', load);
    };
  }, [game, found, view]);
  return found?.of === game ? found.passages : none;
}

/** Everything that was read, in order, paragraph by paragraph. */
export const readIn = (passages: Passages, told: readonly { readonly event: Event }[]): readonly string[] =>
  told.flatMap(({ event }) => passages(event));
