/** What foes do, to the last tie: FOL-R44 to FOL-R48. */
import { describe, expect, it } from 'vitest';
import { spaceNamed } from '../content/numbers.ts';
import { intentOf } from '../rules/encounter/foeTurn.ts';
import { d10, d100, d6 } from './dice.ts';
import { fight } from './fight.ts';
import { named } from './table.ts';
import type { Fight, Placed } from './fight.ts';

const away: Placed = { as: 'TE', at: 'A9' };
const foesTurn = (setting: Omit<Fight, 'turn'>) => fight({ ...setting, turn: 'foes' }).passing();

describe('melee foes', () => {
  it('SC-45 FOL-5C.14, FOL-R44, FOL-R46: closest by cost, then lower Vita; ways by the order of directions', () => {
    const t = foesTurn({
      map: 'MP09',
      party: [
        { as: 'WH', at: 'E9' },
        { as: 'MO', at: 'F9', vita: 9 },
      ],
      foes: [
        ['C01', 'B1'],
        ['C01', 'I2'],
        ['C01', 'A8'],
      ],
      dice: [d100(2), d100(2)],
    });
    expect(t.walks(10)).toEqual(['B2', 'B3', 'B4', 'B5', 'B6', 'C7']);
    expect(t.walks(11)).toEqual(['J3', 'I4', 'H5', 'G6', 'F7', 'E8']);
    expect(t.walks(12)).toEqual(['B8', 'C7', 'D8']);
    expect(t.blows).toEqual(['11>1 2', '12>0 2']);
  });

  it('FOL-R44 one that can attack already does not move', () => {
    const t = foesTurn({
      map: 'MP11',
      party: [
        { as: 'WH', at: 'E5' },
        { as: 'OA', at: 'F4' },
      ],
      foes: [['C14', 'F5']],
      dice: [d100(2)],
    });
    expect(t.walks(10)).toEqual([]);
    expect(t.blows).toEqual(['10>0 2']);
  });

  it('FOL-R46 living before ghosts, then lowest Vita, then lowest Defense, then the lowest number', () => {
    const party = (...changes: readonly Partial<Placed>[]): Placed[] => [
      { as: 'OA', at: 'E4', ...changes[0] },
      { as: 'WH', at: 'E5', ...changes[1] },
      { as: 'MO', at: 'E6', ...changes[2] },
    ];
    const struck = (members: Placed[]) =>
      foesTurn({ map: 'MP11', party: members, foes: [['C14', 'F5']], dice: [d100(2)] }).blows[0];
    expect(struck(party({ vita: 12 }))).toBe('10>1 2');
    expect(struck(party({ vita: 4 }))).toBe('10>0 2');
    expect(struck(party({ vita: 12 }, { ghost: 1 }))).toBe('10>2 2');
    expect(struck(party({ vita: 12 }, { statuses: ['swift', 'fortified'] }))).toBe('10>2 2');
  });

  it('FOL-R44 nobody can be reached: it comes as near as it can, or stays', () => {
    const locked = foesTurn({
      map: 'MP09',
      party: [
        { as: 'WH', at: 'D4' },
        { as: 'OA', at: 'E4' },
      ],
      foes: [['C14', 'E9']],
      tune: s => (s.scene.terrain[spaceNamed('F4')] = 6),
    });
    expect(locked.blows).toEqual([]);
    expect(locked.walks(10)).toEqual([]);
  });

  it('FOL-R44 it walks through other foes and does not stop on one', () => {
    const t = foesTurn({
      map: 'MP02',
      party: [
        { as: 'OA', at: 'B8' },
        { as: 'WH', at: 'B9' },
      ],
      foes: [
        ['C14', 'B6'],
        ['C14', 'B5'],
      ],
      tune: s => (s.foes[0].losesTurn = true),
      dice: [d100(2), d100(2)],
    });
    expect(t.where(11)).not.toBe('B6');
  });

  it('FOL-R50 REACH 2 attacks from two spaces away', () => {
    const t = foesTurn({ map: 'MP11', party: [{ as: 'WH', at: 'C5' }, away], foes: [['C27', 'G5']], dice: [d100(2)] });
    expect(t.walks(10)).toHaveLength(2);
    expect(t.where(10)).toBe('E4');
    expect(t.blows).toEqual(['10>0 2']);
  });

  it('FOL-R46 whoever taunts is attacked first', () => {
    const t = fight({
      map: 'MP11',
      party: [
        { as: 'OA', at: 'E4', knows: ['AB38'] },
        { as: 'WH', at: 'E6', vita: 1 },
      ],
      foes: [['C14', 'F5']],
    });
    t.uses('AB38');
    t.dice(d100(2)).ends().dice(d100(2)).ends();
    expect(t.blows[0]).toBe('10>0 2');
  });
});

describe('ranged foes', () => {
  it('SC-46 FOL-5C.15, FOL-R45, FOL-R46: as far from the living as it can shoot', () => {
    const t = foesTurn({
      map: 'MP12',
      party: [
        { as: 'WH', at: 'C5' },
        { as: 'OA', at: 'C6', vita: 12 },
      ],
      foes: [['C08', 'J5']],
      dice: [d100(2)],
    });
    expect(t.walks(10)).toEqual(['I5']);
    expect(t.blows).toEqual(['10>0 2']);
  });

  it('FOL-5C.15, FOL-R45 it retreats and still shoots', () => {
    const t = foesTurn({
      map: 'MP12',
      party: [
        { as: 'WH', at: 'B5' },
        { as: 'OA', at: 'B6' },
      ],
      foes: [['C06', 'D5']],
      dice: [d100(2)],
    });
    expect(t.where(10)[0]).toBe('E');
    expect(t.blows).toHaveLength(1);
  });

  it('FOL-R45 out of reach, it comes nearer like a melee foe', () => {
    const t = foesTurn({
      map: 'MP12',
      party: [
        { as: 'WH', at: 'A10' },
        { as: 'OA', at: 'B10' },
      ],
      foes: [['C06', 'J1']],
    });
    expect(t.walks(10)).toHaveLength(5);
    expect(t.blows).toEqual([]);
  });

  it('what a foe will do can be known beforehand', () => {
    const t = fight({
      map: 'MP12',
      party: [
        { as: 'WH', at: 'C5' },
        { as: 'OA', at: 'C6', vita: 12 },
      ],
      foes: [['C08', 'J5']],
    });
    const { target, way } = intentOf(t.s, 10);
    expect(target).toBe(0);
    expect(way.map(named)).toEqual(['I5']);
    expect(t.where(10)).toBe('J5');
  });
});

describe('ghosts', () => {
  it('FOL-R45 with ghosts alone a shooter stays where it can shoot, and attacks the closest', () => {
    const t = foesTurn({
      map: 'MP12',
      party: [
        { as: 'WH', at: 'A10', ghost: 9 },
        { as: 'OA', at: 'E8', ghost: 2 },
      ],
      foes: [['C06', 'B9']],
      dice: [d100(2), d100(2)],
    });
    expect(t.walks(10)).toEqual([]);
    expect(t.blows).toEqual(['10>0 2']);
  });

  it('FOL-X14 a foe that shares a space with a ghost can attack it', () => {
    const t = foesTurn({
      map: 'MP11',
      party: [
        { as: 'WH', at: 'E5', ghost: 9 },
        { as: 'OA', at: 'A1', ghost: 9 },
      ],
      foes: [['C14', 'E5']],
      tune: s => (s.foes[0].space = s.party[0].space),
      dice: [d100(2)],
    });
    expect(t.walks(10)).toEqual([]);
    expect(t.blows).toEqual(['10>0 2']);
  });
});

describe('swarms', () => {
  it('FOL-R47 it cannot be pushed or IMMOBILIZED and blocks neither ways nor sight', () => {
    const t = fight({
      map: 'MP11',
      party: [{ as: 'OA', at: 'E5', with: ['X11'] }, away],
      foes: [
        ['C02', 'F5'],
        ['C14', 'J1'],
      ],
    });
    t.dice(d100(90), d6(1)).attacks('X11');
    expect(t.where(10)).toBe('F5');
    expect(t.foe().vita).toBe(6 - 3);
  });
});

describe('powers', () => {
  it('SC-86 FOL-R42, FOL-R6, FOL-R11: an IMMOBILIZED Affliction has 10 Might less and tears loose on 5 with its 2', () => {
    const grey = (natural: number) =>
      foesTurn({
        map: 'MP11',
        party: [{ as: 'WH', at: 'A1' }, away],
        foes: [['F05', 'J10']],
        tune: s => (s.foes[0].immobilized = true),
        dice: [d10(natural), d100(2)],
      });
    expect(grey(2).walks(10)).toEqual([]);
    expect(grey(3).walks(10)).toHaveLength(6);
    const struck = foesTurn({
      map: 'MP11',
      party: [{ as: 'WH', at: 'E5' }, away],
      foes: [['F05', 'F5']],
      tune: s => (s.foes[0].immobilized = true),
      dice: [d10(2), d100(50)],
    });
    expect(struck.told('attackMade')[0]).toMatchObject({ total: 60 });
  });

  it('FOL-R42 an Affliction cannot lose two turns in a row; others can', () => {
    const t = foesTurn({
      map: 'MP11',
      party: [{ as: 'WH', at: 'A1' }, away],
      foes: [['F05', 'J10']],
      tune: s => (s.foes[0].losesTurn = true),
    });
    expect(t.told('turnLost')).toHaveLength(1);
    expect(t.foe().lostTurn).toBe(true);
    expect(t.foe().taken).toBe(0);
  });

  it('FOL-R48 every k turns actually taken; the summoned act from the next round and pay nothing', () => {
    const t = foesTurn({
      map: 'MP11',
      party: [
        { as: 'WH', at: 'A1' },
        { as: 'OA', at: 'A2' },
      ],
      foes: [['F06', 'J10']],
      tune: s => {
        s.foes[0].taken = 2;
        s.foes[0].immobilized = true;
      },
      dice: [d10(1)],
    });
    expect(t.told('foeSpawned').map(({ foe }) => foe)).toContain(11);
    expect(t.foe(1).summoned).toBe(true);
    expect(t.foe(1).turns).toBe(0);
  });

  it('FOL-X11 an Affliction attacks twice against four, the second time somebody else', () => {
    const t = foesTurn({
      map: 'MP11',
      party: [
        { as: 'WH', at: 'E4' },
        { as: 'OA', at: 'E5', vita: 5 },
        { as: 'MO', at: 'A9' },
        { as: 'TE', at: 'A10' },
      ],
      foes: [['F03', 'F5']],
      tune: s => (s.foes[0].taken = 2),
      dice: [d100(2), d100(2)],
    });
    expect(t.blows).toEqual(['10>1 2', '10>0 2']);
  });

  it('FOL-R66, FOL-R2 Afflictions have their Vita for every character', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'WH', at: 'E4' }, away], foes: [['F01', 'J1']] });
    expect(t.foe().maxVita).toBe(20);
  });

  it('SC-30 start-of-turn harm comes even to who loses the turn', () => {
    const t = foesTurn({
      map: 'MP11',
      party: [{ as: 'WH', at: 'A1' }, away],
      foes: [['C07', 'J10']],
      tune: s => Object.assign(s.foes[0], { losesTurn: true, razor: 2, razorLeft: 1 }),
    });
    expect(t.foe().vita).toBe(4);
    expect(t.foe().razor).toBe(0);
  });

  it('SC-42 FOL-5K.5, FOL-7.3: two Pale Chanters raise a cultist’s Might once', () => {
    const t = foesTurn({
      map: 'MP11',
      party: [{ as: 'WH', at: 'E5' }, away],
      foes: [
        ['C10', 'F5'],
        ['C12', 'G4'],
        ['C12', 'G5'],
      ],
      tune: s => {
        s.foes[1].losesTurn = true;
        s.foes[2].losesTurn = true;
      },
      dice: [d100(10)],
    });
    expect(t.told('attackMade')[0]).toMatchObject({ natural: 10, total: 30 });
  });

  it('FOL-R37 a placed snare waits for the first foe that enters', () => {
    const t = fight({ map: 'MP11', party: [{ as: 'WH', at: 'A5', knows: ['AB12'] }, away], foes: [['C14', 'E5']] });
    t.uses('AB12');
    expect(t.asking).toBe('A aim');
    t.chooses(spaceNamed('B4'));
    expect(t.s.scene.snares).toHaveLength(1);
    t.ends().dice(d6(2), d100(2)).ends();
    expect(t.told('snareSprung').map(({ space }) => named(space))).toEqual(['B4']);
    expect(t.foe().vita).toBe(4);
    expect(t.s.scene.snares).toEqual([]);
  });
});

describe('where a figure may not stay', () => {
  it('FOL-R71 the Count is ETHEREAL until his next turn ends; then he leaves the water', () => {
    const t = fight({
      map: 'MP03',
      party: [
        { as: 'OA', at: 'D6' },
        { as: 'WH', at: 'E10' },
      ],
      foes: [['F09', 'E6']],
      tune: s => (s.foes[0].vita = s.foes[0].maxVita / 2 + 1),
    });
    t.dice(d100(90), [8, 2]).attacks('S09');
    expect(t.told('placed').at(-1)).toMatchObject({ figure: 10 });
    t.s.foes[0].space = spaceNamed('A1');
    t.s.foes[0].held = true;
    t.s.foes[0].losesTurn = true;
    t.ends().ends();
    expect(t.where(10)).toBe('C2');
  });
});
