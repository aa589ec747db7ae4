/** The hammers that accuse (SAL-R23): what each does, and to whom. */
import { describe, expect, it } from 'vitest';
import {
  AbigailWilliams,
  AnnPutnam,
  ElizabethHubbard,
  ElizabethParris,
  GilesCorey,
  JohnIndian,
  JohnProctor,
  JohnWillard,
  MaryWarren,
  MercyLewis,
  NicholasNoyes,
  SamuelParris,
  SarahChurchill,
  Tituba,
  WilliamGriggs,
  afflicted,
  colonists,
} from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { arrange, menuOf as menu } from './arrange.ts';
import type { Arrangement } from './arrange.ts';

const menuOf = (colonist: Colonist, at?: Arrangement) => menu(colonist, SarahChurchill, at);

describe('SAL-8.6 one Accusation on any Colonist', () => {
  it.each([
    { name: 'Mercy Lewis', colonist: MercyLewis, gains: 0 },
    { name: 'Elizabeth Hubbard alone', colonist: ElizabethHubbard, gains: 0 },
    { name: 'Abigail Williams', colonist: AbigailWilliams, gains: 0 },
    { name: 'Ann Putnam, who then gains 1 Influence', colonist: AnnPutnam, gains: 1 },
    { name: 'Rev. Samuel Parris without a girl', colonist: SamuelParris, gains: 0 },
  ])('$name', ({ colonist, gains }) => {
    for (const target of [GilesCorey, SarahChurchill, JohnIndian, colonist]) {
      const { table, A } = menuOf(colonist);
      A.chooses(colonist);
      expect(table.asking).toBe('A accuse');
      expect(table.targets).toHaveLength(4 + 4 + 3);
      A.chooses(target);
      expect([table.accusationsOn(target), table.supply.accusations]).toEqual([1, 35]);
      expect(A.influence).toBe(4 + gains);
      expect(A.offered).toEqual([JohnIndian, 'done']);
    }
  });
});

describe('Elizabeth Parris', () => {
  it('accuses in the rows only', () => {
    const { table, A } = menuOf(ElizabethParris);
    A.chooses(ElizabethParris);
    const { prominentRow, colonistRow } = table.state;
    expect(table.targets).toEqual([...prominentRow, ...colonistRow]);
    for (const circled of [SarahChurchill, JohnIndian, ElizabethParris]) {
      expect(table.refusalOf(circled)?.why).toBe('rowsOnly');
    }
    A.chooses(GilesCorey);
    expect(table.accusationsOn(GilesCorey)).toBe(1);
  });
});

describe('Mary Warren', () => {
  it('places or removes, as her player chooses', () => {
    const placing = menuOf(MaryWarren, { accusations: { [GilesCorey]: 1 } });
    placing.A.chooses(MaryWarren);
    expect(placing.asking).toBe('A abilityMode');
    expect(placing.offered).toEqual(['place', 'remove']);
    placing.A.chooses('place', GilesCorey);
    expect(placing.accusationsOn(GilesCorey)).toBe(2);

    const removing = menuOf(MaryWarren, { accusations: { [GilesCorey]: 2, [SarahChurchill]: 1 } });
    removing.A.chooses(MaryWarren, 'remove');
    expect(removing.targets).toEqual([GilesCorey, SarahChurchill]);
    expect(removing.refusalOf(JohnWillard)?.why).toBe('noAccusation');
    removing.A.chooses(GilesCorey);
    expect([removing.accusationsOn(GilesCorey), removing.supply.accusations]).toEqual([1, 34]);
  });

  it('SAL-R23 with no Accusation in the supply only "remove", without asking', () => {
    const { table, A } = menuOf(MaryWarren, { accusations: { [GilesCorey]: 36 } });
    A.chooses(MaryWarren);
    expect([table.accusationsOn(GilesCorey), table.supply.accusations]).toEqual([35, 1]);
  });
});

describe('Abigail Williams', () => {
  it.each([
    { already: 0, gains: 0 },
    { already: 1, gains: 1 },
    { already: 4, gains: 1 },
  ])('a Colonist with $already Accusations gives $gains Influence', ({ already, gains }) => {
    const { table, A } = menuOf(AbigailWilliams, { accusations: { [GilesCorey]: already } });
    A.chooses(AbigailWilliams, GilesCorey);
    expect([A.influence, table.accusationsOn(GilesCorey)]).toEqual([4 + gains, already + 1]);
  });
});

describe('Elizabeth Hubbard', () => {
  const withGriggs = (at: Arrangement = {}) =>
    menuOf(ElizabethHubbard, { A: { circle: [ElizabethHubbard, WilliamGriggs] }, ...at });

  it('with Dr. Griggs in the same Circle places 1 more, on any Colonist', () => {
    const { table, A } = withGriggs();
    A.chooses(ElizabethHubbard, GilesCorey);
    expect(table.asking).toBe('A accuse');
    A.chooses(SarahChurchill);
    expect([table.accusationsOn(GilesCorey), table.accusationsOn(SarahChurchill)]).toEqual([1, 1]);
    expect(table.asking).toBe('A menu');
  });

  it.each([
    { at: { fear: { [WilliamGriggs]: 3 } }, tokens: '3 Fear' },
    { at: { spectralOn: WilliamGriggs }, tokens: 'Spectral Evidence' },
  ])('$tokens on him does not matter', ({ at }) => {
    const { table, A } = withGriggs(at);
    A.chooses(ElizabethHubbard, GilesCorey, GilesCorey);
    expect(table.accusationsOn(GilesCorey)).toBe(2);
  });

  it('in another Circle or in a row he does not help', () => {
    for (const at of [{ B: { circle: [WilliamGriggs] } }, { colonistRow: [GilesCorey, WilliamGriggs] }]) {
      const { table, A } = menuOf(ElizabethHubbard, at);
      A.chooses(ElizabethHubbard, GilesCorey);
      expect(table.asking).toBe('A menu');
      expect(table.accusationsOn(GilesCorey)).toBe(1);
    }
  });

  it('SAL-R5 with 1 Accusation left she places that one', () => {
    const { table, A } = withGriggs({ accusations: { [JohnWillard]: 35 } });
    A.chooses(ElizabethHubbard, GilesCorey);
    expect([table.accusationsOn(GilesCorey), table.supply.accusations]).toEqual([1, 0]);
    expect(table.asking).toBe('A menu');
  });
});

describe('Rev. Samuel Parris', () => {
  it.each([
    { girls: [], places: 1 },
    { girls: [MercyLewis], places: 2 },
    { girls: [MercyLewis, AnnPutnam], places: 3 },
    { girls: [MercyLewis, AnnPutnam, MaryWarren], places: 3 },
  ])('with $girls.length girls places $places', ({ girls, places }) => {
    const { table, A } = menuOf(SamuelParris, { A: { circle: [SamuelParris, JohnIndian, ...girls] } });
    A.chooses(SamuelParris, ...Array<Colonist>(places).fill(GilesCorey));
    expect(table.accusationsOn(GilesCorey)).toBe(places);
    expect(table.asking).toBe('A menu');
  });

  it('tokens on the girls do not matter, girls elsewhere do not count, and each token has its own target', () => {
    const { table, A } = menuOf(SamuelParris, {
      A: { circle: [SamuelParris, JohnIndian, MercyLewis] },
      B: { circle: [AbigailWilliams] },
      fear: { [MercyLewis]: 3 },
    });
    A.chooses(SamuelParris, GilesCorey, JohnWillard);
    expect([table.accusationsOn(GilesCorey), table.accusationsOn(JohnWillard)]).toEqual([1, 1]);
    expect(table.asking).toBe('A menu');
  });

  it('SAL-R5 with 2 Accusations left he places 2', () => {
    const { table, A } = menuOf(SamuelParris, {
      A: { circle: [SamuelParris, JohnIndian, MercyLewis, AnnPutnam] },
      accusations: { [JohnWillard]: 34 },
    });
    A.chooses(SamuelParris, GilesCorey, GilesCorey);
    expect(table.supply.accusations).toBe(0);
    expect(table.asking).toBe('A menu');
  });
});

describe('Rev. Nicholas Noyes, accusing', () => {
  it('places 1 Accusation for nothing', () => {
    const { table, A } = menuOf(NicholasNoyes);
    A.chooses(NicholasNoyes);
    expect(table.offered).toEqual(['accuse', 'spectral']);
    A.chooses('accuse', SarahChurchill);
    expect([table.accusationsOn(SarahChurchill), A.influence]).toEqual([1, 4]);
  });
});

describe('Tituba', () => {
  it('accuses herself, then frightens anybody', () => {
    const { table, A } = menuOf(Tituba);
    A.chooses(Tituba);
    expect(table.accusationsOn(Tituba)).toBe(1);
    expect(table.asking).toBe('A fearTarget');
    expect(table.targets).toHaveLength(4 + 4 + 3);
    A.chooses(SarahChurchill);
    expect([table.fearOn(SarahChurchill), A.influence]).toEqual([1, 4]);
    expect(table.supply).toMatchObject({ accusations: 35, fear: 14 });
  });
});

describe('SAL-8.8 SAL-R42 John Proctor shields his Circle from the girls of others', () => {
  const shielded = (colonist: Colonist, at: Arrangement = {}) =>
    menuOf(colonist, { B: { circle: [JohnProctor, SarahChurchill] }, ...at });

  it.each(afflicted.filter(girl => girl !== ElizabethParris).map(girl => ({ girl, name: colonists[girl].name })))(
    '$name cannot accuse there',
    ({ girl }) => {
      const { table, A } = shielded(girl);
      A.chooses(girl);
      expect(table.refusalOf(JohnProctor)?.why).toBe('johnProctorShields');
      expect(table.refusalOf(SarahChurchill)?.why).toBe('johnProctorShields');
      expect(table.targets).toHaveLength(4 + 4 + 2);
    },
  );

  it('Mary Warren may still remove there', () => {
    const { table, A } = shielded(MaryWarren, { accusations: { [SarahChurchill]: 1 } });
    A.chooses(MaryWarren, 'remove');
    expect(table.accusationsOn(SarahChurchill)).toBe(0);
  });

  it('Rev. Parris, Noyes and spaces are no Afflicted Girls', () => {
    const parris = shielded(SamuelParris);
    parris.A.chooses(SamuelParris, SarahChurchill);
    expect(parris.accusationsOn(SarahChurchill)).toBe(1);
    const noyes = shielded(NicholasNoyes, { A: { faction: 'FT2', circle: [NicholasNoyes] } });
    noyes.A.chooses(NicholasNoyes, 'accuse', JohnProctor);
    expect(noyes.accusationsOn(JohnProctor)).toBe(1);
  });

  it('his own player’s girls may accuse there', () => {
    const { table, B } = arrange({
      B: { circle: [JohnProctor, MercyLewis] },
      messengers: { 7: 'B' },
    });
    B.chooses(MercyLewis);
    expect(table.targets).toContain(JohnProctor);
  });
});
