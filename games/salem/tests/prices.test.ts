import { describe, expect, it } from 'vitest';
import {
  BenjaminProctor,
  BridgetBishop,
  EdwardPutnam,
  ElizabethPorter,
  ElizabethProctor,
  GilesCorey,
  IsraelPorter,
  JohnIndian,
  JohnPorter,
  JohnProctor,
  JohnWillard,
  MaryEasty,
  MercyLewis,
  SarahChurchill,
  Tituba,
  WilliamProctor,
  colonists,
} from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import type { Table } from './table.ts';

/** What A pays for a Colonist: the price shown, checked against what really leaves A's hand. */
function paidBy(table: Table, colonist: Colonist): number {
  const before = table.A.influence;
  const shown = table.priceOf(colonist);
  table.A.chooses(colonist);
  expect(before - table.A.influence).toBe(shown);
  return shown;
}

const RICH = { A: { influence: 25 }, B: { influence: 0 }, C: { influence: 0 } } as const;

describe('SAL-R24 the Arrest cost', () => {
  const arrests: readonly { name: string; colonist: Colonist; cost: number; at: Arrangement; space?: 8 | 9 }[] = [
    {
      name: 'a row has no bonus',
      colonist: MaryEasty,
      cost: 3 - 1,
      at: { colonistRow: [MaryEasty], accusations: { [MaryEasty]: 1 } },
    },
    {
      name: 'a row in which Willard lies has none either (SAL-R43)',
      colonist: MaryEasty,
      cost: 2,
      at: { colonistRow: [MaryEasty, JohnWillard], accusations: { [MaryEasty]: 1 } },
    },
    {
      name: 'SAL-6.5 a Circle adds 5',
      colonist: MaryEasty,
      cost: 3 - 1 + 5,
      at: { B: { circle: [MaryEasty], influence: 0 }, accusations: { [MaryEasty]: 1 } },
    },
    {
      name: 'SAL-13.1 not with Spectral Evidence',
      colonist: MaryEasty,
      cost: 3,
      at: { B: { circle: [MaryEasty], influence: 0 }, spectralOn: MaryEasty },
    },
    {
      name: 'Willard defends everybody in his Circle, with Spectral Evidence too',
      colonist: MaryEasty,
      cost: 3 + 1,
      at: { B: { circle: [MaryEasty, JohnWillard], influence: 0 }, spectralOn: MaryEasty },
    },
    {
      name: 'Willard defends himself',
      colonist: JohnWillard,
      cost: 3 - 1 + 5 + 1,
      at: { B: { circle: [JohnWillard], influence: 0 }, accusations: { [JohnWillard]: 1 } },
    },
    {
      name: 'SAL-R42 Willard with 3 Fear does not',
      colonist: MaryEasty,
      cost: 3 - 1 + 5,
      at: {
        B: { circle: [MaryEasty, JohnWillard], influence: 0 },
        accusations: { [MaryEasty]: 1 },
        fear: { [JohnWillard]: 3 },
      },
    },
    {
      name: 'SAL-R42 Willard with Spectral Evidence does not, nor is he worth +5 himself',
      colonist: JohnWillard,
      cost: 3,
      at: { B: { circle: [JohnWillard], influence: 0 }, spectralOn: JohnWillard },
    },
    {
      name: 'Willard in another Circle does not',
      colonist: MaryEasty,
      cost: 3 - 1 + 5,
      at: {
        B: { circle: [MaryEasty], influence: 0 },
        C: { circle: [JohnWillard], influence: 0 },
        accusations: { [MaryEasty]: 1 },
      },
    },
    {
      name: 'Elizabeth Proctor adds 2 to herself',
      colonist: ElizabethProctor,
      cost: 5 - 1 + 5 + 2,
      at: { B: { circle: [ElizabethProctor], influence: 0 }, accusations: { [ElizabethProctor]: 1 } },
    },
    {
      name: 'and to Proctors under Spectral Evidence',
      colonist: BenjaminProctor,
      cost: 6 + 2,
      at: { B: { circle: [ElizabethProctor, BenjaminProctor], influence: 0 }, spectralOn: BenjaminProctor },
    },
    {
      name: 'but not to others in her Circle',
      colonist: BridgetBishop,
      cost: 2 - 1 + 5,
      at: { B: { circle: [ElizabethProctor, BridgetBishop], influence: 0 }, accusations: { [BridgetBishop]: 1 } },
    },
    {
      name: 'nor to a Proctor in another Circle',
      colonist: WilliamProctor,
      cost: 5 - 1 + 5,
      at: {
        B: { circle: [ElizabethProctor], influence: 0 },
        C: { faction: 'FT2', circle: [WilliamProctor], influence: 0 },
        accusations: { [WilliamProctor]: 1 },
      },
    },
    {
      name: 'nor to one in a row',
      colonist: JohnProctor,
      cost: 7 - 1,
      at: {
        B: { circle: [ElizabethProctor], influence: 0 },
        prominentRow: [JohnProctor],
        accusations: { [JohnProctor]: 1 },
      },
    },
    {
      name: 'SAL-R39 Reputation tokens count',
      colonist: MaryEasty,
      cost: 3 + 3 - 1 + 5,
      at: {
        B: { circle: [MaryEasty], influence: 0 },
        accusations: { [MaryEasty]: 1 },
        reputationTokens: { [MaryEasty]: 3 },
      },
    },
    {
      name: 'SAL-16.9 a negative value offsets the Circle bonus',
      colonist: Tituba,
      cost: 1 - 4 + 5,
      at: { B: { circle: [Tituba], influence: 0 }, accusations: { [Tituba]: 4 } },
    },
    {
      name: 'SAL-16.9 down to nothing',
      colonist: Tituba,
      cost: 0,
      at: { B: { circle: [Tituba], influence: 0 }, accusations: { [Tituba]: 9 } },
    },
    {
      name: 'SAL-10.20 the surcharge comes on top of the floor',
      colonist: Tituba,
      cost: 1,
      space: 9,
      at: { B: { circle: [Tituba], influence: 0 }, accusations: { [Tituba]: 9 } },
    },
    {
      name: 'Elizabeth Porter saves 1',
      colonist: MaryEasty,
      cost: 3 - 1 - 1,
      at: {
        A: { circle: [ElizabethPorter], influence: 25 },
        colonistRow: [MaryEasty],
        accusations: { [MaryEasty]: 1 },
      },
    },
    {
      name: 'Elizabeth Porter takes the surcharge off the floor',
      colonist: MaryEasty,
      cost: 0,
      space: 9,
      at: {
        A: { circle: [ElizabethPorter], influence: 25 },
        colonistRow: [MaryEasty],
        accusations: { [MaryEasty]: 5 },
      },
    },
    {
      name: 'but never pays anything back',
      colonist: MaryEasty,
      cost: 0,
      at: {
        A: { circle: [ElizabethPorter], influence: 25 },
        colonistRow: [MaryEasty],
        accusations: { [MaryEasty]: 5 },
      },
    },
    {
      name: 'SAL-R42 blocked, she saves nothing',
      colonist: MaryEasty,
      cost: 2,
      at: {
        A: { circle: [ElizabethPorter], influence: 25 },
        colonistRow: [MaryEasty],
        accusations: { [MaryEasty]: 1 },
        fear: { [ElizabethPorter]: 3 },
      },
    },
    {
      name: 'Israel Porter is for bringing only',
      colonist: MaryEasty,
      cost: 2,
      at: { A: { circle: [IsraelPorter], influence: 25 }, colonistRow: [MaryEasty], accusations: { [MaryEasty]: 1 } },
    },
  ];

  it.each(arrests)('$name: $cost', ({ colonist, cost, at, space = 8 }) => {
    expect(paidBy(arrange({ ...RICH, ...at, messengers: { [space]: 'A' } }), colonist)).toBe(cost);
  });

  it('SAL-R37 Edward Putnam adds 2 in place of the space, every part shown', () => {
    const { A, table } = arrange({
      A: { influence: 12, circle: [EdwardPutnam] },
      B: { circle: [SarahChurchill, JohnWillard] },
      colonistRow: [GilesCorey],
      accusations: { [SarahChurchill]: 1, [GilesCorey]: 3 },
      messengers: { 7: 'A' },
    });
    A.chooses(EdwardPutnam);
    expect(table.factsOf(SarahChurchill)).toEqual({
      base: 2,
      accusations: 1,
      circle: 5,
      willard: 1,
      elizabethProctor: 0,
      surcharge: 2,
      discount: 0,
      total: 9,
    });
    A.chooses(SarahChurchill);
    expect(A.influence).toBe(3);
  });
});

describe('SAL-R25 the Bring cost', () => {
  const brings: readonly { name: string; colonist: Colonist; cost: number; at: Arrangement; space?: 13 | 14 }[] = [
    { name: 'from a row: Reputation', colonist: MaryEasty, cost: 3, at: { colonistRow: [MaryEasty] } },
    { name: 'SAL-10.29 one more at 14', colonist: MaryEasty, cost: 4, space: 14, at: { colonistRow: [MaryEasty] } },
    {
      name: 'SAL-15.2 Accusations do not matter',
      colonist: MaryEasty,
      cost: 3,
      at: { colonistRow: [MaryEasty], accusations: { [MaryEasty]: 6 } },
    },
    {
      name: 'SAL-6.5 from a Circle: 5 more',
      colonist: MercyLewis,
      cost: 2 + 5,
      at: { B: { circle: [MercyLewis], influence: 0 } },
    },
    {
      name: 'with Spectral Evidence too',
      colonist: MercyLewis,
      cost: 2 + 5,
      at: { B: { circle: [MercyLewis], influence: 0 }, spectralOn: MercyLewis },
    },
    {
      name: 'Willard defends against arrests only',
      colonist: MercyLewis,
      cost: 2 + 5,
      at: { B: { circle: [MercyLewis, JohnWillard], influence: 0 } },
    },
    {
      name: 'Elizabeth Proctor likewise',
      colonist: JohnProctor,
      cost: 7 + 5,
      at: { A: { faction: 'FT1', influence: 25 }, B: { circle: [JohnProctor, ElizabethProctor], influence: 0 } },
    },
    {
      name: 'SAL-R39 Reputation tokens count',
      colonist: MercyLewis,
      cost: 2 + 2 + 5,
      at: { B: { circle: [MercyLewis], influence: 0 }, reputationTokens: { [MercyLewis]: 2 } },
    },
    {
      name: 'Israel Porter saves 1',
      colonist: MaryEasty,
      cost: 2,
      at: { A: { circle: [IsraelPorter], influence: 25 }, colonistRow: [MaryEasty] },
    },
    {
      name: 'Israel Porter makes Tituba free',
      colonist: Tituba,
      cost: 0,
      at: { A: { circle: [IsraelPorter], influence: 25 }, colonistRow: [Tituba] },
    },
    {
      name: 'SAL-R42 blocked, he saves nothing',
      colonist: MaryEasty,
      cost: 3,
      at: { A: { circle: [IsraelPorter], influence: 25 }, colonistRow: [MaryEasty], spectralOn: IsraelPorter },
    },
    {
      name: 'Elizabeth Porter is for arrests only',
      colonist: MaryEasty,
      cost: 3,
      at: { A: { circle: [ElizabethPorter], influence: 25 }, colonistRow: [MaryEasty] },
    },
  ];

  it.each(brings)('$name: $cost', ({ colonist, cost, at, space = 13 }) => {
    expect(paidBy(arrange({ ...RICH, ...at, messengers: { [space]: 'A' } }), colonist)).toBe(cost);
  });

  it('SAL-R37 John Porter Sr. adds 2 in place of the space, Israel Porter takes 1 off', () => {
    const { A, table } = arrange({
      A: { influence: 4, circle: [JohnPorter, IsraelPorter, JohnIndian] },
      colonistRow: [MaryEasty],
      accusations: { [MaryEasty]: 2 },
      messengers: { 7: 'A' },
    });
    A.chooses(JohnPorter);
    expect(table.factsOf(MaryEasty)).toEqual({
      base: 3,
      accusations: 0,
      circle: 0,
      willard: 0,
      elizabethProctor: 0,
      surcharge: 2,
      discount: 1,
      total: 4,
    });
    A.chooses(MaryEasty);
    expect(A.influence).toBe(0);
  });
});

describe('SAL-8.1 the printed Reputation', () => {
  it.each(colonists.map(({ name, reputation }, colonist) => ({ name, reputation, colonist })))(
    '$name costs $reputation with Spectral Evidence in a row',
    ({ colonist, reputation }) => {
      const row = colonists[colonist].back === 'red' ? 'prominentRow' : 'colonistRow';
      const table = arrange({ ...RICH, [row]: [colonist], spectralOn: colonist, messengers: { 8: 'A' } });
      expect(paidBy(table, colonist)).toBe(reputation);
    },
  );
});
