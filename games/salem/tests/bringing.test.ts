import { describe, expect, it } from 'vitest';
import {
  BridgetBishop,
  DeodatLawson,
  EdwardPutnam,
  GeorgeBurroughs,
  JohnAlden,
  JohnIndian,
  JohnPorter,
  MarthaCarrier,
  MaryEasty,
  MercyLewis,
  PhilipEnglish,
  RebeccaNurse,
  Tituba,
  colonists,
} from '../content/colonists.ts';
import { NONE } from '../state.ts';
import { arrange } from './arrange.ts';

describe('SC-18 Bringing ignores Accusations (SAL-10.26 SAL-10.27 SAL-15.2 SAL-2.9)', () => {
  it('Martha Carrier (2) with 2 Accusations costs 2 at space 13 and keeps them', () => {
    const { table, A } = arrange({
      colonistRow: [MarthaCarrier],
      accusations: { [MarthaCarrier]: 2 },
      messengers: { 13: 'A' },
    });
    A.chooses(MarthaCarrier);
    expect([A.influence, A.circle]).toEqual([2, [MarthaCarrier]]);
    expect([table.accusationsOn(MarthaCarrier), table.supply.accusations]).toEqual([2, 34]);
    expect(table.told('cardCycled')).toEqual([]);
  });
});

describe('SC-19 Second Bring space from a Circle (SAL-10.28 SAL-10.29 SAL-6.5)', () => {
  const easty = (influence: number) =>
    arrange({
      A: { influence },
      B: { circle: [MaryEasty] },
      colonistRow: [MarthaCarrier],
      messengers: { 14: 'A' },
    });

  it('A pays 3 + 5 + 1 = 9', () => {
    const { A, B } = easty(9);
    A.chooses(MaryEasty);
    expect([A.influence, A.circle, B.circle]).toEqual([0, [MaryEasty], []]);
  });

  it('with 8 Influence she is not offered', () => {
    const { table } = easty(8);
    expect(table.targets).not.toContain(MaryEasty);
    expect(table.refusalOf(MaryEasty)?.why).toBe('tooCostly');
  });
});

describe('SC-20 Letters (SAL-8.3 SAL-8.4 SAL-R11)', () => {
  it('a Town faction cannot bring Rebecca Nurse (V) but arrest her; Burroughs (no letter) can be brought', () => {
    const at = {
      A: { faction: 'FT1', influence: 9 },
      colonistRow: [RebeccaNurse, GeorgeBurroughs],
      accusations: { [RebeccaNurse]: 1 },
    } as const;
    const bringing = arrange({ ...at, messengers: { 13: 'A' } });
    expect(bringing.refusalOf(RebeccaNurse)).toEqual({ rule: 'SAL-8.4', why: 'wrongSide' });
    bringing.A.chooses(GeorgeBurroughs);
    expect(bringing.A.circle).toEqual([GeorgeBurroughs]);
    const arresting = arrange({ ...at, messengers: { 8: 'A' } });
    arresting.A.chooses(RebeccaNurse);
    expect(arresting.A.jail).toEqual([RebeccaNurse]);
  });

  it('a Village faction cannot bring Philip English (T)', () => {
    const { table } = arrange({
      A: { faction: 'FV1', influence: 9 },
      colonistRow: [PhilipEnglish],
      messengers: { 13: 'A' },
    });
    expect(table.refusalOf(PhilipEnglish)).toEqual({ rule: 'SAL-8.3', why: 'wrongSide' });
  });

  it.each(['FV1', 'FT1', 'FV2', 'FT2'] as const)('%s: exactly the opposite letter is refused', faction => {
    const opposite = faction.includes('V') ? 'T' : 'V';
    for (const [colonist, { side, back }] of colonists.entries()) {
      const row = back === 'red' ? 'prominentRow' : 'colonistRow';
      const { table } = arrange({ A: { faction, influence: 20 }, [row]: [colonist], messengers: { 13: 'A' } });
      expect(table.refusalOf(colonist)?.why).toBe(side === opposite ? 'wrongSide' : undefined);
    }
  });
});

describe('SC-29 Deodat Lawson (SAL-3.17 SAL-R36)', () => {
  const lawson = (more: object = {}) =>
    arrange({
      A: { influence: 5, circle: [DeodatLawson] },
      colonistRow: [MarthaCarrier],
      messengers: { 13: 'A' },
      ...more,
    });

  it('A with 5 brings Martha Carrier: 5 - 2 + 1 = 4', () => {
    expect(lawson().A.chooses(MarthaCarrier).influence).toBe(4);
  });

  it('SAL-R36 bringing Lawson himself gives nothing, from a row or from a Circle', () => {
    const row = arrange({ A: { influence: 5 }, colonistRow: [DeodatLawson], messengers: { 13: 'A' } });
    expect(row.A.chooses(DeodatLawson).influence).toBe(1);
    const circle = arrange({ A: { influence: 9 }, B: { circle: [DeodatLawson] }, messengers: { 13: 'A' } });
    circle.A.chooses(DeodatLawson);
    expect([circle.A.influence, circle.B.influence]).toEqual([0, 4]);
  });

  it('SAL-3.17 from another Circle and by John Porter Sr. he pays too; for others’ bringing he does not', () => {
    const porter = arrange({
      A: { influence: 9, circle: [DeodatLawson, JohnPorter] },
      B: { circle: [MercyLewis] },
      messengers: { 7: 'A' },
    });
    porter.A.chooses(JohnPorter, MercyLewis);
    expect(porter.A.influence).toBe(1);
    const other = lawson({ messengers: { 13: 'B' } });
    other.B.chooses(MarthaCarrier);
    expect([other.A.influence, other.B.influence]).toEqual([5, 2]);
  });

  it('SAL-R42 with 3 Fear he pays nothing', () => {
    expect(lawson({ fear: { [DeodatLawson]: 3 } }).A.chooses(MarthaCarrier).influence).toBe(3);
  });
});

describe('SC-31 John Porter Sr. (SAL-3.20 SAL-3.21 SAL-R37)', () => {
  const porter = (influence: number, more: object = {}) =>
    arrange({
      A: { influence, circle: [JohnPorter, JohnIndian] },
      B: { faction: 'FV1' },
      prominentRow: [EdwardPutnam],
      colonistRow: [MaryEasty, RebeccaNurse],
      messengers: { 7: 'A' },
      ...more,
    });

  it('A (Town) with 5 Influence brings Mary Easty for 3 + 2 = 5', () => {
    const { A } = porter(5);
    expect(A.offered).toContain(JohnPorter);
    A.chooses(JohnPorter, MaryEasty);
    expect([A.influence, A.circle]).toEqual([0, [JohnPorter, JohnIndian, MaryEasty]]);
  });

  it('SAL-R37 letters hold, and once he is picked the bring may not be declined', () => {
    const { A, table } = porter(9);
    A.chooses(JohnPorter);
    expect(table.targets).toContain(MaryEasty);
    expect(table.refusalOf(RebeccaNurse)?.why).toBe('wrongSide');
    expect(table.refusalOf(EdwardPutnam)?.why).toBe('wrongSide');
    expect(A.offered).not.toContain('decline');
  });

  it('SAL-R23 without anyone affordable he cannot be picked', () => {
    const { table } = porter(3, { colonistRow: [MaryEasty, RebeccaNurse, NONE, NONE] });
    expect(table.refusalOf(JohnPorter)?.rule).toBe('SAL-R23');
  });
});

describe('SC-70 Tokens travel (SAL-10.9 SAL-10.27 SAL-13.2 SAL-13.3 SAL-R46)', () => {
  it('everything stays on Mary Easty in A’s Circle; she gives no icon and no ability; nobody can arrest her', () => {
    const { table, A } = arrange({
      B: { influence: 20 },
      colonistRow: [MaryEasty, BridgetBishop],
      accusations: { [MaryEasty]: 2, [BridgetBishop]: 2 },
      fear: { [MaryEasty]: 1 },
      spectralOn: MaryEasty,
      protectionOn: MaryEasty,
      messengers: { 13: 'A' },
    });
    A.chooses(MaryEasty);
    expect([A.influence, A.circle]).toEqual([1, [MaryEasty]]);
    const { state } = table;
    expect([table.accusationsOn(MaryEasty), table.fearOn(MaryEasty)]).toEqual([2, 1]);
    expect([state.spectralOn, state.protectionOn]).toEqual([MaryEasty, MaryEasty]);
    table.resolve(5, 'A');
    expect([A.influence, table.asking]).toEqual([2, 'A place']);
    table.resolve(8, 'B');
    expect(table.targets).toEqual([BridgetBishop]);
    expect(table.refusalOf(MaryEasty)?.rule).toBe('SAL-10.8');
  });
});

describe('SAL-R26 bringing on the spaces', () => {
  it('may be declined; the own Circle is no source', () => {
    const { table, A } = arrange({
      A: { influence: 9, circle: [Tituba] },
      colonistRow: [JohnAlden],
      messengers: { 13: 'A' },
    });
    expect(table.refusalOf(Tituba)).toEqual({ rule: 'SAL-10.28', why: 'alreadyInCircle' });
    A.chooses('decline');
    expect([A.influence, A.circle]).toEqual([9, [Tituba]]);
    expect(table.state.colonistRow).toContain(JohnAlden);
  });

  it('SAL-R6 with nobody affordable nothing is asked', () => {
    const { table, A } = arrange({ A: { influence: 0 }, messengers: { 13: 'A', 14: 'A' } });
    expect(table.asking).toBe('A place');
    expect(table.told('nothingPossible')).toHaveLength(2);
    expect(A.messengers).toBe(2);
  });

  it('SAL-R60 the newcomer lies at the end of the Circle, in order of arrival', () => {
    const { A } = arrange({
      A: { influence: 9, circle: [Tituba, JohnIndian] },
      colonistRow: [MaryEasty, MarthaCarrier],
      messengers: { 13: 'A', 14: 'A' },
    });
    A.chooses(MarthaCarrier, MaryEasty);
    expect(A.circle).toEqual([Tituba, JohnIndian, MarthaCarrier, MaryEasty]);
  });
});
