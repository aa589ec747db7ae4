import { dungeon } from '@vesper/games/dungeon';
import { folklore } from '@vesper/games/folklore';
import { juiblex } from '@vesper/games/juiblex';
import { realm } from '@vesper/games/realm';
import { salem } from '@vesper/games/salem';
import { choose, fastChance, imagine, next, open, outcome, start } from '@vesper/kernel';
import type { Game, Match, Open } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { searching } from '../search/index.ts';
import { bots, inTries, levels, random, think } from '../index.ts';

const games: readonly Game[] = [salem, realm, dungeon, juiblex, folklore];
/** What a search must not know shows after a few tries. */
const FEW = 12;
const short = searching({ name: 'short', about: '', tries: 12, milliseconds: 0, reach: 'near' });
const longer = searching({ name: 'longer', about: '', tries: 60, milliseconds: 0, reach: 'near' });

/** Random choices lead somewhere in the middle of a match, to a decision of several. */
function middleOf(game: Game, seed: string, choices: number): { readonly match: Match; readonly decision: Open } {
  const match = start(game, { seats: Math.max(2, game.seats.min), seed });
  const rng = fastChance(seed);
  for (let made = 0; ; made++) {
    const [decision] = open(match);
    const thought = think(game, match, decision);
    if (made >= choices && thought.legal.length > 1) return { match, decision };
    choose(match, { seat: decision.seat, choice: random.choose(thought, rng) });
    if (outcome(match) !== null) throw new Error('The match ended before its middle.');
  }
}

describe.each(games)('$name', game => {
  it.each(levels)('$name chooses the same whatever lies where its seat cannot see', bot => {
    for (const choices of [4, 30, 60]) {
      const { match, decision } = middleOf(game, `dealt anew ${choices}`, choices);
      const thought = think(game, match, decision);
      const here = bot.choose(thought, fastChance('luck'), inTries(FEW));
      for (const deal of [1, 2]) {
        const other = imagine(game, match.state, decision.seat, fastChance(`other deal ${deal}`));
        const elsewhere = { ...thought, imagine: (rng: number[]) => imagine(game, other, decision.seat, rng) };
        expect(bot.choose(elsewhere, fastChance('luck'), inTries(FEW))).toEqual(here);
      }
    }
  });

  it('a search chooses something legal, answers the same with the same luck, and leaves the match alone', () => {
    const { match, decision } = middleOf(game, 'left alone', 20);
    const before = JSON.stringify(match.state);
    const thought = think(game, match, decision);
    const choice = short.choose(thought, fastChance('luck'));
    expect(thought.legal).toContainEqual(choice);
    expect(short.choose(thought, fastChance('luck'))).toEqual(choice);
    expect(JSON.stringify(match.state)).toBe(before);
  });
});

describe('the ladder', () => {
  it('has levels with a line each, and a search that takes ten times as long as the one below', () => {
    expect(levels.map(({ name }) => name)).toEqual(['novice', 'adept', 'expert', 'master']);
    for (const level of levels) expect(level.about).toMatch(/^[A-Z].*\.$/);
    expect(bots.master.milliseconds! / bots.expert.milliseconds!).toBeGreaterThanOrEqual(10);
  });

  it('a search goes on exactly as long as it may', () => {
    const { match, decision } = middleOf(salem, 'clock', 10);
    let most = 0;
    bots.master.choose(think(salem, match, decision), fastChance('luck'), tries => {
      most = Math.max(most, tries);
      return tries / 7;
    });
    expect(most).toBe(7);
  });

  it('a search beats what it is built on: Salem, four deals from both seats', () => {
    let won = 0;
    for (let deal = 0; deal < 8; deal++) {
      const match = start(salem, { seats: 2, seed: `deal ${deal >> 1}` });
      const rng = fastChance(`bots ${deal}`);
      while (outcome(match) === null) {
        const [decision] = open(match);
        const bot = decision.seat === deal % 2 ? longer : bots.adept;
        next(rng);
        choose(match, { seat: decision.seat, choice: bot.choose(think(salem, match, decision), rng) });
      }
      const { winners } = outcome(match)!;
      if (winners.includes(deal % 2)) won += 1 / winners.length;
    }
    expect(won).toBeGreaterThanOrEqual(6);
  });
});
