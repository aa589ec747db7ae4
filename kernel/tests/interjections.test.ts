import { describe, expect, it } from 'vitest';
import { choices, choose, open, start, andThen, undo, undoable } from '../index.ts';
import type { Match } from '../index.ts';
import { bare } from './toys/bare.ts';
import type { Bare } from './toys/bare.ts';

/** While seat 0 walks, seats 1 and 2 may throw one of the cards in the pile; a thrown 3 makes seat 0 stumble first. */
const walk = bare({
  agenda: [
    { ask: 'walk', seat: 0 },
    { ask: 'walk', seat: 0 },
  ],
  decisions: {
    walk: { candidates: s => ['on', ...(s.pile.length === 5 ? ['back'] : [])] },
    stumble: { candidates: () => ['left', 'right'] },
    throw: {
      rule: 'BARE-7',
      candidates: s => s.pile.slice(),
      refuse: (_s, { seat }, card) => (seat === 2 && card !== 5 ? { rule: 'BARE-8', why: 'onlyFive' } : undefined),
      choose(s, d, card) {
        s.trace.push(`${d.seat} throws ${card as number}`);
        s.pile.splice(s.pile.indexOf(card as number), 1);
        if (card === 3) andThen(s, { ask: 'stumble', seat: 0 });
      },
    },
  },
  interjections: () => [
    { ask: 'throw', seat: 1 },
    { ask: 'throw', seat: 2 },
  ],
});

const begin = (): Match<Bare> => start(walk, { seats: 3, seed: '' });
const asks = (match: Match<Bare>): string[] =>
  open(match).map(({ seat, ask, optional }) => `${seat} ${ask}${optional ? '?' : ''}`);

describe('interjections', () => {
  it('stand beside the decision that waits, as optional', () => {
    expect(asks(begin())).toEqual(['0 walk', '1 throw?', '2 throw?']);
  });

  it('are offered only while they have a legal choice', () => {
    const match = begin();
    choose(match, { seat: 1, choice: 5 });
    expect(asks(match)).toEqual(['0 walk', '1 throw?']);
  });

  it('are told to their own seat only, for they may betray a hidden card', () => {
    const match = begin();
    expect(open(match, 1).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(open(match, 0).map(({ seat }) => seat)).toEqual([0]);
    expect(open(match, 'spectator').map(({ seat }) => seat)).toEqual([0]);
  });

  it('leave the decision waiting, with choices that may have changed', () => {
    const match = begin();
    expect(choices(match, open(match)[0])).toEqual(['on', 'back']);
    choose(match, { seat: 1, choice: 1 });
    expect(choices(match, open(match)[0])).toEqual(['on']);
  });

  it('may ask something in between', () => {
    const match = begin();
    choose(match, { seat: 1, choice: 3 });
    expect(asks(match)[0]).toBe('0 stumble');
    choose(match, { seat: 0, choice: 'left' });
    expect(asks(match)[0]).toBe('0 walk');
  });

  it('make an older answer to the interrupted decision stale', () => {
    const match = begin();
    const [decision] = open(match, 0);
    choose(match, { seat: 1, choice: 1 });
    expect(() => choose(match, { seat: 0, choice: 'on', decision: decision.id })).toThrow(
      expect.objectContaining({ code: 'stale-decision' }),
    );
  });

  it('can be taken back until somebody else chooses, and end the undo of the interrupted seat', () => {
    const match = begin();
    choose(match, { seat: 0, choice: 'on' });
    expect(undoable(match, 0)).toBe(1);
    choose(match, { seat: 1, choice: 2 });
    expect([undoable(match, 0), undoable(match, 1)]).toEqual([0, 1]);
    undo(match, 1);
    expect(match.state.pile).toEqual([1, 2, 3, 4, 5]);
    choose(match, { seat: 1, choice: 4 });
    choose(match, { seat: 2, choice: 5 });
    expect(undoable(match, 1)).toBe(0);
  });

  it('are refused with their reason like any decision', () => {
    expect(() => choose(begin(), { seat: 2, choice: 1 })).toThrow(
      expect.objectContaining({ code: 'illegal-choice', refusal: { rule: 'BARE-8', why: 'onlyFive' } }),
    );
  });

  it('report an interruption that leaves no legal choice', () => {
    const match = start(
      bare({
        agenda: [{ ask: 'walk', seat: 0 }],
        decisions: {
          walk: { candidates: s => s.pile },
          throw: { choose: s => void (s.pile.length = 0) },
        },
        interjections: () => [{ ask: 'throw', seat: 1 }],
      }),
      { seats: 2, seed: '' },
    );
    expect(() => choose(match, { seat: 1, choice: 'a' })).toThrow(expect.objectContaining({ code: 'broken-rules' }));
    expect(match.state.pile).toEqual([1, 2, 3, 4, 5]);
  });
});
