/** SAL-R22, SAL-R23: when a hammer may be picked, and why not. */
import { describe, expect, it } from 'vitest';
import type { Choice } from '@vesper/kernel';
import {
  AbigailWilliams,
  AnnPudeator,
  AnnPutnam,
  BenjaminProctor,
  BridgetBishop,
  EdwardPutnam,
  ElizabethHubbard,
  ElizabethParris,
  GilesCorey,
  JohnAlden,
  JohnIndian,
  JohnPorter,
  JohnWillard,
  JosephPorter,
  MarthaCarrier,
  MaryEasty,
  MaryWarren,
  MercyLewis,
  NathanielPutnam,
  NicholasNoyes,
  PhilipEnglish,
  SamuelParris,
  SarahChurchill,
  ThomasPutnam,
  Tituba,
  WilliamGriggs,
  colonists,
} from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { EMPTY, arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import type { Table } from './table.ts';

const hammers = colonists.flatMap(({ kind, name }, colonist) => (kind === 'hammer' ? [{ name, colonist }] : []));
/** Somebody else with a hammer that is always usable, so that the menu opens. */
const beside = (colonist: Colonist) => (colonist === JohnIndian ? MercyLewis : JohnIndian);

/** Everything any hammer needs: Accusations and Fear in both Circles and the row, and plenty of Influence. */
const plenty = (colonist: Colonist): Arrangement => ({
  A: { influence: 12, circle: [colonist, beside(colonist)] },
  B: { circle: [colonist === Tituba ? SarahChurchill : Tituba] },
  colonistRow: [JohnWillard, MarthaCarrier === colonist ? GilesCorey : MarthaCarrier],
  accusations: { [JohnWillard]: 3, [beside(colonist)]: 1 },
  fear: { [JohnWillard]: 1, [beside(colonist)]: 1 },
  messengers: { 7: 'A' },
});

/** Answers with the first thing offered until the menu is back. */
function carryOut(table: Table): void {
  while (table.asking !== 'A menu' && !table.asking.endsWith('place'))
    table.says(table.decision.seat, table.offered[0]);
}

describe('all 23 hammers', () => {
  it('SAL-8.6 there are 23', () => {
    expect(hammers).toHaveLength(23);
  });

  it.each(hammers)('SAL-8.6 SAL-R22 $name can be picked, and not a second time in the space', ({ colonist }) => {
    const table = arrange(plenty(colonist));
    expect(table.offered).toContain(colonist);
    table.A.chooses(colonist);
    carryOut(table);
    expect(table.asking).toBe('A menu');
    expect(table.refusalOf(colonist)).toEqual({ rule: 'SAL-R22', why: 'alreadyUsed' });
  });

  it.each(hammers)(
    'SAL-R42 SAL-13.3 SAL-14.3 $name cannot with 3 Fear or Spectral Evidence, but with 2 Fear',
    ({ colonist }) => {
      const fear = (amount: number) => ({
        ...plenty(colonist),
        fear: { ...plenty(colonist).fear, [colonist]: amount },
      });
      expect(arrange(fear(2)).refusalOf(colonist)).toBeUndefined();
      expect(arrange(fear(3)).refusalOf(colonist)).toEqual({ rule: 'SAL-R42', why: 'isBlocked' });
      expect(arrange(fear(4)).refusalOf(colonist)?.why).toBe('isBlocked');
      expect(arrange({ ...plenty(colonist), spectralOn: colonist }).refusalOf(colonist)?.why).toBe('isBlocked');
    },
  );

  it('SAL-8.6 other kinds are no hammers', () => {
    const table = arrange({
      ...plenty(MercyLewis),
      A: { circle: [MercyLewis, JohnWillard, ThomasPutnam] },
      colonistRow: [],
      accusations: {},
      fear: {},
    });
    expect(table.refusalOf(JohnWillard)).toEqual({ rule: 'SAL-8.6', why: 'notHammer' });
    expect(table.refusalOf(ThomasPutnam)?.why).toBe('notHammer');
  });
});

describe('SAL-R23 what each hammer lacks when it cannot be picked', () => {
  const noAccusationsLeft: Arrangement = { accusations: { [JohnWillard]: 36 } };
  const noFearLeft: Arrangement = { fear: { [JohnWillard]: 15 } };
  const none: Arrangement = { accusations: {}, fear: {} };
  const lacking: readonly { name: string; colonist: Colonist; at: Arrangement }[] = [
    { name: 'Mercy Lewis: no Accusation in the supply', colonist: MercyLewis, at: noAccusationsLeft },
    { name: 'Elizabeth Parris: no Accusation in the supply', colonist: ElizabethParris, at: noAccusationsLeft },
    {
      name: 'Elizabeth Parris: nobody in the rows',
      colonist: ElizabethParris,
      at: { ...none, prominentRow: EMPTY, colonistRow: EMPTY },
    },
    { name: 'Abigail Williams: no Accusation in the supply', colonist: AbigailWilliams, at: noAccusationsLeft },
    { name: 'Elizabeth Hubbard: no Accusation in the supply', colonist: ElizabethHubbard, at: noAccusationsLeft },
    { name: 'Ann Putnam: no Accusation in the supply', colonist: AnnPutnam, at: noAccusationsLeft },
    { name: 'Rev. Samuel Parris: no Accusation in the supply', colonist: SamuelParris, at: noAccusationsLeft },
    { name: 'Sarah Churchill: no Accusation in play', colonist: SarahChurchill, at: none },
    { name: 'Nathaniel Putnam: no Accusation in play', colonist: NathanielPutnam, at: none },
    { name: 'Mary Easty: no Accusation in play', colonist: MaryEasty, at: none },
    { name: 'Bridget Bishop: no Accusation in play', colonist: BridgetBishop, at: none },
    { name: 'Martha Carrier: no Fear in play', colonist: MarthaCarrier, at: none },
    {
      name: 'Ann Pudeator: no token in her own Circle',
      colonist: AnnPudeator,
      at: { accusations: { [JohnWillard]: 1 }, fear: { [JohnWillard]: 1 } },
    },
    { name: 'Tituba: no Accusation in the supply', colonist: Tituba, at: noAccusationsLeft },
    { name: 'Tituba: no Fear in the supply', colonist: Tituba, at: noFearLeft },
    {
      name: 'Noyes: no Accusation in the supply and no Influence',
      colonist: NicholasNoyes,
      at: { ...noAccusationsLeft, A: { influence: 0, circle: [NicholasNoyes, JohnIndian] } },
    },
    {
      name: 'Dr. Griggs: no Influence in the supply',
      colonist: WilliamGriggs,
      at: { A: { influence: 12, circle: [WilliamGriggs, JohnIndian] }, B: { influence: 24 } },
    },
    {
      name: 'Dr. Griggs: all in his Circle have 3',
      colonist: WilliamGriggs,
      at: { reputationTokens: { [WilliamGriggs]: 3, [JohnIndian]: 3 } },
    },
    { name: 'Edward Putnam: nobody accused', colonist: EdwardPutnam, at: none },
    {
      name: 'Edward Putnam: nobody affordable',
      colonist: EdwardPutnam,
      at: { A: { influence: 1, circle: [EdwardPutnam, JohnIndian] } },
    },
    {
      name: 'John Porter Sr.: nobody affordable',
      colonist: JohnPorter,
      at: { A: { influence: 2, circle: [JohnPorter, JohnIndian] } },
    },
  ];

  it.each(lacking)('$name', ({ colonist, at }) => {
    const table = arrange({ ...plenty(colonist), ...at });
    expect(table.asking).toBe('A menu');
    expect(table.refusalOf(colonist)?.rule).toBe('SAL-R23');
  });

  it.each([
    { name: 'John Indian', colonist: JohnIndian },
    { name: 'Philip English', colonist: PhilipEnglish },
    { name: 'Joseph Porter', colonist: JosephPorter },
    { name: 'Benjamin Proctor', colonist: BenjaminProctor },
  ])('$name only gains and needs nothing, not even a supply', ({ colonist }) => {
    const table = arrange({ ...plenty(colonist), B: { influence: 24 }, accusations: {}, fear: {} });
    expect(table.supply.influence).toBe(0);
    expect(table.offered).toContain(colonist);
    table.A.chooses(colonist);
    expect(table.A.influence).toBe(12);
  });

  it('Ann Pudeator needs one token of either kind on one Colonist of her Circle, and offers only that way', () => {
    for (const kind of ['accusations', 'fear'] as const) {
      const table = arrange({ ...plenty(AnnPudeator), accusations: {}, fear: {}, [kind]: { [JohnIndian]: 1 } });
      table.A.chooses(AnnPudeator);
      // The way and the Colonist are both without alternative.
      expect(table.asking).toBe('A menu');
      expect(table.state[kind][JohnIndian]).toBe(0);
    }
  });

  it('Noyes can pay with his last Influence', () => {
    const table = arrange({ ...plenty(NicholasNoyes), A: { influence: 1, circle: [NicholasNoyes, JohnIndian] } });
    table.A.chooses(NicholasNoyes);
    expect(table.offered).toEqual(['accuse', 'spectral']);
    table.A.chooses('spectral');
    expect(table.A.influence).toBe(0);
  });

  it('Mary Warren always has one of her two ways', () => {
    for (const at of [none, noAccusationsLeft]) {
      expect(arrange({ ...plenty(MaryWarren), ...at }).offered).toContain(MaryWarren);
    }
  });
});

describe('SC-66 Nothing to do (SAL-R23)', () => {
  it.each([
    { side: 'Village', circle: [SarahChurchill, NathanielPutnam, MaryEasty, MaryWarren] },
    { side: 'Town', circle: [BridgetBishop, SarahChurchill, MaryEasty, MaryWarren] },
  ])('no Accusations in play ($side): only Mary Warren, and she only places', ({ circle }) => {
    const { table, A } = arrange({ A: { circle }, colonistRow: [GilesCorey], messengers: { 7: 'A' } });
    expect(A.offered).toEqual([MaryWarren, 'done']);
    A.chooses(MaryWarren);
    expect(table.asking).toBe('A accuse');
    A.chooses(GilesCorey);
    expect(table.accusationsOn(GilesCorey)).toBe(1);
  });

  it('with 0 Influence Noyes offers only "accuse"', () => {
    const { table, A } = arrange({ A: { influence: 0, circle: [NicholasNoyes] }, messengers: { 7: 'A' } });
    A.chooses(NicholasNoyes);
    expect(table.asking).toBe('A accuse');
  });

  it('with no Accusation in the supply Noyes offers only Spectral Evidence', () => {
    const { table, A } = arrange({
      A: { circle: [NicholasNoyes] },
      prominentRow: [ThomasPutnam],
      accusations: { [ThomasPutnam]: 36 },
      messengers: { 7: 'A' },
    });
    A.chooses(NicholasNoyes);
    expect([table.asking, A.influence]).toEqual(['A spectral', 3]);
  });
});

describe('SC-67 Two-step limits (SAL-R6 SAL-R23)', () => {
  it('Mary Easty with only one accused Colonist removes 1 there and is finished', () => {
    const { table, A } = arrange({
      A: { circle: [MaryEasty, JohnIndian] },
      colonistRow: [GilesCorey],
      accusations: { [GilesCorey]: 2 },
      messengers: { 7: 'A' },
    });
    A.chooses(MaryEasty);
    expect([table.accusationsOn(GilesCorey), table.asking]).toEqual([1, 'A menu']);
  });

  it('Benjamin Proctor with no Fear in his Circle just gains 2', () => {
    const { table, A } = arrange({
      A: { circle: [BenjaminProctor, JohnIndian] },
      colonistRow: [GilesCorey],
      fear: { [GilesCorey]: 1 },
      messengers: { 7: 'A' },
    });
    A.chooses(BenjaminProctor);
    expect([A.influence, table.asking]).toEqual([6, 'A menu']);
  });
});

describe('SC-71 Present bearer (SAL-R62)', () => {
  it('Capt. Alden, alone with Protection on him, is not in the menu', () => {
    const { table } = arrange({ A: { circle: [JohnAlden] }, protectionOn: JohnAlden, messengers: { 7: 'A' } });
    expect(table.asking).toBe('A place');
    const two = arrange({ A: { circle: [JohnAlden, JohnIndian] }, protectionOn: JohnAlden, messengers: { 7: 'A' } });
    expect(two.offered).toContain(JohnAlden);
  });

  it('space 4 offers every other Colonist in play, or leave', () => {
    const { table } = arrange({
      A: { circle: [JohnAlden, JohnIndian] },
      B: { circle: [MercyLewis] },
      protectionOn: JohnAlden,
      messengers: { 4: 'A' },
    });
    const others: Choice[] = [
      ...table.state.prominentRow,
      ...table.state.colonistRow,
      JohnIndian,
      MercyLewis,
      'decline',
    ];
    expect(table.offered).toEqual(others);
    expect(table.refusalOf(JohnAlden)).toEqual({ rule: 'SAL-R62', why: 'alreadyBearer' });
  });

  it('Noyes cannot name the Colonist that already has Spectral Evidence', () => {
    const { table, A } = arrange({
      A: { circle: [NicholasNoyes] },
      colonistRow: [GilesCorey],
      spectralOn: GilesCorey,
      messengers: { 7: 'A' },
    });
    A.chooses(NicholasNoyes, 'spectral');
    expect(table.refusalOf(GilesCorey)).toEqual({ rule: 'SAL-R62', why: 'alreadyBearer' });
    expect(table.targets).not.toContain(GilesCorey);
  });
});
