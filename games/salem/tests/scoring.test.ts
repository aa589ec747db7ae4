import { outcome, plainWords } from '@vesper/kernel';
import { describe, expect, it } from 'vitest';
import {
  AnnPudeator,
  AnnPutnam,
  BenjaminProctor,
  BridgetBishop,
  EdwardPutnam,
  ElizabethPorter,
  GeorgeBurroughs,
  GeorgeJacobs,
  GilesCorey,
  IncreaseMather,
  JohnAlden,
  JohnIndian,
  JohnPorter,
  JohnProctor,
  JohnWillard,
  MargaretJacobs,
  MarthaCarrier,
  MarthaCorey,
  MaryBlack,
  MercyLewis,
  NathanielPutnam,
  PhilipEnglish,
  RebeccaNurse,
  SarahGood,
  ThomasPutnam,
  Tituba,
  WilliamGriggs,
  WilliamProctor,
} from '../content/colonists.ts';
import { words } from '../words.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrange.ts';
import type { Table } from './table.ts';

/** The game ends with these Circles and jails: nothing leaves the rows, and the next card is Increase Mather. */
const ended = (at: Arrangement) => arrange({ ...at, colonistDeck: [IncreaseMather], messengers: { 6: 'A' } });
const scores = (table: Table) => outcome(table.match)!.scores;
const winners = (table: Table) => outcome(table.match)!.winners;
const places = (table: Table) => outcome(table.match)!.places;

const HEADINGS: Readonly<Record<string, string>> = {
  rivalJailed: 'status',
  allyCircled: 'status',
  allyJailed: 'status',
  grievanceTargets: 'grievances',
  grievanceAlly: 'grievances',
};

/** A seat's score sheet under the headings of SAL-17. */
function sheet(table: Table, seat: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const line of outcome(table.match)!.sheet.filter(line => line.seat === seat)) {
    const heading = HEADINGS[line.line] ?? line.line;
    found[heading] = (found[heading] ?? 0) + line.points;
  }
  const total = Object.values(found).reduce((a, b) => a + b, 0);
  expect(total).toBe(scores(table)[seat]);
  return found;
}

describe('SC-40 Manual scoring example (SAL-17.2 SAL-17.3 SAL-17.4 SAL-17.5 SAL-17.6 SAL-8.5 SAL-6.2 SAL-6.3 SAL-7.2 SAL-1.18 SAL-4.2)', () => {
  const table = ended({
    A: {
      faction: 'FT1',
      grievance: 'GR4',
      jail: [EdwardPutnam, MaryBlack],
      circle: [WilliamProctor, MercyLewis, JohnIndian],
    },
  });

  it('Wealth 2, Righteousness 5, Status 4, Grievances 0: 11', () => {
    expect(sheet(table, 0)).toEqual({ wealth: 2, righteousness: 5, status: 4, grievances: 0 });
    expect(scores(table)[0]).toBe(11);
  });

  it('SAL-4.2 most points win', () => {
    expect(winners(table)).toEqual([0]);
    expect(table.told('won')).toMatchObject([{ winners: [0], tied: false }]);
  });
});

describe('SC-41 Grievance (SAL-17.5 SAL-7.2 SAL-7.3 SAL-R53)', () => {
  it('GR5 with Giles and Griggs in the own jail, Martha Corey and Willard in B’s: +4 - 2', () => {
    const table = ended({
      A: { grievance: 'GR5', jail: [GilesCorey, WilliamGriggs] },
      B: { jail: [MarthaCorey, JohnWillard] },
    });
    expect(sheet(table, 0).grievances).toBe(2);
  });

  it.each([
    { name: 'all three targets: +6', A: { jail: [GilesCorey, MarthaCorey, WilliamGriggs] }, points: 6 },
    { name: 'targets in the own Circle: nothing', A: { circle: [GilesCorey, MarthaCorey] }, points: 0 },
    { name: 'the ally in the own jail: -2', A: { jail: [JohnWillard] }, points: -2 },
    { name: 'the ally in a Circle: nothing', A: { circle: [JohnWillard] }, points: 0 },
    { name: 'the ally in another jail: -2 once', A: {}, C: { jail: [JohnWillard] }, points: -2 },
    { name: 'targets in another jail: nothing', A: {}, B: { jail: [GilesCorey, MarthaCorey] }, points: 0 },
  ])('SAL-R53 $name', ({ A, points, ...others }) => {
    expect(sheet(ended({ ...others, A: { ...A, grievance: 'GR5' } }), 0).grievances).toBe(points);
  });
});

describe('SC-42 Status penalty (SAL-17.4 SAL-R8)', () => {
  it('FV1: Ann Putnam in the Circle, two Proctors in the own jail, two Putnams in B’s: 4 + 2 - 2', () => {
    const table = ended({
      A: { faction: 'FV1', circle: [AnnPutnam], jail: [JohnProctor, BenjaminProctor] },
      B: { jail: [ThomasPutnam, EdwardPutnam] },
    });
    expect(sheet(table, 0).status).toBe(4);
  });

  it('SAL-R8 an ally in the own jail costs 1 as well; rivals in the own Circle or another jail count nothing', () => {
    const status = (at: Arrangement) => sheet(ended(at), 0).status;
    expect(status({ A: { faction: 'FV1', jail: [ThomasPutnam] } })).toBe(-1);
    expect(status({ A: { faction: 'FV1' }, B: { jail: [JohnProctor] } })).toBe(0);
    expect(status({ A: { faction: 'FV2', circle: [ThomasPutnam, NathanielPutnam], jail: [JohnPorter] } })).toBe(6);
    expect(
      status({ A: { faction: 'FT2', circle: [ElizabethPorter], jail: [ThomasPutnam] }, B: { jail: [JohnPorter] } }),
    ).toBe(3);
    expect(status({ A: { faction: 'FT2', circle: [JohnProctor] } })).toBe(0);
  });

  it('SAL-R52 a score may be negative', () => {
    const table = ended({
      A: { faction: 'FV1', grievance: 'GR5' },
      B: { jail: [ThomasPutnam, EdwardPutnam, JohnWillard] },
    });
    expect(scores(table)[0]).toBe(-4);
  });
});

describe('SC-30 Margaret Jacobs (SAL-3.18 SAL-3.19 SAL-R52)', () => {
  const margaret = (at: Arrangement) => ended({ A: { jail: [MargaretJacobs], grievance: 'GR1' }, ...at });

  it.each([
    { where: 'in B’s jail', at: { B: { jail: [GeorgeJacobs] } }, worth: -1 },
    { where: 'in A’s own jail', at: { A: { jail: [MargaretJacobs, GeorgeJacobs], grievance: 'GR1' } }, worth: 2 },
    { where: 'in a Circle', at: { B: { circle: [GeorgeJacobs] } }, worth: 4 },
    { where: 'in a row', at: { colonistRow: [GeorgeJacobs] }, worth: 4 },
    { where: 'in the deck', at: { colonistRow: [GilesCorey, JohnWillard, RebeccaNurse, PhilipEnglish] }, worth: 4 },
  ] as const)('with George Jacobs Sr. $where A has $worth', ({ at, worth }) => {
    // In A's own jail he brings 1 for himself and 2 for his property.
    expect(scores(margaret(at))[0]).toBe(worth);
  });

  it('SAL-R52 no further Righteousness or Wealth for her', () => {
    expect(sheet(margaret({}), 0)).toMatchObject({ righteousness: 0, wealth: 0, margaretJacobs: 4 });
  });

  it('in a Circle she is worth 1', () => {
    const table = ended({ A: { circle: [MargaretJacobs] }, B: { jail: [GeorgeJacobs] } });
    expect(scores(table)[0]).toBe(1);
  });

  it('SAL-R42 SAL-R43 she scores from the jail of whoever arrested her', () => {
    const table = ended({ B: { jail: [MargaretJacobs] } });
    expect([scores(table)[0], scores(table)[1]]).toEqual([0, 4]);
  });
});

describe('SC-43 Tie (SAL-17.7 SAL-R54)', () => {
  // A as FV1 has a Proctor and loses 1 for Thomas Putnam in B's jail, B as FT1 the other way round.
  const A = { faction: 'FV1', grievance: 'GR2', jail: [JohnProctor, RebeccaNurse, AnnPudeator] } as const;
  const B = { faction: 'FT1', grievance: 'GR4', jail: [ThomasPutnam, PhilipEnglish, GeorgeJacobs] } as const;

  it('both 14; 7, 5, 2 against 7, 5, 3: B wins', () => {
    const table = ended({ seats: 2, A, B });
    expect(scores(table)).toEqual([14, 14]);
    expect(winners(table)).toEqual([1]);
    expect(table.told('won')).toMatchObject([{ winners: [1], tied: true, rule: 'SAL-17.7' }]);
  });

  it('7, 5, 2 against 7, 5: A wins', () => {
    const table = ended({
      seats: 2,
      A: { faction: 'FV1', grievance: 'GR1', jail: [JohnProctor, RebeccaNurse, MarthaCarrier] },
      B: { faction: 'FT1', grievance: 'GR4', jail: [ThomasPutnam, PhilipEnglish] },
    });
    expect(scores(table)[0]).toBe(scores(table)[1]);
    expect(winners(table)).toEqual([0]);
  });

  it('identical lists: shared victory', () => {
    const table = ended({
      seats: 2,
      A: { ...A, jail: [JohnProctor, RebeccaNurse, MarthaCarrier] },
      B: { ...B, jail: [ThomasPutnam, PhilipEnglish, BridgetBishop] },
    });
    expect(scores(table)).toEqual([13, 13]);
    expect(winners(table)).toEqual([0, 1]);
  });

  it('SAL-R54 Reputation tokens count, Circle and jail together', () => {
    const tie = (at: Arrangement) => {
      const table = ended({ seats: 2, A: { circle: [Tituba] }, B: { circle: [JohnIndian] }, ...at });
      expect(scores(table)).toEqual([1, 1]);
      return winners(table);
    };
    expect(tie({})).toEqual([1]);
    expect(tie({ reputationTokens: { [Tituba]: 1 } })).toEqual([0, 1]);
    expect(tie({ reputationTokens: { [Tituba]: 2 } })).toEqual([0]);
    expect(tie({ B: { jail: [SarahGood] } })).toEqual([0, 1]);
  });

  it('SAL-R54 Influence and tokens on cards decide nothing and score nothing (SAL-R52)', () => {
    const table = ended({
      seats: 2,
      A: { circle: [JohnIndian], influence: 20 },
      B: { circle: [MercyLewis], influence: 0 },
      accusations: { [MercyLewis]: 5 },
      fear: { [MercyLewis]: 3 },
      spectralOn: JohnIndian,
    });
    expect(scores(table)).toEqual([1, 1]);
    expect(winners(table)).toEqual([0, 1]);
  });

  it('SAL-R54 three tied: one list comparison ranks all, and only the tied take part', () => {
    const three = (at: Arrangement) => {
      const table = ended({ seats: 4, D: { circle: [] }, ...at });
      expect(scores(table)).toEqual([1, 1, 1, 0]);
      return winners(table);
    };
    expect(three({ A: { circle: [Tituba] }, B: { circle: [JohnIndian] }, C: { circle: [JohnAlden] } })).toEqual([2]);
    expect(three({ A: { circle: [MercyLewis] }, B: { circle: [JohnIndian] }, C: { circle: [Tituba] } })).toEqual([
      0, 1,
    ]);
    // 4, 1 and 4, 2 begin alike; 3, 3 is behind from its first card on.
    const table = ended({
      seats: 3,
      A: { circle: [JohnAlden, Tituba] },
      B: { circle: [JohnIndian, GeorgeBurroughs] },
      C: { circle: [JohnWillard, GilesCorey] },
    });
    expect(scores(table)).toEqual([2, 2, 2]);
    expect(winners(table)).toEqual([1]);
  });

  it('SAL-R54 the comparison ranks whoever has not won, too', () => {
    const behind = (at: Arrangement) =>
      places(ended({ seats: 4, A: { circle: [Tituba, GeorgeBurroughs] }, D: { circle: [] }, ...at }));
    expect(behind({ B: { circle: [MercyLewis] }, C: { circle: [JohnAlden] } }), 'by the better card').toEqual([
      1, 3, 2, 4,
    ]);
    expect(behind({ B: { circle: [MercyLewis] }, C: { circle: [JohnIndian] } }), 'two second').toEqual([1, 2, 2, 4]);
    const first = {
      A: { circle: [MercyLewis] },
      B: { circle: [JohnIndian] },
      C: { circle: [Tituba] },
      D: { circle: [] },
    };
    expect(places(ended({ seats: 4, ...first })), 'two first').toEqual([1, 1, 3, 4]);
  });

  it('tells who came second and third', () => {
    const at = { A: { circle: [Tituba] }, B: { circle: [JohnAlden, JohnIndian] }, C: { circle: [JohnWillard] } };
    const table = ended({ seats: 3, ...at });
    const lines = [0, 1].map(viewer => plainWords(words).event(table.seenBy(viewer), table.told('won')[0]));
    expect(lines).toEqual(['Red wins. Purple comes second, you third.', 'You win. Purple comes second, Yellow third.']);
  });

  it('SAL-R54 a seat with fewer points and a better list does not win', () => {
    const table = ended({ A: { circle: [JohnWillard] }, B: { circle: [Tituba, JohnIndian] } });
    expect(winners(table)).toEqual([1]);
  });
});

describe('SAL-17.1 SAL-7.1 the end', () => {
  it('reveals every dealt Grievance and tells each line once, with its rule', () => {
    const table = ended({ A: { grievance: 'GR3' }, B: { grievance: 'GR6' }, C: { grievance: 'GR1' } });
    expect(table.told('grievanceRevealed').map(({ seat, grievance }) => [seat, grievance])).toEqual([
      [0, 2],
      [1, 5],
      [2, 0],
    ]);
    const { sheet: lines } = outcome(table.match)!;
    expect(table.told('scored').map(({ seat, line, points }) => [seat, line, points])).toEqual(
      lines.map(({ seat, line, points }) => [seat, line, points]),
    );
    expect(lines.every(({ rule }) => rule.startsWith('SAL-'))).toBe(true);
    // Minus nothing would not survive saving.
    expect(JSON.parse(JSON.stringify(lines))).toEqual(lines);
  });
});
