import { describe, expect, it } from 'vitest';
import {
  AbigailWilliams,
  AnnPutnam,
  ElizabethHubbard,
  GilesCorey,
  JohnIndian,
  MarthaCorey,
  MaryWarren,
  MercyLewis,
  NicholasNoyes,
  SamuelParris,
  ThomasPutnam,
  Tituba,
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
      A: { circle: [MercyLewis, AbigailWilliams, NicholasNoyes] },
      C: { influence: 32 },
      messengers: { 7: 'A' },
    });
    expect(table.supply.influence).toBe(0);
    A.chooses(MercyLewis, GilesCorey);
    expect(B.influence).toBe(4);
    // Noyes pays 1, so there would be something to give now.
    A.chooses(NicholasNoyes, 'spectral', GilesCorey);
    expect(table.supply.influence).toBe(1);
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
