import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  below,
  branch,
  choices,
  choose,
  fastChance,
  hash,
  load,
  open,
  outcome,
  parseReplay,
  replay,
} from '../index.ts';
import { replayTo, save, start, toReplay, undo, undoable, VesperError } from '../index.ts';
import type { Entry, Match, Replay } from '../index.ts';
import { ticTacToe } from './toys/ticTacToe.ts';
import { wicks } from './toys/wicks/game.ts';
import type { Wicks } from './toys/wicks/state.ts';
import type { WicksView } from './toys/wicks/view.ts';

type WicksMatch = Match<Wicks, WicksView>;

/** One random choice, and now and then an undo. */
function go(match: WicksMatch, rng: number[]): void {
  const seat = below(rng, match.seats);
  if (below(rng, 4) === 0 && undoable(match, seat) > 0) return undo(match, seat);
  const waiting = open(match);
  const decision = waiting[below(rng, waiting.length)];
  const legal = choices(match, decision);
  choose(match, { seat: decision.seat, choice: legal[below(rng, legal.length)], decision: decision.id });
}

function played(seed: string, choices = Infinity): WicksMatch {
  const match = start(wicks, { seats: 3, seed, options: { nights: 3 } });
  const rng = fastChance(seed);
  for (let i = 0; i < choices && outcome(match) === null; i++) go(match, rng);
  return match;
}

const code = (expected: string) => expect.objectContaining({ name: 'VesperError', code: expected });

describe('replay', () => {
  it('leads to the same fingerprint, log and record, undos included', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const match = played(seed);
      expect(match.record.some(entry => 'undo' in entry)).toBe(true);
      const again = replay(wicks, parseReplay(JSON.stringify(toReplay(match))));
      expect(hash(again.state)).toBe(hash(match.state));
      expect(again.log).toEqual(match.log);
      expect(again.record).toEqual(match.record);
    }
  });

  it('stops at any entry', () => {
    const match = played('stops');
    const file = toReplay(match);
    for (const length of [0, 1, 7, file.record.length]) {
      const part = replayTo(wicks, file, length);
      expect(part.record).toEqual(file.record.slice(0, length));
    }
    expect(hash(replayTo(wicks, file, 12).state)).toBe(hash(played('stops', 12).state));
  });

  it('does not grow with the match it was made of', () => {
    const match = played('grows', 5);
    const file = toReplay(match);
    go(match, fastChance(1));
    expect(file.record).toHaveLength(5);
    expect(() => replay(wicks, file)).not.toThrow();
  });

  it('refuses what does not fit', () => {
    const file = toReplay(played('fits'));
    const change = (changes: Partial<Replay>) => () => replay(wicks, { ...file, ...changes });
    expect(() => replay(ticTacToe, file)).toThrow(code('bad-file'));
    expect(change({ version: 2 })).toThrow(code('wrong-version'));
    expect(change({ hash: '0123456789abcdef' })).toThrow(code('replay-differs'));
    expect(change({ seed: 'another' })).toThrow(code('replay-differs'));
    expect(change({ seats: 7 })).toThrow(code('bad-seats'));
    expect(change({ options: { nights: 99 } })).toThrow(code('bad-options'));
    expect(change({ record: [{ seat: 0, ask: 'tend', choice: 'rest' }] })).toThrow(code('replay-differs'));
    expect(change({ record: [{ seat: 0, undo: true }] })).toThrow(code('replay-differs'));
    expect(change({ record: file.record.toReversed() })).toThrow(code('replay-differs'));
  });

  it('names the entry that cannot be played', () => {
    const file = toReplay(played('names'));
    const record = [...file.record.slice(0, 4), { seat: 0, ask: 'sing', choice: 'low' }];
    expect(() => replay(wicks, { ...file, record })).toThrow(/Entry 5 of the record cannot be played/);
  });
});

describe('save and load', () => {
  it('give the same match at every moment, which goes on alike', () => {
    const match = start(wicks, { seats: 4, seed: 'save', options: { nights: 2 } });
    const rng = fastChance('save');
    while (outcome(match) === null) {
      const again = load(wicks, save(match));
      expect(again).toEqual(match);
      const luck = rng.slice();
      go(again, luck);
      go(match, rng);
      expect(hash(again.state)).toBe(hash(match.state));
    }
  });

  it('keep what can be taken back', () => {
    for (let seed = 0, tried = 0; tried < 5; seed++) {
      const match = played(`back ${seed}`, 9);
      const seat = [0, 1, 2].find(s => undoable(match, s) > 0);
      if (seat === undefined) continue;
      tried++;
      const again = load(wicks, save(match));
      expect(undoable(again, seat)).toBe(undoable(match, seat));
      undo(match, seat);
      undo(again, seat);
      expect(again).toEqual(match);
    }
  });

  it('refuse replays, other games, other versions and states that were changed', () => {
    const match = played('saved', 6);
    const text = save(match);
    expect(() => load(wicks, JSON.stringify(toReplay(match)))).toThrow(code('bad-file'));
    expect(() => load(ticTacToe, text)).toThrow(code('bad-file'));
    expect(() => load({ ...wicks, version: 2 }, text)).toThrow(code('wrong-version'));
    const file = JSON.parse(text) as { state: Wicks; record: Entry[] };
    const nobody = { ...file, record: [{ seat: 9, undo: true }] };
    expect(() => load(wicks, JSON.stringify(nobody))).toThrow(code('bad-file'));
    file.state.players[0].wax++;
    expect(() => load(wicks, JSON.stringify(file))).toThrow(code('bad-file'));
  });
});

describe('branch', () => {
  it('goes its own way, and its undo too', () => {
    const match = played('branch', 8);
    const before = save(match);
    const other = branch(match);
    expect(save(other)).toBe(before);
    const rng = fastChance('other way');
    for (let i = 0; i < 30 && outcome(other) === null; i++) go(other, rng);
    expect(save(match)).toBe(before);
  });
});

describe('parseReplay', () => {
  const good = toReplay(played('good', 12));

  it('reads what toReplay writes', () => {
    expect(parseReplay(JSON.stringify(good))).toEqual(good);
  });

  it('says which part is missing or wrong', () => {
    const without = (key: keyof Replay, value?: unknown) => () =>
      parseReplay(JSON.stringify({ ...good, [key]: value }));
    for (const key of ['vesper', 'game', 'version', 'seats', 'options', 'seed', 'hash', 'record'] as const) {
      expect(without(key)).toThrow(
        expect.objectContaining({ code: 'bad-file', message: expect.stringContaining(`"${key}"`) }),
      );
    }
    const entries = [
      null,
      7,
      {},
      { seat: 0 },
      { seat: 'x', ask: 'bid', choice: 1 },
      { seat: 0, ask: 'bid', choice: null },
    ];
    for (const entry of [...entries, { seat: 0, ask: 'bid', choice: 1, undo: false }]) {
      expect(without('record', [good.record[0], entry])).toThrow(/entry 2 of "record"/);
    }
  });

  /** Whatever a text contains: it is read, played or refused with a code; nothing else happens. */
  function survives(text: string): void {
    try {
      replay(wicks, parseReplay(text));
    } catch (error) {
      expect(error).toBeInstanceOf(VesperError);
      expect((error as VesperError).code).not.toBe('broken-rules');
    }
  }

  it('refuses what is nested too deeply, at once', () => {
    const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
    const text = JSON.stringify({ ...good, options: 'here' });
    for (const levels of [64, 1000, 1_000_000]) {
      expect(() => parseReplay(text.replace('"here"', `{"x":${deep(levels)}}`))).toThrow(
        expect.objectContaining({ code: 'bad-file', message: expect.stringContaining('nested too deeply') }),
      );
    }
    expect(parseReplay(text.replace('"here"', `{"x":${deep(50)}}`)).options).toHaveProperty('x');
  });

  it('refuses any text that is not a replay', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), text => {
        expect(() => parseReplay(text)).toThrow(code('bad-file'));
      }),
      { numRuns: 500 },
    );
  });

  it('survives a replay with any part replaced by anything', () => {
    const parts = Object.keys(good) as (keyof Replay)[];
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.jsonValue(), (key, value) => {
        survives(JSON.stringify({ ...good, [key]: value }));
      }),
      { numRuns: 500 },
    );
  });

  it('survives a record with any entry replaced by anything that looks like one', () => {
    const anyEntry = fc.record(
      {
        seat: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.jsonValue()),
        ask: fc.oneof(fc.constantFrom('bid', 'shield', 'tend', '__proto__'), fc.string()),
        choice: fc.jsonValue(),
        undo: fc.boolean(),
      },
      { requiredKeys: ['seat'] },
    );
    fc.assert(
      fc.property(fc.nat(11), anyEntry, (at, entry) => {
        survives(JSON.stringify({ ...good, record: good.record.with(at, entry as Replay['record'][number]) }));
      }),
      { numRuns: 300 },
    );
  });

  it('survives a file that was cut off or has a byte changed', () => {
    const text = JSON.stringify(good);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 0, maxLength: 1 }), (at, byte) => {
        survives(text.slice(0, at));
        survives(text.slice(0, at) + byte + text.slice(at + 1));
      }),
      { numRuns: 300 },
    );
  });
});
