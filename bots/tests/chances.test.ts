import { loadGame } from '@vesper/games';
import { choices, choose, open, outcome, start, toReplay } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { chancesAt, chancesOver } from '../review/chances.ts';
import type { ChancePoint } from '../review/index.ts';

const salem = await loadGame('salem');

describe('chances', () => {
  it('gives chances that add up to one and end with the winner', () => {
    const match = start(salem, { seats: 3, seed: 'chances' });
    const rng = [5, 6, 7, 8];
    const { chances } = chancesAt(salem, match, 'spectator', rng, 4);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    while (outcome(match) === null) {
      const [decision] = open(match);
      choose(match, { seat: decision.seat, decision: decision.id, choice: choices(match, decision)[0] });
    }
    let points: readonly ChancePoint[] = [];
    chancesOver(salem, { ...toReplay(match), record: match.record.slice() }, rng, told => {
      points = told;
    });
    const last = points[points.length - 1];
    expect(last.n).toBe(match.record.length);
    for (const winner of outcome(match)!.winners) expect(last.chances[winner]).toBeGreaterThan(0);
  });
});
