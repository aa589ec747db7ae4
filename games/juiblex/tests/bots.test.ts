/** How well the bots play, on mirrored seeds: each deal is played once from every seat. */
import { bots, think } from '@vesper/bots';
import { choose, fastChance, open, outcome, start } from '@vesper/kernel';
import type { Options } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { juiblex } from '../game.ts';

/** The share of first places of one greedy bot among random ones. */
function greedyWins(seats: number, deals: number, options: Options): number {
  let wins = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let seat = 0; seat < seats; seat++) {
      const match = start(juiblex, { seats, options, seed: `strength ${deal}` });
      const rng = fastChance(`bots ${deal} ${seat}`);
      for (let decision; (decision = open(match)[0]) !== undefined;) {
        const bot = decision.seat === seat ? bots.greedy : bots.random;
        const choice = bot.choose(think(juiblex, match, decision), rng);
        choose(match, { seat: decision.seat, choice, decision: decision.id });
      }
      const { winners } = outcome(match)!;
      if (winners.includes(seat)) wins += 1 / winners.length;
    }
  }
  return wins / (deals * seats);
}

describe('greedy against random', () => {
  it('wins at least 95 % with 2 seats, with the Scourge and without', () => {
    expect(greedyWins(2, 5, {})).toBeGreaterThanOrEqual(0.95);
    expect(greedyWins(2, 5, { mode: 'base' })).toBeGreaterThanOrEqual(0.95);
  });

  it('wins at least 90 % with 3 and 4 seats, of any half-deck', () => {
    expect(greedyWins(3, 2, { halfDeck: 'aberrations' })).toBeGreaterThanOrEqual(0.9);
    expect(greedyWins(4, 2, { halfDeck: 'demons' })).toBeGreaterThanOrEqual(0.9);
  });
});
