/** Every event names the clause behind it: this is what a player reads as the reason. */
import type { Choice } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import {
  AbigailWilliams,
  GeorgeBurroughs,
  GilesCorey,
  IncreaseMather,
  JohnAlden,
  JohnWillard,
  MarthaCarrier,
  MercyLewis,
  NathanielPutnam,
  SarahGood,
  ThomasPutnam,
  Tituba,
  WilliamGriggs,
} from '../content/colonists.ts';
import { manual } from '../manual.ts';
import type { SalemEvent } from '../state.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';

type Name = SalemEvent['event'];
const clauses = new Set(manual.chapters.flatMap(chapter => Object.keys(chapter.clauses)));

const cases: readonly { when: string; at: Arrangement; picks?: Choice[]; reasons: readonly [Name, string][] }[] = [
  {
    when: 'Meet in Secret',
    at: { messengers: { 1: 'A' } },
    picks: [GilesCorey],
    reasons: [
      ['messengerLifted', 'SAL-9.4'],
      ['influenceGained', 'SAL-10.2'],
      ['accusationPlaced', 'SAL-10.2'],
    ],
  },
  {
    when: 'Exonerate',
    at: { accusations: { [GilesCorey]: 3 }, messengers: { 3: 'A' } },
    picks: [GilesCorey, 'pay'],
    reasons: [
      ['accusationsRemoved', 'SAL-10.4 SAL-10.5'],
      ['influencePaid', 'SAL-10.5'],
    ],
  },
  {
    when: 'Protection',
    at: { messengers: { 4: 'A' } },
    picks: [GilesCorey],
    reasons: [
      ['firstPlayerTaken', 'SAL-10.10'],
      ['protectionPlaced', 'SAL-10.6'],
    ],
  },
  { when: 'space 5', at: { messengers: { 5: 'A' } }, reasons: [['influenceGenerated', 'SAL-10.14']] },
  { when: 'space 6', at: { messengers: { 6: 'A' } }, reasons: [['influenceGenerated', 'SAL-10.16']] },
  {
    when: 'an arrest',
    at: { accusations: { [JohnWillard]: 1 }, messengers: { 8: 'A' } },
    picks: [JohnWillard],
    reasons: [['colonistArrested', 'SAL-16.4']],
  },
  {
    when: 'an arrest that is impossible',
    at: { messengers: { 8: 'A' } },
    reasons: [['nothingPossible', 'SAL-16.11']],
  },
  {
    when: 'Spectral Evidence',
    at: { messengers: { 10: 'A' } },
    picks: [GilesCorey],
    reasons: [['spectralPlaced', 'SAL-10.21']],
  },
  {
    when: 'Fear placed',
    at: { messengers: { 11: 'A' } },
    picks: [GilesCorey],
    reasons: [
      ['fearPlaced', 'SAL-10.22'],
      ['influenceGained', 'SAL-10.22'],
    ],
  },
  {
    when: 'Fear removed',
    at: { fear: { [GilesCorey]: 1 }, messengers: { 11: 'A' } },
    picks: ['remove'],
    reasons: [['fearRemoved', 'SAL-10.23']],
  },
  {
    when: 'Accusations',
    at: { A: { circle: [ThomasPutnam] }, prominentRow: [], messengers: { 12: 'A' } },
    picks: [GilesCorey, GilesCorey, 'decline'],
    reasons: [
      ['accusationPlaced', 'SAL-10.24'],
      ['influenceGained', 'SAL-10.24'],
      ['declined', 'SAL-3.24'],
    ],
  },
  {
    when: 'Thomas Putnam’s extra',
    at: { A: { circle: [ThomasPutnam, MercyLewis] }, prominentRow: [], messengers: { 7: 'A' } },
    picks: [MercyLewis, GilesCorey, 'thomas', JohnWillard],
    reasons: [['accusationPlaced', 'SAL-8.6 SAL-3.24']],
  },
  {
    when: 'a bring',
    at: { A: { faction: 'FV1' }, messengers: { 13: 'A' } },
    picks: [JohnWillard],
    reasons: [['colonistBrought', 'SAL-10.26']],
  },
  {
    when: 'Dr. Griggs and Capt. Alden',
    at: { A: { circle: [WilliamGriggs, JohnAlden] }, messengers: { 7: 'A' } },
    picks: [WilliamGriggs, WilliamGriggs, JohnAlden, WilliamGriggs],
    reasons: [['reputationGranted', 'SAL-3.26']],
  },
  {
    when: 'Martha Carrier',
    at: { A: { circle: [MarthaCarrier] }, fear: { [GilesCorey]: 1 }, messengers: { 7: 'A' } },
    picks: [MarthaCarrier, JohnWillard],
    reasons: [['fearMoved', 'SAL-R41']],
  },
  {
    when: 'the refill of an untouched row',
    at: { messengers: { 6: 'A' } },
    reasons: [
      ['cardCycled', 'SAL-11.3'],
      ['cardRevealed', 'SAL-11.1'],
      ['roundBegan', 'SAL-10.11'],
    ],
  },
  {
    when: 'the end',
    at: { colonistDeck: [IncreaseMather], messengers: { 6: 'A' } },
    reasons: [
      ['endCardRevealed', 'SAL-17.1'],
      ['grievanceRevealed', 'SAL-7.1'],
    ],
  },
];

describe('the reason of an event', () => {
  it.each(cases)('$when', ({ at, picks = [], reasons }) => {
    const { A, table } = arrange({ colonistRow: [GilesCorey, JohnWillard], ...at });
    A.chooses(...picks);
    for (const [name, expected] of reasons) {
      expect([name, [...new Set(table.told(name).map(({ rule }) => rule))].join(' ')]).toEqual([name, expected]);
    }
    expect(table.events.filter(({ rule }) => !clauses.has(rule))).toEqual([]);
  });

  it('SAL-3.5 SAL-R28 SAL-R30 SAL-R31 a scapegoat, named by another or by oneself', () => {
    for (const [namer, rule] of [
      ['B', 'SAL-3.5'],
      ['A', 'SAL-R31'],
    ] as const) {
      const table = arrange({
        prominentRow: [NathanielPutnam],
        colonistRow: [SarahGood],
        accusations: { [NathanielPutnam]: 3 },
        messengers: { 8: 'A' },
      });
      table.A.chooses(NathanielPutnam);
      if (namer === 'A') for (const person of [table.B, table.C]) person.chooses('decline');
      table[namer].chooses(SarahGood);
      expect(table.told('scapegoatNamed')).toMatchObject([{ rule, scapegoat: SarahGood, target: NathanielPutnam }]);
      expect(table.told('colonistArrested')).toMatchObject([{ rule: 'SAL-R30', colonist: SarahGood }]);
      expect(table.told('declined').every(event => event.rule === 'SAL-R28')).toBe(true);
    }
  });

  it('SAL-3.13 SAL-R32 Burroughs and the lock', () => {
    const { A, table } = arrange({
      colonistRow: [GeorgeBurroughs, SarahGood],
      accusations: { [GeorgeBurroughs]: 4 },
      fear: { [SarahGood]: 3 },
      messengers: { 8: 'A' },
    });
    A.chooses(GeorgeBurroughs, SarahGood);
    expect(table.told('fearRemoved')).toMatchObject([{ rule: 'SAL-3.13', seat: 0, colonist: SarahGood }]);
    expect(table.told('locked')).toMatchObject([{ rule: 'SAL-R32', colonist: SarahGood }]);
  });

  it('nothing is told of a payment of nothing', () => {
    const { A, table } = arrange({
      colonistRow: [JohnWillard],
      accusations: { [JohnWillard]: 3 },
      messengers: { 8: 'A' },
    });
    A.chooses(JohnWillard);
    expect(table.told('colonistArrested')).toHaveLength(1);
    expect(table.told('influencePaid')).toEqual([]);
  });

  it('nothing is told of a gain that nobody is owed', () => {
    const gains = [MercyLewis, AbigailWilliams].map(girl => {
      const { A, table } = arrange({
        A: { circle: [girl] },
        B: { circle: [Tituba] },
        accusations: { [Tituba]: 1 },
        messengers: { 7: 'A' },
      });
      A.chooses(girl, Tituba);
      return table.told('influenceGained').length;
    });
    expect(gains).toEqual([0, 1]);
  });
});
