// An edition must play exactly as the rules it was built from. So an edition of every game is built from the files as they
// are, and matches are played natively and through the edition, side by side.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { random, suggest, think } from '@vesper/bots';
import { loadGame } from '@vesper/games';
import { gameOf } from '@vesper/games/editions';
import type { Edition } from '@vesper/games/editions';
import {
  below,
  choices,
  choose,
  difference,
  fallback,
  forecast,
  fastChance,
  fingerprint,
  left,
  load,
  log,
  open,
  outcome,
  parseReplay,
  passing,
  plain,
  plainWords,
  refusals,
  save,
  start,
  undo,
  undoable,
} from '@vesper/kernel';
import type { Entry, Game, Match, Setup, Viewer } from '@vesper/kernel';
import { scene } from '@vesper/table/scenes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wicks } from '@vesper/kernel/toys/wicks/game';
import { buildEdition, bundle } from '../editions/build.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'vesper-editions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function gameIn(name: string, text: string): Promise<Game> {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  const module = (await import(pathToFileURL(file).href)) as { readonly edition: Edition };
  return gameOf(module.edition);
}

const toy = path.join(root, 'kernel', 'tests', 'toys', 'wicks', 'game.ts');
const games: { [id: string]: () => Promise<{ native: Game; edition: Game }> } = {
  wicks: async () => ({
    native: wicks,
    edition: await gameIn('wicks', await bundle('wicks', toy, path.join(root, 'kernel', 'index.ts'))),
  }),
};
for (const id of ['salem', 'realm', 'dungeon']) {
  games[id] = async () => ({ native: await loadGame(id), edition: await gameIn(id, await buildEdition(id, root)) });
}

/** How often all that is shown is compared, in entries; fingerprints always are. A long run compares more often (docs/testing.md). */
const EVERY = process.env.VESPER_SOAK === undefined ? 48 : 16;

/** All that anybody can be shown of a match, sentences included. */
function shown(game: Game, match: Match): unknown {
  const viewers: Viewer[] = [...Array.from({ length: match.seats }, (_, seat) => seat), 'spectator'];
  const words = plainWords(game.words);
  return {
    outcome: outcome(match),
    fingerprint: fingerprint(match),
    open: open(match),
    record: match.record,
    seen: viewers.map(viewer => {
      const now = scene(match, viewer);
      const asked = now.asked.map(decision => ({
        prompt: words.prompt(now.view, decision),
        choices: decision.choices?.map((c, i) => words.choice(now.view, decision, c, decision.facts?.[i] ?? undefined)),
        refused: decision.refused?.map(no => words.refusal(now.view, decision, no.choice, no, no.facts)),
      }));
      return { now, asked, status: words.status(now.view), twin: words.twin(now.view) };
    }),
    decisions: open(match).map(decision => ({
      choices: choices(match, decision),
      refusals: refusals(match, decision),
      fallback: fallback(match, decision),
      passing: passing(match, decision),
      undoable: undoable(match, decision.seat),
    })),
  };
}

/** Logs are long and only grow or are cut: they are compared less often. */
function told(game: Game, match: Match): unknown {
  const viewers: Viewer[] = [...Array.from({ length: match.seats }, (_, seat) => seat), 'spectator'];
  return viewers.map(viewer => {
    const { view } = scene(match, viewer);
    return log(match, viewer).map(line => ({ line, sentence: plainWords(game.words).event(view, line.event) }));
  });
}

function play(match: Match, entry: Entry): void {
  if ('undo' in entry) return undo(match, entry.seat);
  const { seat, ask, choice } = entry;
  choose(match, { seat, choice, decision: open(match).find(w => w.seat === seat && w.ask === ask)!.id });
}

class SideBySide {
  readonly native: Game;
  readonly edition: Game;
  a: Match;
  b: Match;

  constructor(games: { native: Game; edition: Game }, setup: Setup) {
    ({ native: this.native, edition: this.edition } = games);
    this.a = start(this.native, setup);
    this.b = start(this.edition, setup);
    this.compare();
  }

  play(entry: Entry): void {
    play(this.a, entry);
    play(this.b, entry);
    if (this.a.record.length % EVERY === 0) this.compare();
    else this.agree(fingerprint(this.b), fingerprint(this.a));
  }

  compare(): void {
    this.agree(shown(this.edition, this.b), shown(this.native, this.a));
    if (this.a.record.length % (4 * EVERY) === 0 || outcome(this.a) !== null) {
      this.agree(told(this.edition, this.b), told(this.native, this.a));
    }
  }

  private agree(edition: unknown, native: unknown): void {
    const found = difference(edition, native);
    if (found !== undefined) throw new Error(`After ${this.a.record.length} entries the edition differs: ${found}`);
  }

  /** What one saves the other reads. */
  exchange(): void {
    const texts = [save(this.a), save(this.b)];
    this.agree(JSON.parse(texts[1]), JSON.parse(texts[0]));
    this.a = load(this.native, texts[1]);
    this.b = load(this.edition, texts[0]);
    this.compare();
  }
}

describe.each(Object.keys(games))('an edition of %s plays as the rules it was built from', id => {
  let pair: { native: Game; edition: Game };
  beforeAll(async () => {
    pair = await games[id]();
  });

  it('is the same game', () => {
    const { native, edition } = pair;
    const about = ({ id: name, version, seats, options, manual, words }: Game) => [
      [name, version, seats, options, manual],
      [words.options, words.moments ?? {}, words.reasons],
    ];
    expect(about(edition)).toEqual(about(native));
    expect(edition.together === true).toBe(native.together === true);
  });

  it('plays recorded matches to their fingerprints, showing the same on the way', () => {
    const goldens = path.join(root, 'games', id, 'tests', 'golden');
    const files = id === 'wicks' ? [] : readdirSync(goldens);
    for (const file of files) {
      const recorded = parseReplay(readFileSync(path.join(goldens, file), 'utf8'));
      const both = new SideBySide(pair, recorded);
      for (const entry of recorded.record) both.play(entry);
      both.exchange();
      expect(fingerprint(both.b)).toBe(recorded.hash);
    }
  });

  it('plays matches of chance with undo, saving and loading', () => {
    for (let seats = pair.native.seats.min; seats <= pair.native.seats.max; seats++) {
      const both = new SideBySide(pair, { seats, seed: `side by side ${seats}` });
      const rng = fastChance(`side by side ${seats}`);
      for (let i = 0; i < 150 && outcome(both.a) === null; i++) {
        const waits = open(both.a);
        const decision = waits[below(rng, waits.length)];
        const { seat, ask } = decision;
        const legal = choices(both.a, decision);
        both.play({ seat, ask, choice: legal[below(rng, legal.length)] });
        if (below(rng, 4) === 0 && undoable(both.a, seat) > 0) both.play({ seat, undo: true });
        if (i % 50 === 49) both.exchange();
      }
      expect(both.a.record.length).toBeGreaterThan(10);
    }
  });

  it('gives bots the same to think about', () => {
    const setup = { seats: pair.native.seats.max, seed: 'thinking' };
    const [a, b] = [start(pair.native, setup), start(pair.edition, setup)];
    const rng = fastChance('thinking');
    for (let i = 0; i < 60 && outcome(a) === null; i++) {
      const [decision] = open(a);
      const choice = random.choose(think(pair.native, a, decision), rng);
      if (i % 6 === 0) {
        const hints = [think(pair.native, a, decision), think(pair.edition, b, decision)].map(thought => {
          const hint = suggest(thought, fastChance(i));
          return hint === null ? null : { ...hint, follows: hint.follows.map(line => plain(line)) };
        });
        expect(hints[1]).toEqual(hints[0]);
        const isPerson = (): boolean => true;
        const [native, edition] = [a, b].map(match => forecast(match, { seat: decision.seat, choice }, isPerson));
        // How something came to light, and what was told before it did, an edition does not say.
        if (native.final === null) expect(edition).toEqual({ ...native, later: [] });
        else expect(edition.final).not.toBeNull();
      }
      const { seat, ask } = decision;
      play(a, { seat, ask, choice });
      play(b, { seat, ask, choice });
    }
  });
});

describe('an edition passes on what matches leave to each other', () => {
  const legacies = [{ seat: 1, sheet: { crowns: 2 } }];
  let pair: { native: Game; edition: Game };
  beforeAll(async () => {
    pair = await games.wicks();
  });

  it('begins with what is brought, leaves what the rules leave, and objects as they do', () => {
    const setup: Setup = { seats: 2, seed: 'crowned', options: { nights: 2 }, legacies };
    const both = new SideBySide(pair, setup);
    expect(fingerprint(both.b)).not.toBe(fingerprint(start(pair.edition, { ...setup, legacies: [] })));
    while (outcome(both.a) === null) {
      const [decision] = open(both.a);
      const { seat, ask } = decision;
      both.play({ seat, ask, choice: choices(both.a, decision)[0] });
    }
    expect(left(both.b)).toEqual(left(both.a));
    expect(left(both.b)).not.toEqual([]);
    const about = ({ legacy }: Game) => [legacy!.objection('gold'), legacy!.about({ crowns: 2 }), legacy!.clash?.([])];
    expect(about(pair.edition)).toEqual(about(pair.native));
    expect(() => start(pair.edition, { ...setup, legacies: [{ seat: 0, sheet: 'gold' }] })).toThrow('crowns');
  });

  it('a game without any has none', async () => {
    const { edition } = await games.salem();
    expect(edition.legacy).toBeUndefined();
  });
});
