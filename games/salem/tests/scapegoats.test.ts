import { describe, expect, it } from 'vitest';
import {
  AnnPutnam,
  BridgetBishop,
  EdwardPutnam,
  GeorgeBurroughs,
  GeorgeCorwin,
  JohnIndian,
  MaryBlack,
  MercyLewis,
  NathanielIngersoll,
  NathanielPutnam,
  RebeccaNurse,
  SarahGood,
  ThomasPutnam,
  Tituba,
  WilliamProctor,
} from '../content/colonists.ts';
import { NONE } from '../state.ts';
import { EMPTY, arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';

const attempt: Arrangement = {
  seats: 4,
  A: { influence: 6 },
  prominentRow: [ThomasPutnam],
  colonistRow: [SarahGood],
  accusations: { [ThomasPutnam]: 3 },
  messengers: { 8: 'A', 12: 'D' },
};

describe('SC-23 Scapegoat (SAL-3.4 SAL-3.5 SAL-3.6 SAL-3.7 SAL-3.8 SAL-3.9 SAL-3.10 SAL-R28 SAL-R30 SAL-R49)', () => {
  it('B, asked first, declares Sarah Good: she is arrested for nothing and Thomas stays', () => {
    const { table, A, B } = arrange(attempt);
    A.chooses(ThomasPutnam);
    expect(table.asking).toBe('B scapegoat');
    expect(table.decision.frame).toMatchObject({ arrester: 0, target: ThomasPutnam });
    expect(B.offered).toEqual([SarahGood, 'decline']);
    expect(A.influence).toBe(6);
    B.chooses(SarahGood);
    expect([A.influence, A.jail]).toEqual([6, [SarahGood]]);
    expect(table.accusationsOn(ThomasPutnam)).toBe(3);
    expect(table.state.prominentRow[0]).toBe(ThomasPutnam);
    // C, D and A are not asked, the action is over.
    expect(table.asking).toBe('D accuse');
    expect(table.state.colonistRowTouched).toBe(true);
    expect(table.told('colonistArrested')).toMatchObject([{ seat: 0, colonist: SarahGood, price: null }]);
  });

  it('SAL-R28 all declining, the arrest goes on and is paid', () => {
    const { table, A, B, C, D } = arrange(attempt);
    A.chooses(ThomasPutnam);
    for (const person of [B, C, D, A]) person.chooses('decline');
    expect([A.influence, A.jail]).toEqual([2, [ThomasPutnam]]);
    expect(table.state.colonistRow[0]).toBe(SarahGood);
    expect(table.supply.accusations).toBe(36);
  });

  it.each([
    { seats: 2, arrester: 'A', asked: ['B', 'A'] },
    { seats: 3, arrester: 'B', asked: ['C', 'A', 'B'] },
    { seats: 4, arrester: 'C', asked: ['D', 'A', 'B', 'C'] },
    { seats: 4, arrester: 'D', asked: ['A', 'B', 'C', 'D'] },
  ] as const)('SAL-R28 SAL-R31 $seats players, $arrester arrests: $asked are asked', ({ seats, arrester, asked }) => {
    const table = arrange({ ...attempt, seats, A: {}, [arrester]: { influence: 6 }, messengers: { 8: arrester } });
    table[arrester].chooses(ThomasPutnam);
    const found = asked.map(letter => {
      const asking = table.asking;
      table[letter].chooses('decline');
      return asking;
    });
    expect(found).toEqual(asked.map(letter => `${letter} scapegoat`));
    expect(table[arrester].jail).toEqual([ThomasPutnam]);
  });

  it('SAL-R28 only a legal, affordable attempt opens the window', () => {
    const { table } = arrange({ ...attempt, A: { influence: 3 } });
    expect(table.asking).toBe('D accuse');
    expect(table.told('arrestAttempted')).toEqual([]);
  });

  it('SAL-R30 no surcharge at space 9 and none for Edward Putnam', () => {
    const nine = arrange({ ...attempt, messengers: { 9: 'A' } });
    nine.A.chooses(ThomasPutnam);
    nine.B.chooses(SarahGood);
    expect(nine.A.influence).toBe(6);
    const { A, B } = arrange({ ...attempt, A: { influence: 6, circle: [EdwardPutnam] }, messengers: { 7: 'A' } });
    A.chooses(EdwardPutnam);
    B.chooses(SarahGood);
    expect([A.influence, A.jail]).toEqual([6, [SarahGood]]);
  });

  it('SAL-R27 SAL-R30 arrest triggers count for her: Corwin and Ingersoll', () => {
    const { A, B } = arrange({
      ...attempt,
      A: { influence: 6, circle: [GeorgeCorwin] },
      B: { circle: [NathanielIngersoll] },
    });
    A.chooses(ThomasPutnam);
    B.chooses(SarahGood);
    expect([A.influence, B.influence]).toEqual([8, 5]);
  });
});

describe('SC-24 No scapegoat (SAL-3.4 SAL-3.6 SAL-R29)', () => {
  const cases: readonly { why: string; target: number; at: Arrangement }[] = [
    {
      why: 'the target is blue',
      target: RebeccaNurse,
      at: { colonistRow: [SarahGood, RebeccaNurse], accusations: { [RebeccaNurse]: 3 } },
    },
    { why: 'she has Protection', target: ThomasPutnam, at: { protectionOn: SarahGood } },
    { why: 'she has 3 Fear', target: ThomasPutnam, at: { fear: { [SarahGood]: 3 } } },
    { why: 'she has Spectral Evidence', target: ThomasPutnam, at: { spectralOn: SarahGood } },
    { why: 'she is in A’s own Circle', target: ThomasPutnam, at: { colonistRow: [], A: { influence: 6, circle: [SarahGood] } } },
    { why: 'she is in a jail', target: ThomasPutnam, at: { colonistRow: [], C: { jail: [SarahGood] } } },
    { why: 'she is in the deck', target: ThomasPutnam, at: { colonistRow: [] } },
    { why: 'she is locked (SAL-R32)', target: ThomasPutnam, at: { fear: { [SarahGood]: 2 }, locked: [SarahGood] } },
  ];

  it.each(cases)('the window does not open if $why', ({ target, at }) => {
    const { table, A } = arrange({ ...attempt, ...at });
    A.chooses(target);
    expect(A.jail).toEqual([target]);
    expect(table.asking).toBe('D accuse');
  });

  it('SAL-R29 with the other one eligible, she is listed with the reason why not', () => {
    const reasons = [
      { at: { protectionOn: SarahGood }, refusal: { rule: 'SAL-3.4', why: 'isProtected' } },
      { at: { fear: { [SarahGood]: 3 } }, refusal: { rule: 'SAL-3.4', why: 'isBlocked' } },
      { at: { spectralOn: SarahGood }, refusal: { rule: 'SAL-3.4', why: 'isBlocked' } },
      { at: { locked: [SarahGood] }, refusal: { rule: 'SAL-R32', why: 'isLocked' } },
      {
        at: { colonistRow: [MaryBlack], A: { influence: 6, circle: [SarahGood] } },
        refusal: { rule: 'SAL-R29', why: 'inArrestersCircle' },
      },
    ];
    for (const { at, refusal } of reasons) {
      const { table, A, B } = arrange({ ...attempt, colonistRow: [SarahGood, MaryBlack], ...at });
      A.chooses(ThomasPutnam);
      expect(B.offered).toEqual([MaryBlack, 'decline']);
      expect(table.refusalOf(SarahGood)).toEqual(refusal);
    }
  });

  it('SAL-R29 another player’s Circle, even the asked one’s own, does not save her', () => {
    const { A, B } = arrange({ ...attempt, colonistRow: [], B: { circle: [SarahGood] } });
    A.chooses(ThomasPutnam);
    B.chooses(SarahGood);
    expect([A.jail, B.circle]).toEqual([[SarahGood], []]);
  });

  it('SAL-3.6 a Prominent Colonist counts in a Circle too, and when Edward Putnam arrests', () => {
    const { A, table } = arrange({
      ...attempt,
      A: { influence: 11, circle: [EdwardPutnam] },
      B: { circle: [ThomasPutnam] },
      prominentRow: [AnnPutnam],
      messengers: { 7: 'A' },
    });
    A.chooses(EdwardPutnam);
    expect(table.asking).toBe('B scapegoat');
  });
});

describe('SC-25 Scapegoat with 2 Fear, both in play (SAL-3.8 SAL-3.9 SAL-3.10 SAL-16.7 SAL-R28)', () => {
  it('each asked player may decline or name either; Mary Black costs A nothing and her Fear returns', () => {
    const { table, A, B, C } = arrange({
      ...attempt,
      seats: 3,
      C: { circle: [MaryBlack] },
      fear: { [MaryBlack]: 2 },
      messengers: { 8: 'A', 12: 'C' },
    });
    A.chooses(ThomasPutnam);
    expect(B.offered).toEqual([MaryBlack, SarahGood, 'decline']);
    B.chooses('decline');
    expect(C.offered).toEqual([MaryBlack, SarahGood, 'decline']);
    C.chooses('decline');
    expect(A.offered).toEqual([MaryBlack, SarahGood, 'decline']);
    A.chooses(MaryBlack);
    expect([A.influence, A.jail, C.circle]).toEqual([6, [MaryBlack], []]);
    expect(table.supply.fear).toBe(15);
    // From a Circle: the bottom row is untouched (SAL-R49).
    expect(table.state.colonistRowTouched).toBe(false);
  });
});

describe('SC-27 Burroughs and the lock (SAL-3.12 SAL-3.13 SAL-3.14 SAL-R32 SAL-R33)', () => {
  const burroughs = (more: Arrangement = {}) =>
    arrange({
      seats: 3,
      B: { influence: 8 },
      prominentRow: [NathanielPutnam, AnnPutnam],
      colonistRow: [SarahGood, GeorgeBurroughs],
      accusations: { [GeorgeBurroughs]: 2, [NathanielPutnam]: 3, [AnnPutnam]: 4 },
      fear: { [SarahGood]: 3 },
      messengers: { 8: 'A', 9: 'C' },
      ...more,
    });

  it('Sarah Good, brought from 3 Fear to 2, cannot be named for the next arrest, but for the one after', () => {
    const { table, A, B, C } = burroughs();
    A.chooses(GeorgeBurroughs);
    expect(A.influence).toBe(2);
    expect(table.asking).toBe('A burroughsFear');
    expect(A.offered).toEqual([SarahGood, 'decline']);
    A.chooses('decline');
    expect(table.asking).toBe('B burroughsFear');
    B.chooses(SarahGood);
    expect([table.fearOn(SarahGood), table.supply.fear]).toEqual([2, 13]);
    expect(table.state.locked).toEqual([SarahGood]);
    expect(table.asking).toBe('C burroughsFear');
    C.chooses('decline');
    expect(table.asking).toBe('C arrest');
    C.chooses(NathanielPutnam);
    expect([C.influence, C.jail]).toEqual([1, [NathanielPutnam]]);
    expect(table.state.locked).toEqual([]);
    table.resolve(8, 'B');
    B.chooses(AnnPutnam);
    expect(table.asking).toBe('C scapegoat');
    expect(C.offered).toEqual([SarahGood, 'decline']);
  });

  it('SAL-R32 a declined arrest does not unlock her', () => {
    const { table, A, B, C } = burroughs();
    A.chooses(GeorgeBurroughs, SarahGood);
    B.chooses('decline');
    C.chooses('decline', 'decline');
    expect(table.state.locked).toEqual([SarahGood]);
    table.resolve(8, 'B');
    B.chooses(AnnPutnam);
    expect(B.jail).toEqual([AnnPutnam]);
  });

  it('SAL-R32 with 2 Fear or with 4 nobody is locked', () => {
    for (const fear of [2, 4]) {
      const { table, A } = burroughs({ fear: { [SarahGood]: fear } });
      A.chooses(GeorgeBurroughs, SarahGood);
      expect(table.fearOn(SarahGood)).toBe(fear - 1);
      expect(table.state.locked).toEqual([]);
    }
  });

  it('SAL-R33 everyone may take one from any Colonist in play, clockwise from the arresting player', () => {
    const { table, A, B, C } = burroughs({
      A: { circle: [MercyLewis] },
      C: { influence: 9, circle: [Tituba] },
      fear: { [MercyLewis]: 1, [Tituba]: 1, [AnnPutnam]: 2 },
      messengers: { 8: 'C' },
    });
    C.chooses(GeorgeBurroughs);
    expect(table.asking).toBe('C burroughsFear');
    expect(C.offered).toEqual([AnnPutnam, Tituba, MercyLewis, 'decline']);
    C.chooses(AnnPutnam);
    expect(table.asking).toBe('A burroughsFear');
    A.chooses(Tituba);
    expect(B.offered).toEqual([AnnPutnam, MercyLewis, 'decline']);
    B.chooses(MercyLewis);
    expect([table.fearOn(AnnPutnam), table.fearOn(Tituba), table.fearOn(MercyLewis)]).toEqual([1, 0, 0]);
    expect(table.asking).toBe('A place');
  });

  it('SAL-R33 skipped as soon as no Fear is in play', () => {
    const { table, A } = burroughs({ fear: { [MercyLewis]: 1 }, A: { circle: [MercyLewis] } });
    A.chooses(GeorgeBurroughs, MercyLewis);
    expect(table.asking).toBe('C arrest');
    expect(burroughs({ fear: {} }).A.chooses(GeorgeBurroughs).jail).toEqual([GeorgeBurroughs]);
  });

  it('SAL-R33 the Fear that lay on Burroughs himself is gone before anyone chooses', () => {
    const { table, A } = burroughs({ fear: { [GeorgeBurroughs]: 2 } });
    A.chooses(GeorgeBurroughs);
    expect(table.supply.fear).toBe(15);
    expect(table.asking).toBe('C arrest');
  });

  it.each([
    { blocked: '3 Fear', at: { fear: { [GeorgeBurroughs]: 3, [SarahGood]: 3 } } },
    { blocked: 'Spectral Evidence', at: { spectralOn: GeorgeBurroughs } },
  ])('SAL-R27 SAL-R42 blocked by $blocked before the arrest, he does nothing', ({ at }) => {
    const { table, A } = burroughs(at);
    A.chooses(GeorgeBurroughs);
    expect(table.asking).toBe('C arrest');
    expect(table.fearOn(SarahGood)).toBe(3);
  });

  it('SAL-3.14 SAL-R27 Ingersoll, freed from his third Fear by this arrest, is paid for the next one only', () => {
    const { table, A, B, C } = burroughs({
      B: { circle: [NathanielIngersoll] },
      fear: { [NathanielIngersoll]: 3 },
    });
    A.chooses(GeorgeBurroughs, NathanielIngersoll);
    B.chooses('decline');
    C.chooses('decline');
    expect([table.fearOn(NathanielIngersoll), B.influence]).toEqual([2, 4]);
    C.chooses(NathanielPutnam);
    // Sarah Good is not hampered here; the window opens.
    A.chooses('decline');
    B.chooses('decline');
    C.chooses('decline');
    expect(B.influence).toBe(5);
  });

  it('SAL-R32 Burroughs’s own arrest does not clear the locks it sets; Ingersoll and Corwin come after it', () => {
    const { table, A, B, C } = burroughs({
      A: { influence: 4, circle: [GeorgeCorwin] },
      B: { circle: [NathanielIngersoll] },
    });
    A.chooses(GeorgeBurroughs);
    expect([A.influence, B.influence]).toEqual([2, 4]);
    A.chooses(SarahGood);
    B.chooses('decline');
    expect([A.influence, B.influence]).toEqual([2, 4]);
    C.chooses('decline');
    expect([A.influence, B.influence]).toEqual([4, 5]);
    expect(table.state.locked).toEqual([SarahGood]);
  });
});

describe('SC-62 Declaring for oneself (SAL-R28 SAL-R30 SAL-R31)', () => {
  it('A, asked last, names Mary Black', () => {
    const { table, A, B, C } = arrange({
      A: { influence: 3 },
      prominentRow: [WilliamProctor],
      colonistRow: [MaryBlack],
      accusations: { [WilliamProctor]: 3 },
      messengers: { 9: 'A' },
    });
    expect(table.priceOf(WilliamProctor)).toBe(3);
    A.chooses(WilliamProctor);
    B.chooses('decline');
    C.chooses('decline');
    expect(table.asking).toBe('A scapegoat');
    A.chooses(MaryBlack);
    expect([A.influence, A.jail]).toEqual([3, [MaryBlack]]);
    expect(table.state.prominentRow).toContain(WilliamProctor);
    expect(table.accusationsOn(WilliamProctor)).toBe(3);
  });
});

describe('SAL-R49 what touches the bottom row', () => {
  it('a blue card in the top row is not Prominent: no window, and its arrest touches nothing', () => {
    const { table, A } = arrange({
      prominentRow: [NONE, NONE, BridgetBishop, RebeccaNurse],
      colonistRow: [SarahGood],
      accusations: { [BridgetBishop]: 1 },
      messengers: { 8: 'A', 12: 'B' },
    });
    A.chooses(BridgetBishop);
    expect(A.jail).toEqual([BridgetBishop]);
    expect(table.state.colonistRowTouched).toBe(false);
    expect(table.asking).toBe('B accuse');
  });

  it('a scapegoat taken from the top row does not touch the bottom row either', () => {
    const { table, A, B } = arrange({
      prominentRow: [SarahGood, ThomasPutnam, ...EMPTY.slice(2)],
      accusations: { [ThomasPutnam]: 5 },
      messengers: { 8: 'A', 12: 'B' },
      C: { circle: [JohnIndian] },
    });
    A.chooses(ThomasPutnam);
    B.chooses(SarahGood);
    expect(A.jail).toEqual([SarahGood]);
    expect(table.state.colonistRowTouched).toBe(false);
  });
});
