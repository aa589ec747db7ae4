import { describe, expect, it } from 'vitest';
import * as content from '../content/colonists.ts';
import {
  COLONISTS,
  IncreaseMather,
  MargaretJacobs,
  MaryBlack,
  MarySpencerHill,
  SarahGood,
  afflicted,
  colonists,
  endCards,
  familyColours,
  isEndCard,
  otherColonists,
  prominents,
  startingColonists,
} from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import { reference } from '../content/reference.ts';
import { canvas, places, spaces } from '../content/spaces.ts';
import type { Point } from '../content/spaces.ts';
import { messengers, tokens } from '../content/tokens.ts';
import type { ColonistCard, Count, Effect } from '../content/types.ts';
import { manual } from '../manual.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const count = (is: (card: ColonistCard) => boolean) => colonists.filter(is).length;
const names = (list: readonly number[]) => list.map(colonist => colonists[colonist].name);
const lines = (table: string) => table.trim().split(/\s*\n\s*/);
const clauses: Readonly<Record<string, string>> = Object.assign({}, ...manual.chapters.map(c => c.clauses));

// id | name | Reputation | icons | letter | property | family | kind; * marks the Afflicted.
const cards = `
  AFF1 | Mercy Lewis* | 2 | 1 | - | 0 | neutral | hammer
  AFF2 | Elizabeth Parris* | 1 | 1 | - | 0 | neutral | hammer
  AFF3 | Mary Warren* | 2 | 1 | - | 0 | neutral | hammer
  AFF4 | Abigail Williams* | 3 | 1 | - | 0 | neutral | hammer
  AFF5 | Elizabeth Hubbard* | 2 | 1 | - | 0 | neutral | hammer
  COL01 | Bridget Bishop | 2 | 1 | T | 1 | neutral | hammer
  COL02 | Mary Black | 1 | 0 | V | 0 | neutral | pentagram
  COL03 | Sarah Good | 1 | 0 | V | 0 | neutral | pentagram
  COL04 | Rev. George Burroughs | 4 | 1 | - | 1 | neutral | pentagram
  COL05 | Martha Corey | 3 | 0 | V | 1 | neutral | puritan
  COL06 | Rev. Deodat Lawson | 4 | 0 | - | 0 | neutral | puritan
  COL07 | Margaret Jacobs | 2 | 1 | T | 0 | neutral | puritan
  COL08 | George Jacobs Sr. | 3 | 1 | T | 2 | neutral | puritan
  COL09 | Dr. William Griggs | 4 | 1 | V | 1 | neutral | hammer
  COL10 | Rev. Samuel Parris | 5 | 1 | V | 1 | neutral | hammer
  COL11 | Giles Corey | 3 | 1 | V | 3 | neutral | pentagram
  COL12 | Rebecca Nurse | 5 | 1 | V | 3 | neutral | pentagram
  COL13 | Mary Easty | 3 | 1 | - | 1 | neutral | hammer
  COL14 | Sheriff George Corwin | 4 | 1 | T | 2 | neutral | puritan
  COL15 | Philip English | 5 | 1 | T | 3 | neutral | hammer
  COL16 | Nathaniel Ingersoll | 4 | 0 | V | 2 | neutral | puritan
  COL17 | John Willard | 3 | 1 | V | 1 | neutral | clock
  COL18 | Rev. Nicholas Noyes | 4 | 1 | T | 1 | neutral | hammer
  COL19 | Ann Pudeator | 2 | 0 | T | 2 | neutral | hammer
  COL20 | Capt. John Alden | 4 | 1 | - | 2 | neutral | hammer
  COL21 | Martha Carrier | 2 | 1 | - | 1 | neutral | hammer
  POR1 | John Porter Sr. | 7 | 1 | T | 3 | porter | hammer
  POR2 | Israel Porter | 6 | 1 | T | 3 | porter | clock
  POR3 | Elizabeth Porter | 5 | 0 | T | 1 | porter | clock
  POR4 | Joseph Porter | 5 | 1 | T | 2 | porter | hammer
  PRO1 | John Proctor | 7 | 1 | T | 3 | proctor | clock
  PRO2 | Elizabeth Proctor | 5 | 0 | T | 1 | proctor | clock
  PRO3 | Benjamin Proctor | 6 | 1 | T | 3 | proctor | hammer
  PRO4 | William Proctor | 5 | 1 | T | 2 | proctor | puritan
  PUT1 | Thomas Putnam | 7 | 1 | V | 3 | putnam | clock
  PUT2 | Edward Putnam | 6 | 1 | V | 2 | putnam | hammer
  PUT3 | Ann Putnam* | 5 | 0 | V | 1 | putnam | hammer
  PUT4 | Nathaniel Putnam | 5 | 1 | V | 3 | putnam | hammer
  STA6 | Sarah Churchill | 2 | 1 | - | 0 | neutral | hammer
  STA7 | Tituba | 1 | 1 | - | 0 | neutral | hammer
  STA8 | John Indian | 2 | 1 | - | 0 | neutral | hammer
`;

// What each hammer does: modes are separated by /, effects of a mode by +.
const hammers = `
  Mercy Lewis: only accuse 1 any
  Elizabeth Parris: only accuse 1 rows
  Mary Warren: place accuse 1 any / remove exonerate any
  Abigail Williams: only accuse 1 any gain 1
  Elizabeth Hubbard: only accuse 1 and each COL09 up to 2 any
  Bridget Bishop: only accusationFrom any + accusationTo another
  Dr. William Griggs: only endow circle
  Rev. Samuel Parris: only accuse 1 and each afflicted up to 3 any
  Mary Easty: only exonerate any + may exonerate another
  Philip English: only gain 2
  Rev. Nicholas Noyes: accuse accuse 1 any / spectral pay 1 + spectral
  Ann Pudeator: accusation exonerate circle / fear calm circle
  Capt. John Alden: only protect circle
  Martha Carrier: only fearFrom any + fearTo another
  John Porter Sr.: only bring +2
  Joseph Porter: only gain 0 and each porter up to 4
  Benjamin Proctor: only gain 2 + may calm circle
  Edward Putnam: only arrest +2
  Ann Putnam: only accuse 1 any + gain 1
  Nathaniel Putnam: only exonerate any gain 1
  Sarah Churchill: only exonerate any
  Tituba: only accuse 1 self + frighten
  John Indian: only gain 1
`;

const amount = (count: Count) =>
  typeof count === 'number' ? count : `${count.base} and each ${count.each} up to ${count.most}`;

function inShort(effect: Effect): string {
  switch (effect.do) {
    case 'accuse':
      return `accuse ${amount(effect.count)} ${effect.on}${effect.gainIfAccused ? ` gain ${effect.gainIfAccused}` : ''}`;
    case 'gain':
    case 'pay':
      return `${effect.do} ${amount(effect.count)}`;
    case 'arrest':
    case 'bring':
      return `${effect.do} +${effect.surcharge}`;
    case 'frighten':
    case 'spectral':
      return effect.do;
    default:
      return (
        `${effect.may ? 'may ' : ''}${effect.do} ${effect.whom}` +
        (effect.do === 'exonerate' && effect.gainIfElsewhere ? ` gain ${effect.gainIfElsewhere}` : '')
      );
  }
}

describe('colonists', () => {
  it('every card has the printed numbers, letter, family and kind', () => {
    const ours = colonists.map(c =>
      [
        c.id,
        c.name + (c.afflicted ? '*' : ''),
        c.reputation,
        c.icons,
        c.side ?? '-',
        c.property,
        c.family,
        c.kind,
      ].join(' | '),
    );
    expect(ours).toEqual(lines(cards));
  });

  it('every hammer does what its card says, the modes in the order written', () => {
    const ours = colonists
      .filter(c => c.kind === 'hammer')
      .map(c => {
        const modes = c.modes.map(mode => `${mode.name} ${mode.effects.map(inShort).join(' + ')}`);
        return `${c.name}: ${modes.join(' / ')}`;
      });
    expect(ours).toEqual(lines(hammers));
  });

  it('what is moved is taken up by the effect right before, and what is paid is paid first', () => {
    for (const { effects } of colonists.flatMap(({ modes }) => modes)) {
      const words = effects.map(effect => effect.do);
      words.forEach((word, i) => {
        if (word === 'accusationTo') expect(words[i - 1]).toBe('accusationFrom');
        if (word === 'fearTo') expect(words[i - 1]).toBe('fearFrom');
        if (word === 'pay') expect(i).toBe(0);
      });
    }
  });

  it('abilities that are not used with a hammer have no modes', () => {
    const withModes = colonists.filter(c => c.modes.length > 0);
    expect(withModes).toEqual(colonists.filter(c => c.kind === 'hammer'));
  });

  it('the list is in card-id order without gaps', () => {
    expect(COLONISTS).toBe(41);
    expect(colonists).toHaveLength(COLONISTS);
    const ids = colonists.map(c => c.id);
    expect(ids).toEqual([...ids].sort());
    expect(new Set(ids).size).toBe(COLONISTS);
    expect(new Set(colonists.map(c => c.name)).size).toBe(COLONISTS);
  });

  it('every named constant points to the card with that name', () => {
    const plain = (name: string) => name.replaceAll(/\b(?:Rev|Dr|Capt|Sr)\.|\bSheriff\b|\s/g, '');
    const constants = Object.entries(content).filter(
      ([name, value]) => typeof value === 'number' && name !== 'COLONISTS',
    );
    const inOrder = constants.sort(([, a], [, b]) => Number(a) - Number(b));
    expect(inOrder).toEqual([...colonists, ...endCards].map((card, index) => [plain(card.name), index]));
  });

  it('letters: 13 Village, 15 Town, 13 without', () => {
    expect([count(c => c.side === 'V'), count(c => c.side === 'T'), count(c => c.side === null)]).toEqual([13, 15, 13]);
  });

  it('kinds: 23 hammers, 7 Puritans, 6 clocks, 5 pentagrams', () => {
    const kinds = (['hammer', 'puritan', 'clock', 'pentagram'] as const).map(kind => count(c => c.kind === kind));
    expect(kinds).toEqual([23, 7, 6, 5]);
  });

  it('eight Starting Colonists, blue, neutral and without a letter', () => {
    expect(names(startingColonists)).toEqual([
      'Mercy Lewis',
      'Elizabeth Parris',
      'Mary Warren',
      'Abigail Williams',
      'Elizabeth Hubbard',
      'Sarah Churchill',
      'Tituba',
      'John Indian',
    ]);
    for (const colonist of startingColonists) {
      expect(colonists[colonist]).toMatchObject({ starting: true, back: 'blue', family: 'neutral', side: null });
    }
  });

  it('twelve red backs and twenty-nine blue ones, each card in one list', () => {
    expect([prominents.length, startingColonists.length, otherColonists.length]).toEqual([12, 8, 21]);
    expect(new Set([...prominents, ...startingColonists, ...otherColonists]).size).toBe(COLONISTS);
    expect(count(c => c.back === 'blue')).toBe(29);
  });

  it('SAL-8.10 all Prominent Colonists and nobody else belong to a family, and bear its name', () => {
    expect(colonists.filter(c => c.family !== 'neutral')).toEqual(colonists.filter(c => c.back === 'red'));
    for (const colonist of prominents) {
      const { name, family } = colonists[colonist];
      expect(name.toLowerCase()).toContain(family);
    }
  });

  it('SAL-8.10 each family has four members, Reputation 23, 3 icons and 9 houses', () => {
    for (const family of ['putnam', 'porter', 'proctor'] as const) {
      const members = colonists.filter(c => c.family === family);
      const totals = (['reputation', 'icons', 'property'] as const).map(of => sum(members.map(c => c[of])));
      expect([family, members.length, ...totals]).toEqual([family, 4, 23, 3, 9]);
      expect(members.every(c => c.side === (family === 'putnam' ? 'V' : 'T'))).toBe(true);
    }
  });

  it('SAL-8.11 parchment is neutral, red Proctor, blue Porter, green Putnam', () => {
    expect(familyColours).toEqual({ neutral: 'parchment', proctor: 'red', porter: 'blue', putnam: 'green' });
  });

  it('SAL-3.1 the six Afflicted', () => {
    const girls = [
      'Ann Putnam',
      'Mercy Lewis',
      'Elizabeth Parris',
      'Mary Warren',
      'Abigail Williams',
      'Elizabeth Hubbard',
    ];
    expect(names(afflicted).sort()).toEqual(girls.sort());
  });

  it('SAL-3.2 exactly the abilities about the whole group say "Afflicted Girl"', () => {
    const about = colonists.filter(c => c.ability.includes('Afflicted Girl')).map(c => c.name);
    expect(about).toEqual(['Martha Corey', 'Rev. Samuel Parris', 'John Proctor']);
  });

  it('SAL-4.1 the Afflicted accuse, the accused wife of the governor is the end, and no card is a witch', () => {
    for (const colonist of afflicted) {
      const effects = colonists[colonist].modes.flatMap(mode => mode.effects);
      expect(effects.some(effect => effect.do === 'accuse' && effect.on !== 'self')).toBe(true);
    }
    expect(endCards[0].name).toBe('Mary Spencer Hill');
    for (const card of colonists) expect(`${card.name} ${card.ability}`).not.toMatch(/witch/i);
    expect(clauses['SAL-4.1']).toMatch(/no witches/);
  });

  it('the two cards that the booklet counts with', () => {
    expect(colonists[content.MaryWarren].reputation).toBe(2);
    expect(colonists[content.EdwardPutnam].property).toBe(2);
  });

  it('SAL-R56 the end cards are named as in the booklet and are no Colonists', () => {
    expect(endCards.map(card => card.name)).toEqual(['Mary Spencer Hill', 'Increase Mather']);
    expect([MarySpencerHill, IncreaseMather].every(isEndCard)).toBe(true);
    expect(colonists.some((_, colonist) => isEndCard(colonist))).toBe(false);
  });
});

describe('factions', () => {
  it('SAL-5.3 SAL-R12 sides, minimum players, colours and families', () => {
    expect(factions.map(f => [f.id, f.side, f.minPlayers, f.colour, f.ally, f.rival].join(' '))).toEqual([
      'FV1 V 2 yellow putnam proctor',
      'FT1 T 2 red proctor putnam',
      'FV2 V 3 purple putnam porter',
      'FT2 T 3 white porter putnam',
    ]);
    expect(factions.map(f => f.title)).toEqual([
      'Salem Village: The Old Covenant',
      'Salem Town: The Tavern Road',
      'Salem Village: The Flooded Fields',
      'Salem Town: The Merchant Wharf',
    ]);
  });

  it('SAL-R8 one icon and the same points on each card', () => {
    for (const faction of factions) {
      expect(faction.icons).toBe(1);
      expect(faction.points).toEqual({ rivalJailed: 2, allyCircled: 2, allyJailed: -1 });
    }
  });

  it('SAL-R1 there are factions for two, three and four players, but not for five', () => {
    const usable = (players: number) => factions.filter(f => f.minPlayers <= players).length;
    expect([2, 3, 4, 5].map(players => usable(players) >= players)).toEqual([true, true, true, false]);
    expect(usable(2)).toBe(2);
  });

  it('a faction is on the side of its allies', () => {
    for (const faction of factions) {
      const allies = colonists.filter(c => c.family === faction.ally);
      expect(allies.every(c => c.side === faction.side)).toBe(true);
    }
  });
});

describe('grievances', () => {
  it('six cards with three targets and an ally', () => {
    expect(grievances.map(g => [g.id, g.title, ...names([...g.targets, g.ally])].join(' | '))).toEqual([
      'GR1 | Unpaid Tithes | Rev. Samuel Parris | Nathaniel Ingersoll | Rev. George Burroughs | Bridget Bishop',
      'GR2 | The Topsfield Line | Rebecca Nurse | John Willard | Mary Easty | Rev. George Burroughs',
      "GR3 | The Widow's Portion | Ann Pudeator | Bridget Bishop | Rev. Nicholas Noyes | Capt. John Alden",
      'GR4 | Harbour Debts | Philip English | Capt. John Alden | Martha Carrier | Sheriff George Corwin',
      'GR5 | Broken Fences | Giles Corey | Martha Corey | Dr. William Griggs | John Willard',
      'GR6 | Seized Goods | George Jacobs Sr. | Sheriff George Corwin | Rev. Deodat Lawson | Martha Corey',
    ]);
  });

  it('each blue Colonist is a target once, but for those who start, scapegoats and Margaret Jacobs', () => {
    const spared = [MaryBlack, SarahGood, MargaretJacobs];
    const expected = otherColonists.filter(colonist => !spared.includes(colonist));
    expect(grievances.flatMap(g => g.targets).sort((a, b) => a - b)).toEqual(expected);
  });

  it('each ally is a target of exactly one other card', () => {
    expect(new Set(grievances.map(g => g.ally)).size).toBe(6);
    for (const { id, ally } of grievances) {
      const hunters = grievances.filter(g => g.targets.includes(ally));
      expect(hunters).toHaveLength(1);
      expect(hunters[0].id).not.toBe(id);
    }
  });
});

describe('tokens', () => {
  it('SAL-R2 the box holds these counts', () => {
    expect(tokens).toEqual({
      influence: 40,
      accusations: 36,
      fear: 15,
      spectralEvidence: 1,
      protection: 1,
      firstPlayer: 1,
    });
    expect([colonists.length, endCards.length, factions.length, grievances.length]).toEqual([41, 2, 4, 6]);
  });

  it('SAL-R12 ten messengers; a third one only for the two factions of a 2-player game', () => {
    expect(messengers).toEqual({ yellow: 3, red: 3, purple: 2, white: 2 });
    expect(sum(Object.values(messengers))).toBe(10);
    for (const faction of factions) expect(messengers[faction.colour]).toBe(faction.minPlayers === 2 ? 3 : 2);
  });
});

describe('the Esteemed board', () => {
  // number | name | icons | x,y | surcharge
  const table = `
    1 | Meet in Secret (upper) | influence accusation | 150,60 | 0
    2 | Meet in Secret (lower) | influence accusation | 150,140 | 0
    3 | Exonerate | accusationCrossedOut | 330,100 | 0
    4 | Protection and First Player | shield firstPlayerFlag | 510,100 | 0
    5 | Colonist Abilities and Generate Influence | hammer influenceUp | 690,100 | 0
    6 | Generate Influence | influenceUp | 860,160 | 0
    7 | Colonist Abilities | hammer | 690,220 | 0
    8 | Arrest a Colonist | shackles | 530,220 | 0
    9 | Arrest a Colonist (+1) | shackles plusOne | 390,220 | 1
    10 | Spectral Evidence | ghost | 220,220 | 0
    11 | Place or Remove Fear | eye influence | 220,330 | 0
    12 | Accusations | accusation accusation influence | 400,330 | 0
    13 | Bring Colonist into Circle | ring | 620,330 | 0
    14 | Bring Colonist into Circle (+1) | ring plusOne | 800,330 | 1
  `;

  it('SAL-R3 fourteen spaces in the order of the path', () => {
    const ours = spaces.map(s => [s.number, s.name, s.icons.join(' '), `${s.x},${s.y}`, s.surcharge].join(' | '));
    expect(ours).toEqual(lines(table));
  });

  it('SAL-R3 Meet in Secret, Arrest and Bring are pairs, nothing else is', () => {
    const trade = (name: string) => name.replace(/ \(.*\)$/, '');
    const pairs = spaces.flatMap(a =>
      spaces.filter(b => a.number < b.number && trade(a.name) === trade(b.name)).map(b => [a.number, b.number]),
    );
    expect(pairs).toEqual([
      [1, 2],
      [8, 9],
      [13, 14],
    ]);
    for (const [first, second] of pairs) expect(spaces[first - 1].figure).toBe(spaces[second - 1].figure);
  });

  it('only the two spaces that show +1 have a surcharge', () => {
    expect(spaces.filter(s => s.surcharge === 1).map(s => s.number)).toEqual([9, 14]);
    for (const space of spaces) expect(space.icons.includes('plusOne')).toBe(space.surcharge === 1);
  });

  it('influence with an arrow on 5 and 6, hammers on 5 and 7', () => {
    const showing = (icon: 'influenceUp' | 'hammer') => spaces.filter(s => s.icons.includes(icon)).map(s => s.number);
    expect(showing('influenceUp')).toEqual([5, 6]);
    expect(showing('hammer')).toEqual([5, 7]);
  });

  it('every clause about the spaces belongs to a space', () => {
    const all = Array.from({ length: 29 }, (_, n) => `SAL-10.${n + 1}`);
    expect([...new Set(spaces.flatMap(s => s.rules))].sort()).toEqual(all.sort());
  });

  it('SAL-5.10 it lies in the middle, above the rows, and everything is on the canvas', () => {
    const across = spaces.map(s => s.x);
    expect(Math.abs(Math.min(...across) + Math.max(...across) - canvas.width)).toBeLessThan(canvas.width / 20);
    const { topRow, bottomRow, prominentDeck, colonistDeck, tokenSupply, endCardMarker } = places;
    const onCanvas = ({ x, y }: Point) => x > 0 && x < canvas.width && y > 0 && y < canvas.height;
    const all = [...spaces, ...topRow, ...bottomRow, prominentDeck, colonistDeck, tokenSupply, endCardMarker];
    expect(all.every(onCanvas)).toBe(true);
    expect(new Set(all.map(({ x, y }) => `${x},${y}`)).size).toBe(14 + 8 + 4);
    expect(Math.max(...spaces.map(s => s.y))).toBeLessThan(topRow[0].y);
    expect(topRow[0].y).toBeLessThan(bottomRow[0].y);
  });

  it('both decks are left of their rows, slot 1 nearest', () => {
    for (const [deck, row] of [
      [places.prominentDeck, places.topRow],
      [places.colonistDeck, places.bottomRow],
    ] as const) {
      expect(row.map(({ x }) => x)).toEqual([300, 450, 600, 750]);
      expect(deck.x).toBeLessThan(row[0].x);
      expect(new Set([deck, ...row].map(({ y }) => y)).size).toBe(1);
    }
  });

  it('the cobblestone path runs from the upper left to the lower right without crossing itself', () => {
    const turn = (a: Point, b: Point, c: Point) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
    const within = (a: Point, b: Point, p: Point) =>
      turn(a, b, p) === 0 && (p.x - a.x) * (p.x - b.x) <= 0 && (p.y - a.y) * (p.y - b.y) <= 0;
    const meet = (a: Point, b: Point, c: Point, d: Point) =>
      (turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)) ||
      [c, d].some(p => within(a, b, p)) ||
      [a, b].some(p => within(c, d, p));
    const stretches = spaces.slice(1).map((to, n) => ({ from: spaces[n], to }));
    const crossings = stretches.flatMap((a, n) =>
      stretches
        .slice(n + 2)
        .filter(b => meet(a.from, a.to, b.from, b.to))
        .map(b => [a.from.number, b.from.number]),
    );
    expect(crossings).toEqual([]);
    const doublingBack = stretches.slice(1).filter(({ to }, n) => within(stretches[n].from, stretches[n].to, to));
    expect(doublingBack).toEqual([]);
    expect(Math.min(...spaces.map(s => s.x + s.y))).toBe(spaces[0].x + spaces[0].y);
    expect(Math.max(...spaces.map(s => s.x + s.y))).toBe(spaces[13].x + spaces[13].y);
  });
});

describe('the reference card', () => {
  const lines = (id: string) => reference.find(section => section.id === id)?.lines ?? [];

  it('SAL-R3 lists the spaces in order and cites only their clauses', () => {
    expect(lines('spaces').map(line => Number(line.term))).toEqual(spaces.map(s => s.number));
    lines('spaces').forEach((line, n) => expect(spaces[n].rules).toEqual(expect.arrayContaining([...line.rules])));
  });

  it('has prices, hindrances, icons and the four lines of the score', () => {
    const arrest = ['Start', '-1', '+5', '+1', '+2', 'Floor', 'Then', 'Last', 'Needs'];
    expect(lines('arrestCost').map(line => line.term)).toEqual(arrest);
    expect(lines('bringCost').map(line => line.term)).toEqual(['Start', '+5', 'Then', 'Last', 'Needs']);
    expect(lines('hindrances').map(line => line.term)).toEqual(['2 Fear', '3 Fear', 'Spectral Evidence']);
    const kinds = ['Hammer', 'Puritan', 'Clock', 'Pentagram'];
    expect(lines('icons').map(line => line.term)).toEqual(expect.arrayContaining(kinds));
    expect(lines('scoring').map(line => line.term)).toEqual(['Righteousness', 'Wealth', 'Status', 'Grievances']);
  });
});
