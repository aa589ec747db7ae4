import { describe, expect, it } from 'vitest';
import { advance, andThen, apply, below, dictionary, fastChance, finish, list, playOut, uniform } from '../index.ts';
import type { Choice, Decision } from '../index.ts';
import { bare, draw } from './toys/bare.ts';
import type { Bare, BareParts } from './toys/bare.ts';

/** Asks in the open, in sealed lanes, and where there is nothing to choose. */
const parts: BareParts = {
  agenda: [
    { ask: 'first', seat: 0 },
    { together: [0, 1].map(seat => ({ seat, agenda: [{ ask: 'sealed', seat }] })) },
    { ask: 'forced', seat: 1 },
    { ask: 'last', seat: 1 },
  ],
  decisions: {
    first: { refuse: (_s, _d, c) => (c === 'b' ? { rule: 'BARE-2', why: 'notB' } : undefined) },
    sealed: {},
    forced: { asked: 'ifChoice', candidates: () => ['only'] },
    last: {
      choose: (s, d, c) => (c === 'a' ? finish(s, draw) : andThen(s, { ask: 'last', seat: 1 - d.seat })),
    },
  },
};

function bySteps(rules: ReturnType<typeof bare>, s: Bare, rng: number[]): number {
  const out: Choice[] = [];
  let choices = 0;
  for (let n; (n = advance(rules, s, out)) > 0; choices++) apply(rules, s, out[below(rng, n)]);
  return choices;
}

describe('playOut', () => {
  it('does what advance, below and apply do in turn', () => {
    const rules = bare(parts);
    const [one, two] = [fastChance(1), fastChance(1)];
    for (let match = 0; match < 200; match++) {
      const played = rules.setup(2, {}, one);
      const stepped = rules.setup(2, {}, two);
      expect(playOut(rules, played, one)).toBe(bySteps(rules, stepped, two));
      expect(played).toEqual(stepped);
    }
    expect(one).toEqual(two);
  });

  it('stops after so many choices, and goes on from there', () => {
    const rules = bare(parts);
    const [one, two] = [fastChance(2), fastChance(2)];
    const whole = rules.setup(2, {}, one);
    const total = playOut(rules, whole, one);
    const parted = rules.setup(2, {}, two);
    expect(playOut(rules, parted, two, 2)).toBe(2);
    expect(parted.outcome).toBeNull();
    expect(2 + playOut(rules, parted, two)).toBe(total);
    expect(parted).toEqual(whole);
  });
});

describe('uniform', () => {
  it('keeps every decision and gives all of them the same keys', () => {
    const { decisions } = bare(parts);
    const same = uniform(decisions);
    expect(same).toEqual(decisions);
    const keys = Object.values(same as { [ask: string]: Decision }).map(decision => Object.keys(decision).join(' '));
    expect(new Set(keys).size).toBe(1);
  });
});

describe('dictionary', () => {
  it('keeps every name, in order, and knows no others', () => {
    const table = dictionary({ second: 2, first: 1 });
    expect(Object.entries(table)).toEqual([
      ['second', 2],
      ['first', 1],
    ]);
    expect('constructor' in table).toBe(false);
  });
});

describe('list', () => {
  it('may be a decision’s own and lists the same', () => {
    const seen: string[] = [];
    const first: Partial<Decision<Bare>> = {
      ...parts.decisions!.first,
      list: (s, d, out) => {
        seen.push(d.ask);
        return list(rules.decisions.first as Decision, s, d, out);
      },
    };
    const rules = bare({ ...parts, decisions: { ...parts.decisions, first } });
    const out: Choice[] = [];
    expect(advance(rules, rules.setup(2, {}, fastChance(3)), out)).toBe(2);
    expect(out.slice(0, 2)).toEqual(['a', 'c']);
    expect(seen).toEqual(['first']);
  });
});
