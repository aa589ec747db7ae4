import { describe, expect, it } from 'vitest';
import {
  AnnPutnam,
  EdwardPutnam,
  ElizabethPorter,
  GilesCorey,
  JohnWillard,
  MaryEasty,
  MercyLewis,
  NathanielPutnam,
  PhilipEnglish,
  RebeccaNurse,
  SarahGood,
  ThomasPutnam,
  Tituba,
} from '../content/colonists.ts';
import { NONE } from '../state.ts';
import { arrange } from './arrange.ts';

describe('SC-05 Meet in Secret (SAL-10.1 SAL-10.2 SAL-10.3 SAL-R58)', () => {
  it('A on 1 and B on 2 both choose Giles Corey: A resolves first', () => {
    const { table, A, B } = arrange({ colonistRow: [GilesCorey], messengers: { 1: 'A', 2: 'B' } });
    expect(table.asking).toBe('A accuse');
    A.chooses(GilesCorey);
    expect([A.influence, B.influence, table.accusationsOn(GilesCorey)]).toEqual([5, 5, 1]);
    expect(table.asking).toBe('B accuse');
    B.chooses(GilesCorey);
    expect([A.influence, B.influence, table.accusationsOn(GilesCorey)]).toEqual([5, 5, 2]);
    expect(table.supply.accusations).toBe(34);
  });

  it('SAL-10.2 the Accusation is no option to decline', () => {
    const { table } = arrange({ messengers: { 2: 'A' } });
    expect(table.offered).not.toContain('decline');
  });

  it('SAL-R17 the Influence comes before the Accusation', () => {
    const { table, A } = arrange({ colonistRow: [GilesCorey], messengers: { 1: 'A' } });
    A.chooses(GilesCorey);
    const order = table.events.map(({ event }) => event);
    expect(order.indexOf('influenceGained')).toBeLessThan(order.indexOf('accusationPlaced'));
  });
});

describe('space 3, Exonerate', () => {
  it('SC-06 with payment (SAL-10.4 SAL-10.5 SAL-R19): 2 free, 1 for the only Influence, then no more', () => {
    const { table, A } = arrange({
      A: { influence: 1 },
      colonistRow: [RebeccaNurse],
      accusations: { [RebeccaNurse]: 4 },
      messengers: { 3: 'A' },
    });
    expect(table.offered).toEqual([RebeccaNurse, 'decline']);
    A.chooses(RebeccaNurse);
    expect(table.accusationsOn(RebeccaNurse)).toBe(2);
    expect(table.asking).toBe('A exonerateExtra');
    A.chooses('pay');
    expect([table.accusationsOn(RebeccaNurse), A.influence]).toEqual([1, 0]);
    expect(table.asking).toBe('A place');
  });

  it('SC-07 on a single Accusation (SAL-10.4 SAL-R19): the rest may not come from another Colonist', () => {
    const { table, A } = arrange({
      colonistRow: [MaryEasty, GilesCorey],
      accusations: { [MaryEasty]: 1, [GilesCorey]: 3 },
      messengers: { 3: 'A' },
    });
    A.chooses(MaryEasty);
    expect([table.accusationsOn(MaryEasty), table.accusationsOn(GilesCorey)]).toEqual([0, 3]);
    expect(table.supply.accusations).toBe(33);
    expect(table.asking).toBe('A place');
  });

  it('SAL-R19 further removals go on as long as wanted, each for 1 Influence that returns to the supply', () => {
    const { table, A } = arrange({
      colonistRow: [GilesCorey],
      accusations: { [GilesCorey]: 6 },
      messengers: { 3: 'A' },
    });
    const before = table.supply.influence;
    A.chooses(GilesCorey, 'pay', 'pay', 'stop');
    expect([A.influence, table.accusationsOn(GilesCorey)]).toEqual([2, 2]);
    expect(table.supply).toMatchObject({ influence: before + 2, accusations: 34 });
    expect(table.asking).toBe('A place');
  });

  it('SAL-R19 it may be declined, and an unaccused Colonist is no target', () => {
    const { table, A } = arrange({
      colonistRow: [GilesCorey, MaryEasty],
      accusations: { [GilesCorey]: 1 },
      messengers: { 3: 'A' },
    });
    expect(table.refusalOf(MaryEasty)?.rule).toBe('SAL-10.4');
    A.chooses('decline');
    expect(table.told('declined')).toMatchObject([{ seat: 0, ask: 'exonerateTarget' }]);
    expect(table.told('nothingPossible')).toEqual([]);
    expect(table.accusationsOn(GilesCorey)).toBe(1);
    expect(table.asking).toBe('A place');
  });

  it('SAL-R6 without any Accusation in play nothing is asked', () => {
    const { table } = arrange({ messengers: { 3: 'A' } });
    expect(table.asking).toBe('A place');
    expect(table.told('nothingPossible')).toMatchObject([{ seat: 0, ask: 'exonerateTarget' }]);
    expect(table.told('declined')).toEqual([]);
  });
});

describe('space 4, Protection and First Player', () => {
  it('SC-08 (SAL-10.6 SAL-10.8 SAL-10.9 SAL-10.27) the protected may be brought but not arrested', () => {
    const { table, A, B, C } = arrange({
      B: { influence: 9 },
      C: { faction: 'FT1', influence: 5 },
      prominentRow: [ElizabethPorter],
      colonistRow: [PhilipEnglish],
      accusations: { [PhilipEnglish]: 2, [ElizabethPorter]: 1 },
      messengers: { 4: 'A', 8: 'B', 13: 'C' },
    });
    A.chooses(PhilipEnglish);
    expect(table.asking).toBe('B arrest');
    expect(table.targets).toEqual([ElizabethPorter]);
    expect(table.refusalOf(PhilipEnglish)?.rule).toBe('SAL-10.8');
    expect(() => B.chooses(PhilipEnglish)).toThrow(/SAL-10\.8/);
    B.chooses('decline');
    C.chooses(PhilipEnglish);
    expect([C.circle, C.influence]).toEqual([[PhilipEnglish], 0]);
    expect(table.accusationsOn(PhilipEnglish)).toBe(2);
    expect(table.state.protectionOn).toBe(PhilipEnglish);
  });

  it('SC-09 left alone, First Player taken (SAL-2.2 SAL-2.3 SAL-10.10 SAL-10.11 SAL-10.12 SAL-R20 SAL-R21)', () => {
    const { table, A, B, C, D } = arrange({
      seats: 4,
      firstPlayer: 'D',
      prominentRow: [AnnPutnam],
      protectionOn: AnnPutnam,
      messengers: { 4: 'A' },
    });
    A.chooses('decline');
    expect(table.state.protectionOn).toBe(AnnPutnam);
    expect(table.state.firstPlayer).toBe(A.seat);
    expect(table.asking).toBe('A place');
    // Nobody uses space 4, so A is first again.
    for (const [person, space] of [
      [A, 6],
      [B, 3],
      [C, 8],
      [D, 9],
      [A, 13],
      [B, 14],
      [C, 7],
      [D, 5],
    ] as const) {
      person.chooses(space);
    }
    table.passUntil('place');
    expect(table.state.round).toBe(3);
    expect(table.asking).toBe('A place');
  });

  it('SAL-R20 the token may be left on the board as well', () => {
    const { table, A } = arrange({ messengers: { 4: 'A' } });
    expect(table.offered).toContain('decline');
    A.chooses('decline');
    expect(table.state.protectionOn).toBe(NONE);
  });

  it('SAL-R21 the order of this round stays; the token counts from the next on', () => {
    const { table, A, B, C } = arrange({ firstPlayer: 'A' });
    A.chooses(6);
    B.chooses(4);
    C.chooses(3);
    expect(table.asking).toBe('A place');
    A.chooses(7);
    B.chooses(8);
    C.chooses(9);
    B.chooses('decline');
    expect(table.asking).toBe('B place');
  });

  it('SAL-10.7 SC-63 Protection again (SAL-10.6 SAL-10.7 SAL-R20): it stays until space 4 moves it, even by A again', () => {
    const { table, A } = arrange({
      B: { circle: [Tituba] },
      colonistRow: [GilesCorey],
      messengers: { 4: 'A', 6: 'B' },
    });
    A.chooses(Tituba);
    expect(table.state.protectionOn).toBe(Tituba);
    table.resolve(4, 'A');
    expect(table.state.protectionOn).toBe(Tituba);
    expect(table.refusalOf(Tituba)?.rule).toBe('SAL-R62');
    A.chooses(GilesCorey);
    expect(table.state.protectionOn).toBe(GilesCorey);
  });
});

describe('space 10, Spectral Evidence', () => {
  it('SC-55 it moves (SAL-10.21 SAL-16.7 SAL-R46): A may name the bearer or somebody else', () => {
    const { table, A, B } = arrange({
      B: { influence: 9 },
      prominentRow: [AnnPutnam, EdwardPutnam],
      spectralOn: AnnPutnam,
      messengers: { 10: 'A' },
    });
    expect(table.asking).toBe('A spectral');
    expect(table.offered).toEqual(expect.arrayContaining([AnnPutnam, EdwardPutnam]));
    expect(table.offered).not.toContain('decline');
    A.chooses(EdwardPutnam);
    expect(table.state.spectralOn).toBe(EdwardPutnam);
    table.resolve(8, 'B');
    B.chooses(EdwardPutnam);
    expect(B.jail).toEqual([EdwardPutnam]);
    expect(table.state.spectralOn).toBe(NONE);
  });

  it('SAL-10.9 SAL-R4 it may go on the protected Colonist and on an own one', () => {
    for (const target of [AnnPutnam, MercyLewis]) {
      const { table, A } = arrange({
        A: { circle: [MercyLewis] },
        prominentRow: [AnnPutnam],
        protectionOn: AnnPutnam,
        messengers: { 10: 'A' },
      });
      A.chooses(target);
      expect([table.state.spectralOn, table.state.protectionOn]).toEqual([target, AnnPutnam]);
    }
  });

  it('SAL-R46 naming the present bearer changes nothing', () => {
    const { table, A } = arrange({ prominentRow: [AnnPutnam], spectralOn: AnnPutnam, messengers: { 10: 'A' } });
    A.chooses(AnnPutnam);
    expect(table.state.spectralOn).toBe(AnnPutnam);
    expect(table.asking).toBe('A place');
  });
});

describe('space 12, Accusations', () => {
  it('SC-54 Splitting (SAL-10.24 SAL-10.25 SAL-12.2 SAL-1.10 SAL-R4 SAL-R18)', () => {
    const { table, A } = arrange({
      A: { circle: [MercyLewis], jail: [JohnWillard] },
      prominentRow: [ThomasPutnam],
      colonistRow: [SarahGood],
      protectionOn: ThomasPutnam,
      messengers: { 12: 'A' },
    });
    const { state } = table;
    expect(table.offered).not.toContain('decline');
    const inPlay = [...state.prominentRow, ...state.colonistRow, MercyLewis];
    expect(table.targets.toSorted((a, b) => a - b)).toEqual(inPlay.toSorted((a, b) => a - b));
    A.chooses(ThomasPutnam);
    expect(table.asking).toBe('A accuse');
    expect(A.influence).toBe(4);
    expect(table.offered).not.toContain('decline');
    A.chooses(SarahGood);
    expect([table.accusationsOn(ThomasPutnam), table.accusationsOn(SarahGood)]).toEqual([1, 1]);
    expect(A.influence).toBe(6);
    expect(table.asking).toBe('A place');
  });

  it('SAL-10.24 SAL-R18 both may go on the same Colonist, even an own one', () => {
    const { table, A } = arrange({ A: { circle: [MercyLewis] }, messengers: { 12: 'A' } });
    A.chooses(MercyLewis, MercyLewis);
    expect(table.accusationsOn(MercyLewis)).toBe(2);
  });

  it('SAL-R17 the gain comes after both Accusations', () => {
    const { table, A } = arrange({ prominentRow: [NathanielPutnam], messengers: { 12: 'A' } });
    A.chooses(NathanielPutnam, NathanielPutnam);
    const told = table.events.map(({ event }) => event).filter(event => /accusationPlaced|influenceGained/.test(event));
    expect(told).toEqual(['accusationPlaced', 'accusationPlaced', 'influenceGained']);
  });
});
