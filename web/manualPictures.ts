/** Pictures for the manuals, drawn by the boards with their own pieces; each loaded with the manual it belongs to. */
import { useEffect, useState } from 'react';
import type { ManualPictures } from './board.ts';

export async function loadPictures(game: string): Promise<ManualPictures | null> {
  // By way of the table, which has the boards: else what both need would travel with the lobby.
  const { loadBoard } = await import('./table/TablePage.tsx');
  const { manual } = await loadBoard(game, Infinity);
  return manual === undefined ? null : (await manual()).pictures;
}

/** `null` until they are there, and for a game that has none. */
export function usePictures(game: string): ManualPictures | null {
  const [pictures, setPictures] = useState<ManualPictures | null>(null);
  useEffect(() => {
    let current = true;
    loadPictures(game).then(
      loaded => void (current && setPictures(loaded)),
      () => {}, // the words do without them
    );
    return () => {
      current = false;
    };
  }, [game]);
  return pictures;
}
