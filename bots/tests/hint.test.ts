import { loadGame } from '@vesper/games';
import { choices, choose, imagine, open, outcome, plain, start } from '@vesper/kernel';
import type { Match } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import { greedy, suggest, think } from '../index.ts';

const salem = await loadGame('salem');
const realm = await loadGame('realm');

describe('a hint', () => {
  it('is a legal choice at every decision of a match, and leaves the match alone', () => {
    const match = start(salem, { seats: 2, seed: 'hints' });
    const rng = [1, 2, 3, 4];
    for (let i = 0; i < 40 && outcome(match) === null; i++) {
      const [decision] = open(match);
      const before = JSON.stringify(match.state);
      const hint = suggest(think(salem, match, decision), rng)!;
      expect(JSON.stringify(match.state)).toBe(before);
      expect(choices(match, decision)).toContainEqual(hint.choice);
      expect(hint).toMatchObject({
        decision: decision.id,
        weighed: choices(match, decision).length,
        of: choices(match, decision).length,
      });
      choose(match, { seat: decision.seat, decision: decision.id, choice: hint.choice });
    }
  });

  it('says what follows in the words of the game', () => {
    const match = start(salem, { seats: 3, seed: 'what follows' });
    const [decision] = open(match);
    const { follows } = suggest(think(salem, match, decision), [1, 2, 3, 4])!;
    expect(follows.map(sentence => plain(sentence))).toEqual([expect.stringMatching(/^\w+ places? .*\.$/)]);
  });

  it('names what was compared and how, where a bot goes by its plan and tries nothing out', () => {
    const match = start(realm, { seats: 2, seed: 'a plan' });
    const rng = [1, 2, 3, 4];
    while (open(match)[0].ask !== 'chooseAction') {
      const [decision] = open(match);
      choose(match, { seat: decision.seat, decision: decision.id, choice: choices(match, decision)[0] });
    }
    const [decision] = open(match);
    const thought = think(realm, match, decision);
    const hint = suggest(thought, rng)!;
    expect(hint.of).toBe(choices(match, decision).length);
    expect(hint.of).toBeGreaterThan(8);
    expect(hint.by).toBe('ranked');
    expect(hint.weighed).toBeGreaterThan(1);
    expect(hint.weighed).toBeLessThan(hint.of);
    expect(choices(match, decision)).toContainEqual(hint.instead!.choice);
    expect(hint.instead!.choice).not.toEqual(hint.choice);
    expect(greedy.choose(thought, rng)).toEqual(hint.choice);
  });

  it('is the same at every table that differs only in what the seat may not know', () => {
    const match = start(salem, { seats: 3, seed: 'twins' });
    const rng = [5, 6, 7, 8];
    let compared = 0;
    while (outcome(match) === null) {
      const [decision] = open(match);
      if (match.record.length % 9 === 0) {
        const twin: Match = { ...match, state: imagine(salem, match.state, decision.seat, rng) };
        const luck = [compared, 1, 2, 3];
        const hint = suggest(think(salem, match, decision), [...luck]);
        expect(suggest(think(salem, twin, decision), [...luck])).toEqual(hint);
        compared++;
      }
      const choice = greedy.choose(think(salem, match, decision), rng);
      choose(match, { seat: decision.seat, decision: decision.id, choice });
    }
    expect(compared).toBeGreaterThan(5);
  });
});
