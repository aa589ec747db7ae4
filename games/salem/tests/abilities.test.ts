/** The hammers that do not accuse (SAL-R23): what each does, and to whom. */
import { describe, expect, it } from 'vitest';
import {
  AnnPudeator,
  BenjaminProctor,
  BridgetBishop,
  EdwardPutnam,
  ElizabethPorter,
  GilesCorey,
  IsraelPorter,
  JohnAlden,
  JohnIndian,
  JohnPorter,
  JohnWillard,
  JosephPorter,
  MarthaCarrier,
  MaryEasty,
  NathanielPutnam,
  NicholasNoyes,
  PhilipEnglish,
  SarahChurchill,
  ThomasPutnam,
  Tituba,
  WilliamGriggs,
} from '../content/colonists.ts';
import type { Colonist } from '../content/types.ts';
import { NONE } from '../state.ts';
import { arrange, menuOf as menu } from './arrange.ts';
import type { Arrangement } from './arrange.ts';

const menuOf = (colonist: Colonist, at?: Arrangement) => menu(colonist, Tituba, at);

describe('those who gain', () => {
  it.each([
    { name: 'John Indian 1', colonist: JohnIndian, circle: [JohnIndian], gains: 1 },
    { name: 'Philip English 2', colonist: PhilipEnglish, circle: [PhilipEnglish], gains: 2 },
    { name: 'Benjamin Proctor 2', colonist: BenjaminProctor, circle: [BenjaminProctor], gains: 2 },
    { name: 'Joseph Porter 1 for himself', colonist: JosephPorter, circle: [JosephPorter], gains: 1 },
    {
      name: 'Joseph Porter 1 for each Porter in the Circle',
      colonist: JosephPorter,
      circle: [JohnPorter, JosephPorter, ElizabethPorter, IsraelPorter, PhilipEnglish],
      gains: 4,
    },
  ])('$name', ({ colonist, circle, gains }) => {
    const { A } = menuOf(colonist, { A: { circle } });
    A.chooses(colonist);
    expect(A.influence).toBe(4 + gains);
  });

  it('Joseph Porter: tokens on the Porters do not matter, Porters elsewhere do not count', () => {
    const { A } = menuOf(JosephPorter, {
      A: { circle: [JosephPorter, IsraelPorter] },
      B: { faction: 'FT2', circle: [ElizabethPorter] },
      fear: { [IsraelPorter]: 3 },
    });
    A.chooses(JosephPorter);
    expect(A.influence).toBe(6);
  });

  it('SAL-R23 SAL-R5 they may be picked when the supply is empty or short', () => {
    for (const [supply, gained] of [
      [0, 0],
      [1, 1],
      [2, 2],
    ] as const) {
      const { A, table } = menuOf(PhilipEnglish, {
        A: { circle: [PhilipEnglish, JohnIndian], influence: 4 },
        B: { influence: 32 - supply },
      });
      expect(table.supply.influence).toBe(supply);
      A.chooses(PhilipEnglish);
      expect(A.influence).toBe(4 + gained);
    }
  });
});

describe('Benjamin Proctor', () => {
  const benjamin = () =>
    menuOf(BenjaminProctor, { fear: { [BenjaminProctor]: 2, [JohnIndian]: 1, [Tituba]: 1, [GilesCorey]: 1 } });

  it('then may remove 1 Fear in his own Circle', () => {
    const { table, A } = benjamin();
    A.chooses(BenjaminProctor);
    expect(A.influence).toBe(6);
    expect(A.offered).toEqual([BenjaminProctor, JohnIndian, 'decline']);
    A.chooses(BenjaminProctor);
    expect([table.fearOn(BenjaminProctor), table.supply.fear]).toEqual([1, 11]);
  });

  it('or decline', () => {
    const { table, A } = benjamin();
    A.chooses(BenjaminProctor, 'decline');
    expect(table.supply.fear).toBe(10);
    expect(table.asking).toBe('A menu');
  });
});

describe('those who take Accusations off', () => {
  it.each([
    { name: 'Sarah Churchill', colonist: SarahChurchill, elsewhere: 0, own: 0 },
    {
      name: 'Nathaniel Putnam, who gains 1 if it is not his own Circle',
      colonist: NathanielPutnam,
      elsewhere: 1,
      own: 0,
    },
  ])('$name', ({ colonist, elsewhere, own }) => {
    const accusations = { [GilesCorey]: 2, [Tituba]: 1, [JohnIndian]: 1 };
    for (const [target, gained] of [
      [GilesCorey, elsewhere],
      [Tituba, elsewhere],
      [JohnIndian, own],
    ] as const) {
      const { table, A } = menuOf(colonist, { accusations });
      A.chooses(colonist);
      expect(table.targets).toEqual([GilesCorey, JohnIndian, Tituba]);
      expect(table.offered).not.toContain('decline');
      A.chooses(target);
      expect(table.accusationsOn(target)).toBe(accusations[target] - 1);
      expect([table.supply.accusations, A.influence]).toEqual([33, 4 + gained]);
    }
  });

  it('Mary Easty: from one, then perhaps from a different one', () => {
    const easty = () => menuOf(MaryEasty, { accusations: { [GilesCorey]: 2, [Tituba]: 1 } });
    const { table, A } = easty();
    A.chooses(MaryEasty, GilesCorey);
    expect(table.offered).toEqual([Tituba, 'decline']);
    expect(table.refusalOf(GilesCorey)?.why).toBe('sameColonist');
    A.chooses(Tituba);
    expect([table.accusationsOn(GilesCorey), table.accusationsOn(Tituba)]).toEqual([1, 0]);
    const one = easty();
    one.A.chooses(MaryEasty, GilesCorey, 'decline');
    expect([one.accusationsOn(GilesCorey), one.accusationsOn(Tituba)]).toEqual([1, 1]);
    expect(one.asking).toBe('A menu');
  });

  it('Ann Pudeator: an Accusation or a Fear, in her own Circle only', () => {
    const at = {
      accusations: { [JohnIndian]: 1, [AnnPudeator]: 1, [Tituba]: 1 },
      fear: { [JohnIndian]: 1, [AnnPudeator]: 1, [GilesCorey]: 1 },
    };
    const accusation = menuOf(AnnPudeator, at);
    accusation.A.chooses(AnnPudeator);
    expect(accusation.offered).toEqual(['accusation', 'fear']);
    accusation.A.chooses('accusation');
    expect(accusation.targets).toEqual([AnnPudeator, JohnIndian]);
    accusation.A.chooses(JohnIndian);
    expect([accusation.accusationsOn(JohnIndian), accusation.fearOn(JohnIndian)]).toEqual([0, 1]);
    const { table, A } = menuOf(AnnPudeator, at);
    A.chooses(AnnPudeator, 'fear');
    expect(table.targets).toEqual([AnnPudeator, JohnIndian]);
    A.chooses(AnnPudeator);
    expect([table.fearOn(AnnPudeator), table.supply.fear]).toEqual([0, 13]);
  });
});

describe('those who move tokens', () => {
  it.each([
    { name: 'Bridget Bishop (SAL-3.3)', colonist: BridgetBishop, token: 'accusations' },
    { name: 'Martha Carrier', colonist: MarthaCarrier, token: 'fear' },
  ] as const)('$name: from any Colonist to any other', ({ colonist, token }) => {
    const { table, A } = menuOf(colonist, { [token]: { [GilesCorey]: 2, [Tituba]: 1 } });
    const { supply } = table;
    const before = supply[token];
    A.chooses(colonist);
    expect(table.targets).toEqual([GilesCorey, Tituba]);
    expect(table.offered).not.toContain('decline');
    A.chooses(GilesCorey);
    expect(table.targets).not.toContain(GilesCorey);
    expect(table.refusalOf(GilesCorey)?.why).toBe('sameColonist');
    expect(table.targets).toHaveLength(3 + 4 + 3);
    A.chooses(Tituba);
    expect([table.state[token][GilesCorey], table.state[token][Tituba]]).toEqual([1, 2]);
    expect(table.supply[token]).toBe(before);
  });

  it('SAL-R41 moving an Accusation is no placing: no extra of Thomas Putnam', () => {
    // Their letters keep Bridget Bishop and Thomas Putnam out of one Circle; what would let him act is public.
    const { A } = menuOf(BridgetBishop, { accusations: { [GilesCorey]: 1 } });
    A.chooses(BridgetBishop, Tituba);
    expect(A.sees.resolving.accused).toBe(false);
  });
});

describe('SC-34 Dr. Griggs (SAL-3.26 SAL-3.27 SAL-R39)', () => {
  it('used in three rounds on himself: Base 7, no fourth; B pays 12; arrested, 3 Influence return', () => {
    const { table, A, B } = arrange({
      A: { circle: [WilliamGriggs, JohnIndian] },
      B: { faction: 'FV2', influence: 12 },
      messengers: { 7: 'A' },
    });
    for (let round = 1; round <= 3; round++) {
      A.chooses(WilliamGriggs);
      expect(A.offered).toEqual([WilliamGriggs, JohnIndian]);
      A.chooses(WilliamGriggs, 'done');
      expect(table.state.reputationTokens[WilliamGriggs]).toBe(round);
      table.resolve(7, 'A');
    }
    expect([A.influence, table.supply.influence]).toEqual([4, 40 - 4 - 12 - 4 - 3]);
    A.chooses(WilliamGriggs);
    // Only John Indian has room, so nobody is asked.
    expect(table.state.reputationTokens[JohnIndian]).toBe(1);
    A.chooses('done');
    table.resolve(13, 'B');
    expect(table.priceOf(WilliamGriggs)).toBe(12);
    B.chooses(WilliamGriggs);
    expect([B.influence, B.circle, table.state.reputationTokens[WilliamGriggs]]).toEqual([0, [WilliamGriggs], 3]);
    const before = table.supply.influence;
    table.state.accusations[WilliamGriggs] = 12;
    table.state.supply.accusations -= 12;
    table.resolve(8, 'A');
    A.chooses(WilliamGriggs);
    expect([table.supply.influence, table.state.reputationTokens[WilliamGriggs]]).toEqual([before + 3, 0]);
  });

  it('SAL-3.27 a full Colonist is refused with the reason', () => {
    const { table, A } = menuOf(WilliamGriggs, {
      A: { circle: [WilliamGriggs, JohnIndian, MarthaCarrier] },
      reputationTokens: { [JohnIndian]: 3 },
    });
    A.chooses(WilliamGriggs);
    expect(table.refusalOf(JohnIndian)).toEqual({ rule: 'SAL-3.27', why: 'fullReputation' });
    expect(table.offered).toEqual([WilliamGriggs, MarthaCarrier]);
  });

  it('SAL-R39 the token comes from the supply, not from A, and cannot be spent', () => {
    const { table, A } = menuOf(WilliamGriggs, { A: { influence: 0, circle: [WilliamGriggs, JohnIndian] } });
    const before = table.supply.influence;
    A.chooses(WilliamGriggs, JohnIndian);
    expect([A.influence, table.supply.influence]).toEqual([0, before - 1]);
  });
});

describe('Capt. John Alden', () => {
  it('puts Protection on a Colonist of his Circle, wherever it was', () => {
    for (const bearer of [NONE, GilesCorey, Tituba]) {
      const { table, A } = menuOf(JohnAlden, { protectionOn: bearer });
      A.chooses(JohnAlden);
      expect(A.offered).toEqual([JohnAlden, JohnIndian]);
      A.chooses(JohnIndian);
      expect(table.state.protectionOn).toBe(JohnIndian);
    }
  });

  it('SAL-R62 not on its present bearer', () => {
    const { table, A } = menuOf(JohnAlden, { protectionOn: JohnIndian });
    A.chooses(JohnAlden);
    // Only Alden himself is left.
    expect(table.state.protectionOn).toBe(JohnAlden);
  });
});

describe('Rev. Nicholas Noyes, with Spectral Evidence', () => {
  it('pays 1 and places or moves it', () => {
    const { table, A } = menuOf(NicholasNoyes, { spectralOn: GilesCorey });
    A.chooses(NicholasNoyes, 'spectral');
    expect(A.influence).toBe(3);
    expect(table.asking).toBe('A spectral');
    A.chooses(Tituba);
    expect(table.state.spectralOn).toBe(Tituba);
  });

  it('SAL-R5 the Influence returns to the supply', () => {
    const { table, A } = menuOf(NicholasNoyes);
    const before = table.supply.influence;
    A.chooses(NicholasNoyes, 'spectral', JohnWillard);
    expect(table.supply.influence).toBe(before + 1);
  });

  it('SAL-R42 on himself: he is blocked from then on', () => {
    const { table, A } = menuOf(NicholasNoyes);
    A.chooses(NicholasNoyes, 'spectral', NicholasNoyes, 'done');
    table.resolve(7, 'A');
    expect(table.refusalOf(NicholasNoyes)?.why).toBe('isBlocked');
  });
});

describe('Edward Putnam and John Porter Sr.', () => {
  it('SAL-R37 Edward obeys Protection, the Accusation rule and the own Circle', () => {
    const { table, A } = menuOf(EdwardPutnam, {
      A: { influence: 12, circle: [EdwardPutnam, JohnIndian] },
      prominentRow: [ThomasPutnam],
      accusations: { [GilesCorey]: 3, [JohnIndian]: 1, [Tituba]: 1, [ThomasPutnam]: 1 },
      protectionOn: ThomasPutnam,
    });
    A.chooses(EdwardPutnam);
    expect(table.targets).toEqual([GilesCorey, Tituba]);
    expect(table.refusalOf(JohnIndian)?.why).toBe('ownCircle');
    expect(table.refusalOf(ThomasPutnam)?.why).toBe('isProtected');
    expect(table.refusalOf(JohnWillard)?.why).toBe('notAccused');
    A.chooses(Tituba);
    expect([A.jail, A.influence]).toEqual([[Tituba], 12 - (1 - 1 + 5 + 2)]);
    expect(table.asking).toBe('A menu');
  });

  it('SAL-R37 the bottom row is touched by them as by the spaces', () => {
    const edward = menuOf(EdwardPutnam, { accusations: { [GilesCorey]: 3 } });
    edward.A.chooses(EdwardPutnam);
    expect(edward.state.colonistRowTouched).toBe(true);
    const { A, table } = menuOf(JohnPorter, {
      A: { influence: 9, circle: [JohnPorter, JohnIndian] },
      colonistRow: [MaryEasty],
    });
    A.chooses(JohnPorter, MaryEasty);
    expect(table.state.colonistRowTouched).toBe(true);
  });
});
