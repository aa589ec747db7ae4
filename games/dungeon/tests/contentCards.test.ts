/** The rows of the box against the numbers of the rulebook: rooms, traps, cards, pets, items and titles. */
import { describe, expect, it } from 'vitest';
import { BARD, PRIEST, THIEF, WARRIOR, WIZARD } from '../content/adventurers.ts';
import { combatCards, combatDeck } from '../content/combatCards.ts';
import { creatures } from '../content/creatures.ts';
import { IMPROVEMENTS_EACH, improvementTiles, improvements } from '../content/improvements.ts';
import {
  Blank,
  Empty,
  Plume,
  TOKENS,
  itemOf,
  itemTokens,
  items,
  ownerOf,
  soloTiles,
  tokenOf,
} from '../content/items.ts';
import { UNUSED_PET_POINTS, pets } from '../content/pets.ts';
import { HallOfFame, ROOM_POINTS, famePoints, roomTiles, rooms } from '../content/rooms.ts';
import { impatience, specialDeck, specialEvents } from '../content/specialEvents.ts';
import { CONQUERED_POINTS, MARK_POINTS, MONSTER_POINTS, titlePoints, titles } from '../content/titles.ts';
import { COPIES, trapDeck, traps } from '../content/traps.ts';
import type { Room } from '../content/types.ts';
import { said } from './said.ts';

describe('rooms', () => {
  it('DUN-2.7 sixteen tiles, eight of each year; Festival Season adds three and three', () => {
    expect([1, 2].map(year => roomTiles(year, false).length)).toEqual([8, 8]);
    expect([1, 2].map(year => roomTiles(year, true).length)).toEqual([11, 11]);
    expect(rooms.map(({ id }) => id)).toEqual(Array.from({ length: 22 }, (_, n) => `RM${`${n + 1}`.padStart(2, '0')}`));
  });

  it('DUN-4.10 DUN-R27 what first-year rooms make, and where they may be built', () => {
    const made = rooms.flatMap(({ id, zone, production }) => {
      if (production === null) return [];
      const { workers, cost, effect } = production;
      return [`${id} ${'ULOI'[zone]} ${workers} ${said(cost)} → ${effect.do} ${said({ ...effect, do: 0 })}`];
    });
    expect(made).toEqual([
      'RM01 U 3  → gain 1 food',
      'RM02 L 3  → gain 1 food',
      'RM03 U 3  → gain 1 gold',
      'RM04 L 3  → gain 1 gold',
      'RM05 O 4  → drawTraps 1 count',
      'RM06 O 2  → dig 1 upTo, true free',
      'RM07 I 3  → repent 1 by',
      'RM08 I 2 1 food → gain 1 imps',
      'RM17 U 2 1 gold → gain 3 food',
      'RM18 I 2 1 food → gain 2 gold',
      'RM19 O 3  → keepPets 2 draw, 1 keep',
    ]);
    expect(
      rooms.every(({ year, production, zone }) => (year === 1) === (production !== null) && (year === 1) === zone >= 0),
    ).toBe(true);
  });

  const whose = (numbers: readonly number[]): string =>
    numbers.flatMap((n, kind) => (n === 0 ? [] : [`${creatures[kind].name} ${n}`])).join(', ');

  it('DUN-5.30 DUN-5.32 DUN-R43 rooms that make creatures stronger', () => {
    const stronger = rooms.flatMap(({ name, bonus }) => (whose(bonus) === '' ? [] : [`${name}: ${whose(bonus)}`]));
    expect(stronger).toEqual([
      'Training Room: Goblin 1, Troll 1',
      'Dark Room: Witch 1, Vampire 1',
      'Arena: Golem 1, Cockatrice 1, Elderbeast 1',
    ]);
  });

  it('DUN-5.24 DUN-5.25 DUN-5.27 DUN-5.28 rooms that score', () => {
    const scoring = rooms.flatMap(({ name, points }) => (whose(points) === '' ? [] : [`${name}: ${whose(points)}`]));
    expect(scoring).toEqual([
      'Cafeteria: Goblin 1, Slime 1, Troll 1, Witch 1',
      'Chapel: Vampire 2, Ghost 2',
      'Pandemonium: Golem 2, Dragon 2, Demon 2',
      'Violet Lounge: Cockatrice 1, Evil Eye 1, Elderbeast 2',
    ]);
  });

  it('DUN-5.26 the Hall of Fame pays 2 for an exclusive title, 1 with fewer than four', () => {
    expect(rooms.flatMap(({ fame }, room) => (fame ? [room] : []))).toEqual([HallOfFame]);
    expect([1, 2, 3, 4].map(famePoints)).toEqual([1, 1, 1, 2]);
  });

  it('DUN-5.29 DUN-5.31 DUN-R44 Anti-Magic Room, Labyrinth and Echo Hall', () => {
    const which = (is: (room: Room) => boolean): string[] =>
      rooms.flatMap(({ name }, room) => (is(room) ? [name] : []));
    expect(which(room => rooms[room].skipsSpells)).toEqual(['Anti-Magic Room']);
    expect(which(room => rooms[room].traps === 2 && rooms[room].surcharge === 0)).toEqual(['Labyrinth']);
    expect(which(room => rooms[room].traps !== 1 || rooms[room].surcharge !== 1)).toEqual(['Labyrinth']);
    expect(which(room => rooms[room].bardDamage >= 0)).toEqual(['Echo Hall']);
  });
});

describe('traps and Combat Cards', () => {
  it('DUN-2.9 DUN-3.5 27 traps, three of each of nine kinds; nine more with Festival Season', () => {
    expect([false, true].map(fs => trapDeck(fs).length)).toEqual([27, 36]);
    for (const kind of [0, 8, 11]) expect(trapDeck(true).filter(trap => trap === kind)).toHaveLength(COPIES);
    expect(trapDeck(false).every(trap => !traps[trap].fs)).toBe(true);
  });

  it('every trap: cost, damage and effects', () => {
    const rows = traps.map(({ id, cost, fs, name, text, ...rest }) => {
      const paid = said(cost);
      const done = said(rest)
        .replace(/(, )?false \w+/g, '')
        .replace(/^, /, '');
      expect([name, text, fs].includes('')).toBe(false);
      return `${id}${paid === '' ? '' : ` (${paid})`} ${done}`;
    });
    expect(rows).toEqual([
      'TR-RS 3 first',
      'TR-PE 3 second',
      'TR-FW 1 each, 1 last',
      'TR-TD 2 first, true preventsConquering',
      'TR-PD 1 chosen, 2 poison',
      'TR-AD 1 chosen, true antimagic',
      'TR-PM (1 food) true mortal',
      'TR-CR (1 gold) 1 each, true preventsConquering',
      'TR-KI (1 imps) 1 each, 2 first',
      'TR-MC (1 monsters) 5 chosen',
      'TR-PL (1 marks) 2 each',
      'TR-CA 2 bards, 1 withoutBards, true hushes',
    ]);
  });

  it('DUN-2.12 nine Combat Cards for each year, three more with Festival Season', () => {
    expect([1, 2].map(year => combatDeck(year, false).length)).toEqual([9, 9]);
    expect([1, 2].map(year => combatDeck(year, true).length)).toEqual([12, 12]);
    expect(combatCards).toHaveLength(24);
  });

  it('every card: fatigue, speed, magic and spell', () => {
    const rows = combatCards.map(({ id, fatigue, fast, magic, spell }) => {
      const { do: what, ...numbers } = spell;
      return `${id} ${fatigue} ${fast ? 'fast' : 'slow'} ${magic} ${what} ${Object.values(numbers).join()}`.trim();
    });
    expect(rows).toEqual([
      'C101 1 slow 1 nothing',
      'C102 2 slow 1 detectEvil 2',
      'C103 1 slow 1 steal',
      'C104 1 slow 2 loseImp',
      'C105 0 fast 1 hideWizards',
      'C106 1 fast 2 shield 1',
      'C107 2 fast 2 payOrWithdraw',
      'C108 2 fast 3 peace 2',
      'C109 2 slow 1 healFirst 1',
      'C201 2 fast 3 illusion',
      'C202 1 slow 2 toughen 1',
      'C203 2 slow 4 heal 3',
      'C204 3 fast 3 blindRage',
      'C205 2 fast 2 withdraw',
      'C206 2 fast 3 sheep',
      'C207 1 fast 4 banish',
      'C208 3 slow 3 knockOutGhosts',
      'C209 1 slow 5 findPath',
      'CF11 1 fast 1 hearten 1',
      'CF12 1 slow 2 discardTrap',
      'CF13 2 fast 2 knockOutGhost',
      'CF21 2 slow 3 freePrisoner',
      'CF22 0 slow 3 healEach 1',
      'CF23 1 fast 4 shield 3',
    ]);
  });
});

describe('events, pets, items, titles', () => {
  it('nine special events, six more with Festival Season', () => {
    expect([false, true].map(fs => specialDeck(fs).length)).toEqual([9, 15]);
    const rows = specialEvents.map(({ id, happenings }) =>
      [id, ...happenings.map(happening => Object.values(happening).join(' '))].join(' '),
    );
    expect(rows).toEqual([
      'SE1 hunt 3',
      'SE2 host 1 1',
      'SE3 quake 2',
      'SE4 strike',
      'SE5 loseShare gold 2 true',
      'SE6 loseShare imps 3 false',
      'SE7 loseShare food 2 true',
      'SE8 scandal ghosts 1 1 scandal monsters 3 1',
      'SE9 inspect 1',
      'SE10 impatience',
      'SE11 lose food 2',
      'SE12 return',
      'SE13 parade 2 2',
      'SE14 scouts 2',
      'SE15 cheer 1',
    ]);
    expect(Object.values(impatience).map(act => Object.values(act).join(' '))).toEqual([
      'turnDown 1',
      'lose gold 1',
      'lose food 1',
      'discardTrap',
      'slander 1',
    ]);
  });

  it('DUN-3.22 DUN-R59 twelve pets and when they are used', () => {
    expect(pets.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, n) => `PET${n + 1}`));
    expect(pets.map(({ moment }) => moment[0]).join('')).toBe('ppppcccsssss');
    expect(pets.map(({ damage, hits }) => [damage, hits]).slice(4, 6)).toEqual([
      [1, 'first'],
      [1, 'notFirst'],
    ]);
    expect(pets.flatMap(({ score }) => (score === null ? [] : [Object.values(score).join(' ')]))).toEqual([
      'paladins 1 3 true',
      'tunnels 3 1 false',
      'prisoners 2 1 false',
      'titles 1 1 false',
    ]);
    expect(pets.flatMap(({ effect }) => (effect === null ? [] : [effect.do]))).toEqual([
      'gain',
      'forage',
      'dig',
      'keepTraps',
    ]);
  });

  it('DUN-2.19 eight improved tunnels, two of each kind', () => {
    expect(improvementTiles()).toHaveLength(8);
    expect(IMPROVEMENTS_EACH).toBe(2);
    expect(
      improvements.map(({ id, reinforced, monsters, traps: set, miners }) => [id, reinforced, monsters, set, miners]),
    ).toEqual([
      ['IT-R', true, 1, 1, 1],
      ['IT-W', false, 2, 1, 1],
      ['IT-T', false, 1, 2, 1],
      ['IT-G', false, 1, 1, 2],
    ]);
  });

  it('DUN-2.20 DUN-3.34 five tokens for each colour, a sixth with Festival Season; DUN-3.35 no Empty for the others', () => {
    expect(itemTokens(false, false)).toHaveLength(5);
    expect(itemTokens(false, true)).toHaveLength(4);
    expect(itemTokens(true, false)).toHaveLength(6);
    expect(itemTokens(true, true)).toContain(Plume);
    expect(itemTokens(true, true)).not.toContain(Empty);
    expect(tokenOf(3, Empty)).toBe(TOKENS - 1);
    expect([itemOf(tokenOf(2, Plume)), ownerOf(tokenOf(2, Plume))]).toEqual([Plume, 2]);
    expect(items.map(item => said({ ...item, fs: 0, id: 0, name: 0, class: 0 }))).toEqual([
      '1 magic',
      '1 hitPoints',
      '1 trap',
      '1 heart',
      '1 note',
      '',
    ]);
    expect(items.map(item => item.class)).toEqual([WARRIOR, WIZARD, PRIEST, THIEF, BARD, -1]);
  });

  it('DUN-2.21 twenty Expansion Tiles: four of each kind, and four blank', () => {
    expect(soloTiles()).toHaveLength(20);
    expect(soloTiles().filter(tile => tile === Blank)).toHaveLength(4);
  });

  it('DUN-6.11 DUN-6.19 seven titles and what they are worth', () => {
    expect(titles).toHaveLength(7);
    expect([1, 2, 3, 4].map(n => [titlePoints(n, true), titlePoints(n, false)])).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
      [3, 2],
    ]);
  });

  it('DUN-6.12 DUN-6.13 DUN-6.14 DUN-6.15 DUN-6.16 DUN-6.17 DUN-6.18 what each title compares', () => {
    expect(titles.map(({ rule, by, fewest }) => `${rule} ${fewest ? 'fewest' : 'most'} ${by}`)).toEqual([
      'DUN-6.12 most evil',
      'DUN-6.13 most rooms',
      'DUN-6.14 most tunnels',
      'DUN-6.15 most monsters',
      'DUN-6.16 most imps',
      'DUN-6.17 most riches',
      'DUN-6.18 fewest conquered',
    ]);
  });

  it('DUN-6.2 DUN-6.3 DUN-6.6 DUN-6.7 DUN-6.10 what rooms, monsters, conquered tiles, red marks and unused pets are worth', () => {
    expect([ROOM_POINTS, MONSTER_POINTS, CONQUERED_POINTS, MARK_POINTS, UNUSED_PET_POINTS]).toEqual([2, 1, -2, -3, 1]);
  });

  it('DUN-R66 thresholds of someone who plays alone', () => {
    expect(titles.slice(1).map(({ by, solo }) => `${by} ${solo.exclusive}/${solo.shared}`)).toEqual([
      'rooms 5/4',
      'tunnels 10/8',
      'monsters 6/5',
      'imps 9/7',
      'riches 12/9',
      'conquered 2/4',
    ]);
  });
});
