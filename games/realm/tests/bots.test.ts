/** How well the bots play: the realm is saved or lost by all seats together, so whole teams are compared. */
import { bots, think } from '@vesper/bots';
import type { Bot } from '@vesper/bots';
import { choose, fastChance, open, outcome, start } from '@vesper/kernel';
import type { Options } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { realm } from '../game.ts';

/** Games that a team of one kind of bot wins, of so many with fixed seeds. */
function wins(bot: Bot, seats: number, games: number, options: Options = {}): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const match = start(realm, { seats, options, seed: `strength ${game}` });
    const rng = fastChance(`bots ${game}`);
    for (let decision; (decision = open(match)[0]) !== undefined;) {
      const choice = bot.choose(think(realm, match, decision), rng);
      choose(match, { seat: decision.seat, choice, decision: decision.id });
    }
    if (outcome(match)!.winners.length > 0) won++;
  }
  return won;
}

const apprentice: Options = { difficulty: 'apprentice' };

describe('a team of greedy bots', () => {
  it('saves the realm in at least half of the games for apprentices', () => {
    expect(wins(bots.greedy, 3, 10, apprentice)).toBeGreaterThanOrEqual(5);
    expect(wins(bots.greedy, 4, 10, apprentice)).toBeGreaterThanOrEqual(5);
  });

  it('saves it in at least one game of five as the manual has it', () => {
    expect(wins(bots.greedy, 3, 15)).toBeGreaterThanOrEqual(3);
  });
});

describe('a team of random bots', () => {
  it('never saves it', () => {
    expect(wins(bots.random, 3, 20, apprentice)).toBe(0);
  });
});
