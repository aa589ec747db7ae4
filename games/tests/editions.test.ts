/** Matches that began on an earlier version of a game's rules are played on by it: every one of them is kept, and still plays. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { verifyGolden } from '@vesper/checkers';
import { VesperError } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { editions } from '../editions.ts';
import { gameIds, loadGame } from '../index.ts';

const games = path.resolve(import.meta.dirname, '..');

describe.each(gameIds)('%s', async id => {
  const game = await loadGame(id);
  const earlier = Array.from({ length: game.version - 1 }, (_, i) => i + 1);

  it('keeps every version of its rules before this one, and no other', () => {
    const kept = Object.keys(editions[id] ?? {}).map(Number);
    const missing = earlier.filter(version => !kept.includes(version));
    const remedy = `npm run edition -- ${id} --from <the last commit that had it>`;
    expect(missing.map(version => `Version ${version} is not kept: ${remedy}`)).toEqual([]);
    const tooNew = kept.filter(version => version >= game.version);
    expect(tooNew.map(version => `Version ${version} is kept, so \`version\` in game.ts is to be raised`)).toEqual([]);
  });

  it.each(earlier)('version %i plays the matches that were recorded with it', async version => {
    const edition = await loadGame(id, version);
    expect([edition.id, edition.version]).toEqual([id, version]);
    const folder = path.join(games, id, 'editions', 'golden', String(version));
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(verifyGolden(edition, readFileSync(path.join(folder, file), 'utf8'))?.message).toBeUndefined();
    }
  });

  it('says so when a version is not here', async () => {
    await expect(loadGame(id, game.version + 1)).rejects.toThrow(
      new VesperError(
        'wrong-version',
        `Version ${game.version + 1} of the rules of ${game.name} is newer than this program, which has version ${game.version}.`,
      ),
    );
    expect((await loadGame(id, game.version)).version).toBe(game.version);
  });
});
