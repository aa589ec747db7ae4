import { describe, expect, it } from 'vitest';
import {
  AbigailWilliams,
  GilesCorey,
  JohnIndian,
  JohnProctor,
  MarthaCorey,
  MaryEasty,
  MercyLewis,
  ThomasPutnam,
  Tituba,
} from '../content/colonists.ts';
import { arrange } from './arrange.ts';

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

  it('SAL-R38 on any Colonist, also where John Proctor keeps the girls out', () => {
    const { table, A } = arrange({
      A: { circle: [ThomasPutnam, MercyLewis] },
      B: { circle: [JohnProctor] },
      colonistRow: [GilesCorey],
      messengers: { 7: 'A' },
    });
    A.chooses(MercyLewis);
    expect(table.targets).not.toContain(JohnProctor);
    A.chooses(GilesCorey, 'thomas', JohnProctor);
    expect(table.accusationsOn(JohnProctor)).toBe(1);
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
