import { describe, expect, it } from 'vitest';
import {
  AnnPutnam,
  BridgetBishop,
  EdwardPutnam,
  GeorgeCorwin,
  JohnIndian,
  MaryBlack,
  NathanielIngersoll,
  RebeccaNurse,
  SarahGood,
  ThomasPutnam,
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
    {
      why: 'she is in A’s own Circle',
      target: ThomasPutnam,
      at: { colonistRow: [], A: { influence: 6, circle: [SarahGood] } },
    },
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
