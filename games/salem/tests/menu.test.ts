import { describe, expect, it } from 'vitest';
import {
  AbigailWilliams,
  EdwardPutnam,
  GilesCorey,
  JohnIndian,
  JohnPorter,
  JohnWillard,
  MaryEasty,
  MercyLewis,
  NicholasNoyes,
  PhilipEnglish,
  SarahChurchill,
  ThomasPutnam,
  Tituba,
} from '../content/colonists.ts';
import { EMPTY, arrange } from './arrange.ts';

const englishAndMercy = (space: number) =>
  arrange({ A: { circle: [MercyLewis, PhilipEnglish] }, colonistRow: [GilesCorey], messengers: { [space]: 'A' } });

describe('SC-10 Space 5 (SAL-10.13 SAL-10.14 SAL-10.15 SAL-2.4 SAL-2.5 SAL-6.4 SAL-1.11)', () => {
  it('English +2, Mercy accuses, and Generate 1 + 1 + 1 comes by itself when nothing else is left', () => {
    const { table, A } = englishAndMercy(5);
    expect(table.asking).toBe('A menu');
    expect(A.offered).toEqual([MercyLewis, PhilipEnglish, 'generate', 'done']);
    A.chooses(PhilipEnglish);
    expect(A.influence).toBe(6);
    A.chooses(MercyLewis, GilesCorey);
    expect([A.influence, table.accusationsOn(GilesCorey)]).toEqual([9, 1]);
    expect(table.asking).toBe('A place');
  });

  it.each([
    { order: ['generate', PhilipEnglish, MercyLewis, GilesCorey] },
    { order: [MercyLewis, GilesCorey, 'generate', PhilipEnglish] },
    { order: [MercyLewis, GilesCorey, PhilipEnglish] },
  ])('SAL-10.15 the order is free: $order', ({ order }) => {
    const { table, A } = englishAndMercy(5);
    A.chooses(...order);
    expect([A.influence, table.accusationsOn(GilesCorey)]).toEqual([9, 1]);
    expect(table.asking).toBe('A place');
  });

  it('SAL-10.13 SAL-R22 any or all: Done with Generate uncollected collects it and ends the space', () => {
    const { table, A } = englishAndMercy(5);
    A.chooses('done');
    expect(A.influence).toBe(7);
    expect(table.asking).toBe('A place');
  });

  it('SAL-R22 Done ends the space at once, even when the Influence just collected would pay for an ability', () => {
    const { table, A } = arrange({
      A: { influence: 2, circle: [EdwardPutnam, JohnIndian] },
      colonistRow: [PhilipEnglish],
      accusations: { [PhilipEnglish]: 3 },
      messengers: { 5: 'A' },
    });
    expect(A.offered).not.toContain(EdwardPutnam);
    A.chooses('done');
    expect(A.influence).toBe(5);
    expect(table.asking).toBe('A place');
  });

  it('SAL-R22 Generate only once', () => {
    const { A } = englishAndMercy(5);
    A.chooses('generate');
    expect(A.offered).not.toContain('generate');
    expect(A.influence).toBe(7);
  });
});

describe('SC-12 Spaces 6 and 7 separately (SAL-10.16 SAL-10.17 SAL-8.2 SAL-8.6)', () => {
  it('SAL-10.16 SAL-8.2 space 6 gives 3 Influence and no ability', () => {
    const { table, A } = englishAndMercy(6);
    expect(A.influence).toBe(7);
    expect(table.asking).toBe('A place');
  });

  it('SAL-10.17 SAL-8.6 space 7 allows both hammers and no Generate', () => {
    const { table, A } = englishAndMercy(7);
    expect(A.offered).toEqual([MercyLewis, PhilipEnglish, 'done']);
    A.chooses(PhilipEnglish, MercyLewis, GilesCorey);
    expect([A.influence, table.accusationsOn(GilesCorey)]).toEqual([6, 1]);
    expect(table.asking).toBe('A place');
  });

  it('SAL-8.2 other people’s icons and one’s own arrested Colonists count for nothing', () => {
    const { A } = arrange({
      A: { circle: [MercyLewis], jail: [PhilipEnglish] },
      B: { circle: [Tituba] },
      messengers: { 6: 'A' },
    });
    expect(A.influence).toBe(6);
  });

  it('SAL-10.17 SAL-R22 space 7 may be left at once', () => {
    const { table, A } = englishAndMercy(7);
    A.chooses('done');
    expect(A.influence).toBe(4);
    expect(table.asking).toBe('A place');
  });

  it('SAL-R6 nothing usable: space 7 asks nothing, space 5 just generates', () => {
    expect(arrange({ A: { circle: [JohnWillard] }, messengers: { 7: 'A' } }).A.influence).toBe(4);
    const { table, A } = arrange({ A: { circle: [JohnWillard] }, messengers: { 5: 'A' } });
    expect(A.influence).toBe(6);
    expect(table.asking).toBe('A place');
  });
});

describe('SC-51 Joined mid-round (SAL-R22 SAL-R60)', () => {
  it('English, brought from B’s Circle by John Porter Sr. for 12, is used in the same menu and generates', () => {
    const { table, A, B } = arrange({
      A: { influence: 12, circle: [JohnPorter] },
      B: { faction: 'FT2', circle: [PhilipEnglish] },
      messengers: { 5: 'A' },
    });
    expect(A.offered).not.toContain(PhilipEnglish);
    A.chooses(JohnPorter, PhilipEnglish);
    expect([A.influence, A.circle, B.circle]).toEqual([0, [JohnPorter, PhilipEnglish], []]);
    expect(A.offered).toEqual(expect.arrayContaining([PhilipEnglish, 'generate', 'done']));
    expect(A.offered).not.toContain(JohnPorter);
    A.chooses(PhilipEnglish);
    // 2, then Generate by itself: faction, John Porter Sr., English.
    expect(A.influence).toBe(5);
    expect(table.asking).toBe('A place');
  });

  it('SAL-R60 a Colonist that changed Circle serves its new player in later spaces, though used before', () => {
    const { table, A, B } = arrange({
      A: { influence: 10, faction: 'FV1' },
      B: { circle: [Tituba, JohnIndian] },
      messengers: { 5: 'B', 13: 'A' },
    });
    B.chooses(JohnIndian, 'done');
    // 4 + 1, then faction, Tituba and John Indian.
    expect(B.influence).toBe(8);
    A.chooses(JohnIndian);
    expect([A.circle, A.influence]).toEqual([[JohnIndian], 3]);
    table.resolve(7, 'A');
    A.chooses(JohnIndian);
    expect(A.influence).toBe(4);
    table.resolve(6, 'B');
    expect(B.influence).toBe(10);
  });
});

describe('SC-68 Generate wakes an ability (SAL-R22 SAL-R6)', () => {
  it('Edward at 4 is out of reach of 2 Influence; Generate happens unasked and the menu offers him', () => {
    const { table, A } = arrange({
      A: { influence: 2, circle: [EdwardPutnam] },
      colonistRow: [PhilipEnglish],
      accusations: { [PhilipEnglish]: 3 },
      messengers: { 5: 'A' },
    });
    expect(A.influence).toBe(4);
    expect(table.asking).toBe('A menu');
    expect(A.offered).toEqual([EdwardPutnam, 'done']);
  });

  it('SAL-R22 the same for Noyes, who needs 1 Influence and has no Accusation to place', () => {
    const { table, A } = arrange({
      A: { influence: 0, circle: [NicholasNoyes] },
      prominentRow: [ThomasPutnam],
      accusations: { [ThomasPutnam]: 36 },
      messengers: { 5: 'A' },
    });
    expect(A.influence).toBe(2);
    expect(A.offered).toEqual([NicholasNoyes, 'done']);
    expect(table.asking).toBe('A menu');
  });
});

describe('SAL-R22 the menu', () => {
  it('each hammer at most once per space, and again on the next space', () => {
    const { table, A } = arrange({ A: { circle: [JohnIndian, MercyLewis] }, messengers: { 5: 'A', 7: 'A' } });
    A.chooses(JohnIndian);
    expect(A.offered).not.toContain(JohnIndian);
    expect(table.refusalOf(JohnIndian)?.rule).toBe('SAL-R22');
    A.chooses('done');
    expect(table.state.resolving.space).toBe(7);
    expect(A.offered).toContain(JohnIndian);
  });

  it('is recomputed after every pick: the Accusation of one makes another usable', () => {
    const { table, A } = arrange({
      A: { circle: [MercyLewis, SarahChurchill] },
      colonistRow: [GilesCorey],
      messengers: { 7: 'A' },
    });
    expect(A.offered).toEqual([MercyLewis, 'done']);
    A.chooses(MercyLewis, GilesCorey);
    expect(A.offered).toEqual([SarahChurchill, 'done']);
    A.chooses(SarahChurchill);
    // The only accused Colonist is taken without asking.
    expect(table.accusationsOn(GilesCorey)).toBe(0);
    expect(table.asking).toBe('A place');
  });

  it('a picked ability must be carried out: there is no way back', () => {
    const { A } = arrange({ A: { circle: [AbigailWilliams] }, colonistRow: [GilesCorey], messengers: { 7: 'A' } });
    A.chooses(AbigailWilliams);
    expect(A.offered).not.toContain('decline');
    expect(A.offered).not.toContain('done');
  });

  it('only hammers of one’s own Circle are listed, never of a row, a jail or another Circle', () => {
    const { A } = arrange({
      A: { circle: [JohnIndian, JohnWillard], jail: [MaryEasty] },
      B: { circle: [MercyLewis] },
      colonistRow: [PhilipEnglish],
      messengers: { 7: 'A' },
    });
    expect(A.offered).toEqual([JohnIndian, 'done']);
  });

  it('SAL-R6 with nobody in play that could be named, nothing but Done would be left', () => {
    const { table } = arrange({
      A: { circle: [EdwardPutnam] },
      prominentRow: EMPTY,
      colonistRow: EMPTY,
      messengers: { 7: 'A' },
    });
    expect(table.told('abilityPicked')).toEqual([]);
    expect(table.asking).toBe('A place');
  });
});
