/** What travels with an empty cache from the lobby to the first decision, for every game. */
import { gameIds } from '@vesper/games';
import { describe, expect, it } from 'vitest';
import { builtParts, bytesOf, countedFor, filesOf, partOf } from '../build/scripts.ts';

const BUDGET = 256_000;

describe.each(gameIds)('scripts of %s', game => {
  it(`are at most ${BUDGET} bytes, page and worker together`, () => {
    const parts = builtParts();
    const sizes = [...countedFor(game, parts)].map(file => [bytesOf(file), file] as const);
    const sum = sizes.reduce((all, [size]) => all + size, 0);
    const largest = sizes.toSorted(([a], [b]) => b - a).map(([size, file]) => `\n  ${size} ${file}`);
    expect(sum, `${game}: ${sum} bytes${largest.join('')}\n`).toBeLessThanOrEqual(BUDGET);
  });

  it('are none of them of another game, and the lobby has none of any', () => {
    const parts = builtParts();
    const files = countedFor(game, parts);
    const lobby = filesOf(['index'], parts);
    for (const other of gameIds) {
      for (const { file } of [partOf(other, parts), partOf(`${other}-board`, parts)]) {
        expect(lobby.has(file), `${file} in the lobby`).toBe(false);
        if (other !== game) expect(files.has(file), `${file} at a table of ${game}`).toBe(false);
      }
    }
  });

  it('are shared by page and worker: the game travels once', () => {
    const parts = builtParts();
    const worker = filesOf(['worker'], parts);
    const page = filesOf(['index', 'table-and-kit'], parts);
    const key = Object.keys(parts).find(name => parts[name].name === game)!;
    const shelf = Object.values(parts).filter(({ dynamicImports = [] }) => dynamicImports.includes(key));
    const both = shelf.filter(({ file }) => worker.has(file) && page.has(file));
    expect(both).toHaveLength(1);
  });
});
