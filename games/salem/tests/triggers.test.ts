import { describe, expect, it } from 'vitest';
import {
  AbigailWilliams,
  AnnPutnam,
  BridgetBishop,
  ElizabethHubbard,
  GeorgeCorwin,
  GeorgeJacobs,
  GilesCorey,
  JohnIndian,
  JohnWillard,
  MarthaCarrier,
  MarthaCorey,
  MaryEasty,
  MaryWarren,
  MercyLewis,
  NathanielIngersoll,
  RebeccaNurse,
  SamuelParris,
  ThomasPutnam,
  Tituba,
  WilliamProctor,
} from '../content/colonists.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';

describe('SC-28 Martha Corey (SAL-3.15 SAL-3.16 SAL-R35)', () => {
  const corey = (more: Arrangement = {}) =>
    arrange({
      A: { circle: [MercyLewis, AbigailWilliams] },
      B: { circle: [MarthaCorey] },
      colonistRow: [GilesCorey],
      messengers: { 5: 'A', 7: 'A' },
      ...more,
    });

  it('A uses Mercy Lewis and Abigail Williams at 5, and both again at 7: B gains 1 at each', () => {
    const { A, B } = corey();
    A.chooses(MercyLewis, GilesCorey);
    expect(B.influence).toBe(5);
    A.chooses(AbigailWilliams, GilesCorey);
    expect(B.influence).toBe(5);
    A.chooses(MercyLewis, GilesCorey);
    expect(B.influence).toBe(6);
    A.chooses(AbigailWilliams, GilesCorey);
    expect(B.influence).toBe(6);
  });

  it('SAL-R35 her owner’s own girls count too', () => {
    const { B } = corey({ B: { circle: [MarthaCorey, MaryWarren] }, messengers: { 7: 'B' } });
    B.chooses(MaryWarren, GilesCorey);
    expect(B.influence).toBe(5);
  });

  it('SAL-R44 removing with Mary Warren is a use as well', () => {
    const { A, B } = corey({
      A: { circle: [MaryWarren] },
      accusations: { [GilesCorey]: 1 },
      messengers: { 7: 'A' },
    });
    A.chooses(MaryWarren, 'remove');
    expect([B.influence, A.influence]).toEqual([5, 4]);
  });

  it('SAL-R61 she is paid after the whole ability, its own gain included', () => {
    const { A, table } = corey({ A: { circle: [AnnPutnam] }, messengers: { 7: 'A' } });
    A.chooses(AnnPutnam, GilesCorey);
    expect(table.told('influenceGained').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('SAL-R61 once per space is used up by its first event even if the supply had nothing to give', () => {
    const { A, B, table } = corey({
      A: { influence: 1, circle: [MercyLewis, AbigailWilliams] },
      C: { influence: 35, circle: [] },
      accusations: { [GilesCorey]: 0 },
      messengers: { 7: 'A', 3: 'A' },
    });
    expect(table.supply.influence).toBe(0);
    A.chooses(MercyLewis, GilesCorey);
    expect(B.influence).toBe(4);
    // Even when Influence has come back to the supply meanwhile, nothing more is given on this space.
    table.state.players[2].influence--;
    table.state.supply.influence++;
    A.chooses(AbigailWilliams, table.state.prominentRow[0]);
    expect(B.influence).toBe(4);
  });

  it.each([
    { blocked: '3 Fear', at: { fear: { [MarthaCorey]: 3 } } },
    { blocked: 'Spectral Evidence', at: { spectralOn: MarthaCorey } },
  ])('SAL-R42 $blocked on her: nothing', ({ at }) => {
    const { A, B } = corey(at);
    A.chooses(MercyLewis, GilesCorey);
    expect(B.influence).toBe(4);
  });

  it('SAL-3.15 other Colonists’ abilities and Accusations from a space are no use by an Afflicted Girl', () => {
    const { A, B } = corey({ A: { circle: [Tituba, JohnIndian] }, messengers: { 7: 'A', 12: 'A' } });
    A.chooses(JohnIndian, Tituba, GilesCorey);
    A.chooses(GilesCorey, GilesCorey);
    expect(B.influence).toBe(4);
  });
});

describe('SC-33 Thomas Putnam (SAL-3.24 SAL-3.25 SAL-R38)', () => {
  const thomas = (space: number, ...circle: number[]) =>
    arrange({
      A: { circle: [ThomasPutnam, ...circle] },
      colonistRow: [GilesCorey, MaryEasty],
      messengers: { [space]: 'A' },
    });

  it('space 12: 2 Accusations, +2 Influence, then 1 more', () => {
    const { table, A } = thomas(12);
    A.chooses(GilesCorey, GilesCorey);
    expect([A.influence, table.asking]).toEqual([6, 'A thomasBonus']);
    A.chooses(MaryEasty);
    expect([table.accusationsOn(GilesCorey), table.accusationsOn(MaryEasty)]).toEqual([2, 1]);
    expect(table.asking).toBe('A place');
  });

  it('space 5 with Mercy Lewis and Abigail Williams: 2 and 1 extra, not 4', () => {
    const { table, A } = thomas(5, MercyLewis, AbigailWilliams);
    expect(A.offered).not.toContain('thomas');
    expect(table.refusalOf('thomas')?.rule).toBe('SAL-R38');
    A.chooses(MercyLewis, GilesCorey);
    expect(A.offered).toContain('thomas');
    A.chooses('thomas', GilesCorey);
    expect(A.offered).not.toContain('thomas');
    A.chooses(AbigailWilliams, GilesCorey);
    expect(table.accusationsOn(GilesCorey)).toBe(3);
    expect(table.asking).toBe('A place');
  });

  it('space 1: 1 + 1 = 2', () => {
    const { table, A } = thomas(1);
    A.chooses(GilesCorey, GilesCorey);
    expect([table.accusationsOn(GilesCorey), A.influence]).toEqual([2, 5]);
  });

  it('SAL-R38 the extra may be declined, and is lost at Done', () => {
    const declined = thomas(2);
    declined.A.chooses(GilesCorey, 'decline');
    expect(declined.accusationsOn(GilesCorey)).toBe(1);
    expect(declined.asking).toBe('A place');
    const { table, A } = thomas(7, MercyLewis);
    A.chooses(MercyLewis, GilesCorey);
    expect(A.offered).toEqual(['thomas', 'done']);
    A.chooses('done');
    expect([table.accusationsOn(GilesCorey), table.asking]).toEqual([1, 'A place']);
  });

  it('SAL-R38 without an Accusation of one’s own in this space there is none', () => {
    const { table, A } = thomas(7, JohnIndian);
    expect(A.offered).toEqual([JohnIndian, 'done']);
    A.chooses(JohnIndian);
    expect(table.asking).toBe('A place');
  });

  it('SAL-R38 Tituba’s Accusation on herself counts as placed', () => {
    const { A } = thomas(7, Tituba);
    A.chooses(Tituba, GilesCorey);
    expect(A.offered).toEqual(['thomas', 'done']);
  });

  it('SAL-R38 only for his owner', () => {
    const { table, B } = arrange({ A: { circle: [ThomasPutnam] }, colonistRow: [GilesCorey], messengers: { 1: 'B' } });
    B.chooses(GilesCorey);
    expect(table.asking).toBe('A place');
  });

  it.each([
    { blocked: '3 Fear', at: { fear: { [ThomasPutnam]: 3 } } },
    { blocked: 'Spectral Evidence', at: { spectralOn: ThomasPutnam } },
  ])('SAL-R42 not with $blocked on him', ({ at }) => {
    const { table, A } = arrange({
      A: { circle: [ThomasPutnam] },
      colonistRow: [GilesCorey],
      messengers: { 1: 'A' },
      ...at,
    });
    A.chooses(GilesCorey);
    expect(table.asking).toBe('A place');
  });

  it('SAL-R38 the extra is no Afflicted use: Martha Corey’s owner gains nothing for it', () => {
    const { A, B } = arrange({
      A: { circle: [ThomasPutnam] },
      B: { circle: [MarthaCorey] },
      colonistRow: [GilesCorey],
      messengers: { 1: 'A' },
    });
    A.chooses(GilesCorey, GilesCorey);
    expect(B.influence).toBe(4);
  });
});

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

  it('his own player’s Accusations, and Accusations elsewhere, pay nothing', () => {
    const { B } = watched({ messengers: { 12: 'B' } });
    B.chooses(WilliamProctor, GilesCorey);
    expect(B.influence).toBe(6);
  });

  it('SAL-R42 blocked, neither is paid', () => {
    const { A, B } = watched({ fear: { [GeorgeJacobs]: 3 }, spectralOn: WilliamProctor, messengers: { 11: 'A', 12: 'A' } });
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

describe('SC-53 Parris’s sermon (SAL-R35 SAL-R38 SAL-R44)', () => {
  const sermon = (...circle: number[]) =>
    arrange({
      A: { circle: [SamuelParris, ...circle] },
      B: { circle: [MarthaCorey] },
      colonistRow: [GilesCorey],
      messengers: { 7: 'A' },
    });

  it('1 + 3 girls, capped at 3; Martha Corey’s owner gains nothing', () => {
    const { table, A, B } = sermon(MercyLewis, ElizabethHubbard, AbigailWilliams);
    A.chooses(SamuelParris, GilesCorey, GilesCorey, GilesCorey);
    expect(table.asking).toBe('A menu');
    A.chooses('done');
    expect([table.accusationsOn(GilesCorey), B.influence]).toEqual([3, 4]);
  });

  it('with Thomas Putnam also in the Circle: 3 + 1', () => {
    const { table, A, B } = sermon(MercyLewis, ElizabethHubbard, AbigailWilliams, ThomasPutnam);
    A.chooses(SamuelParris, GilesCorey, GilesCorey, GilesCorey, 'thomas', GilesCorey, 'done');
    expect([table.accusationsOn(GilesCorey), B.influence]).toEqual([4, 4]);
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

describe('SC-64 Per-space reset (SAL-3.24 SAL-R16)', () => {
  it('Thomas’s owner on both Meet in Secret spaces: 2 Influence and 4 Accusations', () => {
    const { table, A } = arrange({
      A: { circle: [ThomasPutnam] },
      colonistRow: [GilesCorey],
      messengers: { 1: 'A', 2: 'A' },
    });
    A.chooses(GilesCorey, GilesCorey, GilesCorey, GilesCorey);
    expect([A.influence, table.accusationsOn(GilesCorey)]).toEqual([6, 4]);
    expect(table.asking).toBe('A place');
  });
});
