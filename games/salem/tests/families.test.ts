import { outcome } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import {
  AnnPutnam,
  ElizabethParris,
  ElizabethPorter,
  GilesCorey,
  IncreaseMather,
  JosephPorter,
  MargaretJacobs,
  MarthaCorey,
  SamuelParris,
  afflicted,
  colonists,
  familyColours,
} from '../content/colonists.ts';
import { arrange } from './arrange.ts';
import type { AtSeat } from './arrange.ts';

describe('SC-59 Families (SAL-3.1 SAL-3.2 SAL-8.10 SAL-8.11)', () => {
  const status = (A: AtSeat) => {
    const { match } = arrange({ A, colonistDeck: [IncreaseMather], messengers: { 6: 'A' } });
    const lines = ['rivalJailed', 'allyCircled', 'allyJailed'];
    const own = outcome(match)!.sheet.filter(({ seat, line }) => seat === 0 && lines.includes(line));
    return own.reduce((sum, { points }) => sum + points, 0);
  };
  /** How many Accusations Rev. Parris places with this Colonist in his Circle. */
  const sermon = (colonist: number) => {
    const { A, table } = arrange({
      A: { circle: [SamuelParris, colonist] },
      colonistRow: [GilesCorey],
      messengers: { 7: 'A' },
    });
    A.chooses(SamuelParris);
    while (table.asking === 'A accuse') A.chooses(GilesCorey);
    return table.accusationsOn(GilesCorey);
  };

  it('Ann Putnam counts as Putnam and as Afflicted', () => {
    expect(status({ faction: 'FV1', circle: [AnnPutnam] })).toBe(2);
    expect(sermon(AnnPutnam)).toBe(2);
  });

  it('Elizabeth Parris is Afflicted and neutral', () => {
    expect(sermon(ElizabethParris)).toBe(2);
    for (const faction of ['FV1', 'FT1', 'FV2', 'FT2'] as const) {
      expect(status({ faction, circle: [ElizabethParris] })).toBe(0);
      expect(status({ faction, jail: [ElizabethParris] })).toBe(0);
    }
  });

  it('Elizabeth Porter is a Porter', () => {
    expect(status({ faction: 'FT2', circle: [ElizabethPorter] })).toBe(2);
    expect(status({ faction: 'FV2', jail: [ElizabethPorter] })).toBe(2);
    const { A } = arrange({ A: { circle: [JosephPorter, ElizabethPorter] }, messengers: { 7: 'A' } });
    A.chooses(JosephPorter);
    expect(A.influence).toBe(6);
  });

  it('Margaret Jacobs is neutral', () => {
    for (const faction of ['FV1', 'FT1', 'FV2', 'FT2'] as const)
      expect(status({ faction, jail: [MargaretJacobs] })).toBe(0);
  });

  it('SAL-3.1 SAL-3.2 the six girls, and only they, are heard by Martha Corey', () => {
    const heard = colonists.flatMap(({ kind, modes }, colonist) => {
      const accuses = modes.some(({ effects }) => effects.some(effect => effect.do === 'accuse'));
      if (kind !== 'hammer' || !accuses) return [];
      const table = arrange({ A: { circle: [colonist] }, B: { circle: [MarthaCorey] }, messengers: { 7: 'A' } });
      table.A.chooses(colonist);
      while (!/menu|place/.test(table.asking)) table.A.chooses(table.offered[0]);
      return table.B.influence === 5 ? [colonist] : [];
    });
    expect(heard).toEqual(afflicted);
    expect(heard.map(girl => colonists[girl].name).toSorted()).toEqual([
      'Abigail Williams',
      'Ann Putnam',
      'Elizabeth Hubbard',
      'Elizabeth Parris',
      'Mary Warren',
      'Mercy Lewis',
    ]);
  });

  it('SAL-8.10 SAL-8.11 the colour behind the name shows the family', () => {
    const colour = (colonist: number) => familyColours[colonists[colonist].family];
    expect([AnnPutnam, ElizabethPorter, ElizabethParris, MargaretJacobs].map(colour)).toEqual([
      'green',
      'blue',
      'parchment',
      'parchment',
    ]);
    expect(familyColours.proctor).toBe('red');
  });
});
