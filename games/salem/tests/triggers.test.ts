import { describe, expect, it } from 'vitest';
import {
  NicholasNoyes,
  ElizabethHubbard,
  BridgetBishop,
  GeorgeCorwin,
  GeorgeJacobs,
  GilesCorey,
  JohnWillard,
  MarthaCarrier,
  MarthaCorey,
  MercyLewis,
  NathanielIngersoll,
  RebeccaNurse,
  ThomasPutnam,
  Tituba,
  WilliamProctor,
} from '../content/colonists.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';

describe('SC-46 Arrest triggers (SAL-R27 SAL-R34)', () => {
  it('Corwin’s owner A arrests Rebecca Nurse: A 3 - 2 + 2, B (Ingersoll) +2, C +1', () => {
    const { table, A, B, C } = arrange({
      A: { influence: 3, circle: [GeorgeCorwin] },
      B: { circle: [NathanielIngersoll] },
      colonistRow: [RebeccaNurse],
      accusations: { [RebeccaNurse]: 3 },
      messengers: { 8: 'A' },
    });
    A.chooses(RebeccaNurse);
    expect([A.influence, B.influence, C.influence]).toEqual([3, 6, 5]);
    const order = table.events.filter(({ event }) => /influence|colonistArrested/.test(event));
    expect(order.map(event => ('seat' in event ? `${event.event} ${event.seat}` : ''))).toEqual([
      'influencePaid 0',
      'colonistArrested 0',
      'influenceGained 1',
      'influenceGained 2',
      'influenceGained 0',
      'influenceGained 1',
    ]);
  });

  it('SAL-R27 SAL-R61 the order decides who goes short: Nurse’s clockwise, then Corwin, then Ingersoll', () => {
    const short = (more: number) =>
      arrange({
        A: { influence: 2, circle: [GeorgeCorwin] },
        B: { influence: 38 - 4 - more, circle: [NathanielIngersoll] },
        C: { influence: 4 },
        colonistRow: [RebeccaNurse],
        accusations: { [RebeccaNurse]: 3 },
        messengers: { 8: 'A' },
      });
    // `more` in the supply, and the 2 paid.
    const gained = [0, 1, 2, 3].map(more => {
      const { A, B, C } = short(more);
      A.chooses(RebeccaNurse);
      return [A.influence, B.influence - (34 - more), C.influence - 4];
    });
    expect(gained).toEqual([
      [0, 1, 1],
      [1, 1, 1],
      [2, 1, 1],
      [2, 2, 1],
    ]);
  });

  it.each([
    { blocked: '3 Fear', at: { fear: { [RebeccaNurse]: 3 } } },
    { blocked: 'Spectral Evidence', at: { spectralOn: RebeccaNurse } },
  ])('SAL-R27 SAL-R42 Rebecca Nurse blocked by $blocked gives nothing', ({ at }) => {
    const { A, B, C } = arrange({
      colonistRow: [RebeccaNurse],
      accusations: { [RebeccaNurse]: 3 },
      messengers: { 8: 'A' },
      ...at,
    });
    A.chooses(RebeccaNurse);
    expect([A.influence, B.influence, C.influence]).toEqual([2, 4, 4]);
  });

  it('Ingersoll is paid for anyone’s arrest, his owner’s too, but not for his own; Corwin only for his owner’s', () => {
    const at = (seat: 'A' | 'B', arrested: number) => {
      const table = arrange({
        A: { influence: 8, circle: [GeorgeCorwin] },
        B: { influence: 8, circle: [NathanielIngersoll] },
        colonistRow: [JohnWillard],
        accusations: { [JohnWillard]: 3, [NathanielIngersoll]: 4, [GeorgeCorwin]: 4 },
        messengers: { 8: seat },
      });
      table[seat].chooses(arrested);
      return [table.A.influence, table.B.influence];
    };
    expect(at('A', JohnWillard)).toEqual([10, 9]);
    expect(at('B', JohnWillard)).toEqual([8, 9]);
    expect(at('A', NathanielIngersoll)).toEqual([8 - 5 + 2, 8]);
    // Corwin in his own arrest: his player arrests nobody.
    expect(at('B', GeorgeCorwin)).toEqual([8, 8 - 5 + 1]);
  });
});

describe('SC-48 William Proctor and George Jacobs Sr. (SAL-R17 SAL-R61)', () => {
  const watched = (more: Arrangement = {}) =>
    arrange({
      B: { circle: [WilliamProctor, GeorgeJacobs] },
      colonistRow: [GilesCorey],
      messengers: { 12: 'A' },
      ...more,
    });

  it('A at 12 puts 2 Accusations on two of B’s Colonists: B gains 1 once', () => {
    const { A, B } = watched();
    A.chooses(WilliamProctor);
    expect(B.influence).toBe(5);
    A.chooses(GeorgeJacobs);
    expect([A.influence, B.influence]).toEqual([6, 5]);
  });

  it('A at 11 puts Fear on one of B’s Colonists: B gains 1, A gains 2, B first', () => {
    const { A, B, table } = watched({ messengers: { 11: 'A' } });
    A.chooses(WilliamProctor);
    expect([A.influence, B.influence]).toEqual([6, 5]);
    expect(table.told('influenceGained').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('SAL-R61 William is paid right after the token, before the rest of the action', () => {
    const { A, table } = watched();
    A.chooses(GilesCorey, GeorgeJacobs);
    const told = table.events.filter(({ event }) => /accusationPlaced|influenceGained/.test(event));
    expect(told.map(event => ('seat' in event ? `${event.event} ${event.seat}` : ''))).toEqual([
      'accusationPlaced 0',
      'accusationPlaced 0',
      'influenceGained 1',
      'influenceGained 0',
    ]);
  });

  it('SAL-R17 SAL-R61 with 1 Influence in the supply it is William’s, and A goes short', () => {
    const { A, B } = watched({ A: { influence: 30 }, C: { influence: 5 } });
    A.chooses(WilliamProctor, WilliamProctor);
    expect([A.influence, B.influence]).toEqual([30, 5]);
  });

  it('SAL-R61 Thomas Putnam’s extra pays him if nothing did before in this space', () => {
    const { A, B } = watched({ A: { circle: [ThomasPutnam] } });
    A.chooses(GilesCorey, GilesCorey);
    expect(B.influence).toBe(4);
    A.chooses(WilliamProctor);
    expect(B.influence).toBe(5);
  });

  it('SAL-R16 again on the next space, and for an ability', () => {
    const { A, B } = watched({ A: { circle: [MercyLewis] }, messengers: { 7: 'A', 12: 'A' } });
    A.chooses(MercyLewis, GeorgeJacobs);
    expect(B.influence).toBe(5);
    A.chooses(GeorgeJacobs, GeorgeJacobs);
    expect(B.influence).toBe(6);
  });

  it('SAL-R61 his one gain per space is used up even if the supply had nothing to give', () => {
    const { A, B, table } = watched({
      A: { circle: [MercyLewis, ElizabethHubbard, NicholasNoyes] },
      B: { faction: 'FT2', circle: [WilliamProctor] },
      C: { influence: 32 },
      messengers: { 7: 'A' },
    });
    A.chooses(MercyLewis, WilliamProctor, NicholasNoyes, 'spectral', GilesCorey);
    expect(table.supply.influence).toBe(1);
    A.chooses(ElizabethHubbard, WilliamProctor);
    expect([B.influence, table.accusationsOn(WilliamProctor)]).toEqual([4, 2]);
  });

  it('his own player’s Accusations, and Accusations elsewhere, pay nothing', () => {
    const { B } = watched({ messengers: { 12: 'B' } });
    B.chooses(WilliamProctor, GilesCorey);
    expect(B.influence).toBe(6);
  });

  it('SAL-R42 blocked, neither is paid', () => {
    const { A, B } = watched({
      fear: { [GeorgeJacobs]: 3 },
      spectralOn: WilliamProctor,
      messengers: { 11: 'A', 12: 'A' },
    });
    A.chooses('place', WilliamProctor, WilliamProctor, GeorgeJacobs);
    expect(B.influence).toBe(4);
  });

  it('SAL-R61 Tituba’s Fear pays George Jacobs Sr. too', () => {
    const { A, B } = watched({ A: { circle: [Tituba] }, messengers: { 7: 'A' } });
    A.chooses(Tituba, GeorgeJacobs);
    expect([A.influence, B.influence]).toEqual([4, 5]);
  });
});

describe('SC-35 Bridget Bishop (SAL-3.3 SAL-R41)', () => {
  it('moves 1 Accusation from Mercy Lewis to William Proctor: supply unchanged, B gains nothing', () => {
    const { table, A, B } = arrange({
      A: { faction: 'FT2', circle: [BridgetBishop, MercyLewis] },
      B: { faction: 'FT1', circle: [WilliamProctor] },
      accusations: { [MercyLewis]: 1 },
      messengers: { 7: 'A' },
    });
    A.chooses(BridgetBishop, WilliamProctor);
    expect([table.accusationsOn(MercyLewis), table.accusationsOn(WilliamProctor)]).toEqual([0, 1]);
    expect([table.supply.accusations, B.influence]).toEqual([35, 4]);
  });

  it('SAL-R41 moving Fear pays George Jacobs Sr. nothing', () => {
    const { table, A, B } = arrange({
      A: { circle: [MarthaCarrier] },
      B: { circle: [GeorgeJacobs] },
      fear: { [MarthaCarrier]: 1 },
      messengers: { 7: 'A' },
    });
    A.chooses(MarthaCarrier, GeorgeJacobs);
    expect([table.fearOn(GeorgeJacobs), table.supply.fear, B.influence]).toEqual([1, 14, 4]);
  });
});

describe('SC-58 Kinds (SAL-8.7 SAL-8.8 SAL-8.9 SAL-R43)', () => {
  it('Thomas Putnam and Ingersoll in a row give nobody anything; Rebecca Nurse arrested from a row does', () => {
    const { table, A, B, C } = arrange({
      prominentRow: [ThomasPutnam],
      colonistRow: [NathanielIngersoll, RebeccaNurse],
      accusations: { [RebeccaNurse]: 4 },
      messengers: { 1: 'A', 8: 'A' },
    });
    A.chooses(RebeccaNurse);
    expect(table.asking).toBe('A arrest');
    A.chooses(RebeccaNurse);
    expect([A.influence, B.influence, C.influence]).toEqual([5, 5, 5]);
  });

  it('SAL-16.5 SAL-R43 in a jail none of them does either', () => {
    const { table, A, B } = arrange({
      A: { jail: [ThomasPutnam] },
      B: { jail: [NathanielIngersoll, MarthaCorey] },
      colonistRow: [GilesCorey],
      accusations: { [GilesCorey]: 3 },
      messengers: { 1: 'A', 8: 'A' },
    });
    A.chooses(GilesCorey);
    expect(table.asking).toBe('A arrest');
    A.chooses(GilesCorey);
    expect(B.influence).toBe(4);
  });
});
