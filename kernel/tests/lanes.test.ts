import { describe, expect, it } from 'vitest';
import {
  andThen,
  branch,
  choose,
  finish,
  hash,
  load,
  log,
  open,
  roll,
  save,
  start,
  tell,
  undo,
  undoable,
} from '../index.ts';
import type { Match, Seat } from '../index.ts';
import { bare, draw } from './toys/bare.ts';
import type { Bare, BareFrame, BareParts } from './toys/bare.ts';

const bids: BareFrame = { together: [0, 1, 2].map(seat => ({ seat, agenda: [{ ask: 'bid', seat }] })) };

/** Three seats bid a letter and then, in the same lane, raise it or not; all is written down when all are done. */
const auction = bare({
  agenda: [bids, { do: 'reveal' }, { ask: 'bid', seat: 0, note: 'open' }],
  steps: { reveal: s => tell(s, { event: 'revealed', rule: 'BARE-3' }) },
  decisions: {
    bid: {
      choose(s, d, c) {
        if (d.note === 'open') return finish(s, draw);
        s.pile[d.seat] = 'abc'.indexOf(c as string);
        tell(s, { event: 'bid', rule: 'BARE-1' });
        andThen(s, { ask: 'raise', seat: d.seat });
      },
    },
    raise: {
      candidates: () => ['yes', 'no'],
      choose: (s, { seat }, c) => void (s.pile[seat] += c === 'yes' ? 10 : 0),
    },
  },
});

const begin = (): Match<Bare> => start(auction, { seats: 3, seed: '' });
const answer = (match: Match<Bare>, ...answers: readonly [Seat, string][]): void => {
  for (const [seat, choice] of answers) choose(match, { seat, choice });
};
const asks = (match: Match<Bare>): string[] => open(match).map(decision => `${decision.seat} ${decision.ask}`);

describe('sealed lanes', () => {
  it('ask all seats at once, and each goes its own way', () => {
    const match = begin();
    expect(asks(match)).toEqual(['0 bid', '1 bid', '2 bid']);
    answer(match, [1, 'c']);
    expect(asks(match)).toEqual(['0 bid', '1 raise', '2 bid']);
    answer(match, [1, 'no'], [2, 'a']);
    expect(asks(match)).toEqual(['0 bid', '2 raise']);
  });

  it('reach what comes next when all are done, and not before', () => {
    const match = begin();
    answer(match, [0, 'a'], [0, 'yes'], [1, 'b'], [2, 'c'], [2, 'no']);
    expect(match.log.some(told => told.event.event === 'revealed')).toBe(false);
    answer(match, [1, 'no']);
    expect(match.log.at(-1)?.event.event).toBe('revealed');
    expect(asks(match)).toEqual(['0 bid']);
    expect(match.state.pile.slice(0, 3)).toEqual([10, 1, 2]);
  });

  it('may be answered in any order', () => {
    const one = begin();
    answer(one, [0, 'a'], [0, 'no'], [1, 'b'], [1, 'yes'], [2, 'c'], [2, 'no']);
    const other = begin();
    answer(other, [2, 'c'], [1, 'b'], [2, 'no'], [0, 'a'], [1, 'yes'], [0, 'no']);
    expect(hash(other.state)).toBe(hash(one.state));
  });

  it('tell only the seat itself', () => {
    const match = begin();
    answer(match, [1, 'c']);
    expect(log(match, 1)).toEqual([{ at: 1, event: { event: 'bid', rule: 'BARE-1' } }]);
    expect(log(match, 0)).toEqual([]);
    expect(log(match, 'spectator')).toEqual([]);
  });

  it('show others that a seat decides, not the fields of its frame', () => {
    const match = start(
      bare({
        agenda: [{ together: [0, 1].map(seat => ({ seat, agenda: [{ ask: 'bid', seat, note: `of ${seat}` }] })) }],
        decisions: { bid: {} },
      }),
      { seats: 2, seed: '' },
    );
    expect(open(match, 0).map(decision => decision.frame)).toEqual([
      { ask: 'bid', seat: 0, note: 'of 0' },
      { ask: 'bid', seat: 1 },
    ]);
  });

  it('take single choices of ifChoice by themselves, inside the lane', () => {
    const match = start(
      bare({
        agenda: [
          { together: [0, 1].map(seat => ({ seat, agenda: [{ ask: 'bid', seat }] })) },
          { ask: 'stop', seat: 0 },
        ],
        decisions: {
          bid: { asked: 'ifChoice', candidates: (_s, { seat }) => (seat === 0 ? ['a'] : ['a', 'b']) },
          stop: {},
        },
      }),
      { seats: 2, seed: '' },
    );
    expect(asks(match)).toEqual(['1 bid']);
    answer(match, [1, 'b']);
    expect(match.state.trace).toEqual(['0 bid "a"', '1 bid "b"']);
  });
});

describe('decision ids in lanes', () => {
  it('stay valid while others answer', () => {
    const match = begin();
    const mine = open(match).find(decision => decision.seat === 0)!;
    answer(match, [1, 'c'], [2, 'a'], [1, 'no']);
    choose(match, { seat: 0, choice: 'b', decision: mine.id });
    expect(match.state.pile[0]).toBe(1);
  });

  it('get stale when the seat itself has answered, so that a repeated message is applied once', () => {
    const match = begin();
    const mine = open(match).find(decision => decision.seat === 0)!;
    choose(match, { seat: 0, choice: 'b', decision: mine.id });
    undo(match, 0);
    const before = hash(match.state);
    expect(() => choose(match, { seat: 0, choice: 'b', decision: mine.id })).toThrow(
      expect.objectContaining({ code: 'stale-decision' }),
    );
    expect(hash(match.state)).toBe(before);
  });

  it('are never those of the same question asked outside lanes', () => {
    const match = begin();
    const sealed = open(match).map(decision => decision.id);
    answer(match, [0, 'a'], [0, 'no'], [1, 'b'], [1, 'no'], [2, 'c'], [2, 'no']);
    const open2 = open(match).map(decision => decision.id);
    // six entries outside = six own entries inside, were the two not told apart
    expect(open2).toEqual(['bid:0:6']);
    expect(sealed).toEqual(['bid:0:sealed 0', 'bid:1:sealed 0', 'bid:2:sealed 0']);
  });

  it('count the own entries, in a match that was loaded or branched off too', () => {
    const match = begin();
    answer(match, [0, 'a'], [1, 'b'], [0, 'no']);
    undo(match, 0);
    const ids = ['raise:0:sealed 3', 'raise:1:sealed 1', 'bid:2:sealed 0'];
    const idsOf = (one: Match<Bare>): string[] => open(one).map(decision => decision.id);
    const other = branch(match);
    answer(other, [2, 'c']);
    for (const one of [match, load(auction, save(match))]) expect(idsOf(one)).toEqual(ids);
    expect(idsOf(other)).toEqual(ids.with(2, 'raise:2:sealed 1'));
    expect(other.places).toEqual([[0, 2, 3], [1], [4]]);
  });
});

describe('undo inside a lane', () => {
  it('takes back the own answers although another seat has answered since', () => {
    const match = begin();
    answer(match, [0, 'a'], [1, 'b'], [0, 'yes'], [1, 'yes']);
    expect([undoable(match, 0), undoable(match, 1), undoable(match, 2)]).toEqual([2, 2, 0]);
    undo(match, 0);
    expect(asks(match)).toEqual(['0 raise', '2 bid']);
    undo(match, 0);
    expect(asks(match)).toEqual(['0 bid', '2 bid']);
    expect(match.state.pile[1]).toBe(11);
    answer(match, [0, 'c'], [0, 'no'], [2, 'a'], [2, 'no']);
    expect(match.state.pile.slice(0, 3)).toEqual([2, 11, 0]);
  });

  it('forgets what was told with the answer, and nothing else', () => {
    const match = begin();
    answer(match, [0, 'a'], [1, 'b']);
    undo(match, 0);
    expect(log(match, 0)).toEqual([]);
    expect(log(match, 1)).toHaveLength(1);
  });

  it('ends when the lanes are opened', () => {
    const match = begin();
    answer(match, [0, 'a'], [0, 'no'], [1, 'b'], [1, 'no'], [2, 'c'], [2, 'no']);
    expect([0, 1, 2].map(seat => undoable(match, seat))).toEqual([0, 0, 0]);
  });
});

describe('what may not happen inside a lane', () => {
  const inLane = (choose: NonNullable<BareParts['decisions']>[string]['choose']) => {
    const match = start(bare({ agenda: [bids, { ask: 'bid', seat: 0 }], decisions: { bid: { choose: choose! } } }), {
      seats: 3,
      seed: '',
    });
    return () => answer(match, [0, 'a']);
  };

  it('chance', () => {
    expect(inLane(s => void roll(s, 6))).toThrow(/chance used inside a sealed lane/);
  });

  it('further lanes', () => {
    expect(inLane(s => andThen(s, structuredClone(bids)))).toThrow(/sealed lanes inside a sealed lane/);
  });

  it('the end of the match', () => {
    expect(inLane(s => finish(s, draw))).toThrow(/ended inside a sealed lane/);
  });

  it('and after such a fault the kernel listens to open play again', () => {
    expect(inLane(s => void roll(s, 6))).toThrow();
    const match = start(
      bare({
        agenda: [
          { ask: 'cast', seat: 0 },
          { ask: 'cast', seat: 0 },
        ],
        decisions: { cast: { choose: s => void roll(s, 6) } },
      }),
      { seats: 1, seed: '' },
    );
    expect(() => choose(match, { seat: 0, choice: 'a' })).not.toThrow();
  });
});
