/** Which games the table offers: the shelf of `@vesper/games`, or another module with the same two exports (tests). */
import type { Game } from '@vesper/kernel';

export interface Shelf {
  readonly gameIds: readonly string[];
  /** The game as it is now, or the edition of its rules that a match began on. */
  loadGame(id: string, version?: number): Promise<Game>;
}

/** `module` is a file URL; threads import the same one. */
export async function loadShelf(module: string | undefined): Promise<Shelf> {
  return (module === undefined ? await import('@vesper/games') : await import(module)) as Shelf;
}
