/** Pictures stand beside clauses that are there, and travel with no table. */
import { gameIds } from '@vesper/games';
import type { Manual } from '@vesper/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadBoard } from '../boards.ts';
import { builtParts, countedFor } from '../build/scripts.ts';

const manuals = import.meta.glob<{ readonly manual: Manual }>('../../games/*/manual.ts');
const boards = await Promise.all(gameIds.map(async game => ({ game, board: await loadBoard(game, Infinity) })));
const pictured = boards.flatMap(({ game, board: { manual } }) =>
  manual === undefined ? [] : [{ game, load: manual }],
);

describe.each(pictured)('the manual of $game', ({ game, load }) => {
  it('has pictures, each beside a clause of it, and each is drawn without a table', async () => {
    const { manual } = await manuals[`../../games/${game}/manual.ts`]();
    const clauses = new Set(manual.chapters.flatMap(({ clauses }) => Object.keys(clauses)));
    const { of } = (await load()).pictures;
    const ids = Object.keys(of);
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter(id => !clauses.has(id))).toEqual([]);
    for (const id of ids) {
      const drawn = renderToStaticMarkup(createElement(of[id]));
      expect(drawn, `the picture of ${id}`).toMatch(/<svg/);
      expect(drawn, `nothing in a picture of ${id}`).not.toMatch(/<svg[^>]*><\/svg>|undefined/);
    }
  });

  it('leaves them out of what a table needs', () => {
    const parts = builtParts();
    const files = countedFor(game, parts);
    expect(files.has(parts[`../games/${game}/board/manual.tsx`].file)).toBe(false);
  });
});

it('of every game whose board draws any is looked at', () => {
  expect(pictured.map(({ game }) => game)).toEqual(expect.arrayContaining(['salem', 'realm', 'dungeon', 'juiblex']));
});
