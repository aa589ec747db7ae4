import { gameIds } from '@vesper/games';
import { describe, expect, it } from 'vitest';
import { loadBoard } from '../boards.ts';
import { undrawn } from '../parts/pictures.ts';
import { plain } from '../plain/plain.tsx';

describe('the board of a match', () => {
  it.each(gameIds)('of %s is its own from the first version on whose views it draws', async game => {
    const board = await loadBoard(game, 1_000_000);
    expect(board).not.toBe(plain);
    expect(await loadBoard(game, board.since)).toBe(board);
    expect(await loadBoard(game, board.since - 1)).toBe(plain);
  });

  it('has a picture of every card, and of none that is not there', async () => {
    for (const game of gameIds) await loadBoard(game, 1_000_000);
    expect(undrawn).toEqual([]);
  });

  it('of a game without one is plain', async () => {
    expect(await loadBoard('chess', 1)).toBe(plain);
  });
});
