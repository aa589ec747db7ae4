import { describe, expect, it } from 'vitest';
import {
  EdwardPutnam,
  GeorgeJacobs,
  GilesCorey,
  JohnProctor,
  JohnWillard,
  MercyLewis,
  PhilipEnglish,
  ThomasPutnam,
  Tituba,
} from '../content/colonists.ts';
import { arrange } from './arrange.ts';

describe('SC-50 Fear choice (SAL-10.22 SAL-10.23 SAL-12.2)', () => {
  const withFear = () =>
    arrange({ colonistRow: [JohnWillard, GilesCorey], fear: { [JohnWillard]: 1 }, messengers: { 11: 'A' } });

  it('SAL-10.23 it may be removed, for no Influence', () => {
    const { table, A } = withFear();
    expect(table.asking).toBe('A fearMode');
    expect(table.offered).toEqual(['place', 'remove']);
    A.chooses('remove');
    // The one Colonist with Fear is the only target, so nobody is asked (SAL-R6).
    expect([table.fearOn(JohnWillard), A.influence, table.supply.fear]).toEqual([0, 4, 15]);
    expect(table.asking).toBe('A place');
  });

  it('SAL-10.22 SAL-12.2 or another placed on any Colonist at once, for 2 Influence', () => {
    const { table, A } = withFear();
    A.chooses('place');
    expect(table.asking).toBe('A fearTarget');
    expect(table.offered).toEqual(expect.arrayContaining([JohnWillard, GilesCorey]));
    expect(table.offered).not.toContain('decline');
    A.chooses(GilesCorey);
    expect([table.fearOn(GilesCorey), A.influence, table.supply.fear]).toEqual([1, 6, 13]);
  });

  it('SAL-R6 with no Fear in play only placing is possible', () => {
    const { table, A } = arrange({ colonistRow: [GilesCorey], messengers: { 11: 'A' } });
    expect(table.asking).toBe('A fearTarget');
    A.chooses(GilesCorey);
    expect([table.fearOn(GilesCorey), A.influence]).toEqual([1, 6]);
  });

  it('SAL-R5 with no Fear in the supply only removing is possible', () => {
    const { table, A } = arrange({
      prominentRow: [ThomasPutnam],
      colonistRow: [GilesCorey],
      fear: { [ThomasPutnam]: 14, [GilesCorey]: 1 },
      messengers: { 11: 'A' },
    });
    expect(table.asking).toBe('A fearTarget');
    expect(table.targets).toEqual([ThomasPutnam, GilesCorey]);
    A.chooses(ThomasPutnam);
    expect([table.fearOn(ThomasPutnam), A.influence, table.supply.fear]).toEqual([13, 4, 1]);
  });

  it('SAL-2.7 SAL-14.1 SAL-R4 SAL-R18 on another player’s Colonist, on an own one, on the protected one', () => {
    for (const target of [MercyLewis, Tituba]) {
      const { table, A } = arrange({
        A: { circle: [MercyLewis] },
        B: { circle: [Tituba] },
        protectionOn: Tituba,
        messengers: { 11: 'A' },
      });
      A.chooses(target);
      expect(table.fearOn(target)).toBe(1);
      expect(A.influence).toBe(6);
    }
  });
});

describe('SC-11 Fear thresholds (SAL-14.2 SAL-14.3)', () => {
  it.each([
    { fear: 0, generated: 3 },
    { fear: 1, generated: 3 },
    { fear: 2, generated: 2 },
  ])('Philip English with $fear Fear: Generate gives $generated and his hammer 2', ({ fear, generated }) => {
    const { A } = arrange({
      A: { circle: [MercyLewis, PhilipEnglish] },
      fear: { [PhilipEnglish]: fear },
      messengers: { 5: 'A' },
    });
    A.chooses(PhilipEnglish);
    expect(A.influence).toBe(6);
    A.chooses('done');
    expect(A.influence).toBe(6 + generated);
  });

  it('with 3 Fear: Generate 2, and his hammer cannot be picked', () => {
    const { table, A } = arrange({
      A: { circle: [MercyLewis, PhilipEnglish] },
      fear: { [PhilipEnglish]: 3 },
      messengers: { 5: 'A' },
    });
    expect(A.offered).not.toContain(PhilipEnglish);
    expect(table.refusalOf(PhilipEnglish)?.rule).toMatch(/^SAL-(14\.3|R42)$/);
    A.chooses('generate');
    expect(A.influence).toBe(6);
  });
});

describe('SC-57 Fear stacks (SAL-14.1 SAL-14.2 SAL-14.3 SAL-R40)', () => {
  it('Edward Putnam with 4 Fear: no icon and no ability at 3, ability at 2, icon at 1', () => {
    const { table, A } = arrange({
      A: { influence: 6, circle: [EdwardPutnam] },
      prominentRow: [JohnProctor],
      accusations: { [JohnProctor]: 7 },
      fear: { [EdwardPutnam]: 4 },
      messengers: { 11: 'A' },
    });
    const removes = () => A.chooses('remove');
    const generates = () => {
      const before = A.influence;
      table.resolve(6, 'A');
      return A.influence - before;
    };
    const mayUseHim = () => {
      table.resolve(7, 'A');
      const menu = table.asking === 'A menu' && A.offered.includes(EdwardPutnam);
      if (menu) A.chooses('done');
      return menu;
    };
    const found: unknown[] = [];
    for (const fear of [3, 2, 1]) {
      removes();
      found.push([fear, table.fearOn(EdwardPutnam), mayUseHim(), generates()]);
      table.resolve(11, 'A');
    }
    expect(found).toEqual([
      [3, 3, false, 1],
      [2, 2, true, 1],
      [1, 1, true, 2],
    ]);
  });
});

describe('SC-69 Third Fear on the watcher (SAL-R61 SAL-14.3)', () => {
  const watcher = (fear: number) =>
    arrange({
      B: { circle: [GeorgeJacobs, Tituba] },
      fear: { [GeorgeJacobs]: fear },
      messengers: { 11: 'A' },
    });

  it('pays once more, B before A; a further Fear on any of B’s Colonists gives B nothing', () => {
    const { table, A, B } = watcher(2);
    A.chooses('place', GeorgeJacobs);
    expect([A.influence, B.influence, table.fearOn(GeorgeJacobs)]).toEqual([6, 5, 3]);
    expect(table.told('influenceGained').map(({ seat, amount }) => [seat, amount])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    table.resolve(11, 'A');
    A.chooses('place', Tituba);
    expect([A.influence, B.influence]).toEqual([8, 5]);
  });

  it('SAL-R61 every token pays, also on another space of the same round', () => {
    const { A, B, table } = watcher(0);
    A.chooses(Tituba);
    table.resolve(11, 'C');
    table.C.chooses('place', Tituba);
    expect([A.influence, B.influence, table.C.influence]).toEqual([6, 6, 6]);
  });

  it('his own player’s Fear, Fear elsewhere and Fear removed pay nothing', () => {
    const { B, table } = watcher(1);
    table.A.chooses('remove');
    expect(B.influence).toBe(4);
    table.resolve(11, 'B');
    B.chooses(Tituba);
    expect(B.influence).toBe(6);
    table.resolve(11, 'A');
    table.A.chooses('place', table.state.prominentRow[0]);
    expect(B.influence).toBe(6);
  });
});
