/** The box, counted. */
import { describe, expect, it } from 'vitest';
import { abilities } from '../content/abilities.ts';
import { adventureMaps } from '../content/adventureMaps.ts';
import { afflictions } from '../content/afflictions.ts';
import { artifacts } from '../content/artifacts.ts';
import { booklets } from '../content/booklets.ts';
import { companions } from '../content/companions.ts';
import { consumables } from '../content/consumables.ts';
import { creatures } from '../content/creatures.ts';
import { eventLines } from '../content/events/lines.ts';
import { offRoad } from '../content/events/offRoad.ts';
import { road } from '../content/events/road.ts';
import { eventTexts } from '../content/events/text.ts';
import { eventTitles } from '../content/events/titles.ts';
import * as ids from '../content/ids.ts';
import { STAT } from '../content/numbers.ts';
import { prayers } from '../content/prayers.ts';
import { protectives } from '../content/protectives.ts';
import { recipes } from '../content/recipes.ts';
import { rituals } from '../content/rituals.ts';
import { services } from '../content/services.ts';
import { heirlooms, starters } from '../content/starters.ts';
import { statusStats } from '../content/statusStats.ts';
import { stories } from '../content/stories/index.ts';
import { tarots } from '../content/tarots.ts';
import { ABILITY_KEYWORDS, type EventCard, type Item } from '../content/things.ts';
import { thresholds } from '../content/thresholds.ts';
import { NUMBERED_KEYWORDS, PLAIN_KEYWORDS, SKILLS, STATUSES } from '../content/types.ts';
import { weapons } from '../content/weapons.ts';

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
const cardsIn = (items: readonly Item[]): number => items.reduce((sum, { copies }) => sum + copies, 0);
const everything = {
  abilities,
  adventureMaps,
  afflictions,
  artifacts,
  booklets,
  companions,
  consumables,
  creatures,
  heirlooms,
  offRoad,
  prayers,
  protectives,
  recipes,
  rituals,
  road,
  services,
  starters,
  tarots,
  thresholds,
  weapons,
};

/** Every plain object in it, however deep. */
function* objectsIn(thing: unknown): Generator<{ readonly [key: string]: unknown }> {
  if (typeof thing !== 'object' || thing === null) return;
  if (!Array.isArray(thing)) yield thing as { readonly [key: string]: unknown };
  for (const part of Object.values(thing)) yield* objectsIn(part);
}

describe('the box', () => {
  it('FOL-2.1 FOL-2.3 has every card once, in the order of the ids', () => {
    expect(idsOf(booklets)).toEqual(ids.BOOKLETS);
    expect(idsOf(abilities)).toEqual(ids.ABILITIES);
    expect(idsOf(weapons)).toEqual(ids.WEAPONS);
    expect(idsOf(protectives)).toEqual([...ids.PROTECTIVES, ...ids.ENHANCEMENTS]);
    expect(idsOf(starters)).toEqual(ids.STARTERS);
    expect(idsOf(artifacts)).toEqual(ids.ARTIFACTS);
    expect(idsOf(heirlooms)).toEqual(ids.HEIRLOOMS);
    expect(idsOf(consumables)).toEqual(ids.CONSUMABLES);
    expect(idsOf(prayers)).toEqual(ids.PRAYERS);
    expect(idsOf(rituals)).toEqual(ids.RITUALS);
    expect(idsOf(recipes)).toEqual(ids.RECIPES);
    expect(idsOf(companions)).toEqual(ids.COMPANIONS);
    expect(idsOf(tarots)).toEqual(ids.TAROTS);
    expect(idsOf(road)).toEqual(ids.ROADS);
    expect(idsOf(offRoad)).toEqual(ids.OFF_ROADS);
    expect(idsOf(creatures)).toEqual(ids.CREATURES);
    expect(idsOf(afflictions)).toEqual(ids.AFFLICTIONS);
    expect(idsOf(adventureMaps)).toEqual(ids.MAPS);
  });

  it('has as many of each as are printed', () => {
    const counts = Object.fromEntries(Object.entries(everything).map(([name, rows]) => [name, rows.length]));
    expect(counts).toEqual({
      abilities: 40,
      adventureMaps: 12,
      afflictions: 9,
      artifacts: 12,
      booklets: 6,
      companions: 12,
      consumables: 20,
      creatures: 28,
      heirlooms: 6,
      offRoad: 24,
      prayers: 12,
      protectives: 33,
      recipes: 10,
      rituals: 12,
      road: 24,
      services: 32,
      starters: 15,
      tarots: 22,
      thresholds: 11,
      weapons: 28,
    });
  });

  it('FOL-3.4 has an Item deck of 72 cards of 61 kinds, and an Artifact deck of 8', () => {
    expect(cardsIn(weapons)).toBe(34);
    expect(cardsIn(protectives)).toBe(38);
    expect(weapons.length + protectives.length).toBe(61);
    const ofStories = new Set([...objectsIn(stories)].filter(word => word.do === 'gain').map(({ card }) => card));
    expect(artifacts.filter(({ id }) => !ofStories.has(id))).toHaveLength(8);
  });

  it('has five abilities of every keyword, and 2 paths and 3 ghost powers of every character', () => {
    for (const keyword of ABILITY_KEYWORDS) {
      expect([keyword, abilities.filter(ability => ability.keyword === keyword).length]).toEqual([keyword, 5]);
    }
    expect(booklets.flatMap(({ paths }) => paths)).toHaveLength(12);
    expect(booklets.flatMap(({ ghost }) => ghost.powers)).toHaveLength(18);
  });

  it('has no two things of the same name in one place', () => {
    const named = [
      [...weapons, ...protectives, ...starters, ...artifacts, ...heirlooms, ...consumables],
      abilities,
      [...prayers, ...rituals],
      companions,
      [...creatures, ...afflictions],
      Object.values(eventTitles),
      adventureMaps,
    ];
    for (const things of named) {
      const names = things.map(({ name }) => name);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  it('FOL-2.6 has every keyword, status and skill of the rulebook on some card', () => {
    const used = new Set<unknown>();
    for (const thing of objectsIn(everything)) {
      for (const [key, value] of Object.entries(thing)) {
        if (['keyword', 'status', 'skill', 'stat'].includes(key)) used.add(value);
        if (key === 'keywords' && typeof value === 'object' && !Array.isArray(value)) {
          for (const keyword of Object.keys(value ?? {})) used.add(keyword);
        }
      }
    }
    const missing = [...NUMBERED_KEYWORDS, ...PLAIN_KEYWORDS, ...STATUSES, ...SKILLS].filter(word => !used.has(word));
    // IMMOBILIZED is also a word of its own; ETHEREAL is both a keyword and a status.
    expect(missing).toEqual([]);
  });
});

describe('characters', () => {
  it('FOL-3.1 begin with abilities worth 3 AP, of their own keywords, and with an heirloom', () => {
    for (const { name, abilities: own, keywords } of booklets) {
      const cards = own.map(id => abilities.find(ability => ability.id === id)!);
      expect([name, cards.reduce((sum, { ap }) => sum + ap, 0)]).toEqual([name, 3]);
      expect([name, cards.every(({ keyword }) => keywords.includes(keyword))]).toEqual([name, true]);
    }
    expect(booklets.map(({ heirloom }) => heirloom)).toEqual(ids.HEIRLOOMS);
    expect(booklets.flatMap(booklet => booklet.starters).toSorted()).toEqual([...ids.STARTERS].toSorted());
  });

  it('have seven points of skills each, and mystic cards only if they know how', () => {
    for (const { name, skills, mystic, mystics } of booklets) {
      expect([name, SKILLS.reduce((sum, skill) => sum + skills[skill], 0)]).toEqual([name, 7]);
      expect([name, mystics > 0]).toEqual([name, mystic !== 'none']);
    }
  });

  it('FOL-6.2 have a row of their own where the Lore Tree leaves it to them', () => {
    const own = thresholds.filter(({ choices }) => choices === 'own').map(({ lore }) => lore);
    expect(own).toEqual([200, 350, 950, 1400]);
    expect(thresholds.filter(({ choices }) => choices === 'path').map(({ lore }) => lore)).toEqual([500]);
    expect(thresholds.reduce((sum, { ap }) => sum + ap, 0)).toBe(11);
    expect(thresholds.reduce((sum, { ghostPoints }) => sum + ghostPoints, 0)).toBe(3);
  });

  it('pay 1, 2 and 3 GP for their ghost powers', () => {
    for (const { ghost } of booklets) {
      expect(ghost.powers.map(({ clauses }) => clauses[0].cost)).toEqual([
        { pay: 'gp', n: 1 },
        { pay: 'gp', n: 2 },
        { pay: 'gp', n: 3 },
      ]);
    }
  });
});

describe('events', () => {
  const both: readonly EventCard[] = [...road, ...offRoad];

  it('FOL-R21 offer three things each, of which the last costs nothing', () => {
    for (const { id, options } of both) {
      expect([id, options.length, options.at(-1)!.cost]).toEqual([id, 3, []]);
      expect([id, eventTitles[id].options.length]).toEqual([id, 3]);
      expect(eventTexts[id]).toMatch(/^[A-Z“].*[.?!”]$/);
    }
  });

  it('tell only what is written, and all of it, each line at one place', () => {
    const told = [...objectsIn(both)].filter(word => word.do === 'tell').map(({ line }) => String(line));
    expect(told.toSorted()).toEqual(Object.keys(eventLines).toSorted());
    for (const card of both) {
      const own = [...objectsIn(card)].filter(word => word.do === 'tell').map(({ line }) => String(line));
      expect(own.filter(line => !line.startsWith(`${card.id}.`))).toEqual([]);
      expect([card.id, own.length >= 3]).toEqual([card.id, true]);
    }
    expect(Object.values(eventLines).filter(text => /\s{2}|['"]|[^.?!”]$|^[^A-Z“]/.test(text))).toEqual([]);
  });

  it('FOL-R16 have a night on the road, and none off it', () => {
    const changes = ({ night }: EventCard): number =>
      [night.harder, night.first.length, night.instead.length].filter(n => n > 0).length;
    expect(road.filter(card => changes(card) !== 1).map(({ id }) => id)).toEqual([]);
    expect(offRoad.filter(card => changes(card) > 0)).toEqual([]);
    for (const { id, night, options } of road) {
      for (const { option, by } of night.instead) expect([id, by.cost]).toEqual([id, options[option].cost]);
    }
  });
});

describe('foes', () => {
  it('FOL-R66 are stronger against larger groups', () => {
    const mean = ({ n, sides, plus }: { n: number; sides: number; plus: number }): number =>
      (n * (sides + 1)) / 2 + plus;
    for (const { name, skirmish } of creatures) {
      const means = skirmish.strength.map(mean);
      expect([name, means]).toEqual([name, means.toSorted((a, b) => a - b)]);
    }
  });

  it('FOL-R48 that call others up call creatures, not Afflictions', () => {
    const called = [...objectsIn({ creatures, afflictions })].filter(word => word.do === 'spawn');
    expect(called).not.toEqual([]);
    expect(called.filter(({ foe }) => !idsOf(creatures).includes(String(foe)))).toEqual([]);
  });
});

describe('auras', () => {
  it('FOL-7.3 of different cards have different names', () => {
    const names = Object.values(everything)
      .flat()
      .map(row => new Set([...objectsIn(row)].filter(({ give }) => give === 'aura').map(({ name }) => String(name))))
      .flatMap(found => [...found]);
    expect(names.length).toBeGreaterThan(12);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});

describe('what one carries', () => {
  it('FOL-7.14 is never fewer than eight items: some things make it more, none makes it less', () => {
    const said = [...objectsIn([...Object.values(everything).flat(), ...stories])].filter(
      ({ stat }) => stat === 'capacity',
    );
    expect(said).not.toEqual([]);
    expect(said.filter(({ by }) => !(Number(by) > 0))).toEqual([]);
    expect(statusStats.filter(stats => stats[STAT.capacity] < 0)).toEqual([]);
  });
});
