/** Matches that began on an earlier version of a game's rules are played on by it: every one of them is kept, and still plays. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suggest, think } from '@vesper/bots';
import { verifyGolden } from '@vesper/checkers';
import {
  VesperError,
  choices,
  choose,
  difference,
  facts,
  fallback,
  fastChance,
  fingerprint,
  firstOf,
  load,
  log,
  open,
  outcome,
  parseReplay,
  passing,
  refusals,
  save,
  start,
  undo,
  undoable,
  view,
} from '@vesper/kernel';
import type { Game, Match, Viewer } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { editions } from '../editions.ts';
import { gameIds, loadGame } from '../index.ts';

const games = path.resolve(import.meta.dirname, '..');
const goldensOf = (id: string, version: number): string => path.join(games, id, 'editions', 'golden', String(version));

/** How often a match is looked at on the way, in entries, and how often a bot is asked as well, which takes a thousand times as long. */
const EVERY = 12;
/** A long run asks more often (docs/testing.md). */
const HINT_EVERY = process.env.VESPER_SOAK === undefined ? 96 : 12;

/** Everything that server, page and command line ask of a game during a match; sentences that are none are returned. */
function unsaid(game: Game, match: Match): unknown[] {
  const { words } = game;
  const viewers: Viewer[] = [...Array.from({ length: match.seats }, (_, seat) => seat), 'spectator'];
  const said = viewers.flatMap(viewer => {
    const seen = view(match, viewer);
    const table = words.twin(seen).flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]);
    const told = log(match, viewer).map(({ event }) => words.event(seen, event) ?? 'nothing');
    const asked = open(match, viewer).map(decision => words.prompt(seen, decision));
    return [words.status(seen), ...table, ...told, ...asked];
  });
  for (const decision of open(match)) {
    const seen = view(match, decision.seat);
    const legal = choices(match, decision);
    expect(legal).toContainEqual(fallback(match, decision));
    const pass = passing(match, decision);
    if (pass?.moment !== undefined) said.push(words.moments![pass.moment].label);
    said.push(...legal.map(choice => words.choice(seen, decision, choice, facts(match, decision, choice))));
    for (const no of refusals(match, decision)) {
      said.push(words.refusal(seen, decision, no.choice, no, facts(match, decision, no.choice)));
    }
  }
  return said.filter(sentence => typeof sentence !== 'string' || /undefined|\[object/.test(sentence));
}

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
    const folder = goldensOf(id, version);
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(verifyGolden(edition, readFileSync(path.join(folder, file), 'utf8'))?.message).toBeUndefined();
    }
  });

  it.each(earlier)('version %i still answers all that is asked of a game while it is played', async version => {
    const edition = await loadGame(id, version);
    const folder = goldensOf(id, version);
    for (const file of readdirSync(folder).slice(0, 3)) {
      const recorded = parseReplay(readFileSync(path.join(folder, file), 'utf8'));
      let match = start(edition, recorded);
      for (const [n, entry] of recorded.record.entries()) {
        if ('undo' in entry) {
          undo(match, entry.seat);
          continue;
        }
        const { seat, ask, choice } = entry;
        const decision = open(match).find(waiting => waiting.seat === seat && waiting.ask === ask)!;
        if (n % EVERY === 0) {
          expect(unsaid(edition, match)).toEqual([]);
          if (n % HINT_EVERY === 0) {
            const hint = suggest(think(edition, match, decision), fastChance(n));
            expect(choices(match, decision)).toContainEqual(hint?.choice ?? choice);
          }
          const kept = load(edition, save(match));
          expect(difference(view(kept, seat), view(match, seat))).toBeUndefined();
          match = kept;
        }
        const before = n % EVERY === 0 ? fingerprint(match) : '';
        choose(match, { seat, choice, decision: decision.id });
        if (before === '' || outcome(match) !== null || undoable(match, seat) === 0) continue;
        undo(match, seat);
        expect(fingerprint(match)).toBe(before);
        choose(match, { seat, choice, decision: open(match).find(w => w.seat === seat && w.ask === ask)!.id });
      }
      expect(fingerprint(match)).toBe(recorded.hash);
      expect(unsaid(edition, match)).toEqual([]);
      // An edition of before there were places has them, opened from a file and from a saved game.
      const { places, winners } = outcome(match)!;
      expect(outcome(load(edition, save(match)))!.places).toEqual(places);
      expect([places.length, firstOf(places)]).toEqual([match.seats, winners]);
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
