/** The box: map, heroes, Generals and the three decks, counted and compared with what the manual names. */
import { describe, expect, it } from 'vitest';
import { ALL_COLOURS, HERO_CARDS, cardColour, cardDice, cardLocation, eligible } from '../content/cards.ts';
import { PUBLISHED_DARKNESS, darknessCards } from '../content/darkness.ts';
import { distance, inns, innerRing, locations, wildDistance } from '../content/distances.ts';
import { CITY_STEP, MINIONS_EACH, generals } from '../content/generals.ts';
import { heroes } from '../content/heroes.ts';
import { locationCards } from '../content/locationCards.ts';
import {
  BlizzardMountains,
  ChimeraInn,
  DarkWoods,
  EagleNestInn,
  EnchantedGlade,
  GryphonForest,
  GryphonInn,
  MonarchCity,
  MountainsOfMist,
  ScorpionCanyon,
  ThornyWoods,
  WitheredHills,
  spaces,
} from '../content/map.ts';
import { quests } from '../content/quests.ts';
import { specials } from '../content/specials.ts';
import { BLACK, BLUE, FIRST_SPECIAL, GREEN, NEXT, PURPLE, RED } from '../content/types.ts';
import type { Colour } from '../content/types.ts';
import { card } from './cards.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const names = (list: readonly number[]): string[] => list.map(space => spaces[space].name);

describe('the map', () => {
  it('has 45 spaces: 42 locations and 3 Inns (REA-2.1, REA-R1)', () => {
    expect([spaces.length, locations.length, inns.length]).toEqual([45, 42, 3]);
    expect(spaces.filter(({ kind }) => kind === 'land')).toHaveLength(41);
    expect(spaces.filter(({ kind }) => kind === 'city').map(({ name }) => name)).toEqual(['Monarch City']);
    const lands = ALL_COLOURS.map(colour => spaces.filter(space => space.colour === colour).length);
    expect(lands).toEqual([11, 10, 10, 10]);
    for (const { kind, colour } of spaces) expect(colour === PURPLE).toBe(kind !== 'land');
  });

  it('lists its spaces in alphabetical board order, each once', () => {
    const sorted = spaces.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'));
    expect(spaces.map(({ name }) => name)).toEqual(sorted);
    expect(new Set(spaces.map(({ id }) => id)).size).toBe(45);
  });

  it('has 75 paths that lead both ways and connect everything', () => {
    let ends = 0;
    spaces.forEach(({ adjacent }, space) => {
      ends += adjacent.length;
      expect(adjacent.toSorted((a, b) => a - b)).toEqual(adjacent);
      for (const to of adjacent) expect(spaces[to].adjacent).toContain(space);
      expect(adjacent).not.toContain(space);
    });
    expect(ends / 2).toBe(75);
    expect(Math.max(...distance.flat())).toBeLessThan(Infinity);
  });

  it('hangs each Inn on one land by a single path (REA-R1)', () => {
    expect(inns).toEqual([ChimeraInn, EagleNestInn, GryphonInn]);
    expect(inns.map(inn => spaces[inn].adjacent)).toEqual([[WitheredHills], [EnchantedGlade], [GryphonForest]]);
  });

  it('has seven treasure chests and an inner ring of six', () => {
    expect(names(locations.filter(space => spaces[space].chest))).toEqual([
      'Bounty Bay',
      'Land of Amazons',
      'McCorm Highlands',
      'Mermaid Harbor',
      'Monarch City',
      'Pleasant Hill',
      'Sea Bird Port',
    ]);
    expect(names(innerRing)).toEqual([
      'Bounty Bay',
      'Dancing Stones',
      'Father Oak Forest',
      'Greenleaf Village',
      'Orc Valley',
      'Wolf Pass',
    ]);
  });

  it('can be measured without Monarch City and the Inns, the start excepted', () => {
    const [wolfPass, bountyBay] = [innerRing[5], innerRing[0]];
    expect([distance[wolfPass][bountyBay], wildDistance[wolfPass][bountyBay]]).toEqual([2, 4]);
    expect(wildDistance[wolfPass][MonarchCity]).toBe(Infinity);
    expect(wildDistance[MonarchCity][wolfPass]).toBe(1);
    expect(wildDistance[GryphonInn][GryphonForest]).toBe(1);
  });
});

describe('heroes and Generals', () => {
  it('eight heroes carry the 42 Life Tokens of the box (REA-2.2, REA-2.3, REA-2.11, REA-R58)', () => {
    expect(heroes.map(({ name, life }) => `${name} ${life}`)).toEqual([
      'Cleric 6',
      'Dwarf 5',
      'Eagle Rider 4',
      'Paladin 5',
      'Ranger 5',
      'Rogue 6',
      'Sorceress 6',
      'Wizard 5',
    ]);
    expect(sum(heroes.map(({ life }) => life))).toBe(42);
  });

  it('four Generals lead four factions of 25 minions (REA-1.1, REA-2.4, REA-2.5)', () => {
    expect(
      generals.map(({ name, minions, life, hitOn, majorLimit }) => [name, minions, life, hitOn, majorLimit]),
    ).toEqual([
      ['Gorgutt', 'Orcs', 6, 3, 2],
      ['Varkolak', 'Undead', 5, 4, 0],
      ['Balazarg', 'Demons', 6, 4, 1],
      ['Sapphire', 'Dragonkin', 4, 5, 0],
    ]);
    expect(generals.map(({ penalty: { wounds, cards } }) => [wounds, cards])).toEqual([
      [2, 2],
      ['d6', 'd6'],
      ['D3', 'all'],
      [3, 'd6'],
    ]);
    expect(MINIONS_EACH * generals.length).toBe(100);
  });

  it('each marches to Monarch City in four steps along paths (REA-3.11, REA-3.12, REA-3.13, REA-3.14, REA-R18)', () => {
    expect(generals.map(({ route }) => route[0])).toEqual([ThornyWoods, DarkWoods, ScorpionCanyon, BlizzardMountains]);
    expect(generals.map(({ route }) => route.map(space => spaces[space].id).join(' '))).toEqual([
      'thornyWoods amarakPeak eaglePeakPass orcValley monarchCity',
      'darkWoods windyPass seaBirdPort fatherOakForest monarchCity',
      'scorpionCanyon ravenForest angelTearFalls bountyBay monarchCity',
      'blizzardMountains heavensGlade ancientRuins greenleafVillage monarchCity',
    ]);
    for (const { route } of generals) {
      expect(route).toHaveLength(CITY_STEP + 1);
      for (let step = 0; step < CITY_STEP; step++) expect(distance[route[step]][route[step + 1]]).toBe(1);
    }
  });
});

describe('the Hero deck', () => {
  const cards = Array.from({ length: HERO_CARDS }, (_, n) => n);
  const of = (colour: Colour): number[] => cards.filter(c => cardColour[c] === colour);

  it('has 80 location cards and 16 Specials (REA-2.12)', () => {
    expect([locationCards.length, specials.length, HERO_CARDS]).toEqual([80, 16, 96]);
    expect(locationCards.map(({ id }) => card(id))).toEqual(cards.slice(0, FIRST_SPECIAL));
    expect(specials.map(({ id }) => card(id))).toEqual(cards.slice(FIRST_SPECIAL));
  });

  it('has the cards, dice and icons of every colour', () => {
    expect(ALL_COLOURS.map(colour => [of(colour).length, sum(of(colour).map(c => cardDice[c]))])).toEqual([
      [22, 25],
      [20, 22],
      [20, 24],
      [18, 22],
    ]);
    const icons = { gate: 0, horse: 0, eagle: 0 };
    for (const { icon } of locationCards) icons[icon]++;
    expect(icons).toEqual({ gate: 39, horse: 30, eagle: 11 });
  });

  it('names every land twice, except Mountains of Mist', () => {
    for (const space of locations) {
      const expected = space === MonarchCity || space === MountainsOfMist ? 0 : 2;
      expect(cardLocation.filter(named => named === space).length).toBe(expected);
    }
  });

  it('gives Specials three dice for each portrait and ten for any (REA-R24)', () => {
    const dice = (portrait: Colour): number =>
      sum(specials.filter(special => special.portrait === portrait).map(special => special.dice));
    expect([GREEN, BLACK, RED, BLUE, PURPLE].map(dice)).toEqual([3, 3, 3, 3, 10]);
    expect([eligible[BLACK][card('SP01')], eligible[GREEN][card('SP01')]]).toEqual([true, false]);
    expect(ALL_COLOURS.map(colour => eligible[colour][card('SP02')])).toEqual([true, true, true, true]);
    expect(ALL_COLOURS.map(colour => eligible[colour][card('HC45')])).toEqual([false, false, true, false]);
    expect(sum(ALL_COLOURS.map(colour => sum(cards.filter(c => eligible[colour][c]).map(c => cardDice[c]))))).toBe(
      25 + 22 + 24 + 22 + 4 * (3 + 10),
    );
  });

  it('says when each Special may be played (REA-R40)', () => {
    const when = new Map<string, string[]>();
    for (const { id, windows } of specials) when.set(windows.join(' '), [...(when.get(windows.join(' ')) ?? []), id]);
    expect(Object.fromEntries(when)).toEqual({
      'D N0 NR': ['SP01', 'SP02', 'SP03', 'SP04', 'SP05', 'SP10', 'SP11', 'SP12', 'SP13', 'SP16'],
      N0: ['SP06'],
      CR: ['SP07', 'SP08'],
      '': ['SP09'],
      NR: ['SP14', 'SP15'],
    });
  });
});

describe('the Darkness deck', () => {
  const published = darknessCards.slice(0, PUBLISHED_DARKNESS);

  it('has 56 published cards and up to 8 quiet ones more (REA-2.12)', () => {
    expect([PUBLISHED_DARKNESS, darknessCards.length]).toEqual([56, 64]);
    expect(darknessCards.map(({ id }) => card(id))).toEqual(darknessCards.map((_, n) => n));
    const kinds = published.map(({ kind }) => kind);
    const count = (kind: string): number => kinds.filter(k => k === kind).length;
    expect(['locations', 'quiet', 'patrols', 'warParty', 'city'].map(count)).toEqual([46, 3, 4, 2, 1]);
    for (const { kind, general } of darknessCards.slice(PUBLISHED_DARKNESS)) {
      expect([kind, general]).toEqual(['quiet', null]);
    }
  });

  it('shows every land twice, those at the city four times, Mountains of Mist never (REA-3.15)', () => {
    for (const space of locations) {
      const shown = published.filter(({ places }) => places.some(place => place.space === space)).length;
      const expected = space === MonarchCity || space === MountainsOfMist ? 0 : innerRing.includes(space) ? 4 : 2;
      expect(shown).toBe(expected);
    }
    for (const { kind, places } of darknessCards) expect(places).toHaveLength(kind === 'locations' ? 2 : 0);
    for (const { minions } of published.flatMap(({ places }) => places)) expect([1, 2]).toContain(minions);
  });

  it('calls each General thrice to each of its first steps, twice to the city, twice onward (REA-4.12)', () => {
    generals.forEach(({ route }, who) => {
      const to = published.flatMap(({ general }) => (general?.who === who ? [general.to] : []));
      const times = (destination: number): number => to.filter(t => t === destination).length;
      expect([...route.slice(1), NEXT].map(times)).toEqual([3, 3, 3, 2, 2]);
      expect(to).toHaveLength(13);
    });
    for (const { general } of published) if (general?.to === MonarchCity) expect(general.minions).toBe(0);
  });
});

it('the Quest deck has 24 cards, by their ids (REA-2.12)', () => {
  expect(quests).toHaveLength(24);
  expect(quests.map(({ id }) => card(id))).toEqual(quests.map((_, n) => n));
  const rolls = quests.flatMap(({ id, goal }) =>
    goal.by === 'roll' ? [`${id} ${spaces[goal.at].id} ${goal.dice}/${goal.needs}${goal.keep ? ' keep' : ''}`] : [],
  );
  expect(rolls).toEqual([
    'Q01 darkWoods 4/6',
    'Q02 mountainsOfMist 4/6',
    'Q03 ancientRuins 4/6',
    'Q04 fireRiver 3/5 keep',
    'Q06 unicornForest 1/5 keep',
    'Q09 landOfAmazons 3/5',
    'Q10 ravenForest 3/6',
    'Q12 gryphonForest 3/5',
    'Q13 mccormHighlands 3/5',
    'Q14 heavensGlade 3/5',
    'Q23 enchantedGlade 3/5',
    'Q24 greenleafVillage 4/6',
  ]);
  const hunts = quests.flatMap(({ id, goal }) => (goal.by === 'hunt' ? [`${id} ${goal.count} ${goal.colour}`] : []));
  expect(hunts).toEqual(['Q15 6 0', 'Q16 4 2', 'Q17 3 3', 'Q18 4 1']);
  const scouts = quests.flatMap(({ id, goal }) => (goal.by === 'scout' ? [`${id} ${goal.general}`] : []));
  expect(scouts).toEqual(['Q19 2', 'Q20 0', 'Q21 3', 'Q22 1']);
});
