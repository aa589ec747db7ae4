/** The boards of the games, each loaded when a table of its game opens. A new one is found by its folder. */
import type { BoardModule } from './board.ts';
import { bringIcons } from './parts/Icon.tsx';
import { plain } from './plain/plain.tsx';

const found = import.meta.glob<{ readonly board: BoardModule }>('../games/*/board/index.tsx');

/** The board that draws matches by this version of the rules. */
export async function loadBoard(game: string, version: number): Promise<BoardModule> {
  const load = found[`../games/${game}/board/index.tsx`];
  if (load === undefined) return plain;
  const { board } = await load();
  if (version < board.since) return plain;
  bringIcons(board.icons);
  return board;
}
