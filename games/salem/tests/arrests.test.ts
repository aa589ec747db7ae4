import { describe, expect, it } from 'vitest';
import {
  AnnPudeator,
  BridgetBishop,
  EdwardPutnam,
  ElizabethPorter,
  JohnIndian,
  JohnWillard,
  MaryWarren,
  PhilipEnglish,
  RebeccaNurse,
  SamuelParris,
  SarahGood,
  Tituba,
} from '../content/colonists.ts';
import { NONE } from '../state.ts';
import { arrange } from './arrange.ts';

describe('SC-13 Arrest from the row (SAL-10.18 SAL-10.19 SAL-16.4 SAL-16.7 SAL-2.6 SAL-1.12 SAL-15.1 SAL-8.1)', () => {
  it('John Willard (3) with 2 Accusations costs 1', () => {
    const { table, A } = arrange({
      colonistRow: [BridgetBishop, JohnWillard],
      accusations: { [JohnWillard]: 2 },
      messengers: { 8: 'A', 12: 'B' },
    });
    expect(table.asking).toBe('A arrest');
    expect(table.offered).toEqual([JohnWillard, 'decline']);
    expect(table.priceOf(JohnWillard)).toBe(1);
    A.chooses(JohnWillard);
    expect([A.influence, A.jail, A.circle]).toEqual([3, [JohnWillard], []]);
    expect([table.supply.accusations, table.accusationsOn(JohnWillard)]).toEqual([36, 0]);
    expect(table.state.colonistRow.slice(0, 2)).toEqual([BridgetBishop, NONE]);
    expect(table.asking).toBe('B accuse');
  });

  it.each([
    { accusations: 1, cost: 2 },
    { accusations: 2, cost: 1 },
    { accusations: 3, cost: 0 },
    { accusations: 5, cost: 0 },
  ])('SAL-15.1 with $accusations Accusations he costs $cost', ({ accusations, cost }) => {
    const { A, table } = arrange({
      colonistRow: [JohnWillard],
      accusations: { [JohnWillard]: accusations },
      messengers: { 8: 'A' },
    });
    A.chooses(JohnWillard);
    expect(A.influence).toBe(4 - cost);
    expect(table.supply.influence).toBe(28 + cost);
  });

  it('SAL-16.7 every token leaves the arrested: Accusations, Fear, Reputation, Spectral Evidence', () => {
    const { table, A } = arrange({
      A: { influence: 6 },
      B: { circle: [JohnWillard] },
      accusations: { [JohnWillard]: 2 },
      fear: { [JohnWillard]: 2 },
      reputationTokens: { [JohnWillard]: 2 },
      spectralOn: JohnWillard,
      messengers: { 8: 'A' },
    });
    A.chooses(JohnWillard);
    // 3 + 2 - 2; blocked by the Spectral Evidence he neither has +5 nor defends himself.
    expect(A.influence).toBe(3);
    const { state } = table;
    expect([state.accusations, state.fear, state.reputationTokens].map(on => on[JohnWillard])).toEqual([0, 0, 0]);
    expect(table.supply).toEqual({ influence: 40 - 3 - 4 - 4, accusations: 36, fear: 15 });
    expect(state.spectralOn).toBe(NONE);
  });
});

describe('SC-14 Manual example (SAL-16.9 SAL-16.10 SAL-6.5 SAL-R24)', () => {
  const maryWarren = (influence: number) =>
    arrange({
      A: { influence },
      B: { circle: [MaryWarren, SarahGood] },
      accusations: { [MaryWarren]: 3, [SarahGood]: 6 },
      messengers: { 8: 'A' },
    });

  it('Mary Warren (2) with 3 Accusations costs 2 - 3 + 5 = 4 from a Circle', () => {
    const { A, B } = maryWarren(4);
    A.chooses(MaryWarren);
    expect([A.influence, A.jail, B.circle]).toEqual([0, [MaryWarren], [SarahGood]]);
  });

  it('SAL-16.11 and is out of reach with 3', () => {
    const { table } = maryWarren(3);
    expect(table.targets).toEqual([SarahGood]);
    expect(table.refusalOf(MaryWarren)).toEqual({ rule: 'SAL-16.11', why: 'tooCostly' });
    expect(table.priceOf(MaryWarren)).toBe(4);
  });
});

describe('SC-15 Floor and surcharge (SAL-16.3 SAL-16.8 SAL-10.20 SAL-3.23 SAL-R24)', () => {
  it.each([
    { space: 8, cost: 0 },
    { space: 9, cost: 1 },
  ])('Bridget Bishop (2) with 4 Accusations costs $cost at space $space; nothing is paid back', ({ space, cost }) => {
    const { A } = arrange({
      A: { influence: cost },
      colonistRow: [BridgetBishop],
      accusations: { [BridgetBishop]: 4 },
      messengers: { [space]: 'A' },
    });
    A.chooses(BridgetBishop);
    expect([A.influence, A.jail]).toEqual([0, [BridgetBishop]]);
  });

  it('and 2 with Edward Putnam', () => {
    const { A } = arrange({
      A: { influence: 2, circle: [EdwardPutnam] },
      colonistRow: [BridgetBishop],
      accusations: { [BridgetBishop]: 4 },
      messengers: { 7: 'A' },
    });
    A.chooses(EdwardPutnam);
    expect([A.influence, A.jail]).toEqual([0, [BridgetBishop]]);
  });
});

describe('SC-16 Accusation requirement (SAL-16.2)', () => {
  it('Ann Pudeator without an Accusation is no target', () => {
    const { table } = arrange({
      prominentRow: [ElizabethPorter],
      colonistRow: [AnnPudeator],
      accusations: { [ElizabethPorter]: 3 },
      messengers: { 8: 'A' },
    });
    expect(table.targets).toEqual([ElizabethPorter]);
    expect(table.refusalOf(AnnPudeator)).toEqual({ rule: 'SAL-16.2', why: 'notAccused' });
  });

  it('with Spectral Evidence on her she is, for 2', () => {
    const { A } = arrange({ colonistRow: [AnnPudeator], spectralOn: AnnPudeator, messengers: { 8: 'A' } });
    A.chooses(AnnPudeator);
    expect([A.influence, A.jail]).toEqual([2, [AnnPudeator]]);
  });
});

describe('SC-17 Spectral Evidence in a Circle (SAL-13.1 SAL-13.2 SAL-13.3 SAL-R25)', () => {
  const parris = (space: number, seat: 'A' | 'B') =>
    arrange({
      A: { faction: 'FV1', influence: 10 },
      B: { faction: 'FV2', circle: [SamuelParris] },
      accusations: { [SamuelParris]: 1 },
      spectralOn: SamuelParris,
      messengers: { [space]: seat },
    });

  it('SAL-13.1 A arrests him at 8 for 4', () => {
    const { A } = parris(8, 'A');
    A.chooses(SamuelParris);
    expect([A.influence, A.jail]).toEqual([6, [SamuelParris]]);
  });

  it('SAL-R25 or brings him at 13 for 10', () => {
    const { A, table } = parris(13, 'A');
    expect(table.priceOf(SamuelParris)).toBe(10);
    A.chooses(SamuelParris);
    expect([A.influence, A.circle]).toEqual([0, [SamuelParris]]);
  });

  it('SAL-13.2 SAL-13.3 he gives B no icon and no ability', () => {
    expect(parris(6, 'B').B.influence).toBe(5);
    const { table, B } = parris(5, 'B');
    expect(B.influence).toBe(5);
    expect(table.asking).toBe('A place');
  });
});

describe('SC-21 Own Circle (SAL-16.6 SAL-R24)', () => {
  it('A cannot arrest Tituba from the own Circle; B can for 1 - 3 + 5 = 3', () => {
    const wanted = {
      A: { circle: [Tituba] },
      colonistRow: [BridgetBishop],
      accusations: { [Tituba]: 3, [BridgetBishop]: 1 },
    };
    const own = arrange({ ...wanted, messengers: { 8: 'A' } });
    expect(own.targets).toEqual([BridgetBishop]);
    expect(own.refusalOf(Tituba)).toEqual({ rule: 'SAL-16.6', why: 'ownCircle' });
    const { B, A } = arrange({ ...wanted, messengers: { 8: 'B' } });
    B.chooses(Tituba);
    expect([B.influence, B.jail, A.circle]).toEqual([1, [Tituba], []]);
  });
});

describe('SC-22 Invalid action (SAL-16.11 SAL-16.12)', () => {
  it.each([
    { why: 'the only accused Colonist costs 1', influence: 0, accusations: { [JohnWillard]: 2 } },
    { why: 'nobody has an Accusation or Spectral Evidence', influence: 9, accusations: {} },
  ])('nothing happens when $why; the messenger comes back', ({ influence, accusations }) => {
    const { table, A } = arrange({
      A: { influence },
      colonistRow: [JohnWillard],
      accusations,
      messengers: { 8: 'A', 12: 'B' },
    });
    expect(table.asking).toBe('B accuse');
    expect([A.influence, A.jail, A.messengers]).toEqual([influence, [], 2]);
    expect(table.told('nothingPossible')).toMatchObject([{ seat: 0, ask: 'arrest', rule: 'SAL-16.11' }]);
  });
});

describe('SC-26 Direct arrest of a scapegoat (SAL-3.11)', () => {
  const sarah = (accusations: number) =>
    arrange({
      A: { influence: 5 },
      B: { circle: [SarahGood] },
      colonistRow: [BridgetBishop],
      accusations: { [SarahGood]: accusations, [BridgetBishop]: 1 },
      messengers: { 8: 'A' },
    });

  it('Sarah Good (1) in B’s Circle with 1 Accusation costs 5, and no window opens', () => {
    const { A, table } = sarah(1);
    A.chooses(SarahGood);
    expect([A.influence, A.jail]).toEqual([0, [SarahGood]]);
    expect(table.told('scapegoatNamed')).toEqual([]);
  });

  it('without an Accusation she is no target', () => {
    expect(sarah(0).refusalOf(SarahGood)?.rule).toBe('SAL-16.2');
  });
});

describe('SC-32 Edward Putnam (SAL-3.22 SAL-3.23)', () => {
  const edward = (influence: number) =>
    arrange({
      A: { influence, circle: [EdwardPutnam, JohnIndian] },
      colonistRow: [PhilipEnglish, JohnWillard],
      accusations: { [PhilipEnglish]: 3, [JohnWillard]: influence > 4 ? 3 : 0 },
      messengers: { 7: 'A' },
    });

  it('arrests Philip English (5) with 3 Accusations for 2 + 2 = 4', () => {
    const { A, table } = edward(4);
    A.chooses(EdwardPutnam);
    expect([A.influence, A.jail]).toEqual([0, [PhilipEnglish]]);
    expect(A.offered).toEqual([JohnIndian, 'done']);
    expect(table.refusalOf(EdwardPutnam)?.why).toBe('alreadyUsed');
  });

  it('cannot be picked with 3 Influence', () => {
    const { A, table } = edward(3);
    expect(A.offered).toEqual([JohnIndian, 'done']);
    expect(table.refusalOf(EdwardPutnam)?.rule).toBe('SAL-R23');
  });

  it('SAL-R26 once picked, the arrest may not be declined', () => {
    const { A } = edward(5);
    A.chooses(EdwardPutnam);
    expect(A.offered).toEqual([PhilipEnglish, JohnWillard]);
  });
});

describe('SC-56 One arrest, dead ability (SAL-16.1 SAL-16.5 SAL-1.16 SAL-6.1)', () => {
  it('no second arrest, and Philip English serves nobody from the jail', () => {
    const { table, A, B } = arrange({
      A: { influence: 9 },
      B: { circle: [PhilipEnglish] },
      colonistRow: [RebeccaNurse],
      accusations: { [PhilipEnglish]: 4, [RebeccaNurse]: 3 },
      messengers: { 8: 'A', 12: 'C' },
    });
    A.chooses(PhilipEnglish);
    expect([A.influence, A.jail, A.circle, B.circle]).toEqual([3, [PhilipEnglish], [], []]);
    expect(table.asking).toBe('C accuse');
    table.resolve(5, 'A');
    expect([A.influence, table.asking]).toEqual([4, 'A place']);
    table.resolve(5, 'B');
    expect([B.influence, table.asking]).toEqual([5, 'A place']);
  });
});

describe('SC-61 Declining (SAL-R26 SAL-R6)', () => {
  it('A pays nothing, the messenger returns, no window opens', () => {
    const { table, A } = arrange({
      A: { influence: 5 },
      prominentRow: [ElizabethPorter],
      colonistRow: [SarahGood],
      accusations: { [ElizabethPorter]: 2 },
      messengers: { 8: 'A', 12: 'B' },
    });
    expect(table.offered).toEqual([ElizabethPorter, 'decline']);
    A.chooses('decline');
    expect([A.influence, A.jail, A.messengers]).toEqual([5, [], 2]);
    expect(table.asking).toBe('B accuse');
  });
});
