/** SAL-R5: tokens can run out. */
import { describe, expect, it } from 'vitest';
import {
  AnnPutnam,
  GilesCorey,
  JohnIndian,
  JohnWillard,
  MercyLewis,
  PhilipEnglish,
  ThomasPutnam,
  Tituba,
} from '../content/colonists.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';

/** B holds so much Influence that only this many are left; A and C have 4. */
const influenceLeft = (left: number, at: Arrangement) => arrange({ B: { influence: 32 - left }, ...at });
/** All but so many Accusations lie on John Willard. */
const accusationsLeft = (left: number) => ({
  colonistRow: [GilesCorey, JohnWillard],
  accusations: { [JohnWillard]: 36 - left },
});

describe('SC-49 Short supply (SAL-R5)', () => {
  it('Influence supply 1: space 6 with 4 icons gives 1', () => {
    const { table, A } = influenceLeft(1, {
      A: { circle: [MercyLewis, JohnIndian, PhilipEnglish] },
      messengers: { 6: 'A' },
    });
    expect([A.influence, table.supply.influence]).toEqual([5, 0]);
    expect(table.told('influenceGenerated')).toMatchObject([{ icons: 4, amount: 1 }]);
  });

  it('Accusation supply 1: space 12 places 1 and still gives 2 Influence', () => {
    const { table, A } = arrange({ ...accusationsLeft(1), messengers: { 12: 'A' } });
    A.chooses(GilesCorey);
    expect([table.accusationsOn(GilesCorey), table.supply.accusations, A.influence]).toEqual([1, 0, 6]);
    expect(table.asking).toBe('A place');
  });
});

describe('SAL-R5 further', () => {
  it.each([1, 12])('no Accusation left: space %i places none, and the gain still happens', space => {
    const { table, A } = arrange({ ...accusationsLeft(0), messengers: { [space]: 'A' } });
    expect(A.influence).toBe(space === 1 ? 5 : 6);
    expect(table.told('accusationPlaced')).toEqual([]);
    expect(table.asking).toBe('A place');
  });

  it('no Accusation placed, no extra of Thomas Putnam', () => {
    const { table } = arrange({ ...accusationsLeft(0), A: { circle: [ThomasPutnam] }, messengers: { 12: 'A' } });
    expect(table.asking).toBe('A place');
  });

  it('the last Accusation placed, none is left for Thomas Putnam', () => {
    const { table, A } = arrange({ ...accusationsLeft(2), A: { circle: [ThomasPutnam] }, messengers: { 12: 'A' } });
    A.chooses(GilesCorey, GilesCorey);
    expect(table.asking).toBe('A place');
    const three = arrange({ ...accusationsLeft(3), A: { circle: [ThomasPutnam] }, messengers: { 12: 'A' } });
    three.A.chooses(GilesCorey, GilesCorey);
    expect(three.asking).toBe('A thomasBonus');
  });

  it('the menu offers Thomas Putnam’s extra only while an Accusation is left', () => {
    const { A } = arrange({
      ...accusationsLeft(1),
      A: { circle: [ThomasPutnam, MercyLewis, JohnIndian] },
      messengers: { 7: 'A' },
    });
    A.chooses(MercyLewis, GilesCorey);
    expect(A.offered).toEqual([JohnIndian, 'done']);
  });

  it('removed tokens can be placed again at once', () => {
    const { table, A, B } = arrange({ ...accusationsLeft(0), messengers: { 3: 'A', 12: 'B' } });
    A.chooses(JohnWillard, 'stop');
    expect(table.supply.accusations).toBe(2);
    B.chooses(GilesCorey, GilesCorey);
    expect(table.accusationsOn(GilesCorey)).toBe(2);
  });

  it.each([
    { space: 1, wanted: 1, left: 0 },
    { space: 12, wanted: 2, left: 1 },
    { space: 11, wanted: 2, left: 1 },
    { space: 11, wanted: 2, left: 0 },
  ])('space $space gives what is left of $wanted: $left', ({ space, left }) => {
    const { table, A } = influenceLeft(left, { colonistRow: [GilesCorey], messengers: { [space]: 'A' } });
    while (A.offered.includes(GilesCorey)) A.chooses(GilesCorey);
    expect([A.influence, table.supply.influence]).toEqual([4 + left, 0]);
    expect(table.asking).toBe('A place');
  });

  it('Ann Putnam places though nothing is left to gain', () => {
    const { table, A } = influenceLeft(0, {
      A: { circle: [AnnPutnam] },
      colonistRow: [GilesCorey],
      messengers: { 7: 'A' },
    });
    A.chooses(AnnPutnam, GilesCorey);
    expect([A.influence, table.accusationsOn(GilesCorey)]).toEqual([4, 1]);
  });

  it('spent Influence returns at once and can be gained in the same round', () => {
    const { table, A, C } = influenceLeft(0, {
      colonistRow: [JohnWillard],
      accusations: { [JohnWillard]: 1 },
      messengers: { 8: 'A', 11: 'C' },
    });
    A.chooses(JohnWillard);
    expect([A.influence, table.supply.influence]).toEqual([2, 2]);
    C.chooses(table.state.prominentRow[0]);
    expect([C.influence, table.supply.influence]).toEqual([6, 0]);
  });

  it('no Fear left: Tituba cannot be used, and space 11 can only remove', () => {
    const { table, A } = arrange({
      A: { circle: [Tituba, JohnIndian] },
      colonistRow: [JohnWillard],
      fear: { [JohnWillard]: 15 },
      messengers: { 7: 'A', 11: 'A' },
    });
    expect(A.offered).toEqual([JohnIndian, 'done']);
    A.chooses('done');
    expect([table.supply.fear, A.influence]).toEqual([1, 4]);
  });
});
