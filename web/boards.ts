/** The boards of the games, each loaded when a table of its game opens. A new one is found by its folder. */
import type { BoardModule } from './board.ts';
import { bringIcons } from './parts/Icon.tsx';
import { plain } from './plain/plain.tsx';

const found = import.meta.glob<{ readonly board: BoardModule }>('../games/*/board/index.tsx');

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = found[`../games/${game}/board/index.tsx`];
  if (load === undefined) return plain;
  const { board } = await load();
  bringIcons(board.icons);
  return board;
}
