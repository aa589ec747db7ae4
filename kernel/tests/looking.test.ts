import { describe, expect, it } from 'vitest';
import { choices, choose, facts, fallback, imagine, log, open, refusals, start, view } from '../index.ts';
import type { AskFrame } from '../index.ts';
import { fastChance, hash } from '../index.ts';
import { bare } from './toys/bare.ts';
import { wicks } from './toys/wicks/game.ts';

const rules = bare({
  agenda: [
    { ask: 'pick', seat: 1, note: 'for all' },
    { ask: 'peek', seat: 1, note: 'for seat 1' },
  ],
  decisions: {
    pick: {
      rule: 'BARE-5',
      candidates: () => ['a', { from: 1, to: 2 }, 3],
      refuse: (_s, _d, c) => (c === 'a' ? { rule: 'BARE-6', why: 'notA' } : undefined),
      facts: (_s, _d, c) => ({ length: JSON.stringify(c).length }),
      fallback: () => 3,
    },
    peek: { hidden: true },
  },
});
const begin = () => start(rules, { seats: 2, seed: '' });

describe('open', () => {
  it('says who is asked what, by which rule', () => {
    expect(open(begin())).toEqual([
      {
        id: 'pick:1:0',
        seat: 1,
        ask: 'pick',
        rule: 'BARE-5',
        optional: false,
        frame: { ask: 'pick', seat: 1, note: 'for all' },
      },
    ]);
  });

  it('hands out copies of frames', () => {
    const match = begin();
    (open(match)[0].frame as AskFrame & { note: string }).note = 'scribbled on';
    expect(open(match)[0].frame).toEqual({ ask: 'pick', seat: 1, note: 'for all' });
  });

  it('keeps the fields of a hidden decision for its seat', () => {
    const match = begin();
    choose(match, { seat: 1, choice: 3 });
    expect(open(match, 1)[0].frame).toEqual({ ask: 'peek', seat: 1, note: 'for seat 1' });
    for (const viewer of [0, 'spectator'] as const)
      expect(open(match, viewer)[0].frame).toEqual({ ask: 'peek', seat: 1 });
  });
});

describe('choices, refusals, facts, fallback', () => {
  it('split the candidates into what may be chosen and why the rest may not', () => {
    const match = begin();
    const [decision] = open(match);
    expect(choices(match, decision)).toEqual([{ from: 1, to: 2 }, 3]);
    expect(refusals(match, decision)).toEqual([{ choice: 'a', rule: 'BARE-6', why: 'notA' }]);
  });

  it('give details of legal and refused candidates alike', () => {
    const match = begin();
    const [decision] = open(match);
    expect([facts(match, decision, 3), facts(match, decision, 'a')]).toEqual([{ length: 1 }, { length: 3 }]);
  });

  it('choose for an absent seat what the game says, else the first legal choice', () => {
    const match = begin();
    expect(fallback(match, open(match)[0])).toBe(3);
    choose(match, { seat: 1, choice: 3 });
    expect(fallback(match, open(match)[0])).toBe('a');
    expect(facts(match, open(match)[0], 'a')).toBeUndefined();
  });

  it('refuse to speak about a decision that does not wait any more', () => {
    const match = begin();
    const [decision] = open(match);
    choose(match, { seat: 1, choice: 3 });
    for (const ask of [choices, refusals, fallback]) {
      expect(() => ask(match, decision)).toThrow(expect.objectContaining({ code: 'stale-decision' }));
    }
    expect(() => facts(match, decision, 3)).toThrow(expect.objectContaining({ code: 'stale-decision' }));
  });

  it('change nothing', () => {
    const match = start(wicks, { seats: 3, seed: 'look' });
    const before = hash(match.state);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      for (const decision of open(match, viewer)) {
        choices(match, decision);
        refusals(match, decision);
      }
      view(match, viewer);
      imagine(wicks, match.state, viewer, fastChance(1));
    }
    expect(hash(match.state)).toBe(before);
  });
});

describe('view, log and imagine', () => {
  it.each([-1, 2, 0.5, Number.NaN])('refuse a viewer %s who does not sit there', viewer => {
    expect(() => view(begin(), viewer)).toThrow(expect.objectContaining({ code: 'unknown-seat' }));
    expect(() => log(begin(), viewer)).toThrow(expect.objectContaining({ code: 'unknown-seat' }));
  });

  it('imagine gives a state of its own with luck of its own, the same for the same generator', () => {
    const match = start(wicks, { seats: 3, seed: 'luck' });
    const one = imagine(wicks, match.state, 0, fastChance(1));
    expect(one.chance).not.toEqual(match.state.chance);
    expect(hash(imagine(wicks, match.state, 0, fastChance(1)))).toBe(hash(one));
    expect(hash(imagine(wicks, match.state, 0, fastChance(2)))).not.toBe(hash(one));
    expect(one.players[0].hand).toEqual(match.state.players[0].hand);
    expect(one.players[0].hand).not.toBe(match.state.players[0].hand);
  });
});
