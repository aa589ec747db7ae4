/** A prompt cites the rule of the space or the colonist that it comes from, and a refusal says what really stands in the way. */
import { open, plainWords, refusals, view } from '@vesper/kernel';
import type { Choice } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import {
  EdwardPutnam,
  GilesCorey,
  JohnAlden,
  JohnPorter,
  JohnWillard,
  MercyLewis,
  NicholasNoyes,
  ThomasPutnam,
  Tituba,
  colonists,
} from '../content/colonists.ts';
import { tokens } from '../content/tokens.ts';
import { salem } from '../game.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';

const words = plainWords(salem.words);

const prompts: readonly { when: string; at: Arrangement; picks?: Choice[]; ask: string; rule: string }[] = [
  { when: 'Meet in Secret', at: { messengers: { 1: 'A' } }, ask: 'accuse', rule: 'SAL-10.2' },
  { when: 'Accusations', at: { messengers: { 12: 'A' } }, ask: 'accuse', rule: 'SAL-10.24' },
  {
    when: 'an accuser’s ability',
    at: { A: { circle: [MercyLewis] }, messengers: { 7: 'A' } },
    picks: [MercyLewis],
    ask: 'accuse',
    rule: colonists[MercyLewis].rule,
  },
  { when: 'space 5', at: { A: { circle: [MercyLewis] }, messengers: { 5: 'A' } }, ask: 'menu', rule: 'SAL-10.13' },
  { when: 'space 7', at: { A: { circle: [MercyLewis] }, messengers: { 7: 'A' } }, ask: 'menu', rule: 'SAL-10.17' },
  {
    when: 'removing Fear',
    at: { fear: { [GilesCorey]: 1, [JohnWillard]: 1 }, messengers: { 11: 'A' } },
    picks: ['remove'],
    ask: 'fearTarget',
    rule: 'SAL-10.23',
  },
  {
    when: 'the second Arrest space',
    at: { A: { influence: 20 }, accusations: { [GilesCorey]: 3 }, messengers: { 9: 'A' } },
    ask: 'arrest',
    rule: 'SAL-10.20',
  },
  {
    when: 'Edward Putnam',
    at: {
      A: { circle: [EdwardPutnam], influence: 20 },
      accusations: { [GilesCorey]: 3, [JohnWillard]: 2 },
      messengers: { 7: 'A' },
    },
    picks: [EdwardPutnam],
    ask: 'arrest',
    rule: colonists[EdwardPutnam].rule,
  },
  {
    when: 'the second Bring space',
    at: { A: { influence: 20 }, messengers: { 14: 'A' } },
    ask: 'bring',
    rule: 'SAL-10.29',
  },
  {
    when: 'John Porter Sr.',
    at: { A: { circle: [JohnPorter], influence: 20 }, messengers: { 7: 'A' } },
    picks: [JohnPorter],
    ask: 'bring',
    rule: colonists[JohnPorter].rule,
  },
  {
    when: 'Noyes and the Spectral Evidence',
    at: { A: { circle: [NicholasNoyes], influence: 20 }, messengers: { 7: 'A' } },
    picks: [NicholasNoyes, 'spectral'],
    ask: 'spectral',
    rule: colonists[NicholasNoyes].rule,
  },
  {
    when: 'Alden',
    at: { A: { circle: [JohnAlden, MercyLewis] }, messengers: { 7: 'A' } },
    picks: [JohnAlden],
    ask: 'abilityTarget',
    rule: colonists[JohnAlden].rule,
  },
];

describe('the rule of a prompt', () => {
  it.each(prompts)('$when: $rule', ({ at, picks = [], ask, rule }) => {
    const { A, table } = arrange({ colonistRow: [GilesCorey, JohnWillard], ...at });
    A.chooses(...picks);
    expect(open(table.match).map(decision => [decision.ask, decision.rule])).toEqual([[ask, rule]]);
  });

  it('SAL-R26 an arrest and a bring are told by the rule they were asked by', () => {
    const { A, table } = arrange({ A: { influence: 20 }, colonistRow: [GilesCorey], messengers: { 14: 'A' } });
    A.chooses(GilesCorey);
    expect(table.told('colonistBrought')).toMatchObject([{ rule: 'SAL-10.29', colonist: GilesCorey }]);
  });
});

describe('why an ability cannot be used', () => {
  const whyNot = (at: Arrangement, choice: Choice): string => {
    const { table } = arrange({ colonistRow: [GilesCorey, JohnWillard], ...at });
    const [decision] = open(table.match, 0);
    const refused = refusals(table.match, decision).find(found => found.choice === choice)!;
    return words.refusal(view(table.match, 0), decision, choice, refused, undefined);
  };

  it('SAL-R23 Tituba accuses herself first, so it is the supply that she lacks, not somebody to accuse', () => {
    const all = { [GilesCorey]: tokens.accusations };
    expect(whyNot({ A: { circle: [Tituba, JohnAlden] }, accusations: all, messengers: { 5: 'A' } }, Tituba)).toBe(
      'Tituba has nothing to do now: no Accusation is left in the supply.',
    );
  });

  it('SAL-R38 Thomas Putnam says what he waits for', () => {
    const at = { A: { circle: [ThomasPutnam, MercyLewis] }, messengers: { 7: 'A' as const } };
    expect(whyNot(at, 'thomas')).toBe('Thomas Putnam only adds to another Accusation on this space.');
    expect(whyNot({ ...at, fear: { [ThomasPutnam]: 3 } }, 'thomas')).toBe('3 Fear on Thomas Putnam block the ability.');
    expect(whyNot({ ...at, A: { circle: [MercyLewis] } }, 'thomas')).toBe('Thomas Putnam is not in your Circle.');
  });
});

describe('SAL-R5 with no Accusation left', () => {
  it.each([1, 2, 12])('space %i says so instead of passing in silence', space => {
    const { table } = arrange({
      colonistRow: [GilesCorey],
      accusations: { [GilesCorey]: tokens.accusations },
      messengers: { [space]: 'A' },
    });
    expect(table.told('nothingPossible')).toMatchObject([{ rule: 'SAL-R5', seat: 0, ask: 'accuse' }]);
  });

  it('the second Accusation of space 12 says so when the first took the last', () => {
    const { A, table } = arrange({
      colonistRow: [GilesCorey],
      accusations: { [GilesCorey]: tokens.accusations - 1 },
      messengers: { 12: 'A' },
    });
    A.chooses(GilesCorey);
    expect(table.told('nothingPossible')).toMatchObject([{ rule: 'SAL-R5', ask: 'accuse' }]);
  });
});
