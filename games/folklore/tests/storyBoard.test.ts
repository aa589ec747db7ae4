/** What the story page and the party of the board draw from what is told and seen. */
import { choices, choose, facts, log, open, outcome, start, view } from '@vesper/kernel';
import type { Choice, Game, Match } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { badgesOf } from '../board/party/badges.ts';
import { thingsOf } from '../board/party/things.ts';
import { eventBranches, reservesOf, storyBranches, trialOf } from '../board/story/branches.ts';
import { leavesOf } from '../board/story/journal.ts';
import type { Leaf } from '../board/story/journal.ts';
import { booklets } from '../content/booklets.ts';
import { cardNamed, cards } from '../content/cards.ts';
import { STATUS, bit } from '../content/numbers.ts';
import { effectOf } from '../content/rows.ts';
import { stories, storyTexts } from '../content/stories/index.ts';
import { STATS } from '../content/types.ts';
import type { Ask } from '../agenda.ts';
import { folklore } from '../game.ts';
import type { FolkloreState, FolkloreView } from '../state.ts';
import { termsOf } from '../words/sheet.ts';
import { STATUSES } from '../content/types.ts';

type Folklore = Match & { readonly state: FolkloreState };
const game = folklore as unknown as Game;
const seen = (match: Match): FolkloreView => view(match, 0) as FolkloreView;
const texts = await Promise.all(stories.map(({ id }) => storyTexts[id]()));

/** Plays by dice of its own until somebody is asked that, at most so many choices long. */
function playUntil(
  seed: string,
  until: (ask: string, match: Folklore) => boolean,
  options: object = {},
  seats = 3,
): Folklore {
  const match = start(game, { seats, seed, options: options as Record<string, string> }) as Folklore;
  let chance = seed.length * 7919;
  for (let n = 0; n < 600 && outcome(match) === null; n++) {
    const [decision] = open(match);
    if (until(decision.ask, match)) return match;
    const legal = choices(match, decision);
    chance = (chance * 1103515245 + 12345) % 2147483648;
    const choice: Choice =
      decision.ask === 'camp' || decision.ask === 'town' ? legal.at(-1)! : legal[chance % legal.length];
    choose(match, { seat: decision.seat, choice, decision: decision.id });
  }
  throw new Error(`Nobody was asked that with the seed ${seed}.`);
}

const leavesNow = (match: Folklore): readonly Leaf[] =>
  leavesOf(seen(match), log(match, 0), texts[match.state.terms.story]);
const paragraphs = (leaf: Leaf): readonly string[] =>
  leaf.entries.flatMap(entry => (entry.is === 'text' ? [entry.text] : []));

describe('the journal', () => {
  it('opens a chapter with everything that was read up to the first decision', () => {
    const match = playUntil('opening', ask => ask === 'storyOption');
    const [first, ...rest] = leavesNow(match);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ opens: true, chapter: 0, of: 'story', title: 'Wet Footprints' });
    const { steps } = texts[0].chapters[0];
    expect(paragraphs(first)).toEqual([...steps[0].text, ...steps[1].text]);
  });

  it('turns the leaf at a decision: what was chosen, the die, what came of it, what the story remembers', () => {
    const match = playUntil('decided', (ask, { state }) => ask === 'camp' && state.step >= 3);
    const leaf = leavesNow(match)[1];
    expect(leaf.opens).toBe(false);
    expect(leaf.entries.slice(0, 3).map(({ is }) => is)).toEqual(['choice', 'check', 'text']);
    const { lines, steps } = texts[0].chapters[0];
    expect(Object.values(lines)).toContain(paragraphs(leaf)[0]);
    expect(paragraphs(leaf).slice(1)).toEqual([...steps[2].text, ...steps[3].text]);
  });

  it('is the same for everybody who looks, whenever they come', () => {
    const match = playUntil('all', (ask, { state }) => ask === 'worldMove' && state.worldTurns >= 3);
    const text = texts[0];
    const own = leavesOf(view(match, 0) as FolkloreView, log(match, 0), text);
    expect(own.length).toBeGreaterThan(2);
    expect(leavesOf(view(match, 2) as FolkloreView, log(match, 2), text)).toEqual(own);
    expect(leavesOf(view(match, 'spectator') as FolkloreView, log(match, 'spectator'), text)).toEqual(own);
  });

  it('has every passage that was told, and none twice', () => {
    for (const [n, { id }] of stories.entries()) {
      const match = playUntil(`whole ${id}`, (_, { state }) => state.worldTurns >= 4 || state.scene.round >= 3, {
        story: id,
      });
      const leaves = leavesNow(match);
      const told = log(match, 0).map(
        ({ event }) => event as unknown as { event: string; chapter: number; step: number },
      );
      const read = told.flatMap(({ event, chapter, step }) =>
        event === 'stepRead' ? texts[n].chapters[chapter].steps[step].text : [],
      );
      const written = leaves.flatMap(paragraphs);
      for (const text of read)
        expect(written.filter(found => found === text).length).toBe(read.filter(found => found === text).length);
    }
  });

  it('keeps checks that no text asked for off its leaves', () => {
    const match = playUntil('prayers', ask => ask === 'storyOption', {}, 5);
    expect(leavesNow(match)[0].entries.every(({ is }) => is === 'text')).toBe(true);
  });
});

describe('what is decided on a page', () => {
  it('shows the check of every branch and nothing of what comes of it', () => {
    const match = playUntil('branches', ask => ask === 'storyOption');
    const branches = storyBranches(seen(match));
    expect(branches.map(({ label }) => label)).toEqual(texts[0].chapters[0].steps[1].options);
    expect(branches.map(({ trial }) => [trial?.skill, trial?.needed])).toEqual([
      ['speech', 6],
      ['ecology', 5],
      ['nerve', 6],
    ]);
    const lines = Object.values(texts[0].chapters[0].lines);
    for (const line of lines) expect(JSON.stringify(branches)).not.toContain(line);
  });

  it('gives every character the chance that the rules give, and rings the best', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const match = playUntil(`chances ${seed}`, ask => ask === 'checker', {}, 4);
      const [decision] = open(match);
      const effect = effectOf(decision.frame as Ask<'checker'>);
      if (effect.do !== 'check') throw new Error('Somebody is asked to make no check.');
      const trial = trialOf(seen(match), effect.skill, effect.k + (match.state.deeds.at(-1)?.harder ?? 0));
      const legal = choices(match, decision);
      expect(trial.chances.map(({ who }) => who)).toEqual(legal);
      for (const { who, bonus } of trial.chances)
        expect({ bonus, needed: trial.needed }).toEqual(facts(match, decision, who));
      const most = Math.max(...trial.chances.map(({ bonus }) => bonus));
      expect(trial.chances.find(({ who }) => who === trial.best)?.bonus).toBe(most);
    }
  });

  it('draws events with the same branches, harder at Night', () => {
    const match = playUntil('event', ask => ask === 'eventOption');
    const branches = eventBranches(seen(match));
    expect(branches.map(({ option }) => option)).toEqual(branches.map((_, i) => i));
    expect(branches.every(({ label }) => label !== '')).toBe(true);
  });

  it('names a boon as a second figure', () => {
    const match = playUntil('boons', ask => ask === 'storyOption');
    const now = seen(match);
    const party = now.party.map((one, who) => (who === 0 ? { ...one, boons: 1 } : one));
    const chance = { who: 0, bonus: 1, faces: 6 };
    const [boon] = reservesOf({ ...now, party }, chance, 6);
    expect(boon).toMatchObject({ by: 0, name: 'a boon', does: 'again', chance: 84 });
  });

  it('names the Loaded Die until it has been used twice', () => {
    const match = playUntil('die', ask => ask === 'storyOption');
    const now = seen(match);
    const mountebank = booklets.findIndex(({ id }) => id === 'MO');
    const special = cardNamed('MO.special');
    const withDie = now.party.map((one, who) =>
      who === 0 ? { ...one, booklet: mountebank, powers: [special], boons: 0 } : one,
    );
    const names = reservesOf({ ...now, party: withDie }, { who: 0, bonus: 3, faces: 8 }, 6).map(({ name }) => name);
    expect(names).toContain('Loaded Die');
    const [clause] = cards[special].clauses;
    const used = withDie.map((one, who) => (who === 0 ? { ...one, usedChapter: [clause, clause] } : one));
    expect(reservesOf({ ...now, party: used }, { who: 0, bonus: 3, faces: 8 }, 6)).toEqual([]);
  });
});

describe('the sheet', () => {
  it('gives every number of everybody a sum that comes out right', () => {
    for (const seed of ['x', 'y']) {
      const match = playUntil(`sums ${seed}`, (_, { state }) => state.worldTurns >= 2, {}, 5);
      const now = seen(match);
      now.party.forEach((_, who) => {
        STATS.forEach((_, stat) => {
          const terms = termsOf(now, who, stat);
          expect(terms.reduce((sum, { by }) => sum + by, 0)).toBe(now.sheets[who][stat]);
          // The booklet's own number stands first; no other line is of no account.
          expect(terms.slice(1).every(({ by }) => by !== 0)).toBe(true);
        });
      });
    }
  });

  it('has words and a sign of its own for every status', () => {
    const match = playUntil('badges', ask => ask === 'storyOption');
    const now = seen(match);
    const all = STATUSES.reduce((bits, status) => bits | bit(STATUS[status]), 0);
    const badges = badgesOf(now, { ...now.party[0], statuses: all, infection: 2, wanted: true });
    expect(new Set(badges.map(({ code }) => code)).size).toBe(badges.length);
    expect(badges.map(({ code }) => code)).toContain('I2');
    for (const { words } of badges) expect(words).toMatch(/until|ends/);
  });

  it('lists everything somebody has, once', () => {
    const match = playUntil('things', (_, { state }) => state.worldTurns >= 2, {}, 4);
    const now = seen(match);
    now.party.forEach(({ items, abilities, consumables, mystics, companions, recipes }, who) => {
      const listed = thingsOf(now, who).flatMap(({ things }) => things.map(({ card }) => card));
      expect(new Set(listed).size).toBe(listed.length);
      for (const card of [...items, ...abilities, ...consumables, ...mystics, ...companions, ...recipes])
        expect(listed).toContain(card);
    });
  });
});
