/** How well the bots play: a story to its end, and better than chance. */
import { botCalled, think } from '@vesper/bots';
import { choose, fastChance, open, outcome, start } from '@vesper/kernel';
import type { Options } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { booklets } from '../content/booklets.ts';
import { folklore } from '../game.ts';

/** How many of these matches are won, and the furthest chapter that was reached in each. */
function played(name: string, matches: number, seats: number, options: Options) {
  const bot = botCalled(name)!;
  let wins = 0;
  const chapters: number[] = [];
  for (let deal = 0; deal < matches; deal++) {
    const match = start(folklore, { seats, options, seed: `strength ${deal}` });
    const rng = fastChance(`bots ${deal}`);
    for (let decision; (decision = open(match)[0]) !== undefined;) {
      const choice = bot.choose(think(folklore, match, decision), rng);
      choose(match, { seat: decision.seat, choice, decision: decision.id });
    }
    wins += Math.min(1, outcome(match)!.winners.length);
    chapters.push(match.state.chapter + 1);
  }
  return { wins, chapters };
}

describe('bots', () => {
  it('win stories that chance loses', () => {
    const options = { story: 'bell', difficulty: 'dusk', mortality: 'ironman' };
    const sound = played('greedy', 6, 2, options);
    const wild = played('random', 3, 2, options);
    expect(wild.wins).toBe(0);
    expect(sound.wins).toBeGreaterThanOrEqual(2);
    expect(Math.max(...sound.chapters)).toBe(3);
  });

  it('that search know whom a story is too hard for', () => {
    for (let deal = 0; deal < 6; deal++) {
      const match = start(folklore, { seats: 2, seed: `who ${deal}` });
      const chosen = botCalled('expert@15')!.choose(think(folklore, match, open(match)[0]), fastChance(`bots ${deal}`));
      expect(booklets[Number(chosen)].name).not.toBe('Telepath');
    }
  });
});
