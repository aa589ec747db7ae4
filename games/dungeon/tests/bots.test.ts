/** How well the bots play, on mirrored seeds: each deal is played once from every seat. */
import { bots, think } from '@vesper/bots';
import type { Bot } from '@vesper/bots';
import { advance, apply, asking, choose, fastChance, open, outcome, quickChoice, start } from '@vesper/kernel';
import type { Choice, Options } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { dungeon } from '../game.ts';

interface Result {
  /** Share of first places. */
  readonly wins: number;
  /** Points on average. */
  readonly points: number;
  readonly others: number;
}

/** One bot of a kind among random ones. */
function against(bot: Bot, seats: number, deals: number, options: Options = {}): Result {
  const games = deals * seats;
  let wins = 0;
  let points = 0;
  let others = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (let seat = 0; seat < seats; seat++) {
      const match = start(dungeon, { seats, options, seed: `strength ${deal}` });
      const rng = fastChance(`bots ${deal} ${seat}`);
      for (let decision; (decision = open(match)[0]) !== undefined;) {
        const player = decision.seat === seat ? bot : bots.random;
        const choice = player.choose(think(dungeon, match, decision), rng);
        choose(match, { seat: decision.seat, choice, decision: decision.id });
      }
      const { winners, scores } = outcome(match)!;
      if (winners.includes(seat)) wins += 1 / winners.length;
      points += scores[seat];
      scores.forEach((score, other) => (others += other === seat ? 0 : score));
    }
  }
  return { wins: wins / games, points: points / games, others: others / (games * Math.max(1, seats - 1)) };
}

/** The policy alone, on an imagined table. */
const byPolicy: Bot = {
  name: 'policy',
  choose: ({ decision, legal, imagine }, rng) =>
    quickChoice(dungeon, imagine(rng) as never, decision.frame, legal, legal.length, rng),
};

const everything: Options = { fs: true, ds: true, mbg: true, paladins: '3', timing: 'classic' };

describe('greedy against random', () => {
  it('wins at least 95 % with 2 seats', () => {
    expect(against(bots.greedy, 2, 10).wins).toBeGreaterThanOrEqual(0.95);
  });

  it('wins at least 85 % with 3 and 4 seats', () => {
    expect(against(bots.greedy, 3, 5).wins).toBeGreaterThanOrEqual(0.85);
    expect(against(bots.greedy, 4, 4).wins).toBeGreaterThanOrEqual(0.85);
  });

  it('wins with all expansions, too, and is far ahead', () => {
    const { wins, points, others } = against(bots.greedy, 3, 3, everything);
    expect(wins).toBeGreaterThanOrEqual(0.85);
    expect(points).toBeGreaterThan(others + 15);
  });

  it('keeps its licence alone at the table, where random play loses it', () => {
    expect(against(bots.greedy, 1, 8).points).toBeGreaterThan(0);
    expect(against(bots.random, 1, 8).points).toBeLessThan(-10);
  });
});

describe('the policy', () => {
  it('wins at least 90 % against random with 2 seats', () => {
    expect(against(byPolicy, 2, 8).wins).toBeGreaterThanOrEqual(0.9);
  });

  it('plays whole games by itself, with chance as its only variety', () => {
    expect(playOut(1)).toEqual(playOut(1));
    expect(playOut(1)).not.toEqual(playOut(2));
  });
});

/** All seats by the policy on a bare state, as in a rollout; the points at the end. */
function playOut(seed: number): readonly number[] {
  const rng = fastChance(seed);
  const s = dungeon.setup(4, { fs: true, ds: true, mbg: true, paladins: '2', timing: 'manual' }, fastChance('deal'));
  const out: Choice[] = [];
  for (let n; (n = advance(dungeon, s, out)) > 0;) {
    apply(dungeon, s, quickChoice(dungeon, s, asking(s)!, out, n, rng));
  }
  return s.outcome!.scores;
}
