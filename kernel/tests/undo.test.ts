import { describe, expect, it } from 'vitest';
import {
  choose,
  draw,
  finish,
  hash,
  listen,
  log,
  open,
  pick,
  roll,
  show,
  shuffle,
  start,
  tell,
  undo,
  undoable,
} from '../index.ts';
import type { Match } from '../index.ts';
import { bare, draw as nobody } from './toys/bare.ts';
import type { Bare } from './toys/bare.ts';
import { wicks } from './toys/wicks/game.ts';

const acts: { readonly [choice: string]: (s: Bare) => unknown } = {
  nothing: () => {},
  tell: s => tell(s, { event: 'said', rule: 'BARE-1' }),
  roll: s => roll(s, 6),
  pick: s => pick(s, 6),
  shuffle: s => shuffle(s, s.pile),
  draw: s => draw(s, s.pile),
  show: s => show(s),
  finish: s => finish(s, nobody),
};

const rules = bare({
  agenda: [0, 0, 0, 1, 0].map(seat => ({ ask: 'act', seat })),
  decisions: {
    act: {
      candidates: () => Object.keys(acts),
      choose(s, _d, c) {
        s.trace.push(c as string);
        acts[c as string](s);
      },
    },
  },
});

const played = (...choices: readonly string[]): Match<Bare> => {
  const match = start(rules, { seats: 2, seed: 'undo' });
  for (const choice of choices) choose(match, { seat: open(match)[0].seat, choice });
  return match;
};

describe('undo', () => {
  it('takes back one choice after another, to the state before each', () => {
    const hashes = [played(), played('nothing'), played('nothing', 'tell')].map(match => hash(match.state));
    const match = played('nothing', 'tell', 'nothing');
    for (const expected of hashes.toReversed()) {
      undo(match, 0);
      expect(hash(match.state)).toBe(expected);
    }
    expect(undoable(match, 0)).toBe(0);
  });

  it('is an entry of the record, which only grows', () => {
    const match = played('nothing', 'tell');
    const before = match.record.slice();
    undo(match, 0);
    expect(match.record).toEqual([...before, { seat: 0, undo: true }]);
    choose(match, { seat: 0, choice: 'roll' });
    expect(match.record.slice(0, 3)).toEqual([...before, { seat: 0, undo: true }]);
    expect(match.record).toHaveLength(4);
  });

  it('takes what was told out of the log, and numbers what comes by the record', () => {
    const match = played('tell', 'tell');
    undo(match, 0);
    expect(log(match, 0).map(told => told.at)).toEqual([1]);
    choose(match, { seat: 0, choice: 'tell' });
    expect(log(match, 0).map(told => told.at)).toEqual([1, 4]);
  });

  it('makes older answers stale', () => {
    const match = played();
    const [decision] = open(match);
    choose(match, { seat: 0, choice: 'nothing', decision: decision.id });
    undo(match, 0);
    expect(() => choose(match, { seat: 0, choice: 'nothing', decision: decision.id })).toThrow(
      expect.objectContaining({ code: 'stale-decision' }),
    );
  });

  it('refuses when there is nothing to take back, and for seats that are not there', () => {
    const match = played('nothing');
    expect(() => undo(match, 1)).toThrow(expect.objectContaining({ code: 'nothing-to-undo' }));
    expect(() => undo(match, 2)).toThrow(expect.objectContaining({ code: 'unknown-seat' }));
  });
});

describe('the barrier of undo', () => {
  it.each(['roll', 'pick', 'shuffle', 'draw', 'show', 'finish'])('closes at %s, also for what came before', act => {
    const match = played('nothing', act);
    expect(undoable(match, 0)).toBe(0);
    expect(() => undo(match, 0)).toThrow(expect.objectContaining({ code: 'nothing-to-undo' }));
  });

  it.each(['nothing', 'tell'])('stays open at %s', act => {
    expect(undoable(played(act, act), 0)).toBe(2);
  });

  it('leaves free what comes after it', () => {
    const match = played('roll', 'nothing');
    expect(undoable(match, 0)).toBe(1);
    undo(match, 0);
    expect(match.state.trace).toEqual(['roll']);
  });

  it('closes when another seat has chosen', () => {
    const match = played('nothing', 'nothing', 'nothing');
    expect(undoable(match, 0)).toBe(3);
    choose(match, { seat: 1, choice: 'nothing' });
    expect([undoable(match, 0), undoable(match, 1)]).toEqual([0, 1]);
  });
});

describe('listen', () => {
  it('reports whether something hidden was learnt, of the state it attends to only', () => {
    const one = played().state;
    const other = played().state;
    expect(listen(one, () => roll(one, 6)).learnt).toBe(true);
    expect(listen(one, () => tell(one, { event: 'said', rule: 'BARE-1' }))).toEqual({
      events: [{ event: 'said', rule: 'BARE-1' }],
      learnt: false,
      by: null,
      certain: 1,
    });
    const heard = listen(one, () => {
      roll(other, 6);
      tell(other, { event: 'said', rule: 'BARE-1' });
    });
    expect(heard).toEqual({ events: [], learnt: false, by: null, certain: 0 });
  });

  it('attends to the outer state again after an inner one', () => {
    const one = played().state;
    const other = played().state;
    const heard = listen(one, () => {
      listen(other, () => roll(other, 6));
      tell(one, { event: 'said', rule: 'BARE-1' });
    });
    expect(heard).toEqual({ events: [{ event: 'said', rule: 'BARE-1' }], learnt: false, by: null, certain: 1 });
  });
});

describe('the keeper of Wicks', () => {
  /** A match in which seat 0 has just become keeper. */
  function keeping() {
    for (let seed = 0; ; seed++) {
      const match = start(wicks, { seats: 2, seed: `keeper ${seed}`, options: { snuffers: false } });
      for (const seat of [0, 1]) {
        choose(match, { seat, choice: Math.max(...match.state.players[seat].hand) });
        choose(match, { seat, choice: 'no' });
      }
      if (open(match)[0].ask === 'tend' && open(match)[0].seat === 0) return match;
    }
  }

  it('may take back a whole turn of gathering and polishing', () => {
    const match = keeping();
    const before = hash(match.state);
    for (const choice of ['gather', 'polish']) choose(match, { seat: 0, choice });
    expect(match.state.players[0]).toMatchObject({ wax: 1, polished: [expect.any(Number)] });
    expect(undoable(match, 0)).toBe(2);
    undo(match, 0);
    undo(match, 0);
    expect(hash(match.state)).toBe(before);
  });

  it('may not take back a look at the deck', () => {
    const match = keeping();
    choose(match, { seat: 0, choice: 'gather' });
    choose(match, { seat: 0, choice: 'scry' });
    expect(undoable(match, 0)).toBe(0);
    choose(match, { seat: 0, choice: 'keep' });
    expect(undoable(match, 0)).toBe(1);
  });
});
