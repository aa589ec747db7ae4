import { describe, expect, it } from 'vitest';
import { advance, apply, below, fastChance, finish, open, outcome, start, andThen } from '../index.ts';
import type { Choice } from '../index.ts';
import { bare, draw } from './toys/bare.ts';
import type { BareParts } from './toys/bare.ts';
import { ticTacToe } from './toys/ticTacToe.ts';
import { wicks } from './toys/wicks/game.ts';

/** The steps every table here knows: one that notes its frame, and one that ends the match. */
const steps: BareParts['steps'] = {
  note: (s, d) => void s.trace.push(d.note ?? ''),
  end: s => finish(s, draw),
};

const trace = (parts: BareParts): readonly string[] =>
  start(bare({ ...parts, steps: { ...steps, ...parts.steps } }), { seats: 2, seed: '' }).state.trace;

describe('andThen', () => {
  it('puts the first frame given on top, before all that was there', () => {
    const ran = trace({
      agenda: [{ do: 'first' }, { do: 'note', note: 'last' }, { do: 'end' }],
      steps: { first: s => andThen(s, { do: 'note', note: 'one' }, { do: 'note', note: 'two' }) },
    });
    expect(ran).toEqual(['one', 'two', 'last']);
  });

  it('runs what a later call adds before what an earlier call added', () => {
    const ran = trace({
      agenda: [{ do: 'first' }, { do: 'end' }],
      steps: {
        first(s) {
          andThen(s, { do: 'note', note: 'earlier' });
          andThen(s, { do: 'note', note: 'later' });
        },
      },
    });
    expect(ran).toEqual(['later', 'earlier']);
  });
});

describe('the kernel as a module', () => {
  it('can be imported on demand: nothing in it is called `then`', async () => {
    expect(await import('../index.ts')).toHaveProperty('andThen');
  });
});

describe('steps and decisions', () => {
  it('gives a step its own frame', () => {
    expect(trace({ agenda: [{ do: 'note', note: 'from the frame' }, { do: 'end' }] })).toEqual(['from the frame']);
  });

  it('runs nothing beyond a decision that waits', () => {
    const ran = trace({
      agenda: [{ do: 'note', note: 'before' }, { ask: 'pick', seat: 0 }, { do: 'note', note: 'after' }, { do: 'end' }],
      decisions: { pick: {} },
    });
    expect(ran).toEqual(['before']);
  });

  it('drops everything else when the match ends', () => {
    expect(trace({ agenda: [{ do: 'end' }, { do: 'note', note: 'never' }] })).toEqual([]);
  });
});

describe('ifChoice', () => {
  const asked = (n: number) =>
    start(
      bare({
        agenda: [
          { ask: 'pick', seat: 1 },
          { do: 'note', note: 'after' },
          { ask: 'stop', seat: 0 },
        ],
        steps,
        decisions: { pick: { asked: 'ifChoice', candidates: () => ['a', 'b'].slice(0, n) }, stop: {} },
      }),
      { seats: 2, seed: '' },
    );

  it('passes over a decision without a legal choice', () => {
    expect(asked(0).state.trace).toEqual(['after']);
  });

  it('takes a single legal choice without asking', () => {
    expect(asked(1).state.trace).toEqual(['1 pick "a"', 'after']);
  });

  it('asks when there are two', () => {
    expect(asked(2).state.trace).toEqual([]);
    expect(open(asked(2)).map(decision => decision.ask)).toEqual(['pick']);
  });

  it('counts only what is not refused', () => {
    const match = start(
      bare({
        agenda: [{ ask: 'pick', seat: 0 }, { do: 'end' }],
        steps,
        decisions: {
          pick: { asked: 'ifChoice', refuse: (_s, _d, c) => (c === 'b' ? undefined : { rule: 'BARE-2', why: 'notB' }) },
        },
      }),
      { seats: 2, seed: '' },
    );
    expect(match.state.trace).toEqual(['0 pick "b"']);
    expect(outcome(match)).toEqual(draw);
  });

  it('asks a decision that is always asked even for a single choice', () => {
    const ran = trace({ agenda: [{ ask: 'pick', seat: 0 }], decisions: { pick: { candidates: () => ['a'] } } });
    expect(ran).toEqual([]);
  });
});

describe('broken rules are reported, with what is broken', () => {
  const starting = (parts: BareParts) => () => trace(parts);
  const brokenRules = (message: RegExp) =>
    expect.objectContaining({ code: 'broken-rules', message: expect.stringMatching(message) });

  it.each<[string, BareParts, RegExp]>([
    [
      'a dead end',
      { agenda: [{ ask: 'pick', seat: 1 }], decisions: { pick: { candidates: () => [] } } },
      /"pick" leaves seat 1/,
    ],
    ['nothing left to do', { agenda: [{ do: 'note' }] }, /no outcome/],
    ['an unknown step', { agenda: [{ do: 'nowhere' }] }, /no step is called "nowhere"/],
    ['an unknown decision', { agenda: [{ ask: 'nothing', seat: 0 }] }, /no decision is called "nothing"/],
    [
      'a circle',
      { agenda: [{ do: 'again' }], steps: { again: s => andThen(s, { do: 'again' }) } },
      /without reaching a decision/,
    ],
  ])('%s', (_what, parts, message) => {
    expect(starting(parts)).toThrow(brokenRules(message));
  });
});

describe('advance and apply play whole games on bare states', () => {
  const out: Choice[] = [];

  it('tic-tac-toe, to every kind of end', () => {
    const rng = fastChance('ends');
    const ends = new Set<string>();
    for (let game = 0; game < 200; game++) {
      const s = ticTacToe.setup(2, {}, []);
      let moves = 0;
      for (let n; (n = advance(ticTacToe, s, out)) > 0; moves++) {
        expect(n).toBe(9 - moves);
        apply(ticTacToe, s, out[below(rng, n)]);
      }
      expect(s.agenda).toEqual([]);
      ends.add(JSON.stringify(s.outcome?.winners));
    }
    expect([...ends].sort()).toEqual(['[0,1]', '[0]', '[1]']);
  });

  it('Wicks, through sealed lanes, lane by lane', () => {
    const rng = fastChance('wicks');
    const s = wicks.setup(4, { snuffers: true, weather: 'storm', nights: 3 }, fastChance('table'));
    let choices = 0;
    for (let n; (n = advance(wicks, s, out)) > 0; choices++) apply(wicks, s, out[below(rng, n)]);
    expect(choices).toBeGreaterThan(12);
    expect(s.outcome?.scores).toHaveLength(4);
    expect(advance(wicks, s, out)).toBe(0);
  });
});
