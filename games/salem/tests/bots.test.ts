/** How well the bots play, on mirrored seeds: each deal is played once from every seat. */
import { bots, think } from '@vesper/bots';
import type { Bot } from '@vesper/bots';
import { choose, fastChance, open, outcome, start } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { salem } from '../game.ts';

/** The share of wins of one greedy bot among random ones. */
function greedyShare(seats: number, deals: number): number {
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let greedySeat = 0; greedySeat < seats; greedySeat++) {
      const match = start(salem, { seats, seed: `strength ${deal}` });
      const rng = fastChance(`bots ${deal} ${greedySeat}`);
      for (let decision; (decision = open(match)[0]) !== undefined;) {
        const bot: Bot = decision.seat === greedySeat ? bots.greedy : bots.random;
        const choice = bot.choose(think(salem, match, decision), rng);
        choose(match, { seat: decision.seat, choice, decision: decision.id });
      }
      const { winners } = outcome(match)!;
      if (winners.includes(greedySeat)) wins += 1 / winners.length;
    }
  }
  return wins / (deals * seats);
}

describe('greedy against random', () => {
  it('wins at least 90 % with 2 seats', () => {
    expect(greedyShare(2, 50)).toBeGreaterThanOrEqual(0.9);
  });

  it('wins at least twice its fair share with 3 and 4 seats', () => {
    expect(greedyShare(3, 14)).toBeGreaterThanOrEqual(2 / 3);
    expect(greedyShare(4, 10)).toBeGreaterThanOrEqual(2 / 4);
  });
});
