/** The rows of the box against the numbers of the rulebook: creatures and adventurers. */
import { describe, expect, it } from 'vitest';
import {
  ADVENTURERS,
  ADVENTURER_TILES,
  BARD,
  FIRST_ILLUSION,
  PALADIN,
  PRIEST,
  THIEF,
  WARRIOR,
  WIZARD,
  adventurerTiles,
  adventurers,
  isIllusion,
  isPaladin,
  tent,
} from '../content/adventurers.ts';
import {
  CREATURES,
  CREATURE_KINDS,
  Cockatrice,
  Demon,
  Dragon,
  Elderbeast,
  EvilEye,
  Ghost,
  Goblin,
  Golem,
  Slime,
  TROLL_TOKENS,
  Troll,
  Vampire,
  Witch,
  creatureOf,
  creatureTiles,
  creatures,
  isMonster,
} from '../content/creatures.ts';
import { expertise, experts } from '../content/expertise.ts';
import type { CreatureKind } from '../content/types.ts';
import { said } from './said.ts';

describe('creatures', () => {
  const kinds = Array.from({ length: CREATURE_KINDS }, (_, kind) => kind);

  it('DUN-2.8 DUN-3.16 24 tiles, 12 silver and 12 gold; Festival Season adds 4 and 4', () => {
    expect([1, 2].map(year => creatureTiles(year, false).length)).toEqual([12, 12]);
    expect([1, 2].map(year => creatureTiles(year, true).length)).toEqual([16, 16]);
    expect(creatureOf).toHaveLength(CREATURES);
    const counts = kinds.map(kind =>
      [1, 2].map(year => creatureTiles(year, true).filter(tile => creatureOf[tile] === kind).length),
    );
    expect(counts.map(pair => pair.join('/'))).toEqual([
      ...Array.from({ length: 6 }, () => '2/1'),
      ...Array.from({ length: 3 }, () => '0/2'),
      '2/1',
      '2/1',
      '0/2',
    ]);
  });

  it('DUN-R22 costs', () => {
    expect(creatures.map(({ id, cost }) => `${id} ${said(cost)}`)).toEqual([
      'MON-GOB 1 food',
      'MON-SLI 1 food',
      'MON-TRO 2 food',
      'MON-WIT 1 food, 1 evil',
      'MON-VAM 2 evil',
      'GHO 1 evil',
      'MON-GOL 1 gold, 1 traps',
      'MON-DRA 2 food, 2 evil',
      'MON-DEM 1 evil, 1 monsters',
      'MON-COC 1 food',
      'MON-EYE 1 gold, 1 evil',
      'MON-ELD 1 imps',
    ]);
    expect(creatures.every(({ cost, upkeep }) => cost === upkeep)).toBe(true);
  });

  /** `attack S2 ∥ clog`: the options in the rulebook's short hand. */
  function options(kind: CreatureKind, among = creatures): string {
    const letters = { standard: 'S', anyone: 'A', everyone: 'E' };
    return among[kind].options
      .map(({ id, attacks, ...rest }) =>
        [
          id,
          ...attacks.map(({ reach, damage }) => `${letters[reach]}${damage}`),
          said(rest).replace(/, \d* ?false \w+|false \w+,? ?/g, ''),
        ]
          .filter(part => part !== '')
          .join(' '),
      )
      .join(' ∥ ');
  }

  it('DUN-5.1 DUN-5.2 DUN-5.4 DUN-5.7 DUN-5.9 DUN-5.10 DUN-5.11 DUN-5.12 DUN-5.14 DUN-5.16 what each can do in battle', () => {
    expect(kinds.map(kind => options(kind))).toEqual([
      'attack S2 1 followUp',
      'attack E1 ∥ clog true preventsConquering',
      'attack S3 ∥ feast S4 1 food',
      'attack S4 ∥ hexes A1 A1',
      'attack A3 ∥ sip A2 true returns',
      'attack A2',
      'attack S4 true returns',
      'attack E2 true skipsHealing',
      'attack A7 true preventsConquering',
      'attack A1 1 poison',
      'attack S3 true hypnosis',
      'attack S4',
    ]);
  });

  it('DUN-5.8 DUN-7.2 only the Ghost is no monster', () => {
    expect(kinds.filter(kind => !creatures[kind].monster)).toEqual([Ghost]);
    expect(isMonster.filter(monster => !monster)).toHaveLength(3);
  });

  it('DUN-5.15 DUN-5.21 DUN-7.3 DUN-R42 whom they may not attack', () => {
    const barred = (bar: 'priests' | 'paladin' | 'first'): CreatureKind[] =>
      kinds.filter(kind => creatures[kind].bars[bar]);
    expect([barred('priests'), barred('paladin'), barred('first')]).toEqual([[Vampire], [Vampire, Demon], [Ghost]]);
  });

  it('DUN-5.13 DUN-3.2 a token for each of the three Trolls', () => {
    expect(kinds.filter(kind => creatures[kind].tokens > 0)).toEqual([Troll]);
    expect(creatureOf.filter(kind => kind === Troll)).toHaveLength(TROLL_TOKENS);
  });

  it('DUN-5.5 DUN-R41 the Elderbeast stops fast spells; Golem and Vampire stay awake idle', () => {
    expect(kinds.filter(kind => creatures[kind].skipsFast)).toEqual([Elderbeast]);
    expect(kinds.filter(kind => creatures[kind].skipsSlow)).toEqual([]);
    expect(kinds.filter(kind => creatures[kind].staysUpIdle)).toEqual([Vampire, Golem]);
  });

  it('C204 the largest free number of each', () => {
    const largest = kinds.map(kind => creatures[kind].options[creatures[kind].rage].attacks[0].damage);
    expect(largest).toEqual([2, 1, 3, 4, 3, 2, 4, 2, 7, 1, 3, 4]);
    expect(experts[Troll].options[experts[Troll].rage]).toMatchObject({ food: 0, attacks: [{ damage: 4 }] });
  });

  it('DUN-2.19 DUN-R60 twelve Expertise tiles, one for each kind, and what they change', () => {
    expect(expertise.map(({ id }) => id.slice(2))).toEqual(
      creatures.map(({ id }) => (id === 'GHO' ? id : id.slice(4))),
    );
    expect(
      [Goblin, Slime, Troll, Witch, Golem, Dragon, Cockatrice, EvilEye].map(kind => options(kind, experts)),
    ).toEqual([
      'attack S2 2 followUp',
      'attack E1 ∥ clog true preventsConquering ∥ both E1 true preventsConquering',
      'attack S3 ∥ feast S4',
      'attack S4 ∥ hexes A2 A2',
      'attack S5 true returns',
      'attack E3 true skipsHealing',
      'attack A1 2 poison',
      'attack S4 true hypnosis',
    ]);
    expect(experts[Vampire].bars).toEqual({ priests: false, paladin: true, first: false });
    expect(experts[Ghost].bars.first).toBe(false);
    expect(said(experts[Demon].upkeep)).toBe('1 evil');
    expect(said(experts[Demon].cost)).toBe('1 evil, 1 monsters');
    expect(experts[Elderbeast].skipsSlow && experts[Elderbeast].skipsFast).toBe(true);
  });
});

describe('adventurers', () => {
  const row = (ids: string): string[] =>
    ids.split(' ').map(id => {
      const { rank, hitPoints, trap, magic, heart, note } = adventurers.find(card => card.id === id)!;
      return `${rank} ${hitPoints} ${trap}${heart}${magic}${note}`;
    });

  it('DUN-2.14 DUN-3.14 DUN-3.15 sixteen of each year, twenty with bards', () => {
    expect([1, 2].map(year => adventurerTiles(year, false).length)).toEqual([16, 16]);
    expect([1, 2].map(year => adventurerTiles(year, true).length)).toEqual([20, 20]);
    expect(adventurers).toHaveLength(ADVENTURERS);
    expect(new Set(adventurers.map(({ id }) => id)).size).toBe(ADVENTURERS);
    for (const kind of [WARRIOR, THIEF, PRIEST, WIZARD, BARD]) {
      expect(adventurers.filter(card => card.class === kind)).toHaveLength(8);
    }
    expect(adventurers.filter(({ fs }) => fs).every(card => card.class === BARD)).toBe(true);
  });

  it('rank, hit points and symbols of every tile', () => {
    expect(row('AW1 AW2 AW3 AW4')).toEqual(['1 3 0000', '2 4 0000', '2 4 0000', '3 5 0000']);
    expect(row('AT1 AT2 AT3 AT4')).toEqual(['1 3 1000', '2 3 2000', '2 4 1000', '3 4 2000']);
    expect(row('AP1 AP2 AP3 AP4')).toEqual(['1 3 0100', '2 3 0200', '2 4 0100', '3 4 0200']);
    expect(row('AZ1 AZ2 AZ3 AZ4')).toEqual(['1 3 0010', '2 3 0020', '2 4 0010', '3 4 0020']);
    expect(row('AB1 AB2 AB3 AB4')).toEqual(['1 3 0001', '2 3 0002', '2 4 0001', '3 4 0002']);
    expect(row('AW5 AW6 AW7 AW8')).toEqual(['1 5 0000', '2 6 0000', '3 7 0000', '4 8 0000']);
    expect(row('AT5 AT6 AT7 AT8')).toEqual(['1 4 2000', '2 5 2000', '3 5 3000', '4 6 3000']);
    expect(row('AP5 AP6 AP7 AP8')).toEqual(['1 4 0200', '2 5 0200', '3 5 0300', '4 6 0300']);
    expect(row('AZ5 AZ6 AZ7 AZ8')).toEqual(['1 4 0020', '2 5 0020', '3 5 0030', '4 6 0030']);
    expect(row('AB5 AB6 AB7 AB8')).toEqual(['1 4 0002', '2 5 0002', '3 5 0003', '4 6 0003']);
  });

  it('DUN-6.5 DUN-7.4 paladins: hit points, symbols and what they are worth', () => {
    expect(row('PAL-E1 PAL-H1 PAL-D1')).toEqual(['1 4 2220', '2 5 2220', '3 6 2220']);
    expect(row('PAL-E2 PAL-H2 PAL-D2')).toEqual(['1 7 3330', '2 8 3330', '3 9 3330']);
    const worth = adventurers.filter(card => card.class === PALADIN).map(({ points }) => points);
    expect(worth).toEqual([4, 5, 6, 4, 5, 6]);
  });

  it('DUN-6.4 two points for everybody else, none for an illusion (DUN-R67)', () => {
    expect(new Set(adventurers.slice(0, ADVENTURER_TILES).map(({ points }) => points))).toEqual(new Set([2]));
    expect(adventurers[FIRST_ILLUSION]).toMatchObject({
      hitPoints: 1,
      points: 0,
      trap: 0,
      magic: 0,
      heart: 0,
      note: 0,
    });
    expect(adventurers.map((_, who) => (isIllusion(who) ? 'i' : isPaladin(who) ? 'p' : '')).join('')).toBe(
      'ppppppiiii',
    );
  });

  it('DUN-3.6 DUN-3.7 DUN-R61 who waits in the tent, weakest first', () => {
    const waiting = (year: number, paladins: number): string[] => tent(year, paladins).map(who => adventurers[who].id);
    expect([1, 2, 3].map(n => waiting(1, n))).toEqual([
      ['PAL-H1'],
      ['PAL-E1', 'PAL-D1'],
      ['PAL-E1', 'PAL-H1', 'PAL-D1'],
    ]);
    expect(waiting(2, 2)).toEqual(['PAL-E2', 'PAL-D2']);
  });
});
