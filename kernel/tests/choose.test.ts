import { describe, expect, it } from 'vitest';
import { choose, finish, hash, open, outcome, start, tell, undo, undoable } from '../index.ts';
import type { ErrorCode, Match } from '../index.ts';
import { bare, draw } from './toys/bare.ts';
import type { Bare } from './toys/bare.ts';

const rules = bare({
  agenda: [
    { ask: 'pick', seat: 0 },
    { ask: 'move', seat: 1 },
    { ask: 'last', seat: 0 },
  ],
  decisions: {
    pick: { refuse: (_s, _d, c) => (c === 'c' ? { rule: 'BARE-9', why: 'notC' } : undefined) },
    move: {
      candidates: () => [{ from: 1, to: 2 }, 'explode', { from: 2, to: 1 }],
      choose(s, d, c) {
        tell(s, { event: 'moved', rule: 'BARE-1' });
        s.trace.push('half-way');
        if (c === 'explode') throw new Error('a fault in the rules');
        s.trace.push(`${d.seat} ${JSON.stringify(c)}`);
      },
    },
    last: { choose: s => finish(s, draw) },
  },
});

const begin = (): Match<Bare> => start(rules, { seats: 2, seed: '' });
const code = (expected: ErrorCode) => expect.objectContaining({ name: 'VesperError', code: expected });

describe('choose refuses, and changes nothing', () => {
  const refused = (expected: ErrorCode, chosen: Parameters<typeof choose>[1]) => {
    const match = begin();
    const before = hash(match.state);
    expect(() => choose(match, chosen)).toThrow(code(expected));
    expect(hash(match.state)).toBe(before);
    expect(match.record).toEqual([]);
  };

  it.each([-1, 2, 1.5, Number.NaN, '0' as unknown as number])('an unknown seat: %s', seat => {
    refused('unknown-seat', { seat, choice: 'a' });
  });

  it('a seat that is not asked', () => refused('not-asked', { seat: 1, choice: 'a' }));

  it.each(['z', 7, { a: 1 }, null as unknown as string, undefined as unknown as string, ['a'] as unknown as string])(
    'an answer that is no candidate: %j',
    choice => refused('illegal-choice', { seat: 0, choice }),
  );

  it('a candidate that the rules refuse, naming rule and reason', () => {
    expect(() => choose(begin(), { seat: 0, choice: 'c' })).toThrow(
      expect.objectContaining({ code: 'illegal-choice', refusal: { rule: 'BARE-9', why: 'notC' } }),
    );
  });

  it('a decision id that nobody handed out', () =>
    refused('stale-decision', { seat: 0, choice: 'a', decision: 'pick:0:9' }));

  it('the decision of another seat', () => {
    refused('stale-decision', { seat: 1, choice: 'a', decision: open(begin())[0].id });
  });

  it('anything once the match is over', () => {
    const match = begin();
    choose(match, { seat: 0, choice: 'a' });
    choose(match, { seat: 1, choice: { from: 1, to: 2 } });
    choose(match, { seat: 0, choice: 'a' });
    expect(outcome(match)).toEqual(draw);
    expect(open(match)).toEqual([]);
    expect(() => choose(match, { seat: 0, choice: 'a' })).toThrow(code('match-over'));
  });
});

describe('choose', () => {
  it('applies a repeated message once', () => {
    const match = begin();
    const message = { seat: 0, choice: 'a', decision: open(match)[0].id };
    choose(match, message);
    expect(() => choose(match, message)).toThrow(code('stale-decision'));
    expect(match.record).toHaveLength(1);
  });

  it('takes an equal object for the candidate, whatever the order of its keys', () => {
    const match = begin();
    choose(match, { seat: 0, choice: 'a' });
    choose(match, { seat: 1, choice: { to: 1, from: 2 } });
    expect(match.state.trace.at(-1)).toBe('1 {"from":2,"to":1}');
    expect(match.record.at(-1)).toEqual({ seat: 1, ask: 'move', choice: { from: 2, to: 1 } });
  });

  it('returns what happened', () => {
    const match = begin();
    expect(choose(match, { seat: 0, choice: 'a' })).toEqual([]);
    expect(choose(match, { seat: 1, choice: { from: 1, to: 2 } })).toEqual([
      { at: 2, event: { event: 'moved', rule: 'BARE-1' } },
    ]);
  });

  it('finds the one of several decisions of a seat that the answer fits', () => {
    const match = start(
      bare({
        agenda: [{ ask: 'walk', seat: 0 }],
        decisions: { walk: {}, shout: { candidates: () => ['hey'] } },
        interjections: () => [{ ask: 'shout', seat: 0 }],
      }),
      { seats: 1, seed: '' },
    );
    choose(match, { seat: 0, choice: 'hey' });
    expect(match.record).toEqual([{ seat: 0, ask: 'shout', choice: 'hey' }]);
  });

  it('keeps in the record what was chosen, though the candidate lay in the state and changed', () => {
    const cart: { at: number }[] = [{ at: 1 }, { at: 2 }];
    const match = start(
      bare({
        agenda: [
          { ask: 'push', seat: 0 },
          { ask: 'push', seat: 0 },
        ],
        decisions: { push: { candidates: () => cart, choose: () => void cart[0].at++ } },
      }),
      { seats: 1, seed: '' },
    );
    choose(match, { seat: 0, choice: { at: 1 } });
    expect(match.record).toEqual([{ seat: 0, ask: 'push', choice: { at: 1 } }]);
  });
});

describe('a rule that throws half-way', () => {
  const explode = (match: Match<Bare>) => () => choose(match, { seat: 1, choice: 'explode' });

  it('leaves the match as it was: state, record, log and undo', () => {
    const match = begin();
    choose(match, { seat: 0, choice: 'b' });
    const before = { state: structuredClone(match.state), record: match.record.slice(), log: match.log.slice() };
    expect(undoable(match, 0)).toBe(1);
    expect(explode(match)).toThrow('a fault in the rules');
    expect({ state: match.state, record: match.record, log: match.log }).toEqual(before);
    expect(undoable(match, 0)).toBe(1);
  });

  it('leaves it playable', () => {
    const match = begin();
    choose(match, { seat: 0, choice: 'b' });
    expect(explode(match)).toThrow();
    choose(match, { seat: 1, choice: { from: 1, to: 2 } });
    expect(match.state.trace).toEqual(['0 pick "b"', 'half-way', '1 {"from":1,"to":2}']);
  });

  it('leaves the choice before it free to be taken back', () => {
    const match = begin();
    choose(match, { seat: 0, choice: 'b' });
    expect(explode(match)).toThrow();
    undo(match, 0);
    expect(match.state.trace).toEqual([]);
  });
});
